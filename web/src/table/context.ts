/** What every part of the table needs: the current table, what each piece can do, and how to act on it. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Piece, PieceIndex } from "../options/pieces";
import type { BaseView, Lead, Option, Scouted, TableMessage, Way } from "../wire/types";
import type { TableUi } from "./game";

/** A game reads its own view and catalogue through a hook of its own. */
export interface TableContext<V extends BaseView = BaseView, C = unknown> {
  game: TableUi;
  table: TableMessage;
  view: V;
  catalog: C;
  index: PieceIndex;
  busy: boolean;
  /** Gives an answer; one that warns is first told in a window, unless that was read already. */
  act(option: Option, sure?: boolean): void;
  undo(): void;
  /** Fetches earlier lines of the log. */
  readBack(): void;
  /** Does the only option of a piece, offers its several ones, or asks why there is none. */
  pick(piece: Piece, at: Element): void;
  /** Does the only one of these options, or offers them beside what was touched. */
  offer(options: Option[], title: string, at: Element): void;
  /** Gives several answers, one after another, as long as each is offered and none warns or shows anything but the last;
   * `sure`: whoever chose them knows what is shown. */
  follow(notations: string[], sure?: boolean): void;
  /** The ways of several answers, once they were asked for and have come. */
  ways: Way[] | null;
  askWays(): void;
  /** What the answers last asked about lead to, once that has come. */
  leads: Lead[] | null;
  askLeads(notations: string[]): void;
  /** What the piece last asked about promises, once that has come. */
  scouted: Scouted | null;
  scout(piece: Piece, first: string[]): void;
  /** What is being dragged just now. */
  held: string | null;
  /** The piece something was last dropped on. */
  dropped: Piece | null;
  /** The option of the panel the pointer or the focus rests on, and the piece it is about. */
  considered: Option | null;
  pointed: Piece | null;
  consider(option: Option | null): void;
  /** Opens the piece with its words and options, even when there is only one. */
  look(piece: Piece, at: Element): void;
}

export const Table = createContext<TableContext | null>(null);

export function useShell(): TableContext {
  const table = useContext(Table);
  if (!table) throw new Error("a part of the table was drawn outside of a table");
  return table;
}

/** `can` when a piece has a useful option, `idle` when it only has useless ones. */
export function standing(index: PieceIndex, piece: Piece): "can" | "idle" | "" {
  const options = index.get(piece);
  if (!options?.length) return "";
  return options.some((option) => !option.idle) ? "can" : "idle";
}
