import type { Box, Point } from "../../../ui/useCamera";

/** Pointy-top hexes in axial coordinates; a hex is 40 units from its centre to a corner. */
export const SIZE = 40;
const WIDTH = Math.sqrt(3) * SIZE;
export const HEX = "M0-40L34.6-20V20L0 40-34.6 20V-20z";

export function axial(at: string): [number, number] {
  const [q, r] = at.split(",").map(Number);
  return [q ?? 0, r ?? 0];
}

/** The six spaces around one. */
export function near(at: string): string[] {
  const [q, r] = axial(at);
  return [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]].map(([dq = 0, dr = 0]) => `${q + dq},${r + dr}`);
}

export function pixel(at: string): Point {
  const [q, r] = axial(at);
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r };
}

export function bounds(spaces: string[], margin: number): Box {
  const points = spaces.map(pixel);
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs) - WIDTH / 2 - margin;
  const y = Math.min(...ys) - SIZE - margin;
  return { x, y, w: Math.max(...xs) + WIDTH / 2 + margin - x, h: Math.max(...ys) + SIZE + margin - y };
}

/** The neighbour an arrow key leads to: the space whose centre lies nearest to that direction. */
export function towards(from: string, spaces: string[], dx: number, dy: number): string | null {
  const origin = pixel(from);
  let best: string | null = null;
  let bestScore = Infinity;
  for (const at of spaces) {
    if (at === from) continue;
    const p = pixel(at);
    const along = (p.x - origin.x) * dx + (p.y - origin.y) * dy;
    const across = Math.abs((p.x - origin.x) * dy) + Math.abs((p.y - origin.y) * dx);
    if (along < 20) continue;
    const score = along + 2 * across;
    if (score < bestScore) [best, bestScore] = [at, score];
  }
  return best;
}
