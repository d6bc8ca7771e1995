/** `/rules` and `/rules/GAME`, `/rules/MK-MOV` (a chapter) and `/rules/MK-MOV-04c` (a rule in its chapter). */
import { FIRST_GAME, gameOfRule, knownGame } from "../games";
import type { Chapter } from "../wire/types";

export const ruleAddress = (id: string): string => `/rules/${encodeURIComponent(id)}`;
export const rulesOf = (game: string): string => (game === FIRST_GAME ? "/rules" : `/rules/${game}`);

const tail = (): string => decodeURIComponent(location.pathname.replace(/^\/rules\/?/, ""));

/** The game whose rules an address means, and the chapter or rule in it, if it names one. */
export function asked(): { game: string; wish: string } {
  const wish = tail();
  return knownGame(wish) ? { game: wish, wish: "" } : { game: gameOfRule(wish), wish };
}

/** The chapter an address means; the first one where it names none. */
export function chapterOf(chapters: Chapter[], wish: string): Chapter | undefined {
  const wanted = wish.toUpperCase();
  const home = wanted.slice(0, wanted.lastIndexOf("-"));
  return chapters.find((one) => one.id === wanted) ?? chapters.find((one) => one.id === home) ?? chapters[0];
}
