/** What a game brings to the table. The shell (line, question, log, undo, seats, windows) knows nothing else of it. */
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Piece } from "../options/pieces";
import type { Unit } from "../ui/useUnit";
import type { BaseView, Option, Outcome } from "../wire/types";
import type { Tale } from "../story/show";
import type { Speech } from "../words/words";
import type { Held } from "../options/drag/drops";
import type { TableContext } from "./context";

/** How the question panel sorts the options of a game. */
export interface Sorting {
  /** The headings from top to bottom. */
  order: readonly string[];
  /** Kinds of which every answer has a row of its own; others share the row of their first piece. */
  single?: readonly string[];
  /** Kinds whose answers share one row, called `row-KIND` in the words of the page. */
  together?: readonly string[];
  /** The answers shown as large buttons; Enter gives the first. Left out, it is the only useful one. */
  main?(options: Option[], view: BaseView): Option[];
  /** Answers that Enter does not give although they stand first: there is something better to do. */
  quiet?(option: Option, options: Option[], view: BaseView): boolean;
  /** Headings whose answers stay in sight below the others however many these are: the end of a turn. */
  kept?: readonly string[];
}

export interface DeskProps {
  phone: boolean;
  top: ComponentChildren;
  question: ComponentChildren;
  /** Counts the answers given here: after one, the board is worth looking at again. */
  acted: number;
  /** The piece a hint or a story speaks of now: a tab that holds it should come up. */
  hinted: Piece | null;
  /** What Escape does when no window is open. */
  back: { current: () => void };
}

/** One grade of a result, in the words of the page, and what it takes. */
export interface Rung {
  name: string;
  met: boolean;
  need?: string;
  least?: number;
}

export interface TableUi {
  sorting: Sorting;
  /** Below this size its panels become tabs, where a phone is not the border. */
  narrow?: string;
  /** On a phone that lies on its side the answers stand beside the board, all of them. */
  listed?: boolean;
  /** Its desk is drawn for one size and grows and shrinks with the screen, as much as it says. */
  scales?: boolean | Unit;
  /** The colours the page wears, and the icon before its name: a sun where it is left out. */
  time(view: BaseView): "day" | "night";
  seal?(view: BaseView): string;
  /** What a piece is called, over its window and over the row of its options. */
  title(piece: Piece, table: TableContext, say: Speech): string;
  /** Where something that was taken up can be dropped; where its options name other pieces, if this is left out. */
  grab?(held: string, table: TableContext): Held;
  /** Options that never act at a touch of their piece: its window opens first. */
  careful?(option: Option): boolean;
  /** Pieces that only have words: there is nothing to ask of them. */
  told?(piece: Piece): boolean;
  /** The words of a piece, in its window. */
  Words: FunctionComponent<{ piece: Piece }>;
  /** A piece drawn large with its words and rules, for reading without acting; its title and words where it is left out. */
  Face?: FunctionComponent<{ piece: Piece }>;
  /** An option in few signs, for a row that already names its piece; its label where it is left out. */
  Chip?: FunctionComponent<{ option: Option }>;
  /** The words of the piece an option gives, where the choice depends on them. */
  detail?(option: Option, say: Speech): string;
  /** What the game adds to an option in a list or window. */
  Extra?: FunctionComponent<{ option: Option }>;
  /** What a result is called, from the lowest grade up; nothing where this one is not graded. */
  ladder?(outcome: Outcome, view: BaseView): Rung[];
  /** The game has its aims on the table anyway: the top bar only opens their window. */
  aimsShown?: boolean;
  /** Its lines do not say whose deed they tell: with several players each has a crest before it. */
  crested?: boolean;
  /** What is seen of its events; a game that says nothing has its lines told. */
  tale?: Tale;
  /** Fetches what may come after its board. */
  rest?(): Promise<unknown>;
  /** Round, phase and whatever else belongs into the top bar. */
  Status: FunctionComponent<{ phone: boolean; crowded: boolean }>;
  /** The end of a game told its own way, where a score line by line for each seat is not. */
  Result?: FunctionComponent<{ outcome: Outcome }>;
  /** The table itself, with `top` and `question` where they belong. */
  Desk: FunctionComponent<DeskProps>;
}
