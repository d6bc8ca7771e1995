/** How the question panel sorts the options of Oath. */
import type { Sorting } from "../../../table/game";
import type { Option } from "../../../wire/types";

const ORDER = [
  "targets", "plans", "terms", "travel", "search", "muster", "trade", "recover", "campaign", "powers", "cards", "warbands", "looks", "court", "other", "turn",
];
/** Answers that move play forward and give nothing away for good; "no more" is one only where odds stand beside it. */
const FORWARD = ["attack", "sacrifice", "enough", "propose"];
/** Binding consent, and the end of a turn, are never given by Enter. */
const NEVER = ["accept", "decline", "leave", "exile"];

function main(options: Option[]): Option[] {
  const useful = options.filter((option) => !option.idle);
  if (useful.length === 1 && !NEVER.includes(useful[0]!.kind)) return useful;
  return useful.filter((option) => FORWARD.includes(option.kind) && (option.kind !== "enough" || option.forecast != null)).sort((a, b) => FORWARD.indexOf(a.kind) - FORWARD.indexOf(b.kind));
}

export const sorting: Sorting = { order: ORDER, together: ["travel", "search", "campaign", "muster", "trade", "use", "peek_reliquary", "station", "withdraw", "offer"], single: ["announce", "play", "keep", "lay", "plan", "target"], main, kept: ["turn"] };
