/** `/rules`, `/rules/MK-MOV` (a chapter) and `/rules/MK-MOV-04c` (a rule in its chapter). */
import type { Chapter } from "../wire/types";

export const ruleAddress = (id: string): string => `/rules/${encodeURIComponent(id)}`;
export const asked = (): string => decodeURIComponent(location.pathname.replace(/^\/rules\/?/, ""));

/** The chapter an address means; the first one where it names none. */
export function chapterOf(chapters: Chapter[], wish: string): Chapter | undefined {
  const wanted = wish.toUpperCase();
  const home = wanted.slice(0, wanted.lastIndexOf("-"));
  return chapters.find((one) => one.id === wanted) ?? chapters.find((one) => one.id === home) ?? chapters[0];
}
