/** What the reader looks for, kept in the address so that a search can be sent to somebody. */
import { fold } from "./fold";
import type { Piece } from "./pieces";

export interface Wish {
  q: string;
  kind: string;
  color: string;
  set: string;
  mark: string;
}

const FIELDS = ["q", "kind", "color", "set", "mark"] as const;

export function fromAddress(search: string): Wish {
  const params = new URLSearchParams(search);
  return {
    q: params.get("q") ?? "",
    kind: params.get("kind") ?? "",
    color: params.get("color") ?? "",
    set: params.get("set") ?? "",
    mark: params.get("mark") ?? "",
  };
}

export function toAddress(wish: Wish): string {
  const params = new URLSearchParams();
  for (const field of FIELDS) if (wish[field]) params.set(field, wish[field]);
  const text = params.toString();
  return text ? `?${text}` : "";
}

export function matches(piece: Piece, wish: Wish): boolean {
  if (wish.kind && piece.kind !== wish.kind) return false;
  if (wish.color && !piece.colors.includes(wish.color)) return false;
  if (wish.set && piece.set !== wish.set) return false;
  if (wish.mark && !piece.marks.has(wish.mark)) return false;
  return fold(wish.q)
    .split(/\s+/)
    .every((word) => piece.haystack.includes(word));
}
