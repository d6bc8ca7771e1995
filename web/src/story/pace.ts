/** How fast a story is told, and whether it is heard: kept by this browser. */
import { useEffect, useState } from "preact/hooks";

/** Times the usual speed; 0: everything at once. */
export type Pace = 0 | 1 | 2 | 4;
export const PACES: readonly Pace[] = [1, 2, 4, 0];

const PACE = "tavola-pace";
const SOUND = "tavola-sound";
const heard = new Set<() => void>();

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whoever wants no motion gets the summary instead of steps, unless they chose otherwise. */
export function pace(): Pace {
  const kept = localStorage.getItem(PACE);
  return kept === null ? (still() ? 0 : 1) : (PACES.find((one) => String(one) === kept) ?? 1);
}
export const sounding = (): boolean => localStorage.getItem(SOUND) === "on";

function keep(name: string, value: string): void {
  localStorage.setItem(name, value);
  heard.forEach((tell) => tell());
}
export const setPace = (value: Pace): void => keep(PACE, String(value));
export const setSounding = (on: boolean): void => keep(SOUND, on ? "on" : "off");

export function useStorySettings(): { pace: Pace; sounding: boolean } {
  const [, again] = useState(0);
  useEffect(() => {
    const tell = () => again((n) => n + 1);
    heard.add(tell);
    return () => void heard.delete(tell);
  }, []);
  return { pace: pace(), sounding: sounding() };
}
