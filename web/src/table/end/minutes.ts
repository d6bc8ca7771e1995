/** How many minutes a table was in sight in this browser; of the last tables only. */
import { useEffect } from "preact/hooks";

const STORED = "tavola-minutes";
const KEPT = 40;
const MINUTE = 60_000;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export const minutesAt = (id: string): number => read()[id] ?? 0;

/** Counts while the page is in sight and the game goes on. */
export function useMinutes(id: string, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const timer = window.setInterval(() => {
      if (document.hidden) return;
      const { [id]: past = 0, ...others } = read();
      localStorage.setItem(STORED, JSON.stringify({ ...Object.fromEntries(Object.entries(others).slice(1 - KEPT)), [id]: past + 1 }));
    }, MINUTE);
    return () => window.clearInterval(timer);
  }, [id, on]);
}
