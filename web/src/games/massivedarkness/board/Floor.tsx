import { useMemo } from "preact/hooks";
import type { Board, DungeonMap, Zone } from "../types";
import { Furniture } from "./Furniture";
import { CELL, corner, edgeEnd, edgesOf, type Edge } from "./geometry";

/** What is printed: floors lit and dark, walls with their faces, torches and furniture. */
export function Floor({ map, board }: { map: DungeonMap; board: Board }) {
  const gone = map.zones.filter((zone) => board.zones[zone.zone]?.gone).map((zone) => zone.zone);
  const edges = useMemo(() => edgesOf(map, (zone) => gone.includes(zone)), [map.mission, gone.join()]);
  const zones = map.zones.filter((zone) => !gone.includes(zone.zone));
  const lit = (zone: Zone) => board.zones[zone.zone]?.light ?? false;
  const closed = (zone: Zone) => zone.chamber !== null && !board.opened.includes(zone.chamber);
  const stone = edges.filter((edge) => edge.kind !== "open");
  const open = edges
    .filter((edge) => edge.kind === "open")
    .map((edge) => `M${edge.x + (edge.down ? 0 : 4)} ${edge.y + (edge.down ? 4 : 0)}${edge.down ? "v" : "h"}${CELL - 8}`)
    .join("");
  return (
    <g aria-hidden="true">
      {zones.map((zone) => {
        const { x, y } = corner(zone);
        const box = { x, y, width: CELL, height: CELL };
        return (
          <g key={zone.zone}>
            <rect {...box} class={`d-floor ${zone.kind}${lit(zone) ? " lit" : ""}`} />
            <rect {...box} fill={`url(#${FLOORS[zone.kind]})`} />
          </g>
        );
      })}
      <Furniture zones={zones} edges={edges} board={board} under />
      {zones.map((zone) => {
        const { x, y } = corner(zone);
        const box = { x, y, width: CELL, height: CELL };
        return (
          <g key={zone.zone}>
            <rect {...box} fill={lit(zone) ? "url(#d-torch)" : "url(#d-dark)"} />
            {closed(zone) && <rect {...box} class="d-unknown" />}
            {closed(zone) && (
              <text x={x + 50} y={y + 66} class="d-unseen-mark">
                ?
              </text>
            )}
          </g>
        );
      })}
      <path d={open} class="d-open" />
      <Walls edges={stone} zones={zones} lit={lit} />
      <Furniture zones={zones} edges={edges} board={board} />
    </g>
  );
}

const FLOORS: Record<Zone["kind"], string> = { room: "d-planks", corridor: "d-flags", bridge: "d-boards" };

/** A wall has a top, and a face where one looks at it from the front; side walls throw a shadow to their right. */
function Walls({ edges, zones, lit }: { edges: Edge[]; zones: Zone[]; lit(zone: Zone): boolean }) {
  const cells = new Map(zones.map((zone) => [`${zone.x * CELL},${zone.y * CELL}`, zone]));
  const posts = new Set(edges.flatMap((edge) => [`${edge.x},${edge.y}`, `${edgeEnd(edge).x},${edgeEnd(edge).y}`]));
  return (
    <>
      {edges.map((edge) => {
        const below = cells.get(`${edge.x},${edge.y}`);
        if (!below) return null;
        if (edge.down) return <rect key={edge.key} x={edge.x + 6} y={edge.y} width="7" height={CELL} class="d-cast" />;
        const face = { x: edge.x, y: edge.y + 3, width: CELL, height: 15 };
        return (
          <g key={edge.key}>
            <rect {...face} fill={lit(below) ? "url(#d-face-lit)" : "url(#d-face)"} />
            <rect {...face} fill="url(#d-bricks)" />
            <rect x={edge.x} y={edge.y + 18} width={CELL} height="9" fill="url(#d-cast)" />
          </g>
        );
      })}
      {edges.map((edge) => (
        <g key={edge.key}>
          <rect x={edge.x - (edge.down ? 6 : 0)} y={edge.y - 7} width={edge.down ? 12 : CELL} height={edge.down ? CELL + 7 : 11} class="d-wall" />
          <path d={edge.down ? `M${edge.x - 3} ${edge.y}v${CELL - 4}` : `M${edge.x} ${edge.y - 4}h${CELL}`} class="d-wall-light" />
        </g>
      ))}
      {[...posts].map((post) => {
        const [x, y] = post.split(",").map(Number) as [number, number];
        return (
          <g key={post}>
            <rect x={x - 7.5} y={y - 9} width="15" height="16" rx="2" class="d-post" />
            <path d={`M${x - 5} ${y - 6}h10`} class="d-wall-light" />
          </g>
        );
      })}
    </>
  );
}

/** The names of the tiles, each on the wall at its upper left corner. */
export function TileNames({ map, damage }: { map: DungeonMap; damage: Record<string, number> }) {
  return (
    <g aria-hidden="true">
      {map.tiles.map((tile) => (
        <g key={tile.tile} transform={`translate(${tile.x * CELL + 36} ${tile.y * CELL - 2})`}>
          <g class="legible">
            <rect x="-13" y="-7" width="26" height="13" rx="5" class="d-tile-plate" />
            <text y="3.5" class="d-tile">
              {tile.tile.toUpperCase()}
            </text>
          </g>
          {tile.tile in damage && (
            <g transform="translate(30 0)">
              <g class="legible">
                <circle r="9" class="d-damage" />
                <text y="4" class="d-level-n">
                  {damage[tile.tile]}
                </text>
              </g>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
