/** What a piece may be dropped on and which answers that gives. Nothing is decided here: a drop is an option that names both pieces, or
 * what the rules say the answers of a piece lead to. */
import type { Piece, PieceIndex } from "../pieces";
import type { TableContext } from "../../table/context";
import type { Lead, Option } from "../../wire/types";

export interface Drop {
  /** What is said beside the pointer. */
  label: string;
  /** The answers one after another; or several to choose from. */
  line?: string[];
  choices?: Option[];
}

export type Drops = Map<Piece, Drop>;

/** What is held: where it can go at once, and the answers whose further consequences are worth asking for. */
export interface Held {
  drops: Drops;
  leads: Option[];
}

const several = (options: Option[]): Drop => ({ label: options.length === 1 ? options[0]!.label : "", choices: options });

/** Every other piece the options of this one name. */
export function named(held: Piece, index: PieceIndex): Drops {
  return grouped((index.get(held) ?? []).flatMap((option) => option.pieces.filter((piece) => piece !== held).map((piece): [Piece, Option] => [piece, option])));
}

export function grouped(pairs: Iterable<[Piece, Option]>): Drops {
  const found = new Map<Piece, Option[]>();
  for (const [piece, option] of pairs) found.set(piece, [...(found.get(piece) ?? []), option]);
  return new Map([...found].map(([piece, options]) => [piece, several(options)]));
}

/** For a figure that stands for its player: whatever can be chosen on the board, near or far. */
export function reached(table: TableContext, wanted: (piece: Piece) => boolean): Drops {
  const drops: Drops = new Map();
  for (const [piece, options] of table.index) if (wanted(piece)) drops.set(piece, several(options));
  for (const way of table.ways ?? []) if (!drops.has(way.piece) && way.cost <= way.have) drops.set(way.piece, { label: "", line: way.steps });
  return drops;
}

export const led = (lead: Lead): Drop => ({ label: lead.steps.map((step) => step.label).join(" → "), line: lead.steps.map((step) => step.notation) });
