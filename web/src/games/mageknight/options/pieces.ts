/** The names of the pieces on the table, as `mageknight/view/pieces.py` gives them to options. */
import type { Piece } from "../../../options/pieces";

/** `card:march`, `space:2,-1`, `unit:0`, `foe:1`, `attack:1.1` … */
export const piece = {
  card: (id: string): Piece => `card:${id}`,
  unit: (n: number): Piece => `unit:${n}`,
  skill: (id: string): Piece => `skill:${id}`,
  tactic: (id: string): Piece => `tactic:${id}`,
  crystal: (color: string): Piece => `crystal:${color}`,
  space: (at: string): Piece => `space:${at}`,
  slot: (slot: string): Piece => `slot:${slot}`,
  offer: (id: string): Piece => `offer:${id}`,
  foe: (n: number): Piece => `foe:${n}`,
  attack: (n: number, i: number): Piece => `attack:${n}.${i}`,
  die: (i: number): Piece => `die:${i}`,
};
