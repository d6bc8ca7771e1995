import { EnemyPicture } from "../art/EnemyPicture";
import { sitePicture } from "../art/pictures";
import { HexDrawing } from "../map/HexDrawing";
import { pixel } from "../map/geometry";
import { Icon } from "../../../ui/Icon";
import type { Basic, Hex } from "../types";
import { useSpeech } from "../../../words/words";
import type { SiteFacts, TileFacts } from "./facts";
import { Piles, Rewards } from "./TokenFaces";

const hex = (at: string, terrain: string, site: string, colors: string[]): Hex => ({
  at,
  tile: "",
  terrain,
  site: site || null,
  colors: colors as Basic[],
  tokens: [],
  ruin: null,
  shields: [],
  burned: false,
  secret: false,
  city: null,
  cost: null,
  safe: true,
});

/** A site on a space of the land it usually lies in. */
export function SiteFace({ id, facts }: { id: string; facts: SiteFacts }) {
  const { name, text } = useSpeech();
  const guards = [facts.garrison, ...facts.enemies].filter(Boolean);
  return (
    <span class="f f-site">
      <b>{name("site", id)}</b>
      <span class="f-head">
        <svg class="hex" viewBox="-38 -44 76 88">
          <HexDrawing hex={hex("0,0", GROUND[id] ?? "plains", sitePicture(id) ? id : "", [])} />
        </svg>
        <span class="f-stats">
          {facts.recruit && <Icon name="i-unit" class="ic" />}
          {facts.heal_cost > 0 && (
            <span>
              <Icon name="i-heal" /> <Icon name="i-influence" /> {facts.heal_cost}
            </span>
          )}
          {guards.length > 0 && <Piles piles={guards} />}
          {facts.night_rules && <Icon name="i-moon" class="ic" />}
          <Rewards rewards={facts.rewards} />
        </span>
      </span>
      <span class="f-words">{text(`site:${id}`)}</span>
    </span>
  );
}

const GROUND: Record<string, string> = {
  keep: "hills",
  crystal_mine: "hills",
  deep_mine: "hills",
  dungeon: "wasteland",
  tomb: "wasteland",
  monster_den: "hills",
  spawning_grounds: "wasteland",
  magical_glade: "forest",
  ancient_ruins: "desert",
  maze: "swamp",
  labyrinth: "swamp",
  volkares_camp: "wasteland",
};

/** A city with its garrison for each level from the first one shown. */
export function CityFace({ color, garrisons, first = 1 }: { color: string; garrisons: string[][]; first?: number }) {
  const { name, text } = useSpeech();
  return (
    <span class="f f-city">
      <b class={color}>
        <Icon name={`m-${color}`} class="" />
        <span>{name("site", `city_${color}`)}</span>
      </b>
      <span class="f-head">
        <svg class="hex" viewBox="-38 -44 76 88">
          <HexDrawing hex={hex("0,0", "plains", "city", [color])} />
        </svg>
        <span class="f-words">{text(`site:city_${color}`)}</span>
      </span>
      <span class="garrisons">
        {garrisons.map((piles, i) => (
          <span key={i}>
            <i>{first + i}</i>
            <Piles piles={piles} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Centre, then clockwise from the north-east. */
const PLACES = ["0,0", "1,-1", "1,0", "0,1", "-1,1", "-1,0", "0,-1"];
const RAMPAGING: Record<string, string> = { orc_marauder: "green", draconum: "red" };

export function TileFace({ id, facts }: { id: string; facts: TileFacts }) {
  const { name } = useSpeech();
  return (
    <span class="f f-tile">
      <b>{name("tile", id)}</b>
      <svg class="map-tile" viewBox="-106 -102 212 204">
        {facts.hexes.map((one, i) => (
          <HexDrawing key={i} hex={hex(PLACES[i]!, one.terrain, one.site, one.colors)} />
        ))}
        {facts.hexes.map((one, i) => {
          const pile = RAMPAGING[one.rampaging];
          const { x, y } = pixel(PLACES[i]!);
          return (
            pile && (
              <g key={`r${i}`} transform={`translate(${x} ${y}) scale(.4)`}>
                <EnemyPicture enemy={null} pile={pile} />
              </g>
            )
          );
        })}
      </svg>
    </span>
  );
}
