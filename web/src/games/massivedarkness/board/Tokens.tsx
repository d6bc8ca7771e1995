import type { Board, DungeonMap, Pillar, Contents } from "../types";
import { useSpeech } from "../../../words/words";
import { corner, middle } from "./geometry";

const TOKENS: Record<string, string> = { artifact: "d-amulet", library: "d-book", lair: "d-lair", key: "d-key", firework: "d-rocket" };
export const tokenIcon = (type: string | null): string => (type ? (TOKENS[type] ?? "d-flag") : "d-scroll");

/** What lies on the board besides figures. */
export function Tokens({ map, board }: { map: DungeonMap; board: Board }) {
  const { t } = useSpeech();
  return (
    <g aria-hidden="true">
      {map.zones.map((zone) => {
        const state = board.zones[zone.zone]!;
        if (state.gone) return null;
        const { x, y } = corner(zone);
        const busy = state.heroes.length + state.enemies.length > 0;
        return (
          <g key={zone.zone} transform={`translate(${x} ${y})`}>
            {zone.zone === map.start && <Place icon="d-stairs" word={t("md-start")} busy={busy} />}
            {zone.zone === map.exit && <Place icon="d-gate" word={t("md-exit")} busy={busy} />}
            <Treasure state={state} busy={busy} />
            {state.tokens.map((token, i) => (
              <g key={token.token} transform={busy || state.treasure.some(Boolean) ? `translate(${82 - i * 20} 80) scale(.62)` : `translate(${50 + i * 26} 50)`}>
                <rect x="-17" y="-16" width="34" height="32" rx="5" class={token.type ? "d-token" : "d-token down"} />
                <use href={`#${tokenIcon(token.type)}`} x="-12" y="-12" width="24" height="24" color="#6a4a16" />
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
          <g key={level} transform={`translate(${x + 84} ${y + (board.zones[zone]?.light ? 17 : 33)})`}>
            <circle r="11" class={active ? "d-level on" : "d-level"} />
            <text y="4.500" class="d-level-n">
              {level}
            </text>
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
            <g key={`${link.link}${end}`} transform={`translate(${x + 20} ${y + 76})`}>
              <circle r="13" class="d-link" />
              <use href="#d-stairs" x="-8" y="-9" width="16" height="16" color="#e6dcc4" />
              <text x="11" y="12" class="d-level-n">
                {i + 1}
              </text>
            </g>
          );
        }),
      )}
    </g>
  );
}

function Place({ icon, word, busy }: { icon: string; word: string; busy: boolean }) {
  return (
    <>
      <use href={`#${icon}`} x="33" y="30" width="34" height="34" color="#cfe3c8" opacity={busy ? 0.28 : 0.9} />
      <Tag x={50} y={92} word={word} />
    </>
  );
}

function Treasure({ state, busy }: { state: Contents; busy: boolean }) {
  const chests = [...Array<string>(state.treasure[0]).fill("d-chest"), ...Array<string>(state.treasure[1]).fill("d-chest special")];
  if (!chests.length) return null;
  const size = busy ? 17 : 26;
  const y = busy ? 78 : 44;
  const step = Math.min(size + 2, 80 / chests.length);
  return (
    <>
      {chests.map((kind, i) => (
        <g key={i} class={kind}>
          <use href="#d-chest" x={busy ? 8 + i * step : 50 - (chests.length * step) / 2 + i * step} y={y} width={size} height={size} />
        </g>
      ))}
    </>
  );
}

export function Tag({ x, y, word }: { x: number; y: number; word: string }) {
  const width = 12 + word.length * 5.6;
  return (
    <g class="d-tag">
      <rect x={x - width / 2} y={y - 8} width={width} height="14" rx="7" />
      <text x={x} y={y + 2.5}>
        {word}
      </text>
    </g>
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
          <use href="#d-heart" x="-8" y="-8" width="16" height="16" color="#d5604f" />
          <text y="3.500" class="d-life">
            {health}
          </text>
        </g>
      )}
    </g>
  );
}
