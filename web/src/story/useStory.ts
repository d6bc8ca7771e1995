/** Holds back a table until what led to it has been told, step by step, as fast as the player likes. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { TableMessage } from "../wire/types";
import type { Tale } from "./show";
import { play } from "./sounds";
import { holds, news, sentBy, stepsOf, tableAt, type Chapter, type Step } from "./steps";
import type { Pace } from "./pace";
import { showOf } from "./show";

const BEAT = 1150;
const READING = 14;
/** Loose steps stay so long over the table, however fast stories are told. */
const LINGER = 1600;

/** What is being told: which step of how many, and how to go on. */
export interface Telling {
  chapter: Chapter;
  at: number;
  step: Step;
  paused: boolean;
  /** Tables still to come after this one. */
  more: number;
  toggle(): void;
  go(by: number): void;
  skip(): void;
}

interface Now {
  newest: TableMessage;
  shown: TableMessage;
  chapters: Chapter[];
  at: number;
  paused: boolean;
  /** Steps shown over the table without holding it back. */
  loose: Step[];
}

const began = (table: TableMessage): Now => ({ newest: table, shown: table, chapters: [], at: 0, paused: false, loose: [] });

/** Whether both tables are seen by the same person: who leads several heroes sees through each of them in turn. */
const eyes = (before: TableMessage, table: TableMessage): boolean =>
  table.view.seat === before.view.seat || [before.view.seat, table.view.seat].every((seat) => seat !== null && table.mine.includes(seat));

/** Whether one table simply comes after the other for the same eyes. */
const follows = (before: TableMessage, table: TableMessage): boolean =>
  table.seq > before.seq && eyes(before, table) && table.lang === before.lang && !table.cover && !before.cover && !table.replay;

/** Opens the next chapters that have nothing to tell. */
function settled(now: Now): Now {
  let { shown, chapters } = now;
  while (chapters.length && !holds(chapters[0]!.steps)) {
    shown = chapters[0]!.table;
    chapters = chapters.slice(1);
  }
  const told = chapters[0]?.steps[0];
  return { ...now, shown, chapters, at: 0, paused: told?.show.stop === true };
}

function arrive(now: Now, table: TableMessage, tale: Tale | undefined, pace: Pace): Now {
  const { newest, chapters } = now;
  if (table.seq === newest.seq && chapters.length && table.lang === newest.lang) {
    // The same table again, with more of its log: it takes its own place at the end of the story.
    return { ...now, newest: table, chapters: chapters.map((one) => (one.table === newest ? { ...one, table } : one)) };
  }
  if (!follows(newest, table)) return table.seq === newest.seq ? { ...now, newest: table, shown: table, chapters: [] } : began(table);
  const steps = stepsOf(newest, table, tale);
  if (!pace) return { ...began(table) };
  const chapter = { before: newest, table, steps };
  if (chapters.length) return { ...now, newest: table, chapters: [...chapters, chapter] };
  if (!holds(steps)) return { ...began(table), loose: steps.length ? steps : sentBy(newest, table, tale) };
  return settled({ ...now, newest: table, chapters: [chapter], loose: [] });
}

export function useStory(table: TableMessage, tale: Tale | undefined, pace: Pace): { shown: TableMessage; telling: Telling | null; loose: Step[] } {
  const held = useRef<Now>(began(table));
  const [, redraw] = useState(0);
  const before = held.current.newest;
  if (before !== table) held.current = arrive(held.current, table, tale, pace);
  const now = held.current;
  const change = (next: Now) => {
    held.current = next;
    redraw((n) => n + 1);
  };
  const chapter = now.chapters[0];
  const step = chapter?.steps[now.at];
  const told = useMemo(() => (chapter && step ? tableAt(chapter, now.at) : null), [chapter, step]);

  const go = (by: number) => {
    const { chapters, at } = held.current;
    const steps = chapters[0]?.steps ?? [];
    const to = at + by;
    if (to >= steps.length) change(settled({ ...held.current, shown: chapters[0]?.table ?? table, chapters: chapters.slice(1) }));
    else if (to >= 0) change({ ...held.current, at: to, paused: by < 0 || held.current.paused || steps[to]!.show.stop === true });
  };
  const skip = () => {
    const { chapters, at } = held.current;
    const [first, ...others] = chapters;
    const stop = first?.steps.findIndex(({ show }, i) => i > at && show.stop) ?? -1;
    if (stop >= 0) return change({ ...held.current, at: stop, paused: true });
    const later = others.findIndex((one) => one.steps.some(({ show }) => show.stop));
    if (later < 0) return change(began(table));
    const rest = others.slice(later);
    const place = rest[0]!.steps.findIndex(({ show }) => show.stop);
    change({ ...held.current, shown: rest[0]!.before, chapters: rest, at: place, paused: true });
  };
  const toggle = () => {
    const paused = !held.current.paused;
    // Going on from a step that waits means going to the next one.
    if (!paused && step?.show.stop) {
      held.current = { ...held.current, paused: false };
      go(1);
    } else change({ ...held.current, paused });
  };

  useEffect(() => {
    if (!step || now.paused || !pace) return;
    const words = chapter!.table.log.find((line) => line.n === step.event.n)?.text.length ?? 0;
    const timer = window.setTimeout(() => go(1), ((BEAT + READING * words) * (step.show.beat ?? 1)) / pace);
    return () => window.clearTimeout(timer);
  }, [step, now.paused, pace]);
  useEffect(() => {
    if (step && !pace) skip();
  }, [pace]);
  useEffect(() => {
    if (step) play(step.show.motion ?? "tell");
  }, [step]);
  useEffect(() => {
    // What one's own answer brought is heard at once.
    if (!step && before !== table && follows(before, table)) {
      for (const event of news(before, table)) {
        const { motion } = showOf(tale, event);
        if (motion && play(motion)) break;
      }
    }
  }, [table]);
  useEffect(() => {
    if (!now.loose.length) return;
    const timer = window.setTimeout(() => change({ ...held.current, loose: [] }), LINGER);
    return () => window.clearTimeout(timer);
  }, [now.loose]);

  if (!chapter || !step || !told) return { shown: now.shown, telling: null, loose: now.loose };
  const telling = { chapter, at: now.at, step, paused: now.paused, more: now.chapters.length - 1, toggle, go, skip };
  return { shown: told, telling, loose: [] };
}
