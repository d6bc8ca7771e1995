/** The crest of whoever sits at a table: the drawing `h-WHO` of the sheet its game brings. */
import { GAMES } from "../games";
import { mountDrawings } from "./sprite";

const drawn = new Set<string>();

/** Puts the crests of all games into the document: pages outside a table show them too. */
export function mountCrests(): void {
  const sheets = Object.values(GAMES).map((game) => game.crests);
  for (const sheet of sheets) for (const [, who] of sheet.matchAll(/<symbol id="h-(\w+)"/g)) drawn.add(who!);
  mountDrawings("crests", sheets);
}

export const crest = (who: string | undefined): string => (who && drawn.has(who) ? `h-${who}` : "h-unknown");
