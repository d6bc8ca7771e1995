import { useEffect, useRef, useState } from "preact/hooks";
import { useShell } from "../table/context";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { RuleLink } from "../ui/RuleLink";
import { useSpeech } from "../words/words";
import { chapters, together, type Chapter } from "./recap";
import { lastSeen, rememberSeen } from "./seen";
import type { Count } from "./show";
import { news, stepsOf } from "./steps";

/** From so many lines on a return is worth a word. */
const WORTH = 3;

/** What is added up, in few signs. */
export function Counts({ counts }: { counts: readonly Count[] }) {
  const { t } = useSpeech();
  return (
    <span class="counts">
      {counts.map(({ word, icon, n }) => (
        <span key={word} title={t(`count-${word}`, { n })}>
          <Icon name={icon} class="tiny" />
          <b>{n > 0 ? n : `−${-n}`}</b>
          <span>{t(`count-${word}`, { n: Math.abs(n) })}</span>
        </span>
      ))}
    </span>
  );
}

/** In the question: what happened since the last answer, in a line; the whole of it in a window. */
export function RecapLine({ onOpen }: { onOpen(from: number): void }) {
  const { table, game } = useShell();
  const { t } = useSpeech();
  const [told, setTold] = useState<{ seq: number; from: number; counts: Count[]; lines: number } | null>(null);
  const last = useRef(table);
  useEffect(() => {
    const before = last.current;
    last.current = table;
    if (table.seq <= before.seq || table.view.seat !== before.view.seat || table.cover || table.replay) {
      if (table.seq !== before.seq) setTold(null);
      return;
    }
    const steps = stepsOf(before, table, game.tale);
    const from = (steps[0]?.event.n ?? 0) - 1;
    const found = news(before, table);
    // What others did one answer after the other is one story until it is one's own turn.
    setTold((now) => {
      const mine = before.decision?.mine === true;
      if (!steps.length) return mine ? null : now;
      const start = !mine && now ? now.from : from;
      const parts = chapters(table, game.tale, start);
      const lines = parts.reduce((sum, part) => sum + part.lines.length + (part.head ? 1 : 0), 0);
      return lines < 2 && found.length < 2 ? null : { seq: table.seq, from: start, counts: together(parts), lines };
    });
  }, [table.seq]);
  if (!told || table.outcome) return null;
  return (
    <button type="button" class="recap term" onClick={() => onOpen(told.from)}>
      <Icon name="i-log" class="tiny" label={t("recap")} />
      {told.counts.length > 0 ? <Counts counts={told.counts.slice(0, 4)} /> : <span>{t("recap-lines", { n: told.lines })}</span>}
    </button>
  );
}

/** What happened, part by part. */
export function RecapWindow({ from, title, onClose }: { from: number; title: string; onClose(): void }) {
  const { table, game } = useShell();
  const { t } = useSpeech();
  const parts = chapters(table, game.tale, from);
  const all = together(parts);
  return (
    <Dialog title={title} onClose={onClose} wide={parts.length > 2}>
      {parts.length > 1 && all.length > 0 && (
        <p class="recap-all">
          <Counts counts={all} />
        </p>
      )}
      <div class="recap-parts" tabIndex={0} role="group" aria-label={title}>
        {parts.map((part, i) => (
          <Told key={i} part={part} open={parts.length < 4 || i === parts.length - 1} />
        ))}
      </div>
      <button type="button" class="main" onClick={onClose} autofocus>
        {t("recap-go-on")}
      </button>
    </Dialog>
  );
}

function Told({ part, open }: { part: Chapter; open: boolean }) {
  const { t } = useSpeech();
  return (
    <details class={`recap-part ${part.part ?? ""}`} open={open}>
      <summary>
        <b>{part.head?.text ?? t("recap-before")}</b> <Counts counts={part.counts} />
      </summary>
      <ol>
        {part.lines.map((line) => (
          <li key={line.n}>
            <span>{line.text}</span> <RuleLink id={line.rule} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Since one was last here: what others did meanwhile, or where one had come to long ago. */
export function Returned({ id }: { id: string }) {
  const { table } = useShell();
  const { t } = useSpeech();
  const [from, setFrom] = useState<number | null>(null);
  const total = table.log.at(-1)?.n ?? 0;
  useEffect(() => {
    const seen = lastSeen(id, table.view.seat);
    if (seen !== null && !table.cover && !table.outcome && !table.replay && total - seen >= WORTH) setFrom(seen);
  }, [id]);
  useEffect(() => {
    if (table.cover || table.replay) return;
    const keep = () => document.visibilityState === "visible" && rememberSeen(id, table.view.seat, total);
    keep();
    document.addEventListener("visibilitychange", keep);
    return () => document.removeEventListener("visibilitychange", keep);
  }, [id, total, table.cover]);
  return from === null ? null : <RecapWindow from={from} title={t("recap-returned")} onClose={() => setFrom(null)} />;
}
