import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useCamera } from "../../../ui/useCamera";
import { Zoom } from "../../../ui/Zoom";
import { useSpeech } from "../../../words/words";
import { piece } from "../options/pieces";
import { doorEnds } from "../options/titles";
import type { Way } from "../../../wire/types";
import type { Zone } from "../types";
import { foeAt, heroAt, useSelected, useTable } from "../useTable";
import { Doors } from "./Doors";
import { Figures } from "./FigureLayer";
import { Floor, TileNames } from "./Floor";
import { CELL, corner, edgesOf, middle, towards } from "./geometry";
import { byKey } from "./keys";
import { zoneLabel } from "./labels";
import { cornerTaken, pillarSpot, Tokens } from "./Tokens";

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
export const MARGIN = 14;
/** On a phone, below this scale figures cannot be told apart: then the board shows what lies around the acting hero. */
const READABLE = 0.78;
/** A desk shows the whole board down to this one; what is small there opens large at a touch. */
const LEAST = 0.5;

/** The board: zones, doors, tokens and figures; what can be reached, and what the selected figure sees. */
export function Dungeon({ whole = false }: { whole?: boolean }) {
  const { view, me, index, pick, pointed, ways, askWays, follow, table } = useTable();
  const { figure } = useSelected();
  const say = useSpeech();
  const { map, board } = view;
  const standing = useMemo(() => map.zones.filter((zone) => !board.zones[zone.zone]?.gone), [map.mission, board]);
  // A door in the upper wall reaches down into its zone: numbers stand below it.
  const roofed = useMemo(() => new Set(edgesOf(map, () => false).flatMap((edge) => (edge.door && !edge.down ? [`${edge.x},${edge.y}`] : []))), [map.mission]);
  const zoneOf = (name: string | null): Zone | undefined => map.zones.find((zone) => zone.zone === name);
  const home = zoneOf(me.at) ?? zoneOf(map.start) ?? map.zones[0]!;
  const box = { x: -MARGIN, y: -MARGIN, w: map.width * CELL + 2 * MARGIN, h: map.height * CELL + 2 * MARGIN };
  const cam = useCamera(box, `${map.mission}|${me.seat}`, middle(home), { readable: whole ? LEAST : READABLE, narrow: Infinity, most: 1 });
  const [focused, setFocused] = useState(home.zone);
  const nodes = useRef(new Map<string, SVGGElement>());
  const shown = useRef(false);
  useEffect(() => {
    setFocused(home.zone);
    if (shown.current) keepInSight(home);
    shown.current = true;
  }, [home.zone]);

  // How far one gets by several steps is asked for once somebody looks at the board.
  const walking = table.decision?.mine === true && table.decision.options.some((option) => option.kind === "move");
  const wayTo = (zone: string): Way | undefined => (walking && zone !== home.zone && !index.get(piece.zone(zone))?.length ? ways?.find((way) => way.piece === piece.zone(zone)) : undefined);
  const [aimed, aim] = useState<string | null>(null);
  const touch = (zone: Zone, node: Element) => {
    const way = wayTo(zone.zone);
    if (way && !way.reveals && !way.warns.length) follow(way.steps);
    else pick(piece.zone(zone.zone), node);
  };
  const seen = heroAt(view, figure)?.sees ?? foeAt(view, figure)?.sees ?? {};
  const from = heroAt(view, figure)?.at ?? foeAt(view, figure)?.at ?? null;
  const untouched = (act: (node: Element) => void) => (event: Event) => {
    event.stopPropagation();
    if (event.type === "keydown" || !cam.dragged.current) act(event.currentTarget as Element);
  };
  function keepInSight(zone: Zone): void {
    const { x, y } = middle(zone);
    const { camera, size } = cam;
    const px = (x - camera.x) * camera.k;
    const py = (y - camera.y) * camera.k;
    if (px < 40 || py < 40 || px > size.w - 40 || py > size.h - 40) cam.centre(x, y);
  }
  const key = (event: KeyboardEvent, zone: Zone) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const next = towards(zone, standing, ...arrow);
      if (!next) return;
      setFocused(next.zone);
      nodes.current.get(next.zone)?.focus();
      keepInSight(next);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      touch(zone, event.currentTarget as Element);
    } else if (event.key === "+" || event.key === "=") cam.zoom(1.25);
    else if (event.key === "-") cam.zoom(0.8);
    else if (event.key === "0") cam.fit();
  };

  return (
    <div class="board dungeon">
      <svg ref={cam.frame} viewBox={cam.box} style={{ "--dot": cam.dot }} class="map" role="group" aria-label={say.t("md-board")} {...cam.hold}>
        <Floor map={map} board={board} />
        <g aria-hidden="true" class="no-touch">
          {from &&
            standing.map((zone) => {
              const { x, y } = corner(zone);
              const away = seen[zone.zone];
              if (away === undefined) return <rect key={zone.zone} x={x} y={y} width={CELL} height={CELL} class="d-unseen" />;
              return (
                <g key={zone.zone}>
                  <rect x={x + 4} y={y + 4} width={CELL - 8} height={CELL - 8} rx="5" class="d-seen" />
                  {away > 0 && (
                    <text x={x + (roofed.has(`${x},${y}`) ? 8 : 25)} y={y + (roofed.has(`${x},${y}`) ? 36 : 22)} class="d-away">
                      {away}
                    </text>
                  )}
                </g>
              );
            })}
        </g>
        <Tokens map={map} board={board} />
        {standing.map((zone) => {
          const { x, y } = corner(zone);
          const name = piece.zone(zone.zone);
          const options = index.get(name) ?? [];
          const way = wayTo(zone.zone);
          return (
            <g
              key={zone.zone}
              ref={(node) => void (node ? nodes.current.set(zone.zone, node) : nodes.current.delete(zone.zone))}
              class={`hit${options.length ? " can" : way ? " far" : ""}${pointed === name ? " pointed" : ""}`}
              transform={`translate(${x} ${y})`}
              role="button"
              tabindex={zone.zone === focused ? 0 : -1}
              aria-label={[zoneLabel(zone.zone, view, options, say), way && say.t("md-way", { n: way.cost })].filter(Boolean).join(", ")}
              data-piece={name}
              onPointerEnter={() => {
                if (walking && !ways) askWays();
                aim(zone.zone);
              }}
              onPointerLeave={() => aim(null)}
              onFocusIn={() => walking && !ways && askWays()}
              onClick={untouched((node) => {
                setFocused(zone.zone);
                touch(zone, node);
              })}
              onKeyDown={(event) => key(event, zone)}
            >
              <rect x="5" y="5" width="90" height="90" rx="7" />
              {(way || options.some((option) => option.kind === "move")) && <Boot high={cornerTaken(zone.zone, map, board)} aside={!!board.zones[zone.zone]?.enemies.length} cost={way?.cost} />}
            </g>
          );
        })}
        <TileNames map={map} damage={(view.special["damage"] as Record<string, number> | undefined) ?? {}} />
        <Doors onPick={(door) => untouched((node) => pick(piece.door(door), node))} label={(door) => doorEnds(door, view, say)} />
        {map.pillars
          .filter((pillar) => pillar.pillar in board.pillars)
          .map((pillar) => {
            const { x, y } = pillarSpot(pillar, map);
            const name = piece.pillar(pillar.pillar);
            return (
              <g
                key={pillar.pillar}
                class={`fig${index.has(name) ? " can" : ""}${pointed === name ? " pointed" : ""}`}
                transform={`translate(${x} ${y})`}
                role="button"
                tabindex={index.has(name) ? 0 : -1}
                aria-label={say.name("pillar", pillar.pillar)}
                data-piece={name}
                onClick={untouched((node) => pick(name, node))}
                onKeyDown={byKey(untouched((node) => pick(name, node)))}
              >
                <circle r="18" />
              </g>
            );
          })}
        {aimed && wayTo(aimed) && <WayLine from={home} way={wayTo(aimed)!} zones={standing} />}
        <Figures zones={standing} onPick={untouched} sight={{ x: cam.camera.x, y: cam.camera.y, w: cam.size.w / cam.camera.k, h: cam.size.h / cam.camera.k, dot: cam.dot }} />
      </svg>
      <Zoom zoom={cam.zoom} whole={cam.whole} />
    </div>
  );
}

/** The zones of a way, from where the hero stands. */
function WayLine({ from, way, zones }: { from: Zone; way: Way; zones: Zone[] }) {
  const path = [from, ...way.steps.map((step) => zones.find((zone) => step === `move ${zone.zone}`)).filter((zone) => zone !== undefined)];
  return <polyline aria-hidden="true" class="d-way no-touch" points={path.map((zone) => `${middle(zone).x},${middle(zone).y}`).join(" ")} marker-end="url(#d-pale)" />;
}

/** A step leads here, or a way that costs so many actions: in the lower right corner, in the upper one where something lies, left of the
 * plates of enemies. */
function Boot({ high, aside, cost }: { high: boolean; aside: boolean; cost?: number | undefined }) {
  return (
    <g aria-hidden="true" transform={`translate(${aside && !high ? 31 : 80} ${high ? 15 : 84})`}>
      <g class="legible">
        <rect x={cost ? -20 : -11} y="-9" width={cost ? 31 : 22} height="16" rx="8" class="d-boot" />
        <use href="#d-boot" x="-7" y="-8" width="14" height="14" color="#221d18" />
        {!!cost && (
          <text x="-16" y="3.5" class="d-cost">
            {cost}
          </text>
        )}
      </g>
    </g>
  );
}
