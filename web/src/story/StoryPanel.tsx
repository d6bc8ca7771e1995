import { useEffect, useRef } from "preact/hooks";
import { seatCrest, seatName } from "../seats/who";
import { useShell } from "../table/context";
import { Icon } from "../ui/Icon";
import { RuleLink } from "../ui/RuleLink";
import { Terms } from "../words/Terms";
import { useSpeech } from "../words/words";
import { PACES, setPace, useStorySettings } from "./pace";
import type { Telling } from "./useStory";

/** How many of the last lines stay in sight. */
const DONE = 3;

/** In the place of the question: what happens now, what just happened, and how to go on. */
export function StoryPanel({ telling, phone }: { telling: Telling; phone: boolean }) {
  const { game, table, view } = useShell();
  const { t } = useSpeech();
  const { pace } = useStorySettings();
  const { chapter, at, step, paused, toggle, go, skip } = telling;
  const line = (n: number) => chapter.table.log.find((one) => one.n === n);
  const now = line(step.event.n);
  const done = phone ? [] : chapter.steps.slice(Math.max(0, at - DONE), at).reverse();
  const { by } = step.event;
  const other = by !== undefined && !table.mine.includes(by) ? by : null;
  const main = useRef<HTMLButtonElement>(null);
  const waits = paused && step.show.stop === true;
  useEffect(() => {
    if (waits) main.current?.focus({ preventScroll: true });
  }, [step]);
  const Stage = game.tale?.Stage;
  return (
    <section data-seq={table.seq} class={`panel q story${waits ? " waits" : ""}`} aria-label={t("story")}>
      <header>
        {other !== null && <Icon name={seatCrest(table, other)} class="shield" />}
        <h2>{other !== null ? t("story-of", { who: seatName(table, other) }) : t("story")}</h2>
        <small>
          {at + 1}/{chapter.steps.length}
        </small>
      </header>
      <progress value={at + 1} max={chapter.steps.length} aria-hidden="true" />
      <p class="story-line" key={step.event.n}>
        <Terms text={now?.text ?? ""} /> <RuleLink id={now?.rule} />
      </p>
      {Stage && <Stage event={step.event} view={view} />}
      {done.length > 0 && (
        <ol class="story-done">
          {done.map(({ event }) => (
            <li key={event.n}>
              <Icon name="i-ok" class="tiny" /> {line(event.n)?.text}
            </li>
          ))}
        </ol>
      )}
      {/* What was only touched does not hold the Enter key. */}
      <div class="story-keys" onClick={(event) => event.detail > 0 && (document.activeElement as HTMLElement | null)?.blur()}>
        <button type="button" disabled={at === 0} aria-label={t("story-back")} title={t("story-back")} onClick={() => go(-1)}>
          <Icon name="s-back" />
        </button>
        <button type="button" class="story-pause" aria-keyshortcuts="Space" aria-label={t(paused ? "story-on" : "story-pause")} title={t(paused ? "story-on" : "story-pause")} onClick={toggle}>
          <Icon name={paused ? "s-play" : "s-pause"} />
        </button>
        <button type="button" aria-label={t("story-next")} title={t("story-next")} onClick={() => go(1)}>
          <Icon name="s-next" />
        </button>
        <button
          type="button"
          class="story-pace"
          aria-label={t("story-pace-n", { n: pace })}
          title={t("story-pace")}
          onClick={() => setPace(PACES[(PACES.indexOf(pace) + 1) % 3]!)}
        >
          {pace}×
        </button>
        <button type="button" class="main" ref={main} aria-keyshortcuts="Enter" onClick={waits ? toggle : skip}>
          <kbd>Enter</kbd>
          {t(waits ? "story-go-on" : "story-skip")}
        </button>
      </div>
    </section>
  );
}
