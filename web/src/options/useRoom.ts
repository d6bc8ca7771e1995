/** How many rows of answers have room in the question: it never hides one behind a scroll. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

/** The button to all answers, with what lies between it and the last row. */
const BUTTON = 50;
const SLACK = 2;

const overflows = (node: Element): boolean => node.scrollHeight > node.clientHeight + SLACK;

/** As many rows as leave a place for the button to all of them, or all where they fit; measured anew for each question and size. */
export function useRoom(box: RefObject<HTMLElement | null>, on: boolean, question: string): number {
  const [size, setSize] = useState("");
  const [found, setFound] = useState({ asked: "", rows: Infinity });
  const asked = on ? `${question}|${size}` : "";
  useLayoutEffect(() => {
    const node = box.current;
    if (!on || !node) return;
    const watch = new ResizeObserver(() => setSize(`${node.clientWidth}x${node.clientHeight}`));
    watch.observe(node);
    return () => watch.disconnect();
  }, [on]);
  useLayoutEffect(() => {
    const node = box.current;
    const list = node?.querySelector(".rows");
    if (!on || !node || !list || !(overflows(node) || overflows(list))) return;
    // The window may be drawn larger than its own pixels: what is measured is compared with what is measured.
    const frame = node.getBoundingClientRect();
    const scale = frame.height / node.offsetHeight || 1;
    // Large buttons that are pressed together now will take what they need.
    const pressed = [...node.querySelectorAll(".opts")].reduce((sum, one) => sum + one.scrollHeight - one.clientHeight, 0) * scale;
    const kept = node.querySelector(".kept")?.getBoundingClientRect().height ?? 0;
    const end = frame.top + node.clientHeight * scale - kept - pressed - BUTTON * scale + node.scrollTop * scale;
    const rows = [...list.querySelectorAll(".row")].filter((row) => row.getBoundingClientRect().bottom <= end).length;
    setFound({ asked, rows });
  }, [asked]);
  return on && found.asked === asked ? found.rows : Infinity;
}
