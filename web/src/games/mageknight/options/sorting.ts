/** How the question panel sorts the options of Mage Knight: one main answer, then rows of answers that belong together. */
import type { Sorting } from "../../../table/game";
import type { Option } from "../../../wire/types";

const ORDER = ["combat", "tactics", "here", "map", "offers", "cards", "units", "skills", "mana", "healing", "other"];
const FORWARD = new Set(["strike", "stand", "pass", "phase", "begin_turn", "play_on", "end_turn", "announce_end", "rest_done", "done"]);

/** What a player came for: it stands before whatever ends the turn or gives it away. */
const USEFUL = ["recruit", "interact"];

/** The answer Enter gives: the only useful one, what one came for, a sure strike in combat, else what moves play forward
 * without losing anything. */
function main(options: Option[]): Option[] {
  const useful = options.filter((option) => !option.idle);
  if (useful.length === 1) return useful;
  const wanted = useful.filter((option) => USEFUL.includes(option.kind) && !option.warns?.length);
  if (wanted.length === 1) return [wanted[0]!, ...options.filter((option) => FORWARD.has(option.kind)).slice(0, 2)];
  const strikes = useful.filter((option) => ["attack", "block", "wound"].includes(option.kind));
  const forward = options.filter((option) => FORWARD.has(option.kind));
  if (strikes.length) return [strikes[0]!, ...forward];
  return forward.slice(0, 3);
}

export const sorting: Sorting = { order: ORDER, single: ["attack", "choose"], main };
