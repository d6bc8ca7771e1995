import type { Slot } from "../wire/types";
import { pixel } from "./geometry";

interface Props {
  slot: Slot;
  legal: boolean;
  label: string;
  word: string;
  cost: string;
  onPick(at: Element): void;
}

/** An empty tile position beside the map; drawn bright when it can be explored now. */
export function TileSlot({ slot, legal, label, word, cost, onPick }: Props) {
  const { x, y } = pixel(slot.centre);
  return (
    <g
      class={legal ? "slot can" : "slot"}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={legal ? 0 : -1}
      aria-label={label}
      data-piece={`slot:${slot.slot}`}
      onClick={(event) => onPick(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        onPick(event.currentTarget);
      }}
    >
      <use href="#tile-outline" class="slot-ground" />
      <use href="#rose" y={legal ? -18 : 0} transform={legal ? undefined : "scale(.75)"} class="slot-rose" />
      {legal && (
        <text class="slot-word" y="28">
          {word}
        </text>
      )}
      {legal && cost && (
        <g class="cost exp" transform="translate(0 46)">
          <rect x="-24" y="-10" width="48" height="20" rx="10" />
          <use href="#i-lock" x="-18" y="-7" width="14" height="14" />
          <text x="8" y="5">
            {cost}
          </text>
        </g>
      )}
    </g>
  );
}
