/** A dungeon as squares of 100 units: where zones lie, and what stands between two of them. */
import type { Point } from "../../../ui/useCamera";
import type { DungeonMap, Door, Zone } from "../types";

export const CELL = 100;

export interface Edge {
  key: string;
  kind: "wall" | "open" | "door";
  /** Upper or left end, and whether the edge runs downwards. */
  x: number;
  y: number;
  down: boolean;
  door?: Door;
}

export const corner = (zone: Zone): Point => ({ x: zone.x * CELL, y: zone.y * CELL });
export const middle = (zone: Zone): Point => ({ x: (zone.x + 0.5) * CELL, y: (zone.y + 0.5) * CELL });

const pair = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Every edge of the board once. Neighbours neither joined nor parted by a door have a wall between them. */
export function edgesOf(map: DungeonMap, gone: (zone: string) => boolean): Edge[] {
  const cells = new Map<string, Zone>();
  for (const zone of map.zones) if (!gone(zone.zone)) cells.set(`${zone.x},${zone.y}`, zone);
  const joined = new Set(map.joins.map(([a, b]) => pair(a, b)));
  const doors = new Map(map.doors.map((door) => [pair(door.a, door.b), door]));
  const edges = new Map<string, Edge>();
  for (const zone of cells.values()) {
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      const x = zone.x + Math.max(dx, 0);
      const y = zone.y + Math.max(dy, 0);
      const down = dx !== 0;
      const key = `${down ? "v" : "h"}${x},${y}`;
      if (edges.has(key)) continue;
      const other = cells.get(`${zone.x + dx},${zone.y + dy}`);
      const between = other ? pair(zone.zone, other.zone) : "";
      const door = other ? doors.get(between) : undefined;
      const kind = door ? "door" : other && joined.has(between) ? "open" : "wall";
      edges.set(key, { key, kind, x: x * CELL, y: y * CELL, down, ...(door ? { door } : {}) });
    }
  }
  return [...edges.values()];
}

export const edgeMiddle = (edge: Edge): Point => (edge.down ? { x: edge.x, y: edge.y + CELL / 2 } : { x: edge.x + CELL / 2, y: edge.y });
export const edgeEnd = (edge: Edge): Point => (edge.down ? { x: edge.x, y: edge.y + CELL } : { x: edge.x + CELL, y: edge.y });

/** The nearest zone in the direction of an arrow key. */
export function towards(zone: Zone, zones: Zone[], dx: number, dy: number): Zone | undefined {
  let best: Zone | undefined;
  let least = Infinity;
  for (const other of zones) {
    const along = (other.x - zone.x) * dx + (other.y - zone.y) * dy;
    const aside = Math.abs((other.x - zone.x) * dy) + Math.abs((other.y - zone.y) * dx);
    if (along <= 0 || aside > along) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** Places for figures in a zone, and how large each may be. */
export function places(count: number): { spots: Point[]; scale: number } {
  if (count <= 1) return { spots: [{ x: 50, y: 50 }], scale: 1 };
  if (count === 2) return { spots: [{ x: 28, y: 50 }, { x: 72, y: 50 }], scale: 0.94 };
  if (count <= 4) return { spots: [{ x: 28, y: 31 }, { x: 72, y: 31 }, { x: 28, y: 68 }, { x: 72, y: 68 }], scale: 0.78 };
  const columns = count <= 6 ? 3 : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, i) => ({ x: ((i % columns) + 0.5) * (100 / columns), y: 8 + (Math.floor(i / columns) + 0.5) * (88 / rows) }));
  return { spots, scale: Math.min(0.62, 1.9 / columns, 1.5 / rows) };
}
