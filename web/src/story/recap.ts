/** What happened, in parts: each with its heading, what can be added up, and its lines. */
import type { BaseView, EventLine, LogLine, TableMessage } from "../wire/types";
import { showOf, type Count, type Part, type Tale } from "./show";

export interface Chapter {
  part: Part | null;
  /** The line it begins with. */
  head: LogLine | null;
  counts: Count[];
  lines: LogLine[];
}

/** The parts of what happened after line `from`; without a part to begin with, what comes first stands alone. */
export function chapters(table: TableMessage, tale: Tale | undefined, from: number): Chapter[] {
  const events = new Map((table.recent ?? []).map((event) => [event.n, event]));
  const found: Chapter[] = [];
  for (const line of table.log) {
    if (line.n <= from) continue;
    const event = events.get(line.n);
    const begins = event && showOf(tale, event).begins;
    if (begins || !found.length) found.push({ part: begins ?? null, head: begins ? line : null, counts: [], lines: [] });
    const now = found.at(-1)!;
    if (!begins) now.lines.push(line);
    if (event) add(now.counts, event, tale, table.view);
  }
  return found.filter((one) => one.lines.length > 0 || one.head);
}

function add(counts: Count[], event: EventLine, tale: Tale | undefined, view: BaseView): void {
  const count = showOf(tale, event).counts?.(event, view);
  if (!count || !count.n) return;
  const known = counts.find((one) => one.word === count.word);
  if (known) known.n += count.n;
  else counts.push({ ...count });
}

/** The counts of several parts as one. */
export function together(parts: readonly Chapter[]): Count[] {
  const sum: Count[] = [];
  for (const count of parts.flatMap((one) => one.counts)) {
    const known = sum.find((one) => one.word === count.word);
    if (known) known.n += count.n;
    else sum.push({ ...count });
  }
  return sum;
}

/** The line after which the last part of a kind began: a turn, a fight, a round. */
export function since(table: TableMessage, tale: Tale | undefined, ...parts: Part[]): number {
  const starts = (table.recent ?? []).filter((event) => parts.includes(showOf(tale, event).begins ?? "phase"));
  return (starts.at(-1)?.n ?? 1) - 1;
}
