import type { Piece } from "../../../options/pieces";
import { useSpeech } from "../../../words/words";
import { piece } from "../options/pieces";
import { enemyName } from "../options/titles";
import type { Enemy, Hero, Zone } from "../types";
import { foeAt, useSelected, useTable } from "../useTable";
import { EnemyFigure, HeroFigure } from "./Figures";
import { corner, places, type Spot } from "./geometry";
import { byKey } from "./keys";

interface Standing {
  name: Piece;
  zone: string;
  x: number;
  y: number;
  spot: Spot;
  hero?: Hero;
  enemy?: Enemy;
}

/** Where every figure stands: heroes to the left of their zone, enemies to the right. */
function useStanding(zones: Zone[]): Standing[] {
  const { view } = useTable();
  return zones.flatMap((zone) => {
    const state = view.board.zones[zone.zone]!;
    const at = corner(zone);
    const spots = places(state.heroes.length, state.enemies.length);
    const put = (spot: Spot) => ({ zone: zone.zone, spot, x: at.x + spot.x, y: at.y + spot.y });
    return [
      ...state.heroes.map((seat, i) => ({ ...put(spots.heroes[i]!), name: piece.hero(seat), hero: view.heroes[seat] }) as Standing),
      ...state.enemies.map((enemy, i) => ({ ...put(spots.foes[i]!), name: piece.foe(enemy), enemy: foeAt(view, piece.foe(enemy)) }) as Standing),
    ];
  });
}

/** The figures, and above them the places to touch them at. */
export function Figures({ zones, onPick }: { zones: Zone[]; onPick(act: (node: Element) => void): (event: Event) => void }) {
  const { view, me, index, pick, pointed } = useTable();
  const { figure, select } = useSelected();
  const say = useSpeech();
  const standing = useStanding(zones);
  const touch = ({ name, zone, enemy }: Standing) =>
    onPick((node) => {
      select(name);
      // A hero with nothing to choose stands for its zone; an enemy always has something to tell.
      if (enemy || index.has(name)) pick(name, node);
      else if (index.has(piece.zone(zone))) pick(piece.zone(zone), node);
    });
  return (
    <>
      <g aria-hidden="true" class="no-touch">
        {standing.map(({ name, x, y, spot, hero, enemy }) => (
          <g key={name} class="d-figure" data-figure={name} style={{ transform: `translate(${x}px, ${y}px)` }}>
            {hero && <HeroFigure hero={hero} spot={spot} acting={view.acting === hero.seat} chosen={figure === name} name={say.name("hero", hero.hero)} />}
            {enemy && <EnemyFigure enemy={enemy} spot={spot} chosen={figure === name} />}
          </g>
        ))}
      </g>
      {standing.map((one) => {
        const r = one.spot.size / 2 + 2;
        // The target corners and the place to touch lie over the portrait alone: plates stay readable.
        const dx = one.enemy && one.spot.style === "crowd" && one.enemy.minions ? -one.spot.size * 0.52 : 0;
        const dy = one.enemy && one.spot.style !== "crowd" && one.enemy.minions ? -5 : 0;
        return (
          <circle
            key={one.name}
            class={`fig${one.hero ? " hero" : " foe"}${index.has(one.name) ? " can" : ""}${pointed === one.name ? " pointed" : ""}`}
            cx={one.x + dx}
            cy={one.y + dy}
            r={Math.max(r, 12)}
            role="button"
            tabindex={index.has(one.name) ? 0 : -1}
            aria-label={one.hero ? say.name("hero", one.hero.hero) : enemyName(one.enemy?.enemy ?? "", say)}
            data-piece={one.name}
            data-grab={one.hero && one.hero.seat === me.seat ? one.name : undefined}
            onClick={touch(one)}
            onKeyDown={byKey(touch(one))}
          />
        );
      })}
    </>
  );
}
