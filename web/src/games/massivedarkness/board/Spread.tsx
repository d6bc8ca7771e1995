import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Point } from "../../../ui/useCamera";
import { byKey } from "./keys";
import { Dot } from "./Plates";

/** The part of the board that is seen, and how many pixels of the screen a unit of it has. */
export interface Sight extends Point {
  w: number;
  h: number;
  dot: number;
}

interface Shown {
  key: string;
  lit: string;
  label: string;
  act(event: Event): void;
  /** Whether it can be dragged from here. */
  grab: boolean;
  drawing: ComponentChildren;
}

interface Props {
  at: Point;
  sight: Sight;
  label: string;
  onClose(): void;
  children: Shown[];
}

/** The room of a figure with its plate, the least of it, and around all of them, in pixels of the screen. */
const CELL = { w: 88, h: 76 };
const TIGHT = 76;
const EDGE = 8;

/** The figures of a crowded zone beside each other, large enough to be told apart and touched, over the board. */
export function Spread({ at, sight, label, onClose, children }: Props) {
  const { dot } = sight;
  const room = { w: sight.w * dot - 2 * EDGE, h: sight.h * dot - 2 * EDGE };
  const across = Math.max(1, Math.floor(room.w / TIGHT));
  const columns = Math.ceil(children.length / Math.ceil(children.length / across));
  const rows = Math.ceil(children.length / columns);
  const cell = { w: Math.min(CELL.w, room.w / columns), h: Math.min(CELL.h, room.h / rows) };
  const [w, h] = [columns * cell.w + 2 * EDGE, rows * cell.h + 2 * EDGE];
  const within = (middle: number, start: number, shown: number, length: number) => Math.min(Math.max(middle - length / 2, start), Math.max(start, start + shown - length));
  const [x, y] = [within(at.x, sight.x, sight.w, w / dot), within(at.y, sight.y, sight.h, h / dot)];
  const own = useRef<SVGGElement>(null);
  useEffect(() => own.current?.querySelector<SVGElement>(".fig")?.focus(), []);
  const away = (event: Event) => {
    event.stopPropagation();
    onClose();
  };
  return (
    <Dot.Provider value={1}>
      <rect x={sight.x} y={sight.y} width={sight.w} height={sight.h} class="d-veil" onClick={away} />
      <g ref={own} class="d-spread" role="group" aria-label={label} transform={`translate(${x} ${y}) scale(${1 / dot})`} style={{ "--dot": 1 }} onKeyDown={(event) => event.key === "Escape" && away(event)}>
        <rect width={w} height={h} rx="10" class="d-sheet" onClick={(event) => event.stopPropagation()} />
        {children.map((one, i) => (
          <g key={one.key} transform={`translate(${EDGE + ((i % columns) + 0.5) * cell.w} ${EDGE + Math.floor(i / columns) * cell.h + 30})`}>
            <g class="no-touch" aria-hidden="true">
              {one.drawing}
            </g>
            <circle r="26" class={one.lit} role="button" tabindex={0} aria-label={one.label} data-piece={one.key} data-grab={one.grab ? one.key : undefined} onClick={one.act} onKeyDown={byKey(one.act)} />
          </g>
        ))}
      </g>
    </Dot.Provider>
  );
}
