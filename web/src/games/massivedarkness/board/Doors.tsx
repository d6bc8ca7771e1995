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
            transform={`translate(${x} ${y})`}
            role="button"
            tabindex={options.length ? 0 : -1}
            aria-label={[t("md-door", { zones: label(door) }), t(`md-door-is-${state}`), ...options.map((option) => option.label)].join(", ")}
            data-piece={name}
            onClick={onPick(door)}
            onKeyDown={byKey(onPick(door))}
          >
            {edge.down ? <rect x="-13" y="-26" width="26" height="54" rx="6" /> : <rect x="-25" y="-14" width="50" height="36" rx="6" />}
            <DoorDrawing state={state} special={role !== ""} down={edge.down} />
          </g>
        );
      })}
    </>
  );
}

/** A door seen from the front in a wall that runs across, from above in one that runs down. */
function DoorDrawing({ state, special, down }: { state: DoorState; special: boolean; down: boolean }) {
  const [wood, seam] = special ? ["#5a4a8a", "#2c2250"] : ["#8a5a2b", "#5a3818"];
  if (state === "open") {
    return down ? (
      <g aria-hidden="true">
        <rect x="-7" y="-22" width="14" height="46" fill="#0b0806" />
        <path d="M6 -22h24v6h-24z" fill={wood} stroke="#140b05" stroke-width="1.5" />
        <circle cx="26" cy="-19" r="1.8" fill="#f3d382" />
      </g>
    ) : (
      <g aria-hidden="true">
        <rect x="-20" y="-8" width="40" height="27" fill="#0b0806" />
        <path d="M-20 -9l-5 28h7l4-28z" fill={wood} stroke="#140b05" stroke-width="1.5" />
        <circle cx="-20" cy="8" r="1.8" fill="#f3d382" />
      </g>
    );
  }
  return (
    <g aria-hidden="true">
      {down ? (
        <>
          <rect x="-8" y="-22" width="16" height="46" rx="2" fill={wood} stroke="#140b05" stroke-width="2" />
          <path d="M0 -20v42" stroke={seam} />
          <path d="M-8 -13h16M-8 15h16" stroke="#2b2e3c" stroke-width="3" />
          <circle cx="3" cy="8" r="2.2" fill="#f3d382" />
        </>
      ) : (
        <>
          <rect x="-19" y="-9" width="38" height="28" rx="2" fill={wood} stroke="#140b05" stroke-width="2" />
          <path d="M-9 -8v26M0 -8v26M9 -8v26" stroke={seam} />
          <path d="M-19 -2h38M-19 12h38" stroke="#2b2e3c" stroke-width="3" />
          <circle cx="13" cy="6" r="2.4" fill="#f3d382" />
        </>
      )}
      {state === "locked" && (
        <g transform={down ? "translate(0 1)" : "translate(0 5)"}>
          <circle r="10" fill="#12141f" stroke="#ffe08a" stroke-width="1.4" />
          <use href="#d-lock" x="-7" y="-7" width="14" height="14" color="#ffe08a" />
        </g>
      )}
    </g>
  );
}
