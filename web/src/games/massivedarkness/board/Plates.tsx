import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { faceOf } from "../art/pictures";
import type { Enemy } from "../types";

/** How many pixels of the screen a unit has where figures are drawn: their numbers never fall below eleven. */
export const Dot = createContext(1);
const DIGITS = 11;
export const useLegible = (font: number): number => Math.max(1, DIGITS / (font * useContext(Dot)));

/** The room of a digit, and of a heart before one, on a plate; the height of a line of it. */
const DIGIT = 6.8;
const LIFE = 11;
const LINE = 12.4;
const HEAD = 14;
/** A plate is no wider than its zone. */
const MOST = 100;

/** What is left of the minions of a mob: how many, the health of each, and of the one that is wounded. */
export function minionsOf(enemy: Enemy): { n: number; each: number; hurt: number | null } {
  const each = enemy.minion_health - enemy.worn;
  return { n: enemy.minions, each, hurt: enemy.hurt ? each - enemy.hurt : null };
}

interface Mark {
  word: string;
  heart?: string;
  wide: number;
}

const mark = (word: string, heart?: string): Mark => ({ word, ...(heart ? { heart } : {}), wide: (heart ? LIFE : 1.5) + word.length * DIGIT });
const sum = (line: Mark[]): number => line.reduce((wide, one) => wide + one.wide, 0);

interface MinionsProps {
  enemy: Enemy;
  /** The middle of the plate's upper edge; of its left edge where it stands in a row with the boss. */
  x: number;
  y: number;
  /** The room it may take. */
  room: number;
  tall: number;
  row: boolean;
}

/** `×4 ♥3 ♥1`: the minions of a mob on one plate; the heart of the wounded one has another colour. Where there is no room
 * for its head the plate goes without, then in two lines, then in as many as there are numbers. */
export function Minions({ enemy, x, y, room, tall, row }: MinionsProps) {
  const { n, each, hurt } = minionsOf(enemy);
  const larger = useLegible(10.5);
  const count = mark(`×${n}`);
  const hearts = [mark(String(each), "#f0604a"), ...(hurt === null ? [] : [mark(String(hurt), "#ffb04a")])];
  const all = [count, ...hearts];
  const layouts = [
    { head: HEAD, lines: [all] },
    { head: 0, lines: [all] },
    { head: 0, lines: [[count], hearts] },
    { head: 0, lines: all.map((one) => [one]) },
  ].map((one) => ({ ...one, w: one.head + Math.max(...one.lines.map(sum)) + 2, h: Math.max(one.head, one.lines.length * LINE) + 2 }));
  const fits = layouts.find(({ w, h }) => w * larger <= room && h * larger <= tall) ?? layouts.find(({ w }) => w * larger <= room) ?? layouts.at(-1)!;
  const { head, lines, w, h } = fits;
  const left = row ? 0 : -w / 2;
  const top = row ? -h / 2 : 0;
  return (
    <g transform={`translate(${x} ${y}) scale(${larger})`}>
      <rect x={left} y={top} width={w} height={h} rx="4" class="d-plate" />
      {head > 0 && (
        <g transform={`translate(${left + 1 + head / 2} ${top + h / 2})`}>
          <Portrait type={enemy.type} frame="f-minion" size={head} />
        </g>
      )}
      {lines.map((line, i) => {
        let at = left + 1 + head + (w - 2 - head - sum(line)) / 2;
        const middle = top + h / 2 + (i - (lines.length - 1) / 2) * LINE;
        return line.map((one) => {
          const here = at;
          at += one.wide;
          return (
            <g key={`${i}${one.heart ?? ""}`} transform={`translate(${here} ${middle})`}>
              {one.heart && <use href="#d-heart" x="0" y="-4.5" width="9" height="9" color={one.heart} />}
              <text x={one.heart ? 9.3 : 0.5} y="3.7" class="d-count">
                {one.word}
              </text>
            </g>
          );
        });
      })}
    </g>
  );
}

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
export function Plate({ y, n, name }: { y: number; n: number; name: string }) {
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
