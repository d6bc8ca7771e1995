/** A column that has more to show than room draws together, in two steps (`data-tight`); the style says how. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

const STEPS = ["yes", "more"];

export function useTight(seen: unknown[]): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const fit = () => {
      delete node.dataset["tight"];
      for (const step of STEPS) if (node.scrollHeight > node.clientHeight + 1) node.dataset["tight"] = step;
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(node);
    return () => watch.disconnect();
  }, seen);
  return box;
}
