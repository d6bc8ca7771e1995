/** A table told as what is different from the last one. */
import type { EventLine, Expected, TableMessage } from "./types";

/** How many of the last lines are held by key and arguments. */
const RECENT = 200;

/** The whole table; null when it speaks of one that is not the last we hold, and must be told anew. */
export function whole(held: TableMessage | null, news: TableMessage): TableMessage | null {
  if (news.base === undefined) return news;
  if (!held || held.frame !== news.base) return null;
  const view = { ...held.view, ...news.view };
  for (const name of news.gone ?? []) delete (view as unknown as Record<string, unknown>)[name];
  return { ...news, view, recent: withRecent(held.recent, news) };
}

/** The table with what is to be expected of its options; as it is, where that speaks of another one. */
export function withExpected(held: TableMessage, told: Expected): TableMessage {
  if (told.seq !== held.seq || !held.decision?.later) return held;
  const options = held.decision.options.map((option, place) => ({ ...option, ...told.options[place] }));
  return { ...held, decision: { ...held.decision, options, later: false } };
}

function withRecent(held: EventLine[] | undefined, news: TableMessage): EventLine[] {
  const fresh = news.recent ?? [];
  const kept = (held ?? []).filter((line) => line.n <= (news.log_from ?? 0));
  const joined = kept.at(-1)?.n === (fresh[0]?.n ?? 0) - 1 || !fresh.length ? [...kept, ...fresh] : fresh;
  return joined.slice(-RECENT);
}
