import { useMemo } from "preact/hooks";
import type { Board, DungeonMap, Zone, Contents } from "../types";
import { CELL, corner, edgeEnd, edgesOf } from "./geometry";

/** What is printed: floors lit and dark, walls, torches, the names of the zones. */
export function Floor({ map, board }: { map: DungeonMap; board: Board }) {
  const gone = map.zones.filter((zone) => board.zones[zone.zone]?.gone).map((zone) => zone.zone);
  const edges = useMemo(() => edgesOf(map, (zone) => gone.includes(zone)), [map.mission, gone.join()]);
  const walls = edges.filter((edge) => edge.kind === "wall");
  const posts = new Set(walls.flatMap((edge) => [`${edge.x},${edge.y}`, `${edgeEnd(edge).x},${edgeEnd(edge).y}`]));
  const path = walls.map((edge) => `M${edge.x} ${edge.y}${edge.down ? "v" : "h"}${CELL}`).join("");
  const jambs = edges
    .filter((edge) => edge.kind === "door")
    .map((edge) => `M${edge.x} ${edge.y}${edge.down ? "v30m0 40v30" : "h30m40 0h30"}`)
    .join("");
  const open = edges
    .filter((edge) => edge.kind === "open")
    .map((edge) => `M${edge.x} ${edge.y}${edge.down ? "v" : "h"}${CELL}`)
    .join("");
  return (
    <g aria-hidden="true">
      {map.zones
        .filter((zone) => !gone.includes(zone.zone))
        .map((zone) => (
          <ZoneFloor key={zone.zone} zone={zone} state={board.zones[zone.zone]!} closed={zone.chamber !== null && !board.opened.includes(zone.chamber)} />
        ))}
      <path d={open} class="d-open" />
      <path d={path + jambs} class="d-wall-back" />
      <path d={path + jambs} class="d-wall" />
      {[...posts].map((post) => {
        const [x, y] = post.split(",").map(Number);
        return <rect key={post} x={x! - 6.5} y={y! - 6.5} width="13" height="13" rx="2" class="d-post" />;
      })}
    </g>
  );
}

const FLOORS: Record<Zone["kind"], string> = { room: "d-planks", corridor: "d-flags", bridge: "d-boards" };

function ZoneFloor({ zone, state, closed }: { zone: Zone; state: Contents; closed: boolean }) {
  const { x, y } = corner(zone);
  const box = { x, y, width: CELL, height: CELL };
  return (
    <>
      <rect {...box} class={`d-floor ${zone.kind}${state.light ? " lit" : ""}`} />
      <rect {...box} fill={`url(#${FLOORS[zone.kind]})`} />
      <rect {...box} fill={state.light ? "url(#d-torch)" : "url(#d-dark)"} />
      {closed && <rect {...box} class="d-unknown" />}
      {state.light ? (
        <use href="#d-flame" x={x + 42} y={y + 2} width="16" height="16" color="#ffb648" />
      ) : (
        <use href="#d-moon" x={x + 80} y={y + 11} width="10" height="10" color="#a8b1e6" />
      )}
      <text x={x + 11} y={y + 19} class="d-name">
        {zone.zone.includes(".") ? zone.zone.split(".")[1] : ""}
      </text>
    </>
  );
}

/** The names of the tiles, each at its upper left corner. */
export function TileNames({ map, damage }: { map: DungeonMap; damage: Record<string, number> }) {
  return (
    <g aria-hidden="true">
      {map.tiles.map((tile) => (
        <g key={tile.tile} transform={`translate(${tile.x * CELL + 50} ${tile.y * CELL})`}>
          <rect x="-15" y="-8" width="30" height="15" rx="5" class="d-tile-plate" />
          <text y="3.500" class="d-tile">
            {tile.tile.toUpperCase()}
          </text>
          {tile.tile in damage && (
            <g transform="translate(25 0)">
              <circle r="9" class="d-damage" />
              <text y="4" class="d-level-n">
                {damage[tile.tile]}
              </text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
