import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { piece } from "../options/pieces";
import { useTable } from "../useTable";
import type { Hex } from "../types";
import { useSpeech } from "../../../words/words";
import { HEX, pixel, towards } from "./geometry";
import { HexDrawing } from "./HexDrawing";
import { LegalHex } from "./HexLayer";
import { HeroFigure, HexPieces } from "./HexPieces";
import { hexLabel } from "./labels";
import { Night } from "./Night";
import { TileSlot } from "./TileSlot";
import { WayLine } from "./WayLine";
import { plain, useWay } from "./WayWords";
import { Overview } from "./Overview";
import { useView } from "./useView";
import { Zoom } from "../../../ui/Zoom";

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The board: terrain, sites, pieces, what can be reached and what can be explored. */
export function HexMap({ hinted }: { hinted: string | null }) {
  const { view, me, catalog, index, pick, look, pointed, ways, askWays, follow, table } = useTable();
  const say = useSpeech();
  const { hexes, stack } = view.map;
  // Where no tile is left to be laid, the land has the room.
  const slots = useMemo(() => (stack.countryside + stack.core > 0 ? view.map.slots : []), [view.map.slots, stack]);
  const fitSpaces = useMemo(() => {
    return [...hexes.map((hex) => hex.at), ...slots.map((slot) => slot.centre)];
  }, [hexes, slots]);
  const reach = useMemo(
    () => ({
      spaces: hexes.map((hex) => hex.at).filter((at) => index.get(piece.space(at))?.length),
      tiles: slots.filter((slot) => index.get(piece.slot(slot.slot))?.length).map((slot) => slot.centre),
    }),
    [hexes, slots, index],
  );
  const spoken = hinted?.startsWith("space:") ? hinted.slice(6) : (slots.find((slot) => piece.slot(slot.slot) === hinted)?.centre ?? null);
  const cam = useView({ spaces: fitSpaces.length ? fitSpaces : ["0,0"], at: me.at ?? "0,0", reach, hinted: spoken, seq: table.seq });
  const [focused, setFocused] = useState(me.at ?? hexes[0]?.at ?? "0,0");
  const [under, setUnder] = useState<string | null>(null);
  const way = useWay(under);
  // Ways are asked for when somebody looks at the map, and once for each table.
  const wonder = () => {
    if (!ways && table.decision?.mine !== false && view.phase === "move") askWays();
  };
  useEffect(() => setUnder(null), [table.seq]);
  const nodes = useRef(new Map<string, SVGGElement>());
  const spaces = useMemo(() => hexes.map((hex) => hex.at), [hexes]);
  useEffect(() => {
    if (me.at) setFocused(me.at);
  }, [me.at]);

  const choose = (at: string, node: Element) => {
    if (cam.dragged.current) return;
    setFocused(at);
    go(at, node);
  };
  const go = (at: string, node: Element) => {
    const far = index.get(piece.space(at))?.length ? undefined : ways?.find((one) => one.piece === piece.space(at));
    if (far && plain(far)) follow(far.steps);
    else if (far) look(piece.space(at), node);
    else pick(piece.space(at), node);
  };
  const key = (event: KeyboardEvent, at: string) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const next = towards(at, spaces, ...arrow);
      if (!next) return;
      setFocused(next);
      setUnder(next);
      wonder();
      nodes.current.get(next)?.focus();
      keepInSight(next);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      go(at, event.currentTarget as Element);
    } else if (event.key === "+" || event.key === "=") cam.zoom(1.25);
    else if (event.key === "-") cam.zoom(0.8);
    else if (event.key === "0") cam.fit();
  };
  const keepInSight = (at: string) => {
    const { x, y } = pixel(at);
    const { camera, size } = cam;
    const px = (x - camera.x) * camera.k;
    const py = (y - camera.y) * camera.k;
    if (px < 40 || py < 40 || px > size.w - 40 || py > size.h - 40) cam.centre(x, y);
  };

  return (
    <div class="board" onPointerLeave={() => setUnder(null)}>
      <svg ref={cam.frame} viewBox={cam.box} style={{ "--dot": cam.dot }} class={`map ${view.round.time}`} role="group" aria-label={say.t("map")} onPointerEnter={wonder} {...cam.hold}>
        <Ground box={cam.box} />
        <g class="slots">
          {slots.map((slot) => {
            const option = index.get(piece.slot(slot.slot))?.[0];
            return (
              <TileSlot
                key={slot.slot}
                slot={slot}
                legal={option !== undefined}
                pointed={pointed === piece.slot(slot.slot)}
                label={option?.label ?? say.t("slot-label", { slot: slot.slot })}
                word={say.t("explore")}
                note={String(view.map.explore ?? 2)}
                onPick={(node) => !cam.dragged.current && pick(piece.slot(slot.slot), node)}
              />
            );
          })}
        </g>
        <TileShadows hexes={hexes} />
        {hexes.map((hex) => (
          <HexDrawing key={hex.at} hex={hex} />
        ))}
        <TileLines hexes={hexes} />
        {view.round.time === "night" && <Night hexes={hexes} players={view.players} box={veil(cam.box)} />}
        {me.at && <path d={HEX} class="here" transform={`translate(${pixel(me.at).x} ${pixel(me.at).y}) scale(.95)`} />}
        {hexes.map((hex) => (
          <HexPieces key={hex.at} hex={hex} catalog={catalog} players={view.players} />
        ))}
        {view.players.map((player) => (
          <HeroFigure key={player.seat} player={player} aside={view.players.slice(0, player.seat).filter((other) => other.at === player.at).length} />
        ))}
        {way && me.at && <WayLine way={way} from={me.at} />}
        {hexes.map((hex) => {
          const options = index.get(piece.space(hex.at));
          return options && <LegalHex key={hex.at} hex={hex} options={options} />;
        })}
        {hexes.map((hex) => {
          const { x, y } = pixel(hex.at);
          const options = index.get(piece.space(hex.at)) ?? [];
          return (
            <g
              key={hex.at}
              ref={(node) => void (node ? nodes.current.set(hex.at, node) : nodes.current.delete(hex.at))}
              class={`hit${options.length ? " can" : ""}${pointed === piece.space(hex.at) ? " pointed" : ""}`}
              transform={`translate(${x} ${y})`}
              role="button"
              tabindex={hex.at === focused ? 0 : -1}
              aria-label={hexLabel(hex, view.players, catalog, options, say)}
              data-piece={piece.space(hex.at)}
              data-grab={hex.at === me.at && index.size ? "hero:me" : undefined}
              onPointerEnter={() => setUnder(hex.at)}
              onClick={(event) => choose(hex.at, event.currentTarget)}
              onKeyDown={(event) => key(event, hex.at)}
            >
              <path d={HEX} />
            </g>
          );
        })}
      </svg>
      <Zoom zoom={cam.zoom} whole={cam.whole} home={cam.nearer} />
      {cam.corner && <Overview hexes={hexes} slots={slots} players={view.players} land={cam.land} sight={cam.sight} corner={cam.corner} onLook={({ x, y }) => cam.look(x, y)} />}
    </div>
  );
}

