/** The keys of a game looked at again: arrows step, Page keys go from round to round, Home and End to its ends, Space plays it. */
import { useEffect } from "preact/hooks";
import type { Replay } from "../wire/types";

/** What has these keys for itself: fields and lists, and the map, whose spaces arrows walk. */
const OWN = "input:not([type=range]), textarea, select, dialog, .board [role=button], .dungeon [role=button]";
const PRESSED = "button, a[href], summary, [role=button]";

/** Where a key leads from a step; null where it leads nowhere. */
function leads(key: string, step: number, { of, marks }: Replay): number | null {
  const rounds = [0, ...marks.map((mark) => mark.step), of];
  switch (key) {
    case "ArrowRight":
      return Math.min(step + 1, of);
    case "ArrowLeft":
      return Math.max(step - 1, 0);
    case "Home":
      return 0;
    case "End":
      return of;
    case "PageDown":
      return rounds.find((one) => one > step) ?? of;
    case "PageUp":
      return rounds.filter((one) => one < step).at(-1) ?? 0;
    default:
      return null;
  }
}

/** `onStep` is told how to get from where one is: keys pressed in a row count from where the last one led. */
export function useReplayKeys(replay: Replay | undefined, onStep: (from: (step: number) => number) => void, onPlay: () => void): void {
  useEffect(() => {
    if (!replay) return;
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element | null;
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest?.(OWN) || document.querySelector("dialog[open]")) return;
      const steps = leads(event.key, 0, replay) !== null;
      if (!steps && (event.key !== " " || target?.closest?.(PRESSED))) return;
      event.preventDefault();
      if (steps) onStep((step) => leads(event.key, step, replay) ?? step);
      else onPlay();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
