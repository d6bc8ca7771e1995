import type { Slot } from "../types";
import { pixel } from "./geometry";

interface Props {
  slot: Slot;
  legal: boolean;
  pointed: boolean;
  label: string;
  word: string;
  note: string;
  onPick(at: Element): void;
}

/** An empty tile position beside the map; drawn bright when it can be explored now. */
export function TileSlot({ slot, legal, pointed, label, word, note, onPick }: Props) {
  const { x, y } = pixel(slot.centre);
  return (
    <g class={`slot${legal ? " can" : ""}${pointed ? " pointed" : ""}`} transform={`translate(${x} ${y})`}>
      <g
        class={legal ? "slot-hit can" : "slot-hit"}
        role="button"
        tabindex={legal ? 0 : -1}
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
      </g>
      <g class="no-touch" aria-hidden="true">
        <use href="#rose" y={legal ? -18 : 0} transform={legal ? undefined : "scale(.75)"} />
        {legal && (
          <>
            <text class="slot-word" y="28">
              {word}
            </text>
            <g class="cost exp" transform="translate(0 48)">
              <g class="legible">
                <rect x="-32" y="-10" width="64" height="20" rx="10" />
                <use href="#i-move" x="-26" y="-7" width="14" height="14" />
                <text x="-3" y="5">
                  {note}
                </text>
                <use href="#i-once" x="8" y="-7" width="14" height="14" />
              </g>
            </g>
          </>
        )}
      </g>
    </g>
  );
}
