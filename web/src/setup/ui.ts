/** What a game tells about a table before it is laid: where it is played, how long it takes, how hard it is, and what we have measured. */
import type { FunctionComponent } from "preact";
import type { BaseView } from "../wire/types";
import type { Speech } from "../words/words";

/** So many games of a scenario were won by one of our players; the figures stand in the documentation. */
export interface Measured {
  bot: string;
  won: number;
  games: number;
}

export interface SetupUi {
  /** About how long, for people who know the rules. */
  minutes(scenario: string, players: number): number;
  /** From 1, to learn with, to 4. */
  hard(scenario: string, players: number): number;
  measured(scenario: string, players: number): Measured | null;
  /** Where it is played, from the view of such a game as it begins. */
  Sketch: FunctionComponent<{ view: BaseView }>;
  /** Who plays, as a figure: the drawing `f-WHO`; a crest where there is none. */
  figured?: boolean;
  /** What else can be read off that view: pairs of words. */
  facts?(view: BaseView, say: Speech): [string, string][];
}
