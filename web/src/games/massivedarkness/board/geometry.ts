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

/** How much of an empty row is left between two floors; exact in binary, so that neighbours still find each other. */
const GAP = 0.25;
const closer = new WeakMap<DungeonMap, DungeonMap>();

/** The map with rows in which nothing lies drawn together: floors above each other need no corridor of air. */
export function closedUp(map: DungeonMap): DungeonMap {
  const known = closer.get(map);
  if (known) return known;
  const rows = new Set(map.zones.map((zone) => zone.y));
  const empty = Array.from({ length: map.height }, (_, y) => y).filter((y) => !rows.has(y));
  const up = <T extends Point>(one: T): T => ({ ...one, y: one.y - (1 - GAP) * empty.filter((y) => y < one.y).length });
  const closed = empty.length ? { ...map, height: map.height - (1 - GAP) * empty.length, zones: map.zones.map(up), tiles: map.tiles.map(up) } : map;
  closer.set(map, closed);
  return closed;
}

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

/** Where a figure stands in its zone, how large, and how it is drawn: alone with its name, beside another, in a crowd, or
 * in a stack: the first in front of the others. */
export interface Spot extends Point {
  size: number;
  style: "alone" | "pair" | "crowd" | "stack" | "behind";
  /** The room for the plate of its minions: below it, or beside it in a crowd. */
  room: number;
  tall: number;
}

/** The part of a zone figures stand in: walls, light and tokens keep the rest. */
const FIELD = { left: 9, right: 91, top: 25, bottom: 80 };
/** So many pixels of the screen a figure has at least: a group without room for that becomes a stack. */
const LEAST = 24;
const STACKED = 32;
/** Beside a plate a row of enemies needs this between portrait and edge. */
const BESIDE = 2;
/** Such a plate may lie over the wall. */
const OVER = 9;
const below = (size: number): number => CELL - 44 - size / 2;

/** `dot`: how many pixels of the screen a unit of the board has. `foes` stand below each other, their plates to the right. */
function group(count: number, left: number, right: number, foes: boolean, dot: number): Spot[] {
  const room = { w: right - left, h: FIELD.bottom - FIELD.top };
  const least = Math.max(STACKED, LEAST / dot);
  if (foes && count === 1) {
    const size = Math.max(30, LEAST / dot);
    return [{ x: left + room.w / 2, y: 46, size, style: "pair", room: room.w + 4, tall: below(size) }];
  }
  const columns = foes || count <= 3 ? 1 : count <= 6 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const cell = { w: room.w / columns, h: room.h / rows };
  const size = Math.min(foes ? cell.w * 0.55 : cell.w, cell.h, 30);
  if (size * dot < LEAST && count === 1) return [{ x: left + room.w / 2, y: 46, size: least, style: "pair", room: room.w, tall: below(least) }];
  if (size * dot < LEAST) return stack(count, left + room.w / 2, least);
  return Array.from({ length: count }, (_, i) => ({
    x: foes ? left + size / 2 : left + ((i % columns) + 0.5) * cell.w,
    y: FIELD.top + (Math.floor(i / columns) + 0.5) * cell.h,
    size,
    style: "crowd",
    room: CELL + OVER - left - size - BESIDE,
    tall: cell.h,
  }));
}

/** One in front, and a shoulder of the next two at either side. */
function stack(count: number, x: number, size: number): Spot[] {
  const aside = [0, -0.2, 0.2];
  return Array.from({ length: count }, (_, i) => ({ x: x + (aside[i % 3] ?? 0) * size, y: i ? 52 : 57, size, style: i ? "behind" : "stack", room: 0, tall: 0 }));
}

/** Places for the figures of a zone: heroes to the left, enemies to the right. */
export function places(heroes: number, foes: number, dot: number): { heroes: Spot[]; foes: Spot[] } {
  const alone: Spot = { x: 50, y: 48, size: 44, style: "alone", room: 92, tall: below(44) };
  if (heroes + foes <= 1) return { heroes: heroes ? [alone] : [], foes: foes ? [alone] : [] };
  if (heroes + foes === 2) {
    const size = Math.max(34, LEAST / dot);
    const [one, other] = [28, 71].map((x): Spot => ({ x, y: 46, size, style: "pair", room: 53, tall: below(size) })) as [Spot, Spot];
    return { heroes: heroes === 2 ? [one, other] : heroes ? [one] : [], foes: foes === 2 ? [one, other] : foes ? [other] : [] };
  }
  if (!foes) return { heroes: group(heroes, FIELD.left, FIELD.right, false, dot), foes: [] };
  if (!heroes) return { heroes: [], foes: group(foes, FIELD.left + 8, FIELD.right, true, dot) };
  const wanted = group(heroes, FIELD.left, heroes > 3 ? 52 : 38, false, dot);
  const middle = wanted[0]!.style === "crowd" ? (heroes > 3 ? 52 : 38) : 46;
  return { heroes: group(heroes, FIELD.left, middle, false, dot), foes: group(foes, middle + 2, FIELD.right + 5, true, dot) };
}
