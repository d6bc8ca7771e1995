/** The names of the pieces on the table, as `oath/view/pieces.py` gives them to options. */
import type { Piece } from "../../../options/pieces";
import type { Adviser } from "../types";

export const piece = {
  site: (site: string): Piece => `site:${site}`,
  card: (card: string): Piece => `card:${card}`,
  /** An adviser: by its card, or where only its back is seen by its number. */
  adviser: (adviser: Adviser): Piece => (adviser.up ? `card:${adviser.card}` : `adviser:${adviser.name}`),
  /** A relic that lies face down at a site. */
  relic: (n: number): Piece => `relic:${n}`,
  space: (space: number): Piece => `space:${space}`,
  bank: (suit: string): Piece => `bank:${suit}`,
  pile: (pile: string): Piece => `pile:${pile}`,
  banner: (banner: string): Piece => `banner:${banner}`,
  oath: (oath: string): Piece => `oath:${oath}`,
  player: (color: string): Piece => `player:${color}`,
};
