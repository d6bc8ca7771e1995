import { mountDrawings } from "../../art/sprite";
import enemies from "./art/enemies.svg?raw";
import faces from "./art/faces.svg?raw";
import figures from "./art/figures.svg?raw";
import sites from "./art/sites.svg?raw";
import terrain from "./art/terrain.svg?raw";
import tokens from "./art/tokens.svg?raw";
import "./style/map.css";
import { EnemyPicture } from "./art/EnemyPicture";
import { heroColor } from "./art/heroes";
import { HEX, pixel } from "./map/geometry";

mountDrawings("mageknight-land", [terrain, sites, enemies, faces, figures, tokens]);

/** Three rows of a land to be explored: terrain, and what stands on it. */
const LAND = [
  "lake sea plains:village forest hills:keep desert wasteland:monster_den mountain swamp forest:magical_glade plains hills:deep_mine lake forest",
  "sea forest plains@norowas hills:crystal_mine forest!wolf_riders plains:monastery desert:mage_tower plains@arythea wasteland:tomb mountain plains!prowlers forest hills:village",
  "plains hills forest:magical_glade swamp!cursed_hags plains@tovak wasteland:ancient_ruins hills lake forest:spawning_grounds desert@goldyx plains:city hills!fire_dragon mountain swamp",
];
const PILES: Record<string, string> = { fire_dragon: "red" };
const CENTRES = new Set(["plains", "hills", "forest", "desert", "wasteland"]);

interface Spot {
  at: string;
  terrain: string;
  site?: string | undefined;
  enemy?: string | undefined;
  hero?: string | undefined;
}

const SPOTS: Spot[] = LAND.flatMap((row, r) =>
  row.split(" ").map((cell, i) => {
    const [, terrain = "", site, enemy, hero] = /^(\w+)(?::(\w+))?(?:!(\w+))?(?:@(\w+))?$/.exec(cell) ?? [];
    return { at: `${i - Math.floor(r / 2)},${r}`, terrain, site, enemy, hero };
  }),
);

/** A strip of our own drawings under the first page. */
export default function Panorama() {
  return (
    <svg class="panorama" viewBox="0 -34 900 188" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-400" y="-200" width="1800" height="700" fill="url(#sea)" />
      {SPOTS.map((spot) => {
        const { x, y } = pixel(spot.at);
        const bare = !spot.site && !spot.enemy && !spot.hero && CENTRES.has(spot.terrain);
        return (
          <g key={spot.at} transform={`translate(${x} ${y})`}>
            <use href={`#t-${spot.terrain}`} />
            {bare && <use href={`#c-${spot.terrain}`} />}
            <path d={HEX} class="hex-line" />
            {spot.site && <use href={`#s-${spot.site}`} transform="scale(1.1)" color="#4fa862" />}
            {spot.enemy && (
              <g transform="scale(.44)">
                <EnemyPicture enemy={spot.enemy} pile={PILES[spot.enemy] ?? "green"} />
              </g>
            )}
            {spot.hero && (
              <g color={heroColor(spot.hero)}>
                <use href={`#f-${spot.hero}`} transform="translate(0 -4) scale(.52)" />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
