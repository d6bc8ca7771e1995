/** The game that was last chosen or played in this browser. */
import { FIRST_GAME, knownGame } from "../games";

const STORED = "tavola-game";

export function lastGame(): string {
  const kept = localStorage.getItem(STORED) ?? "";
  return knownGame(kept) ? kept : FIRST_GAME;
}

export const rememberGame = (game: string): void => localStorage.setItem(STORED, game);
