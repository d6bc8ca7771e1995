/** Figures glide to where they are drawn next, new ones come up: everything that carries `data-figure`. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { still } from "./pace";

interface Place {
  x: number;
  y: number;
}

const GLIDE = 520;
const COME = 320;
const NEAR = 2;
/** More than so many at once is another board, not a motion. */
const MOST = 40;

/** Where a figure is, in the units of the drawing it belongs to: panning and zooming do not move it. */
function place(node: Element): Place & { unit: number } {
  const box = node.getBoundingClientRect();
  const svg = node.closest("svg");
  const frame = (svg?.matches("[viewBox]") ? svg : null) ?? node.closest("#map") ?? document.body;
  const edge = frame.getBoundingClientRect();
  const view = frame instanceof SVGSVGElement ? frame.viewBox.baseVal : null;
  const unit = view ? edge.width / view.width || 1 : edge.width / (frame as HTMLElement).offsetWidth || 1;
  return { x: (box.left + box.width / 2 - edge.left) / unit + (view?.x ?? 0), y: (box.top + box.height / 2 - edge.top) / unit + (view?.y ?? 0), unit };
}

/** `key` changes with the table; `quick` divides the time it takes. */
export function useGlide(key: unknown, quick: number): void {
  const last = useRef<Map<string, Place>>(new Map());
  useLayoutEffect(() => {
    const found = new Map<string, Place>();
    const moved: (() => void)[] = [];
    for (const node of document.querySelectorAll<HTMLElement | SVGElement>("[data-figure]")) {
      const name = node.dataset["figure"]!;
      if (found.has(name)) continue;
      const at = place(node);
      found.set(name, at);
      const was = last.current.get(name);
      if (!was) moved.push(() => node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: COME / quick, easing: "ease-out" }));
      else if (Math.hypot(was.x - at.x, was.y - at.y) > NEAR) {
        const from = `${was.x - at.x}px ${was.y - at.y}px`;
        moved.push(() => node.animate([{ translate: from }, { translate: "0px 0px" }], { duration: GLIDE / quick, easing: "cubic-bezier(.3,.1,.2,1)" }));
      }
    }
    const wanted = last.current.size > 0 && quick > 0 && !still() && moved.length <= MOST;
    last.current = found;
    if (wanted) moved.forEach((move) => move());
  }, [key]);
}
