import { useLayoutEffect, useState } from "preact/hooks";
import { visible, type Light } from "../guide/lights";
import { Icon } from "../ui/Icon";
import type { BaseView, EventLine } from "../wire/types";
import { pace, still } from "./pace";
import type { Motion } from "./show";
import type { Step } from "./steps";

/** The sign of a motion where no number says more. */
const SIGNS: Partial<Record<Motion, string>> = { die: "s-skull", dice: "i-die", card: "i-deck", turn: "i-tile", strike: "i-attack", heal: "i-heal" };

interface Seen {
  at: Light | null;
  from: Light | null;
}

/** Over the board: a ring around what a step happens to, an arrow from where it comes, and what it does there. */
export function Layer({ steps, view }: { steps: readonly Step[]; view: BaseView }) {
  return (
    <div class="story-layer" aria-hidden="true">
      {steps.map((step) => (
        <Mark key={step.event.n} step={step} view={view} />
      ))}
    </div>
  );
}

function Mark({ step: { event, show }, view }: { step: Step; view: BaseView }) {
  const seen = useSeen(event, show.at?.(event, view), show.from?.(event, view));
  const { at, from } = seen;
  if (!at) return null;
  const words = show.mark?.(event, view) ?? "";
  const sign = SIGNS[show.motion ?? "tell"];
  const icon = show.flies?.(event, view);
  const style = { left: `${at.x}px`, top: `${at.y}px`, width: `${at.w}px`, height: `${at.h}px` };
  return (
    <>
      {from && (icon ? <Flight icon={icon} n={Number(event.args["n"] ?? 1)} from={from} to={at} /> : <Arrow from={from} to={at} />)}
      <div class={`story-ring s-${show.motion ?? "tell"}${still() ? "" : " lively"}`} style={style}>
        {words ? <b class={words.length > 3 ? "long" : ""}>{words}</b> : sign && <Icon name={sign} class="story-sign" />}
      </div>
    </>
  );
}

/** Where both pieces are once the table is drawn. */
function useSeen(event: EventLine, at: string | null | undefined, from: string | null | undefined): Seen {
  const [seen, setSeen] = useState<Seen>({ at: null, from: null });
  useLayoutEffect(() => {
    const look = (piece: string | null | undefined) => (piece ? visible(`[data-figure="${CSS.escape(piece)}"], [data-piece="${CSS.escape(piece)}"]`) : null);
    const frame = requestAnimationFrame(() => setSeen({ at: look(at), from: look(from) }));
    return () => cancelAnimationFrame(frame);
  }, [event.n, at, from]);
  return seen;
}

/** More of a kind than this are not told apart in the air. */
const MOST = 4;

/** Goods on their way, one after the other. */
function Flight({ icon, n, from, to }: { icon: string; n: number; from: Light; to: Light }) {
  const [a, b] = [middle(from), middle(to)];
  if (still() || Math.hypot(b.x - a.x, b.y - a.y) < SHORT) return null;
  const style = { left: `${a.x}px`, top: `${a.y}px`, "--far": `${b.x - a.x}px`, "--down": `${b.y - a.y}px`, "--pace": String(pace() || 1) };
  return (
    <>
      {Array.from({ length: Math.max(1, Math.min(MOST, n)) }, (_, i) => (
        <span key={i} class="story-flight" style={{ ...style, "--after": String(i) }}>
          <Icon name={icon} class="" />
        </span>
      ))}
    </>
  );
}

const middle = ({ x, y, w, h }: Light) => ({ x: x + w / 2, y: y + h / 2 });
const SHORT = 30;

function Arrow({ from, to }: { from: Light; to: Light }) {
  const [a, b] = [middle(from), middle(to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  if (far < SHORT) return null;
  const rise = Math.min(60, far / 4);
  return (
    <svg class="story-arrow">
      <defs>
        <marker id="story-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse">
          <path d="M0 0L10 5 0 10z" />
        </marker>
      </defs>
      <path d={`M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - rise} ${b.x} ${b.y}`} pathLength="1" marker-end="url(#story-head)" />
    </svg>
  );
}
