/** One unit for all sizes of a desk: larger screens get larger cards, foes and type, smaller ones a little less. */
import { useLayoutEffect } from "preact/hooks";

const DRAWN_FOR = { w: 1366, h: 768 };
const LEAST = 0.8;
const MOST = 2;

export function useUnit(on: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    const measure = () => root.setProperty("--u", String(on ? Math.min(MOST, Math.max(LEAST, Math.min(innerWidth / DRAWN_FOR.w, innerHeight / DRAWN_FOR.h))) : 1));
    measure();
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      root.removeProperty("--u");
    };
  }, [on]);
}
