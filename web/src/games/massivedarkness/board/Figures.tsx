import { faceOf, frameOf } from "../art/pictures";
import { crest } from "../../../art/crests";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Enemy, Hero } from "../types";
import type { Spot } from "./geometry";

/** What is left of the minions of a mob: how many, the health of each, and of the one that is wounded. */
export function minionsOf(enemy: Enemy): { n: number; each: number; hurt: number | null } {
  const each = enemy.minion_health - enemy.worn;
  return { n: enemy.minions, each, hurt: enemy.hurt ? each - enemy.hurt : null };
}

/** How many pixels of the screen a unit has where figures are drawn: their numbers never fall below eleven. */
export const Dot = createContext(1);
const DIGITS = 11;
const useLegible = (font: number): number => Math.max(1, DIGITS / (font * useContext(Dot)));

interface HeroProps {
  hero: Hero;
  spot: Spot;
  acting: boolean;
  chosen: boolean;
  name: string;
}

/** A hero as a round figure: lying when dead, dazed when stunned. Rings surround the portrait only. */
export function HeroFigure({ hero, spot: { size, style }, acting, chosen, name }: HeroProps) {
  const r = size / 2;
  return (
    <g class={hero.dead ? "d-hero dead" : "d-hero"}>
      <ellipse cx={0} cy={r * 0.92} rx={r * 0.86} ry={r * 0.26} class="d-shadow" />
      {acting && <circle r={r + 2.5} class="d-ring" />}
      {chosen && !acting && <circle r={r + 2.5} class="d-ring looked" />}
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
export function EnemyFigure({ enemy, spot: { size, style }, chosen }: { enemy: Enemy; spot: Spot; chosen: boolean }) {
  const leader = enemy.life > 0;
  const flat = style === "crowd";
  const face = leader ? (enemy.role === "roaming" && style !== "crowd" ? size * 1.2 : size) : size * 0.8;
  const at = flat && enemy.minions ? { x: -size * 0.52, y: 0 } : { x: 0, y: enemy.minions && style !== "stack" ? -5 : 0 };
  const r = face / 2;
  return (
    <g class={enemy.asleep ? "d-foe asleep" : "d-foe"}>
      <g transform={`translate(${at.x} ${at.y})`}>
        <ellipse cx={0} cy={r * 0.94} rx={r * 0.8} ry={r * 0.22} class="d-shadow" />
        {chosen && <circle r={r + 2.5} class="d-ring foe" />}
        <Portrait type={enemy.type} frame={leader ? frameOf(enemy.role) : "f-minion"} size={face} />
        {leader && style !== "behind" && <Life x={r * 0.78} y={r * 0.62} n={enemy.life} size={Math.max(14, Math.min(18, size * 0.42))} />}
        {style !== "behind" && enemy.stunned && <Stun x={-r * 0.75} y={-r * 0.75} size={Math.max(11, size * 0.42)} />}
      </g>
      {style !== "behind" && style !== "stack" && enemy.minions > 0 && <Minions enemy={enemy} x={flat ? size * 0.42 : 0} y={flat ? 1 : r + 3} small={flat && size < 22} />}
    </g>
  );
}

/** `×4 ♥3 ♥1`: the minions of a mob on one plate; the heart of the wounded one has another colour. */
function Minions({ enemy, x, y, small }: { enemy: Enemy; x: number; y: number; small: boolean }) {
  const { n, each, hurt } = minionsOf(enemy);
  const head = small ? 11 : 14;
  const word = `×${n}`;
  const lives = [{ left: each, hurt: false }, ...(hurt === null ? [] : [{ left: hurt, hurt: true }])];
  const counted = 1.5 + word.length * DIGIT;
  const wide = head + counted + lives.reduce((sum, one) => sum + LIFE + String(one.left).length * DIGIT, 0);
  const larger = Math.min(useLegible(10.5), Math.max(1, MOST / wide));
  let at = -wide / 2 + head + counted;
  return (
    <g transform={`translate(${x} ${y}) scale(${larger})`}>
      <rect x={-wide / 2 - 1.5} y={-head / 2 - 1} width={wide + 3} height={head + 2} rx="4" class="d-plate" />
      <g transform={`translate(${-wide / 2 + head / 2} 0)`}>
        <Portrait type={enemy.type} frame="f-minion" size={head} />
      </g>
      <text x={-wide / 2 + head + 1} y="3.7" class="d-count">
        {word}
      </text>
      {lives.map((one) => {
        const here = at;
        at += LIFE + String(one.left).length * DIGIT;
        return (
          <g key={String(one.hurt)} transform={`translate(${here} 0)`}>
            <use href="#d-heart" x="0" y="-4.5" width="9" height="9" color={one.hurt ? "#ffb04a" : "#f0604a"} />
            <text x="9.5" y="3.7" class="d-count">
              {one.left}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The room of a digit, and of a heart before one, on a plate. */
const DIGIT = 6.8;
const LIFE = 11.5;
/** A plate is no wider than its zone. */
const MOST = 100;

export function Portrait({ type, frame, size }: { type: string; frame: string; size: number }) {
  const inner = size * 0.82;
  return (
    <>
      <use href={`#${frame}`} x={-size / 2} y={-size / 2} width={size} height={size} />
      <use href={`#${faceOf(type)}`} x={-inner / 2} y={-inner / 2 - size * 0.01} width={inner} height={inner} />
    </>
  );
}

/** Health and name below a figure that stands alone. */
function Plate({ y, n, name }: { y: number; n: number; name: string }) {
  const larger = useLegible(10);
  const named = (30 + name.length * 5.9) * larger <= MOST;
  const wide = named ? 30 + name.length * 5.9 : 26;
  return (
    <g transform={`translate(0 ${y}) scale(${larger})`}>
      <rect x={-wide / 2} y="-7" width={wide} height="14" rx="7" class="d-plate" />
      <use href="#d-heart" x={-wide / 2 + 4} y="-4.5" width="9" height="9" color="#f0604a" />
      <text x={-wide / 2 + 14} y="3.7" class="d-count">
        {n}
      </text>
      {named && (
        <text x={-wide / 2 + 23} y="3.6" class="d-who">
          {name}
        </text>
      )}
    </g>
  );
}

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
