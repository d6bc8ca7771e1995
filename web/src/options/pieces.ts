/** Pieces of the table and the options that belong to them. */
import type { Option } from "../wire/types";

/** What and which, as each game names it on both sides of the wire: `card:march`, `zone:6v.b2` … */
export type Piece = string;
export type PieceIndex = ReadonlyMap<Piece, Option[]>;

/** `card:march` in its two halves. */
export function halves(piece: Piece): [what: string, id: string] {
  const cut = piece.indexOf(":");
  return [piece.slice(0, cut), piece.slice(cut + 1)];
}

export function indexOptions(options: Option[]): PieceIndex {
  const index = new Map<Piece, Option[]>();
  for (const option of options) {
    for (const key of option.pieces) {
      const list = index.get(key);
      if (list) list.push(option);
      else index.set(key, [option]);
    }
  }
  return index;
}
