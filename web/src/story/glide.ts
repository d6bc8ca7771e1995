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

/** The figures there are; of two drawings of one figure the first. */
function figures(): [string, HTMLElement | SVGElement][] {
  const found = new Map<string, HTMLElement | SVGElement>();
  for (const node of document.querySelectorAll<HTMLElement | SVGElement>("[data-figure]")) if (!found.has(node.dataset["figure"]!)) found.set(node.dataset["figure"]!, node);
  return [...found];
}

/** `key` changes with the table; `quick` divides the time it takes. */
export function useGlide(key: unknown, quick: number): void {
  const last = useRef<Map<string, Place> | null>(null);
  useLayoutEffect(() => {
    if (!last.current) {
      // Nothing has moved yet: where everything stands is looked up once it has been seen.
      const timer = window.setTimeout(() => (last.current = new Map(figures().map(([name, node]) => [name, place(node)]))));
      return () => {
        window.clearTimeout(timer);
        last.current ??= new Map();
      };
    }
    const found = new Map<string, Place>();
    const moved: (() => void)[] = [];
    for (const [name, node] of figures()) {
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
    return undefined;
  }, [key]);
}
