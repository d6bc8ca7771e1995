/** How many rows of answers have room in the question, and how large: it never hides one behind a scroll, nor leaves a few
 * small ones in an empty panel. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

/** The button to all answers, with what lies between it and the last row. */
const BUTTON = 44;
const SLACK = 2;
/** What lies between the rows and an answer kept below them. */
const KEPT = 4;
/** So few rows with their ways below them, and the ways stand behind them. */
const FEW = 3;

/** How much larger answers are drawn where their panel would stay empty: more than this part of it. */
const EASE = [1, 1.18, 1.36];
const EMPTY = 0.2;

interface Room {
  rows: number;
  /** Hardly a row has room with its ways below it: they stand behind it. */
  brief: boolean;
  /** How large they are drawn, of `EASE`, and how large at most. */
  ease: number;
  most: number;
  /** So many rows were tried and had no room. */
  cap: number;
  /** What is all about may be said below; tried, and there was no room. */
  spare: boolean;
  tried: boolean;
}

const ALL: Room = { rows: Infinity, brief: false, ease: 0, most: EASE.length - 1, cap: Infinity, spare: false, tried: false };

const overflows = (node: Element): boolean => node.scrollHeight > node.clientHeight + SLACK || node.scrollWidth > node.clientWidth + SLACK;

/** Whether a good part of a panel lies empty below what stands in it. */
function idle(node: Element): boolean {
  const frame = node.getBoundingClientRect();
  const end = Math.max(...[...node.children].map((one) => one.getBoundingClientRect().bottom));
  return frame.bottom - end > frame.height * EMPTY;
}

/** Whether one more row may have room below those that stand there. */
function free(node: Element): boolean {
  const frame = node.getBoundingClientRect();
  const [last, row] = [node.lastElementChild, node.querySelector(".row")];
  return !!last && !!row && frame.bottom - last.getBoundingClientRect().bottom > row.getBoundingClientRect().height;
}

/** As many rows as leave a place for the button to all of them, or all where they fit; measured anew for each question and size. */
export function useRoom(box: RefObject<HTMLElement | null>, on: boolean, question: string): Room & { scale: number } {
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
    if (!on || !node || !list) return;
    if (!(overflows(node) || overflows(list))) {
      if (room.ease < room.most && room.rows === Infinity && !room.brief && idle(node)) setFound({ ...room, asked, ease: room.ease + 1 });
      // Headings that went with the rows they stood over leave room for more.
      else if (room.rows + 1 < room.cap && free(node)) setFound({ ...room, asked, rows: room.rows + 1 });
      else if (!room.tried && idle(node)) setFound({ ...room, asked, spare: true, tried: true });
      return;
    }
    if (room.spare) return setFound({ ...room, asked, spare: false });
    if (room.ease > 0) return setFound({ ...room, asked, ease: room.ease - 1, most: room.ease - 1 });
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
    const cap = brief !== room.brief ? Infinity : Math.min(room.cap, shown.length);
    if (rows !== room.rows || brief !== room.brief) setFound({ ...room, asked, rows, brief, cap });
  }, [asked, room.rows, room.brief, room.ease, room.spare]);
  return { ...room, scale: EASE[room.ease]! };
}
