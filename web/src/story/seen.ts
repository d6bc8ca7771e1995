/** How far each table was read in this browser, by seat; of the last tables only. */
const STORED = "tavola-seen";
const KEPT = 40;

type Seen = Record<string, number>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

const name = (id: string, seat: number | null): string => `${id} ${seat ?? "watch"}`;

/** The last line read of a table; null where it was never open here. */
export const lastSeen = (id: string, seat: number | null): number | null => read()[name(id, seat)] ?? null;

export function rememberSeen(id: string, seat: number | null, n: number): void {
  const { [name(id, seat)]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - KEPT);
  localStorage.setItem(STORED, JSON.stringify({ ...Object.fromEntries(kept), [name(id, seat)]: n }));
}
