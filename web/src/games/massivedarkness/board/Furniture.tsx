import type { Board, Zone } from "../types";
import { corner, type Edge } from "./geometry";

interface Props {
  zones: Zone[];
  edges: Edge[];
  board: Board;
  /** What lies on the floor, below light and walls. */
  under?: boolean;
}

interface Thing {
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** On the face of the wall, in the corners below it, and in the corners at the front: a room has more of it than a corridor. */
const WALL: Thing[] = [
  { name: "shelf", x: 56, y: 1, w: 36, h: 20 },
  { name: "rack", x: 60, y: 0, w: 28, h: 20 },
  { name: "altar", x: 54, y: -3, w: 38, h: 27 },
  { name: "table", x: 62, y: 17, w: 30, h: 23 },
];
const HALL: Thing[] = [
  { name: "column", x: 76, y: 10, w: 20, h: 27 },
  { name: "web", x: 8, y: 19, w: 18, h: 19 },
];
const FRONT: Thing[] = [
  { name: "crate", x: 8, y: 76, w: 16, h: 18 },
  { name: "barrel", x: 8, y: 74, w: 16, h: 20 },
  { name: "bones", x: 9, y: 82, w: 20, h: 12 },
  { name: "basin", x: 8, y: 76, w: 24, h: 18 },
];
const RUG: Thing = { name: "rug", x: 22, y: 34, w: 56, h: 38 };

/** The same zone always has the same furniture. */
function lot(zone: string): number {
  let n = 7;
  for (const letter of zone) n = (n * 31 + letter.charCodeAt(0)) % 9973;
  return n;
}

function furnished(zone: Zone, board: Board, walled: boolean, under: boolean): Thing[] {
  const state = board.zones[zone.zone]!;
  const level = board.levels.some((token) => token.zone === zone.zone);
  const n = lot(zone.zone);
  const room = zone.kind === "room";
  if (under) return room && n % 5 === 0 ? [RUG] : [];
  if (zone.kind === "bridge") return [];
  const things: Thing[] = [];
  // Tokens come first: furniture gives way to whatever lies or stands there.
  if (walled && !level && room && n % 3 !== 1) things.push(WALL[n % WALL.length]!);
  if (!room && !level && n % 4 === 0) things.push(walled && n % 8 === 0 ? HALL[0]! : HALL[1]!);
  if (!state.treasure.some(Boolean) && n % 2 === 0) things.push(FRONT[(n >> 2) % FRONT.length]!);
  return things;
}

/** Furniture in corners and along walls, torches on the wall faces, braziers where a lit zone has no wall. */
export function Furniture({ zones, edges, board, under = false }: Props) {
  const walls = new Set(edges.filter((edge) => edge.kind !== "open" && !edge.down).map((edge) => `${edge.x},${edge.y}`));
  const doors = new Set(edges.filter((edge) => edge.kind === "door" && !edge.down).map((edge) => `${edge.x},${edge.y}`));
  return (
    <>
      {zones.map((zone) => {
        const { x, y } = corner(zone);
        const here = `${x},${y}`;
        const walled = walls.has(here) && !doors.has(here);
        const closed = zone.chamber !== null && !board.opened.includes(zone.chamber);
        const lit = board.zones[zone.zone]!.light;
        return (
          <g key={zone.zone} opacity={closed ? 0.5 : 1}>
            {furnished(zone, board, walled, under).map((thing) => (
              <use key={thing.name} href={`#d-f-${thing.name}`} x={x + thing.x} y={y + thing.y} width={thing.w} height={thing.h} />
            ))}
            {!under && lit && <use href={walls.has(here) ? "#d-f-torch" : "#d-f-brazier"} x={x + 8} y={y + (walls.has(here) ? 2 : 8)} width="20" height="23" class="d-fire" />}
            {!under && !lit && <use href="#d-moon" x={x + 12} y={y + (walls.has(here) ? 21 : 9)} width="10" height="10" color="#b9b4f0" />}
          </g>
        );
      })}
    </>
  );
}
