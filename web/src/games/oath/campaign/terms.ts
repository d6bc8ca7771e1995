/** What a term of a pool or a target is called. */
import type { Speech } from "../../../words/words";
import { sourceName } from "../options/Extra";

export function targetName(target: string, say: Speech): string {
  const [kind, what = ""] = target.split(" ");
  if (kind === "pawn") return say.t("oa-target-pawn");
  return say.name(kind === "relic" ? "card" : kind!, what);
}

export function termName(source: string, say: Speech): string {
  if (["warbands", "title", "plans"].includes(source)) return say.t(`oa-term-${source}`);
  if (source === "pawn" || source.includes(" ")) return targetName(source, say);
  return sourceName(source, say);
}
