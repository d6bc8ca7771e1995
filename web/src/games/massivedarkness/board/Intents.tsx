import { piece } from "../options/pieces";
import { useSelected, useTable } from "../useTable";
import type { Standing } from "./FigureLayer";
import { middle } from "./geometry";

/** Arrows: where each enemy will go and whom it will strike if nothing changes; those of the selected one stand out. They run
 * below the figures, from one to the other. */
export function Intents({ standing }: { standing: Standing[] }) {
  const { view } = useTable();
  const { figure } = useSelected();
  const at = (zone: string | null | undefined) => {
    const found = view.map.zones.find((one) => one.zone === zone);
    return found && middle(found);
  };
  const figureAt = (name: string) => standing.find((one) => one.name === name);
  return (
    <g aria-hidden="true" class="no-touch">
      {view.enemies.map((enemy) => {
        const strong = figure === piece.foe(enemy.enemy);
        let from: End | undefined = figureAt(piece.foe(enemy.enemy)) ?? at(enemy.at);
        return enemy.intent.map((step, i) => {
          const start = from;
          if (!start) return null;
          if (step.act === "move") {
            from = step.zones.length === 1 ? at(step.zones[0]) : undefined;
            return step.zones.map((zone) => <Arrow key={`${enemy.enemy}${i}${zone}`} from={start} to={at(zone)} style={`d-move${strong ? " on" : ""}`} marker="d-pale" />);
          }
          if (step.act !== "attack") return null;
          return step.seats.map((seat) => <Arrow key={`${enemy.enemy}${i}${seat}`} from={start} to={figureAt(piece.hero(seat)) ?? at(view.heroes[seat]?.at)} style={`d-strike${strong ? " on" : ""}`} marker="d-red" />);
        });
      })}
    </g>
  );
}

/** Who stands in one zone has no room for an arrow between them. */
const APART = 62;

interface End {
  x: number;
  y: number;
}

function Arrow({ from, to, style, marker }: { from: End; to: End | undefined; style: string; marker: string }) {
  if (!to) return null;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < APART) return null;
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const bend = { x: (from.x + to.x) / 2 - uy * 14, y: (from.y + to.y) / 2 + ux * 14 };
  return <path class={style} marker-end={`url(#${marker})`} d={`M${from.x + ux * 24} ${from.y + uy * 24}Q${bend.x} ${bend.y} ${to.x - ux * 26} ${to.y - uy * 26}`} />;
}
