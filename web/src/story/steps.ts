/** Which events of a table are told one after the other, and how the table looks in the midst of them. */
import type { BaseView, EventLine, TableMessage } from "../wire/types";
import { showOf, type Show, type Tale } from "./show";

export interface Step {
  event: EventLine;
  show: Show;
}

/** One table that came, what led to it, and the table before. */
export interface Chapter {
  before: TableMessage;
  table: TableMessage;
  steps: Step[];
}

/** So few steps are shown over the table as it stands now; nobody has to wait for them. */
const FEW = 2;
/** More than so many goods in the air at once are a muddle. */
const MOST = 4;

/** The events a table brings that the last one did not have. */
export function news(before: TableMessage, table: TableMessage): EventLine[] {
  const last = before.recent?.at(-1)?.n ?? 0;
  return (table.recent ?? []).filter((event) => event.n > last);
}

/** What is told: from the first thing on that somebody else, the rules or chance did. */
export function stepsOf(before: TableMessage, table: TableMessage, tale: Tale | undefined): Step[] {
  const steps = news(before, table)
    .map((event) => ({ event, show: showOf(tale, event) }))
    .filter(({ show }) => !show.quiet);
  const other = ({ event, show }: Step) => show.step === true || (event.by !== undefined && !table.mine.includes(event.by));
  const first = steps.findIndex(other);
  return first < 0 ? [] : steps.slice(first);
}

/** What one's own answer sends over the table, seen without being told. */
export function sentBy(before: TableMessage, table: TableMessage, tale: Tale | undefined): Step[] {
  return news(before, table)
    .map((event) => ({ event, show: showOf(tale, event) }))
    .filter(({ show }) => show.flies)
    .slice(-MOST);
}

/** Whether the table waits until they are told. */
export const holds = (steps: readonly Step[]): boolean => steps.length > FEW || steps.some(({ show }) => show.stop);

/** The view after so many of the steps of a chapter. */
export function viewAt({ before, table, steps }: Chapter, count: number): BaseView {
  return steps.slice(0, count).reduce((view, { event, show }) => show.after?.(view, event, table.view) ?? view, before.view);
}

/** The table in the midst of a chapter: nothing can be answered, and the log has come as far as the story. */
export function tableAt(chapter: Chapter, at: number): TableMessage {
  const { before, table, steps } = chapter;
  const last = steps[at]?.event.n ?? 0;
  return {
    ...before,
    view: viewAt(chapter, at + 1),
    decision: before.decision && { ...before.decision, mine: false, options: [] },
    undo: { can: false },
    lesson: before.lesson ?? null,
    outcome: null,
    log: table.log.filter((line) => line.n <= last),
    recent: (table.recent ?? []).filter((event) => event.n <= last),
  };
}
