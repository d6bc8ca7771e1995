/** Cards are dragged onto slots, heroes and figures; the same is done by keys through the window of the card. */
import type { Piece, PieceIndex } from "../../../options/pieces";
import type { Option } from "../../../wire/types";

const TYPE = "text/plain";

export const dragging = (card: Piece) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => event.dataTransfer?.setData(TYPE, card),
});

export const dropping = (drop: (card: Piece) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    const card = event.dataTransfer?.getData(TYPE);
    if (card) drop(card);
  },
});

/** A card dropped on a hero: given to it, or used for it, or drunk by it. */
export function giftTo(seat: number, card: Piece, index: PieceIndex, act: (option: Option) => void): void {
  const offered = index.get(card) ?? [];
  const given = offered.find((one) => one.kind === "give" && one.args.at(-1) === seat);
  const used = card.startsWith(`card:${seat}.`) ? offered.find((one) => ["use", "drink", "use_in_attack"].includes(one.kind)) : undefined;
  const chosen = given ?? used;
  if (chosen) act(chosen);
}

/** A card dropped on an enemy: used in the attack that is being prepared, or used as it may be used now. */
export function useOn(card: Piece, index: PieceIndex, act: (option: Option) => void): void {
  const used = (index.get(card) ?? []).find((one) => one.kind === "use_in_attack" || one.kind === "use");
  if (used) act(used);
}
