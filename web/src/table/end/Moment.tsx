import { useEffect, useState } from "preact/hooks";
import { still } from "../../story/pace";
import { useSpeech } from "../../words/words";

/** So long the moment lasts, if nobody goes on before. */
const LASTS = 3400;

/** Victory or defeat before anything is counted: the sun rises behind a wreath, or a banner falls in the dusk. Whoever wants no motion
 * sees the drawing at the head of the result alone. */
export function Moment({ lost, title }: { lost: boolean; title: string }) {
  const { t } = useSpeech();
  const [shown, setShown] = useState(() => !still());
  const close = () => setShown(false);
  useEffect(() => {
    if (!shown) return;
    const timer = window.setTimeout(close, LASTS);
    window.addEventListener("keydown", close);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("keydown", close);
    };
  }, [shown]);
  if (!shown) return null;
  return (
    <div class={lost ? "moment lost" : "moment"} onClick={close}>
      <Emblem lost={lost} />
      <p aria-hidden="true">{title}</p>
      <button type="button">{t("moment-on")}</button>
    </div>
  );
}

const RAYS = Array.from({ length: 16 }, (_, i) => i * 22.5);
const LEAVES = Array.from({ length: 7 }, (_, i) => i);
const ASHES = [-62, -38, -20, 8, 27, 44, 66];

export const Emblem = ({ lost }: { lost: boolean }) => (lost ? <Fallen /> : <Wreath />);

function Wreath() {
  const side = (turn: number) => (
    <g transform={`scale(${turn} 1)`}>
      <path d="M6 58C-34 52-58 22-46-34" class="em-stem" />
      {LEAVES.map((i) => (
        <g key={i} transform={`rotate(${-72 + i * 21}) translate(-56 8)`} class="em-leaf" style={{ "--i": i }}>
          <path d="M0-13C9-6 9 6 0 13-9 6-9-6 0-13z" transform="rotate(-24)" />
        </g>
      ))}
    </g>
  );
  return (
    <svg class="emblem" viewBox="-100 -100 200 200" aria-hidden="true">
      <g class="em-rays">
        {RAYS.map((turn, i) => (
          <path key={turn} d={i % 2 ? "M-4-40L0-82 4-40z" : "M-5-40L0-96 5-40z"} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="37" class="em-sun" />
      <path d="M-21 18L-26-14-11-2 0-24 11-2 26-14 21 18z" class="em-crown" />
      <path d="M-21 12H21" class="em-band" />
      <circle cx="-26" cy="-16" r="3.500" class="em-gem" />
      <circle cy="-26" r="4" class="em-gem" />
      <circle cx="26" cy="-16" r="3.500" class="em-gem" />
      {side(1)}
      {side(-1)}
    </svg>
  );
}

function Fallen() {
  return (
    <svg class="emblem" viewBox="-100 -100 200 200" aria-hidden="true">
      <path d="M30-84a34 34 0 1 0 34 48 28 28 0 1 1-34-48z" class="em-moon" />
      <path d="M-92 72C-60 52-30 60 0 66S62 54 92 70V100H-92z" class="em-hill" />
      <g class="em-banner">
        <path d="M0 70L-10-30" class="em-pole" />
        <path d="M-10-30L-16-62" class="em-pole broken" />
        <path d="M-10-28C12-38 26-18 48-26 42-14 52-6 46 6 36-4 30 8 22 2 16 12 8 4-6 10z" class="em-cloth" />
      </g>
      {ASHES.map((x, i) => (
        <circle key={x} cx={x} cy={-70 + ((i * 37) % 60)} r={1.4 + (i % 3)} class="em-ash" style={{ "--i": i }} />
      ))}
    </svg>
  );
}
