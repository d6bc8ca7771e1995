/** Where on the screen the pieces and answers are that a hint speaks of. */
import { useEffect, useState } from "preact/hooks";

export interface Light {
  x: number;
  y: number;
  w: number;
  h: number;
}

const EVERY = 200;
const MARGIN = 4;

/** The part of an element that can be seen: not hidden by a scrolled or folded parent. */
function seen(node: Element): Light | null {
  let { left, top, right, bottom } = node.getBoundingClientRect();
  for (let up = node.parentElement; up; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const frame = up.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  left = Math.max(left, 0);
  top = Math.max(top, 0);
  right = Math.min(right, innerWidth);
  bottom = Math.min(bottom, innerHeight);
  if (right - left < 10 || bottom - top < 10) return null;
  return { x: left - MARGIN, y: top - MARGIN, w: right - left + 2 * MARGIN, h: bottom - top + 2 * MARGIN };
}

/** The first that can be seen, on the board before elsewhere. */
export function visible(selector: string): Light | null {
  const nodes = [...document.querySelectorAll<SVGElement>(selector)].sort((a, b) => Number(b.ownerSVGElement != null) - Number(a.ownerSVGElement != null));
  for (const node of nodes) {
    const light = seen(node);
    if (light) return light;
  }
  return null;
}

/** The part of a piece that gives this answer at a touch: a half of a card, a line of a Unit. */
function part(notation: string): Light | null {
  const found = [...document.querySelectorAll<HTMLElement>("[data-answers]")].find((node) => node.dataset.answers!.split("|").includes(notation));
  return found ? seen(found) : null;
}

/** What to touch: the answer in an open window, else the part of a piece that gives it, else the piece, else the answer in the list, else the way to all of them. */
function find(notation: string, pieces: readonly string[]): Light[] {
  const answer = `[data-option="${CSS.escape(notation)}"]`;
  const open = visible(`.window ${answer}, dialog ${answer}`);
  if (open) return [open];
  const touched = pieces.slice(0, 1).map((piece) => visible(`[data-piece="${CSS.escape(piece)}"]`));
  const others = pieces.slice(1).map((piece) => visible(`[data-piece="${CSS.escape(piece)}"]`));
  const button = visible(`.q ${answer}`) ?? visible(answer);
  const lights = [part(notation) ?? touched[0] ?? button ?? visible(".q .all"), ...others].filter((one): one is Light => one != null);
  return lights.slice(0, 2);
}

/** The lights of a hint, followed while the table moves under them. */
export function useLights(notation: string, pieces: readonly string[]): Light[] {
  const [lights, setLights] = useState<Light[]>([]);
  const key = `${notation}|${pieces.join(" ")}`;
  useEffect(() => {
    const look = () => {
      const found = find(notation, pieces);
      setLights((now) => (JSON.stringify(now) === JSON.stringify(found) ? now : found));
    };
    look();
    const timer = window.setInterval(look, EVERY);
    window.addEventListener("resize", look);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("resize", look);
    };
  }, [key]);
  return lights;
}
