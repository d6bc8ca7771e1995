/** One unit for all sizes of a desk: larger screens get larger cards, foes and type, smaller ones a little less. */
import { useLayoutEffect } from "preact/hooks";

const DRAWN_FOR = { w: 1366, h: 768 };
const LEAST = 0.8;
const MOST = 2;

/** How large a unit is in a window of this size. */
export type Unit = (width: number, height: number) => number;

const common: Unit = (width, height) => Math.min(MOST, Math.max(LEAST, Math.min(width / DRAWN_FOR.w, height / DRAWN_FOR.h)));

export function useUnit(on: boolean | Unit): void {
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    const measure = () => root.setProperty("--u", String(on ? (on === true ? common : on)(innerWidth, innerHeight) : 1));
    measure();
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      root.removeProperty("--u");
    };
  }, [on]);
}
