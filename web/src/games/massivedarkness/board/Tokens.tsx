import type { Board, DungeonMap, Pillar, Contents } from "../types";
import { corner, middle } from "./geometry";

const TOKENS: Record<string, string> = { artifact: "d-amulet", library: "d-book", lair: "d-lair", key: "d-key", firework: "d-rocket" };
export const tokenIcon = (type: string | null): string => (type ? (TOKENS[type] ?? "d-flag") : "d-scroll");

/** Whether something lies in the lower right corner of a zone: then a mark goes to the upper right one. */
export const cornerTaken = (zone: string, map: DungeonMap, board: Board): boolean =>
  zone === map.start || zone === map.exit || !!board.zones[zone]?.tokens.length || map.links.some((link) => link.a === zone || link.b === zone);

/** What lies on the board besides figures: treasure in the lower left corner, goals and ways in the lower right, levels in the upper right. */
export function Tokens({ map, board }: { map: DungeonMap; board: Board }) {
  return (
    <g aria-hidden="true">
      {map.zones.map((zone) => {
        const state = board.zones[zone.zone]!;
        if (state.gone) return null;
        const { x, y } = corner(zone);
        return (
          <g key={zone.zone} transform={`translate(${x} ${y})`}>
            {zone.zone === map.start && <use href="#d-stairs" x="66" y="66" width="25" height="25" class="d-place" />}
            {zone.zone === map.exit && <use href="#d-gate" x="66" y="65" width="26" height="26" class="d-place" />}
            <Treasure state={state} />
            {state.tokens.map((token, i) => (
              <g key={token.token} transform={`translate(${80 - i * 24} 79)`}>
                <rect x="-11.5" y="-11.5" width="23" height="23" rx="4" class={token.type ? "d-token" : "d-token down"} />
                {token.type ? (
                  <use href={`#${tokenIcon(token.type)}`} x="-8.5" y="-8.5" width="17" height="17" color="#6a4a16" />
                ) : (
                  <text y="5" class="d-token-mark legible">
                    ?
                  </text>
                )}
              </g>
            ))}
          </g>
        );
      })}
      {board.levels.map(({ level, zone, active }) => {
        const found = map.zones.find((one) => one.zone === zone);
        if (!found) return null;
        const { x, y } = corner(found);
        return (
          <g key={level} transform={cornerTaken(zone, map, board) ? `translate(${x + 82} ${y + 28})` : `translate(${x + 86} ${y + 17})`}>
            <g class="legible">
              <circle r="9.5" class={active ? "d-level on" : "d-level"} />
              <text y="4" class="d-level-n">
                {level}
              </text>
            </g>
          </g>
        );
      })}
      {map.pillars.map((pillar) => (
        <Pillar key={pillar.pillar} pillar={pillar} map={map} health={board.pillars[pillar.pillar]} />
      ))}
      {map.links.map((link, i) =>
        [link.a, link.b].map((end) => {
          const zone = map.zones.find((one) => one.zone === end);
          if (!zone) return null;
          const { x, y } = corner(zone);
          return (
            <g key={`${link.link}${end}`} transform={`translate(${x + 80} ${y + 79})`}>
              <circle r="11.5" class="d-link" />
              <use href="#d-stairs" x="-7" y="-8" width="14" height="14" color="#e6dcc4" />
              <g transform="translate(9 7)">
                <text y="4" class="d-level-n legible">
                  {i + 1}
                </text>
              </g>
            </g>
          );
        }),
      )}
    </g>
  );
}

const CHESTS = 3;

function Treasure({ state }: { state: Contents }) {
  const kinds = [
    ["d-chest", state.treasure[0]],
    ["d-chest special", state.treasure[1]],
  ] as const;
  let at = 8;
  return (
    <>
      {kinds.map(([kind, n]) => {
        if (!n) return null;
        const from = at;
        const shown = Math.min(n, CHESTS);
        at += shown * 19 + (n > CHESTS ? 14 : 0);
        return (
          <g key={kind} class={kind}>
            {Array.from({ length: shown }, (_, i) => (
              <use key={i} href="#d-chest" x={from + i * 19} y="75" width="18" height="18" />
            ))}
            {n > CHESTS && (
              <text x={from + shown * 19} y="90" class="d-count">
                ×{n}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** A pillar on the edge it shuts, or in its zone. */
export function pillarSpot(pillar: Pillar, map: DungeonMap): { x: number; y: number } {
  const ends = pillar.blocks.map((zone) => map.zones.find((one) => one.zone === zone)).filter((zone) => zone !== undefined);
  if (ends.length === 2) {
    const [a, b] = ends.map(middle);
    return { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 };
  }
  const zone = map.zones.find((one) => one.zone === pillar.zone);
  return zone ? { x: corner(zone).x + 20, y: corner(zone).y + 76 } : { x: 0, y: 0 };
}

function Pillar({ pillar, map, health }: { pillar: Pillar; map: DungeonMap; health: number | undefined }) {
  const { x, y } = pillarSpot(pillar, map);
  const stands = health !== undefined;
  return (
    <g transform={`translate(${x} ${y})`} opacity={stands ? 1 : 0.3}>
      <use href="#d-pillar" x="-14" y="-18" width="28" height="32" color={stands ? "#b9c0da" : "#59607d"} stroke="#0e1019" stroke-width=".8" />
      {!!health && (
        <g transform="translate(9 9)">
          <g class="legible">
            <use href="#d-heart" x="-8" y="-8" width="16" height="16" color="#d5604f" />
            <text y="3.500" class="d-life">
              {health}
            </text>
          </g>
        </g>
      )}
    </g>
  );
}
