import { useMemo } from "preact/hooks";
import { piece } from "../options/pieces";
import type { DoorState } from "../types";
import { useTable } from "../useTable";
import { useSpeech } from "../../../words/words";
import { edgeMiddle, edgesOf } from "./geometry";
import { byKey } from "./keys";

interface Props {
  onPick(door: string): (event: Event) => void;
  label(door: string): string;
}

/** Doors on their edges: shut, locked, or swung open. */
export function Doors({ onPick, label }: Props) {
  const { view, index, pointed } = useTable();
  const { t } = useSpeech();
  const { map, board } = view;
  const edges = useMemo(() => edgesOf(map, () => false).filter((edge) => edge.door), [map.mission]);
  return (
    <>
      {edges.map((edge) => {
        const { door, role } = edge.door!;
        if ([edge.door!.a, edge.door!.b].some((zone) => board.zones[zone]?.gone)) return null;
        const { x, y } = edgeMiddle(edge);
        const state = board.doors[door] ?? "closed";
        const name = piece.door(door);
        const options = index.get(name) ?? [];
        return (
          <g
            key={door}
            class={`fig door ${state}${options.length ? " can" : ""}${pointed === name ? " pointed" : ""}`}
            transform={`translate(${x} ${y}) rotate(${edge.down ? 90 : 0})`}
            role="button"
            tabindex={options.length ? 0 : -1}
            aria-label={[t("md-door", { zones: label(door) }), t(`md-door-is-${state}`), ...options.map((option) => option.label)].join(", ")}
            data-piece={name}
            onClick={onPick(door)}
            onKeyDown={byKey(onPick(door))}
          >
            <rect x="-24" y="-14" width="48" height="28" rx="6" />
            <DoorDrawing state={state} special={role !== ""} />
          </g>
        );
      })}
    </>
  );
}

function DoorDrawing({ state, special }: { state: DoorState; special: boolean }) {
  if (state === "open") {
    return (
      <g aria-hidden="true">
        <rect x="-20" y="-3" width="40" height="6" fill="#2a1c12" />
        <rect x="-21" y="-32" width="8" height="33" rx="1.500" fill="#a06a33" stroke="#1a0f08" stroke-width="1.500" />
        <circle cx="-17" cy="-25" r="1.800" fill="#f2c14e" />
      </g>
    );
  }
  return (
    <g aria-hidden="true">
      <rect x="-20" y="-7" width="40" height="14" rx="2" fill={special ? "#5a4a8a" : "#8a5a2b"} stroke="#1a0f08" stroke-width="2" />
      <path d="M-10-7v14M0-7v14M10-7v14" stroke={special ? "#2c2250" : "#4a2c12"} />
      <path d="M-20-2.500h40" stroke="#c9cdd8" stroke-width="2" />
      {state === "locked" ? (
        <use href="#d-lock" x="-9" y="-9" width="18" height="18" color="#ffe08a" stroke="#1a0f08" stroke-width="1" />
      ) : (
        <circle cx="13" cy="3" r="2.400" fill="#f2c14e" />
      )}
    </g>
  );
}
