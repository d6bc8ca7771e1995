/** The wire as docs/protocol.md describes it. The page draws these records and never reasons about rules. */

export type Scalar = string | number | boolean | null;

export interface Option {
  notation: string;
  label: string;
  kind: string;
  args: Scalar[];
  /** The pieces it is about, as the game names them; the first gives it its name. */
  pieces: string[];
  /** The heading it stands under. */
  section: string;
  reveals?: boolean;
  idle?: boolean;
  /** What is to be expected of it, where the game can tell; only its game reads this. */
  forecast?: unknown;
  /** What it adds to the sums on the table; only its game reads this. */
  gain?: unknown;
  /** What it would cost or start that one may not see: it wants a second click. */
  warns?: string[];
}

export interface Decision {
  seat: number;
  mine: boolean;
  prompt: string;
  options: Option[];
  /** What is to be expected of the options (all but their words) comes in a message of its own. */
  later?: boolean;
}

/** What is to be expected of the options of a table, in their order. */
export interface Expected {
  type: "expected";
  seq: number;
  options: Pick<Option, "reveals" | "forecast" | "gain" | "warns">[];
}

export interface UndoState {
  can: boolean;
  /** The others can be asked to agree. */
  ask?: boolean;
  text?: string | null;
  rule?: string | null;
}

export interface LogLine {
  n: number;
  text: string;
  rule?: string | null;
  auto?: boolean;
}

/** A log line as a page draws it: by key and arguments. */
export interface EventLine {
  n: number;
  event: string;
  args: Record<string, Scalar | Scalar[]>;
  /** The seat whose answer brought it about. */
  by?: number;
}

export interface ScoreLine {
  key: string;
  text: string;
  /** The whole line as a sentence. */
  words: string;
  points: number;
  /** How many things were counted. */
  detail?: number;
}

export interface SeatInfo {
  seat: number;
  /** Who or what the seat plays, and what it is called. */
  hero: string;
  name: string;
  kind: "here" | "link" | "bot" | "rules";
  bot: string;
  connected: boolean;
  /** What its player chose to be called by, and the colour of its mark. */
  called?: string;
  avatar?: string;
  /** Until when its player is on vacation, in seconds since 1970. */
  away?: number;
}

export interface ConsentRequest {
  ask: number;
  seat: number;
  count: number;
  waiting: number[];
  mine: boolean;
  asked: boolean;
}

export interface Outcome {
  totals: number[];
  winners: number[];
  won: boolean | null;
  lines: ScoreLine[][];
}

export interface Aim {
  text: string;
  have: number;
  /** 0: it is only counted. */
  need: number;
  done: boolean;
}

export interface Goal {
  name: string;
  aims: Aim[];
  left: string;
  ends: string[];
}

/** A guided first game: its chapters, and the step that fits the moment. */
export interface Lesson {
  chapters: { id: string; title: string; done: number; of: number }[];
  over: boolean;
  step: { id: string; chapter: number; place: number; what: string; why: string; rule: string; notation: string; pieces: string[] } | null;
}

/** What an experienced player would answer, and why. */
export interface Advice {
  seq: number;
  notation: string;
  label: string;
  pieces: string[];
  reason: string;
  line: string[];
  /** The best few answers side by side: what is expected of each, an estimate, and what changes with it. */
  best: { notation: string; label: string; expected: string; changes: string[] }[];
}

/** A way of several answers to a piece: what it costs of what there is, what would pay for the rest, what its end shows or starts. */
export interface Way {
  piece: string;
  steps: string[];
  cost: number;
  have: number;
  pays: { notation: string; label: string }[];
  reveals: boolean;
  warns: string[];
}

/** What can be done to a piece once certain answers are given, the last of which is about it. */
export interface Lead {
  piece: string;
  steps: { notation: string; label: string }[];
}

/** What a piece promises, and the answers that would bring it about; no words where there is nothing to say. */
export interface Scouted {
  piece: string;
  text: string;
  line: string[];
}

