/** How often the sensible player wins with one to six heroes, as [won, games]: docs/massivedarkness/balance.md. */
import told from "./rates.json";

interface Told {
  /** Answers in a game, for its length. */
  answers: number;
  won: number[][];
}

export const RATES: Readonly<Record<string, Told | undefined>> = told;
