/** How many rows of answers have room in the question: it never hides one behind a scroll. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

/** The button to all answers, with what lies between it and the last row. */
const BUTTON = 44;
const SLACK = 2;
/** What lies between the rows and an answer kept below them. */
const KEPT = 4;
/** So few rows with their ways below them, and the ways stand behind them. */
const FEW = 3;

interface Room {
  rows: number;
  /** Hardly a row has room with its ways below it: they stand behind it. */
  brief: boolean;
}

const ALL: Room = { rows: Infinity, brief: false };

const overflows = (node: Element): boolean => node.scrollHeight > node.clientHeight + SLACK;

/** As many rows as leave a place for the button to all of them, or all where they fit; measured anew for each question and size. */
export function useRoom(box: RefObject<HTMLElement | null>, on: boolean, question: string): Room {
  const [size, setSize] = useState("");
  const [found, setFound] = useState({ asked: "", ...ALL });
  const asked = on ? `${question}|${size}` : "";
  const room = on && found.asked === asked ? found : ALL;
  useLayoutEffect(() => {
    const node = box.current;
    if (!on || !node) return;
    const watch = new ResizeObserver(() => setSize(`${node.clientWidth}x${node.clientHeight}`));
    watch.observe(node);
    return () => watch.disconnect();
  }, [on]);
  // Fewer rows may stand otherwise than they did among many: they are measured until they fit.
  useLayoutEffect(() => {
    const node = box.current;
    const list = node?.querySelector(".rows");
    if (!on || !node || !list || !(overflows(node) || overflows(list))) return;
    // The window may be drawn larger than its own pixels: what is measured is compared with what is measured.
    const frame = node.getBoundingClientRect();
    const scale = frame.height / node.offsetHeight || 1;
    // Large buttons that are pressed together now will take what they need.
    const pressed = [...node.querySelectorAll(".opts")].reduce((sum, one) => sum + one.scrollHeight - one.clientHeight, 0) * scale;
    const kept = [...node.querySelectorAll(".kept")].reduce((sum, one) => sum + one.getBoundingClientRect().height + KEPT * scale, 0);
    const end = frame.top + node.clientHeight * scale - kept - pressed - BUTTON * scale + node.scrollTop * scale;
    const shown = [...list.querySelectorAll(".row")];
    const fit = shown.filter((row) => row.getBoundingClientRect().bottom <= end).length;
    const brief = room.brief || (fit < FEW && list.querySelector(".chips") !== null);
    const rows = brief !== room.brief ? Infinity : Math.min(fit, Math.max(0, shown.length - 1));
    if (rows !== room.rows || brief !== room.brief) setFound({ asked, rows, brief });
  }, [asked, room.rows, room.brief]);
  return room;
}
