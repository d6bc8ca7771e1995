/** Pan and zoom of the map: wheel, drag, two fingers, keys and buttons all move one camera. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Camera {
  x: number;
  y: number;
  /** Screen pixels for one unit of the map. */
  k: number;
}

const MIN = 0.25;
const MAX = 3;
const DRAG = 6;
/** On a screen narrower than this, a map smaller than this scale cannot be read; a part of it is shown, at most so large. */
const PHONE = { readable: 0.72, narrow: 500, most: 0.72 };

/** How much larger than its own pixels a board is shown, where the whole table is. */
const scaleOf = (node: Element): number => node.getBoundingClientRect().width / node.clientWidth || 1;

/** Shows the whole box, or what lies around `home` where the whole would be too small to read. */
export function useCamera(fitBox: Box, fitKey: string, home: Point, { readable, narrow, most } = PHONE) {
  const frame = useRef<SVGSVGElement>(null);
  const [camera, setCamera] = useState<Camera>({ x: 0, y: 0, k: 1 });
  const [size, setSize] = useState({ w: 1, h: 1, scale: 1 });
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(false);

  const whole = useCallback(() => {
    const k = Math.min(MAX, Math.max(MIN, Math.min(size.w / fitBox.w, size.h / fitBox.h)));
    setCamera({ k, x: fitBox.x - (size.w / k - fitBox.w) / 2, y: fitBox.y - (size.h / k - fitBox.h) / 2 });
  }, [fitBox.x, fitBox.y, fitBox.w, fitBox.h, size.w, size.h]);

  const fit = useCallback(() => {
    const { w, h } = size;
    if (Math.min(w / fitBox.w, h / fitBox.h) * size.scale >= readable || w >= narrow) return whole();
    /** Around home, but no further past the border than it takes to fill the screen. */
    const along = (middle: number, start: number, length: number, shown: number) =>
      shown >= length ? start - (shown - length) / 2 : Math.min(Math.max(middle - shown / 2, start), start + length - shown);
    const k = Math.min(most, Math.max(readable, Math.min(Math.max(w / fitBox.w, h / fitBox.h), most)));
    setCamera({ k, x: along(home.x, fitBox.x, fitBox.w, w / k), y: along(home.y, fitBox.y, fitBox.h, h / k) });
  }, [home.x, home.y, fitBox.x, fitBox.y, fitBox.w, fitBox.h, size.w, size.h, size.scale]);

  useLayoutEffect(fit, [fitKey, size.w, size.h, size.scale]);

  useLayoutEffect(() => {
    const node = frame.current;
    if (!node) return;
    const measure = () => setSize({ w: node.clientWidth || 1, h: node.clientHeight || 1, scale: scaleOf(node) });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, []);

  const zoomAt = useCallback((factor: number, px: number, py: number) => {
    setCamera((c) => {
      const k = Math.min(MAX, Math.max(MIN, c.k * factor));
      return { k, x: c.x + px / c.k - px / k, y: c.y + py / c.k - py / k };
    });
  }, []);
  const zoom = useCallback((factor: number) => zoomAt(factor, size.w / 2, size.h / 2), [zoomAt, size.w, size.h]);
  const pan = useCallback((dx: number, dy: number) => setCamera((c) => ({ ...c, x: c.x + dx / c.k, y: c.y + dy / c.k })), []);
  const centre = useCallback(
    (x: number, y: number) => setCamera((c) => ({ ...c, x: x - size.w / c.k / 2, y: y - size.h / c.k / 2 })),
    [size.w, size.h],
  );

  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const edge = node.getBoundingClientRect();
      const scale = scaleOf(node);
      zoomAt(Math.exp(-event.deltaY * 0.0015), (event.clientX - edge.left) / scale, (event.clientY - edge.top) / scale);
    };
    node.addEventListener("wheel", wheel, { passive: false });
    return () => node.removeEventListener("wheel", wheel);
  }, [zoomAt]);

  const hold = {
    onPointerDown(event: PointerEvent) {
      if (fingers.current.size === 0) dragged.current = false;
      // What is taken up moves by itself, not the board below it.
      if (fingers.current.size === 0 && (event.target as Element).closest("[data-grab]")) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      const last = fingers.current.get(event.pointerId);
      if (!last) return;
      const dx = event.clientX - last.x;
      const dy = event.clientY - last.y;
      if (fingers.current.size === 1) {
        if (!dragged.current && Math.hypot(dx, dy) < DRAG) return;
        if (!dragged.current) frame.current?.setPointerCapture(event.pointerId);
        dragged.current = true;
        const scale = frame.current ? scaleOf(frame.current) : 1;
        pan(-dx / scale, -dy / scale);
      } else pinch(event, last);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onPointerLeave: (event: PointerEvent) => void (dragged.current || fingers.current.delete(event.pointerId)),
  };

  function pinch(event: PointerEvent, last: { x: number; y: number }): void {
    dragged.current = true;
    const other = [...fingers.current.entries()].find(([id]) => id !== event.pointerId)?.[1];
    const edge = frame.current?.getBoundingClientRect();
    if (!other || !edge) return;
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const scale = scaleOf(frame.current!);
    if (before > 0) zoomAt(after / before, ((event.clientX + other.x) / 2 - edge.left) / scale, ((event.clientY + other.y) / 2 - edge.top) / scale);
  }

  const box = `${camera.x} ${camera.y} ${size.w / camera.k} ${size.h / camera.k}`;
  /** How many pixels of the screen a unit of the map has: numbers on it grow where that is few. */
  const dot = camera.k * size.scale;
  return { frame, box, camera, dot, size, hold, dragged, fit, whole, zoom, pan, centre };
}
