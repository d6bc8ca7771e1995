import type { Box, Point } from "../../../ui/useCamera";
import { heroColor } from "../art/heroes";
import type { Hex, Player, Slot } from "../types";
import { useSpeech } from "../../../words/words";
import { HEX, pixel } from "./geometry";

interface Props {
  hexes: Hex[];
  slots: Slot[];
  players: Player[];
  land: Box;
  sight: Box;
  /** The corner it stands in: where nothing lies that can be chosen. */
  corner: string;
  onLook(at: Point): void;
}

/** The whole land in small, with a frame around what is in sight; a touch or a drag looks elsewhere. */
export function Overview({ hexes, slots, players, land, sight, corner, onLook }: Props) {
  const { t } = useSpeech();
  const look = (event: PointerEvent) => {
    if (event.type === "pointermove" && !event.buttons) return;
    const edge = (event.currentTarget as Element).getBoundingClientRect();
    const k = Math.min(edge.width / land.w, edge.height / land.h);
    onLook({
      x: land.x + land.w / 2 + (event.clientX - edge.left - edge.width / 2) / k,
      y: land.y + land.h / 2 + (event.clientY - edge.top - edge.height / 2) / k,
    });
  };
  return (
    <svg class={`overview ${corner}`} viewBox={`${land.x} ${land.y} ${land.w} ${land.h}`} role="img" aria-label={t("overview")} onPointerDown={look} onPointerMove={look}>
      {slots.map((slot) => (
        <use key={slot.slot} href="#tile-outline" x={pixel(slot.centre).x} y={pixel(slot.centre).y} class="over-slot" />
      ))}
      {hexes.map((hex) => (
        <path key={hex.at} d={HEX} transform={`translate(${pixel(hex.at).x} ${pixel(hex.at).y})`} class={`over-${hex.terrain}`} />
      ))}
      {hexes
        .filter((hex) => hex.site === "city")
        .map((hex) => (
          <use key={hex.at} href="#s-city" transform={`translate(${pixel(hex.at).x} ${pixel(hex.at).y}) scale(1.6)`} />
        ))}
      {players.map((player) => player.at && <circle key={player.seat} cx={pixel(player.at).x} cy={pixel(player.at).y} r="38" class="over-hero" fill={heroColor(player.hero)} />)}
      <rect x={sight.x} y={sight.y} width={sight.w} height={sight.h} class="over-frame" />
    </svg>
  );
}
