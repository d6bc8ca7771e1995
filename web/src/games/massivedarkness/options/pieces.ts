/** The names of the pieces on the table, as `massivedarkness/view/pieces.py` gives them to options. */
import type { Piece } from "../../../options/pieces";

/** `zone:6v.b2`, `door:door1`, `foe:dwarf_warriors`, `hero:0`, `card:0.se_mace`, `line:0.charge`, `class:…` … */
export const piece = {
  zone: (zone: string): Piece => `zone:${zone}`,
  door: (door: string): Piece => `door:${door}`,
  foe: (enemy: string): Piece => `foe:${enemy}`,
  pillar: (pillar: string): Piece => `pillar:${pillar}`,
  hero: (seat: number): Piece => `hero:${seat}`,
  /** A card in the hands of a hero: the same card may lie with two of them. */
  card: (seat: number, card: string): Piece => `card:${seat}.${card}`,
  offer: (card: string): Piece => `offer:${card}`,
  line: (seat: number, line: string): Piece => `line:${seat}.${line}`,
  role: (role: string): Piece => `class:${role}`,
  /** What a hero simply has: `shadow`, `special`, `free`. */
  power: (seat: number, power: string): Piece => `power:${seat}.${power}`,
  signature: (seat: number): Piece => `signature:${seat}`,
  die: (side: string, die: string): Piece => `die:${side}.${die}`,
};