function veil(box: string) {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(" ").map(Number);
  return { x, y, width, height };
}

function Ground({ box }: { box: string }) {
  return <rect {...veil(box)} fill="url(#sea)" />;
}

function centres(hexes: Hex[]): { tile: string; at: string }[] {
  const tiles = new Map<string, string[]>();
  for (const hex of hexes) tiles.set(hex.tile, [...(tiles.get(hex.tile) ?? []), hex.at]);
  return [...tiles].map(([tile, spaces]) => {
    const q = spaces.reduce((sum, at) => sum + Number(at.split(",")[0]), 0) / spaces.length;
    const r = spaces.reduce((sum, at) => sum + Number(at.split(",")[1]), 0) / spaces.length;
    return { tile, at: `${Math.round(q)},${Math.round(r)}` };
  });
}

function TileShadows({ hexes }: { hexes: Hex[] }) {
  return (
    <g class="tile-shadow">
      {centres(hexes).map(({ tile, at }) => (
        <use key={tile} href="#tile-outline" x={pixel(at).x} y={pixel(at).y + 4} />
      ))}
    </g>
  );
}

function TileLines({ hexes }: { hexes: Hex[] }) {
  return (
    <g class="tile-line no-touch">
      {centres(hexes).map(({ tile, at }) => (
        <use key={tile} href="#tile-outline" x={pixel(at).x} y={pixel(at).y} />
      ))}
    </g>
  );
}
