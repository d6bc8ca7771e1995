import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { RuleLink } from "../ui/RuleLink";
import { Terms } from "../words/Terms";
import { useSpeech } from "../words/words";
import { useLights, type Light } from "./lights";

interface Props {
  mark: string;
  title: string;
  why: string;
  rule?: string | null;
  notation: string;
  pieces: readonly string[];
  /** Dims the table around what is lit. */
  dim?: boolean;
  onDo: (() => void) | null;
  onClose(): void;
  closeWords: string;
  children?: ComponentChildren;
}

const GAP = 12;
const EDGE = 8;

/** A hint at the thing it speaks of: a light on what to touch, and a bubble beside it that never covers it. */
export function Callout({ mark, title, why, rule, notation, pieces, dim, onDo, onClose, closeWords, children }: Props) {
  const { t } = useSpeech();
  const lights = useLights(notation, pieces);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: EDGE, top: -999 });
  useLayoutEffect(() => {
    const node = box.current;
    const { width, height } = node?.getBoundingClientRect() ?? { width: 0, height: 0 };
    if (node) setPlace(beside(lights, document.querySelector(".q")?.getBoundingClientRect() ?? null, width, height));
  }, [lights, title, innerWidth, innerHeight]);
  return (
    <>
      {lights.map((light, i) => (
        <div key={i} class={dim && i === 0 ? "light dim" : "light"} style={{ left: `${light.x}px`, top: `${light.y}px`, width: `${light.w}px`, height: `${light.h}px` }} aria-hidden="true">
          {lights.length > 1 && <b>{i + 1}</b>}
        </div>
      ))}
      <div class="callout placed" ref={box} style={{ "--x": `${place.left}px`, "--y": `${place.top}px` }} role="note" aria-label={title}>
        <h2>
          <i aria-hidden="true">{mark}</i>
          {title}
        </h2>
        <p>
          <Terms text={why} /> <RuleLink id={rule ?? null} />
        </p>
        {children}
        <div class="callout-do">
          {onDo && (
            <button type="button" class="main do-it" onClick={onDo}>
              <Icon name="i-ok" class="tiny" /> {t("guide-do")}
            </button>
          )}
          <button type="button" class="not-now" onClick={onClose}>
            {closeWords}
          </button>
        </div>
      </div>
    </>
  );
}

/** Beside the first light on whatever side has room, away from the second; without a light, in the lower middle. */
function beside(lights: Light[], question: DOMRect | null, w: number, h: number): { left: number; top: number } {
  const [light] = lights;
  const roof = (document.querySelector(".strip")?.getBoundingClientRect().bottom ?? 0) + EDGE;
  const keep = (left: number, top: number) => ({ left: Math.min(Math.max(EDGE, left), innerWidth - w - EDGE), top: Math.min(Math.max(roof, top), innerHeight - h - EDGE) });
  if (!light) return keep((innerWidth - w) / 2, innerHeight - h - 70);
  const middle = { x: light.x + light.w / 2 - w / 2, y: light.y + light.h / 2 - h / 2 };
  const tries = [
    keep(middle.x, light.y - h - GAP),
    keep(middle.x, light.y + light.h + GAP),
    keep(light.x - w - GAP, middle.y),
    keep(light.x + light.w + GAP, middle.y),
    ...(question ? [keep(question.x - w - GAP, middle.y)] : []),
    keep(EDGE, roof),
    keep(innerWidth, roof),
  ];
  const asked = question && innerWidth > 700 ? { x: question.x, y: question.y, w: question.width, h: question.height } : null;
  const covered = (at: { left: number; top: number }) =>
    lights.reduce((sum, one) => sum + 20 * overlap(at, w, h, one), 0) + (asked ? overlap(at, w, h, asked) : 0);
  return tries.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}

function overlap(at: { left: number; top: number }, w: number, h: number, light: Light): number {
  const across = Math.min(at.left + w, light.x + light.w) - Math.max(at.left, light.x);
  const down = Math.min(at.top + h, light.y + light.h) - Math.max(at.top, light.y);
  return Math.max(0, across) * Math.max(0, down);
}
