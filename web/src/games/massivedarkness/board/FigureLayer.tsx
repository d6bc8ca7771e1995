import type { Piece } from "../../../options/pieces";
import { useSpeech } from "../../../words/words";
import { piece } from "../options/pieces";
import { enemyName } from "../options/titles";
import type { Enemy, Hero, Zone } from "../types";
import { foeAt, useSelected, useTable } from "../useTable";
import { EnemyFigure, HeroFigure } from "./Figures";
import { corner, places } from "./geometry";
import { byKey } from "./keys";

interface Standing {
  name: Piece;
  zone: string;
  x: number;
  y: number;
  scale: number;
  hero?: Hero;
  enemy?: Enemy;
}

/** Where every figure stands: heroes first, then enemies. */
function useStanding(zones: Zone[]): Standing[] {
  const { view } = useTable();
  return zones.flatMap((zone) => {
    const state = view.board.zones[zone.zone]!;
    const at = corner(zone);
    const found = [
      ...state.heroes.map((seat) => ({ name: piece.hero(seat), hero: view.heroes[seat] })),
      ...state.enemies.map((enemy) => ({ name: piece.foe(enemy), enemy: foeAt(view, piece.foe(enemy)) })),
    ];
    const { spots, scale } = places(found.length);
    return found.map((one, i) => ({ ...one, zone: zone.zone, x: at.x + spots[i]!.x, y: at.y + spots[i]!.y, scale }) as Standing);
  });
}

/** The figures, and above them the places to touch them at. */
export function Figures({ zones, onPick }: { zones: Zone[]; onPick(act: (node: Element) => void): (event: Event) => void }) {
  const { view, index, pick, pointed } = useTable();
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
        {standing.map(({ name, x, y, scale, hero, enemy }) => (
          <g key={name} data-figure={name} transform={`translate(${x} ${y})`}>
            {hero && <HeroFigure hero={hero} acting={view.acting === hero.seat || figure === name} scale={scale} />}
            {enemy && <EnemyFigure enemy={enemy} scale={scale} selected={figure === name} />}
          </g>
        ))}
      </g>
      {standing.map((one) => (
        <circle
          key={one.name}
          class={`fig${one.hero ? " hero" : " foe"}${index.has(one.name) ? " can" : ""}${pointed === one.name ? " pointed" : ""}`}
          cx={one.x}
          cy={one.y + (one.enemy ? 2 * one.scale : 0)}
          r={(one.enemy ? 30 : 22) * one.scale}
          role="button"
          tabindex={index.has(one.name) ? 0 : -1}
          aria-label={one.hero ? say.name("hero", one.hero.hero) : enemyName(one.enemy?.enemy ?? "", say)}
          data-piece={one.name}
          onClick={touch(one)}
          onKeyDown={byKey(touch(one))}
        />
      ))}
    </>
  );
}
