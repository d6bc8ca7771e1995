/** Cards are dragged onto slots and heroes; the same is done by keys through the window of the card. */
import type { Piece } from "../../../options/pieces";

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