/** A game looked at as it was. */
export interface Replay {
  step: number;
  of: number;
  eyes: number | null;
  /** Through whose eyes one may look. */
  may: number[];
  /** Where the game stood, from which step on. */
  marks: { step: number; words: string }[];
  fork: boolean;
  /** What was answered next. */
  said: string;
}

/** A word of a game and what it means. */
export interface Term {
  word: string;
  means: string;
}

/** A page of the log, as it is asked for. */
export interface LogPage {
  type: "log";
  log_from: number;
  log_total: number;
  log: LogLine[];
}

export interface TableMessage {
  type: "table";
  seq: number;
  lang: string;
  view: BaseView;
  decision: Decision | null;
  undo: UndoState;
  log: LogLine[];
  /** How many lines come before those of `log`. */
  log_from?: number;
  /** The last lines of the log by key and arguments. */
  recent?: EventLine[];
  /** How many tables this line has told; which of them this one differs from, and the fields of its view that are gone. */
  frame?: number;
  base?: number;
  gone?: string[];
  outcome: Outcome | null;
  cover?: { seat: number; hero: string } | null;
  seats: SeatInfo[];
  mine: number[];
  host?: boolean;
  /** The host lets nobody new in; the host lets nobody answer. */
  locked?: boolean;
  paused?: boolean;
  consent?: ConsentRequest | null;
  /** Who drew the seed, and the digest by which it can be checked at the end. */
  chance?: { drawn: boolean; commitment: string };
  /** Why the game is only shown: the rules have changed under it. */
  held?: { text: string } | null;
  goal?: Goal | null;
  lesson?: Lesson | null;
  replay?: Replay;
}

export type ServerMessage =
  | TableMessage
  | LogPage
  | Expected
  | { type: "ack"; id: string; seq: number }
  | { type: "refusal"; id: string; rule?: string | null; text: string }
  | { type: "why"; piece: string; rule?: string | null; text: string }
  | { type: "error"; code: string; text: string }
  | { type: "stale"; id: string; seq: number }
  | ({ type: "advice" } & Advice)
  | { type: "ways"; seq: number; ways: Way[] }
  | ({ type: "scout"; seq: number } & Scouted)
  | { type: "leads"; seq: number; leads: Lead[] }
  | { type: "pong" };

/** What every view says; the rest of it is the business of its game. */
export interface BaseView {
  game: string;
  scenario: string;
  seat: number | null;
}

export interface Effect {
  op: string;
  args?: Scalar[];
  parts?: Effect[];
}

/** The words of a game in one language; of the page alone where `game` is empty. */
export interface Words {
  game: string;
  lang: string;
  /** Every language the server speaks. */
  languages: string[];
  names: Record<string, Record<string, string>>;
  texts: Record<string, string>;
  web: Record<string, string>;
}

export interface VariantInfo {
  id: string;
  name: string;
  about: string;
  values: { id: string; name: string }[];
  against: string[];
  /** The numbers of players it can be played with, by scenario. */
  fits: Record<string, number[]>;
}

export interface GameInfo {
  id: string;
  name: string;
  about?: string;
  /** Nothing is hidden between the seats: they play together, and one person may run several heroes. */
  open?: boolean;
  scenarios: { id: string; name: string; about?: string; players: [number, number]; rounds: number }[];
  heroes: { id: string; name: string; about?: string }[];
  variants?: VariantInfo[];
  sets?: { id: string; name: string; about: string }[];
  bots?: { id: string; name: string; about: string }[];
  /** The table of its guided first game. */
  lesson?: { game: string; scenario: string; players: string[]; options: Record<string, string>; seed: number; seats: string[] } | null;
}

export interface StoredTable {
  id: string;
  game: string;
  scenario: string;
  players: string[];
  names: string[];
  round: number;
  /** Where it stands, in words; empty where the game says no more than its round. */
  chapter?: string;
  finished: boolean;
  updated: string | number;
  title: string;
  /** What its players call it. */
  called?: string;
}

export interface Chapter {
  id: string;
  title: string;
  rules: number;
}

export interface Rule {
  id: string;
  chapter: string;
  title?: string;
  text: string;
  example?: string | null;
}
