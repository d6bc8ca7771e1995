/** What a page shows of what happened: a game gives a table from its events to what is seen of them, and where. */
import type { FunctionComponent } from "preact";
import type { Piece } from "../options/pieces";
import type { BaseView, EventLine } from "../wire/types";

/** How a step looks and sounds: a figure goes, somebody strikes, is hurt, falls, recovers; something is won, lost, rolled, drawn, turned up. */
export type Motion = "move" | "strike" | "hit" | "die" | "heal" | "gain" | "lose" | "dice" | "card" | "turn" | "tell";

export type Part = "round" | "phase" | "turn" | "fight";

/** Something a summary adds up: the word it is counted under (`web-count-WORD`), its icon, and how many. */
export interface Count {
  word: string;
  icon: string;
  n: number;
}

/** What is seen of one kind of event. Everything may be left out: its line is then simply told. */
export interface Show<V extends BaseView = BaseView> {
  motion?: Motion;
  /** The piece it happens to; where it is not on the screen, nothing is pointed at. */
  at?(event: EventLine, view: V): Piece | null | undefined;
  /** The piece it comes from: an arrow runs from there. */
  from?(event: EventLine, view: V): Piece | null | undefined;
  /** What goes from there to the piece, instead of the arrow: the name of its icon. */
  flies?(event: EventLine, view: V): string;
  /** What flies up there: `−2`. */
  mark?(event: EventLine, view: V): string;
  /** The table as far as this step has come; `next` is how it stands when all is told. */
  after?(view: V, event: EventLine, next: V): V;
  /** Worth a step of its own even in what one's own answer brought about: what the rules, enemies or chance do. */
  step?: boolean;
  /** Never a step of its own: the step before says it too. */
  quiet?: boolean;
  /** Told to everybody, and to some in more words just before: then it is left out of the log. */
  echoes?: string;
  /** Told until somebody goes on: a death. Skipping stops here too. */
  stop?: boolean;
  /** How long it is shown, compared with others. */
  beat?: number;
  /** A part of the game begins with it. */
  begins?: Part;
  counts?(event: EventLine, view: V): Count | null;
}

export interface StepProps {
  event: EventLine;
  view: BaseView;
}

/** How a game wants its events told. */
export interface Tale<V extends BaseView = BaseView> {
  shows: Readonly<Record<string, Show<V>>>;
  /** Its own picture of a step: the dice as they fell, the sum as it came about. */
  Stage?: FunctionComponent<StepProps>;
}

const PLAIN: Show = {};
export const showOf = (tale: Tale | undefined, event: EventLine): Show => tale?.shows[event.event] ?? PLAIN;

/** A word among the arguments of an event. */
export const word = ({ args }: EventLine, name: string): string => String(args[name] ?? "");
export const number = ({ args }: EventLine, name: string): number => Number(args[name] ?? 0);
/** `−2`, with the sign people write. */
export const less = (n: number): string => `−${n}`;
export const more = (n: number): string => `+${n}`;
