import { crest } from "../../../art/crests";
import { frameOf } from "../art/pictures";
import type { Enemy, Hero } from "../types";
import type { Spot } from "./geometry";
import { Minions, Plate, Portrait, useLegible } from "./Plates";

/** How a figure is lit: it can be chosen, or an answer about it is pointed at. */
export type Light = "" | "can" | "can pointed" | "pointed";

interface HeroProps {
  hero: Hero;
  spot: Spot;
  acting: boolean;
  chosen: boolean;
  lit: Light;
  name: string;
}

/** A hero as a round figure: lying when dead, dazed when stunned. Rings surround the portrait only, below its numbers. */
export function HeroFigure({ hero, spot: { size, style }, acting, chosen, lit, name }: HeroProps) {
  const r = size / 2;
  return (
    <g class={hero.dead ? "d-hero dead" : "d-hero"}>
      <ellipse cx={0} cy={r * 0.92} rx={r * 0.86} ry={r * 0.26} class="d-shadow" />
      {acting && <circle r={r + 2.5} class="d-ring" />}
      {chosen && !acting && <circle r={r + 2.5} class="d-ring looked" />}
      {lit && <circle r={r + 2} class={`d-lit ${lit}`} />}
      <g transform={hero.dead ? "rotate(80)" : undefined}>
        <use href={`#${crest(hero.hero)}`} x={-r} y={-r} width={size} height={size} />
      </g>
      {style !== "behind" && hero.stunned && <Stun x={r * 0.75} y={-r * 0.75} size={Math.max(11, size * 0.42)} />}
      {style === "alone" ? (
        <Plate y={r + 8} n={hero.health} name={name} />
      ) : style === "behind" ? null : (
        <Life x={-r * 0.74} y={r * 0.7} n={hero.health} size={Math.max(14, size * 0.42)} />
      )}
    </g>
  );
}

/** An enemy: its boss, agent or monster, and beside it how many minions there are and what each has left; of a stack only
 * who stands in front, the others being counted. */
export function EnemyFigure({ enemy, spot, chosen, lit }: { enemy: Enemy; spot: Spot; chosen: boolean; lit: Light }) {
  const { size, style } = spot;
  const leader = enemy.life > 0;
  const face = leader ? (enemy.role === "roaming" && style !== "crowd" ? size * 1.2 : size) : size * 0.8;
  const r = face / 2;
  const row = style === "crowd";
  const side = row && enemy.minions ? -1 : 1;
  return (
    <g class={enemy.asleep ? "d-foe asleep" : "d-foe"}>
      <g transform={`translate(0 ${risen(enemy, spot)})`}>
        <ellipse cx={0} cy={r * 0.94} rx={r * 0.8} ry={r * 0.22} class="d-shadow" />
        {chosen && <circle r={r + 2.5} class="d-ring foe" />}
        {lit && <circle r={r + 2} class={`d-lit ${lit}`} />}
        <Portrait type={enemy.type} frame={leader ? frameOf(enemy.role) : "f-minion"} size={face} />
        {style !== "behind" && enemy.stunned && <Stun x={-r * 0.75} y={-r * 0.75} size={Math.max(11, size * 0.42)} />}
        {style !== "behind" && style !== "stack" && enemy.minions > 0 && <Minions enemy={enemy} x={row ? r + 2 : 0} y={row ? 0 : r + 1} room={spot.room} tall={spot.tall} row={row} />}
        {leader && style !== "behind" && <Life x={r * 0.8 * side} y={r * 0.56} n={enemy.life} size={Math.max(14, Math.min(18, size * 0.42))} />}
      </g>
    </g>
  );
}

/** A boss above the plate of its minions stands a little higher. */
export const risen = (enemy: Enemy | undefined, { style }: Spot): number => (enemy?.minions && (style === "alone" || style === "pair") ? -5 : 0);

function Life({ x, y, n, size: wished }: { x: number; y: number; n: number; size: number }) {
  const size = wished * useLegible(wished * 0.7);
  const wide = (n > 9 ? 1.5 : 1.25) * size;
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href="#d-heart" x={-wide / 2} y={-wide / 2} width={wide} height={wide} color="#b8321f" stroke="#1a0508" stroke-width="1.6" />
      <text y={size * 0.22} class="d-life" style={{ fontSize: `${size * 0.7}px` }}>
        {n}
      </text>
    </g>
  );
}

function Stun({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={size / 2} fill="#2a2440" stroke="#ffe08a" stroke-width="1.5" />
      <use href="#d-stun" x={-size * 0.38} y={-size * 0.38} width={size * 0.76} height={size * 0.76} color="#ffe08a" />
    </g>
  );
}

/** How many figures stand one behind the other. */
export function Count({ n, spot: { size } }: { n: number; spot: Spot }) {
  const larger = useLegible(11);
  return (
    <g transform={`translate(${-size * 0.5} ${-size * 0.52}) scale(${larger})`}>
      <circle r="8.5" class="d-stack" />
      <text y="4" class="d-level-n">
        {n}
      </text>
    </g>
  );
}
