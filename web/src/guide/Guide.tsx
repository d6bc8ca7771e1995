import { useState } from "preact/hooks";
import type { Advice, Lesson, Option } from "../wire/types";
import { useSpeech } from "../words/words";
import { Callout } from "./Callout";

interface Props {
  lesson: Lesson | null;
  advice: Advice | null;
  seq: number;
  options: Option[];
  act(option: Option): void;
  onAdviceRead(): void;
  onLeave(): void;
}

/** What to try now: the advice just asked for, else the step of the lesson. */
export function Guide({ lesson, advice, seq, options, act, onAdviceRead, onLeave }: Props) {
  const { t } = useSpeech();
  const [away, setAway] = useState(-1);
  const doing = (notation: string) => {
    const option = options.find((one) => one.notation === notation);
    return option ? () => act(option) : null;
  };
  if (advice && advice.seq === seq) {
    const then = advice.line.length > 0 && t("coach-then", { line: advice.line.join(" → ") });
    return (
      <Callout mark="!" title={advice.label} why={advice.reason} notation={advice.notation} pieces={advice.pieces} onDo={doing(advice.notation)} onClose={onAdviceRead} closeWords={t("close")}>
        {then && <p class="then">{then}</p>}
        {advice.best.length > 1 && (
          <dl class="compared">
            {advice.best.map((one) => (
              <div key={one.notation} class={one.notation === advice.notation ? "best" : ""}>
                <dt>{one.label}</dt>
                <dd>{[one.expected, ...one.changes].join("; ")}</dd>
              </div>
            ))}
          </dl>
        )}
      </Callout>
    );
  }
  if (!lesson) return null;
  if (lesson.over) {
    return away === -2 ? null : (
      <Callout mark="✓" title={t("guide-over")} why={t("guide-over-why")} notation="" pieces={[]} onDo={null} onClose={() => (setAway(-2), onLeave())} closeWords={t("guide-play-on")} />
    );
  }
  const step = lesson.step;
  if (!step || away === seq) return null;
  return (
    <Callout
      mark={String(step.place + 1)}
      title={step.what}
      why={step.why}
      rule={step.rule}
      notation={step.notation}
      pieces={step.pieces}
      dim
      onDo={doing(step.notation)}
      onClose={() => setAway(seq)}
      closeWords={t("guide-else")}
    />
  );
}
