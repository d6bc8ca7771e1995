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

/** The room a board has, in its own pixels, and how much larger than those it is shown. */
export interface Size {
  w: number;
  h: number;
  scale: number;
}

/** Where the camera stands to begin with, and wherever it is called back to. */
export type Aim = (size: Size, whole: Camera) => Camera;

/** On a screen narrower than this, a map smaller than this scale cannot be read; a part of it is shown, at most so large. */
interface Reading {
  readable: number;
  narrow: number;
  most: number;
}

/** How much larger than its own pixels a board is shown, where the whole table is. */
const scaleOf = (node: Element): number => node.getBoundingClientRect().width / node.clientWidth || 1;

/** Along one side: around the middle, but no further past the border than it takes to fill the screen. */
export const along = (middle: number, start: number, length: number, shown: number): number =>
  shown >= length ? start - (shown - length) / 2 : Math.min(Math.max(middle - shown / 2, start), start + length - shown);

/** The whole box, or what lies around `home` where the whole would be too small to read. */
const around =
  (box: Box, home: Point, { readable, narrow, most }: Reading): Aim =>
  ({ w, h, scale }, whole) => {
    if (Math.min(w / box.w, h / box.h) * scale >= readable || w >= narrow) return whole;
    const k = Math.min(most, Math.max(readable, Math.min(Math.max(w / box.w, h / box.h), most)));
    return { k, x: along(home.x, box.x, box.w, w / k), y: along(home.y, box.y, box.h, h / k) };
  };

/** A camera over a box; a game says from where a board is readable, or aims by itself. */
export function useCamera(fitBox: Box, fitKey: string, home: Point, reading: Reading | Aim) {
  const frame = useRef<SVGSVGElement>(null);
  const [camera, setCamera] = useState<Camera>({ x: 0, y: 0, k: 1 });
  const [size, setSize] = useState<Size>({ w: 1, h: 1, scale: 1 });
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(false);
  /** Somebody looks where he likes to. */
  const steered = useRef(false);

  const all = useCallback((): Camera => {
    const k = Math.min(MAX, Math.max(MIN, Math.min(size.w / fitBox.w, size.h / fitBox.h)));
    return { k, x: fitBox.x - (size.w / k - fitBox.w) / 2, y: fitBox.y - (size.h / k - fitBox.h) / 2 };
  }, [fitBox.x, fitBox.y, fitBox.w, fitBox.h, size.w, size.h]);
  const whole = () => {
    steered.current = true;
    setCamera(all());
  };
  const aim = typeof reading === "function" ? reading : around(fitBox, home, reading);
  const fit = () => {
    steered.current = false;
    setCamera(aim(size, all()));
  };

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
    steered.current = true;
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
        steered.current = true;
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

  const sight: Box = { x: camera.x, y: camera.y, w: size.w / camera.k, h: size.h / camera.k };
  const box = `${camera.x} ${camera.y} ${sight.w} ${sight.h}`;
  /** How many pixels of the screen a unit of the map has: numbers on it grow where that is few. */
  const dot = camera.k * size.scale;
  return { frame, box, sight, camera, steered, dot, size, hold, dragged, fit, whole, zoom, pan, centre };
}
