/** What is told about a new game of Massive Darkness. */
import { mountDrawings } from "../../art/sprite";
import type { SetupUi } from "../../setup/ui";
import icons from "./art/icons.svg?raw";
import { CELL, corner, edgesOf } from "./board/geometry";
import { RATES } from "./rates";
import type { View } from "./types";

mountDrawings("massivedarkness", [icons]);

/** Seconds an answer takes somebody who knows the rules, and how much a further hero adds. */
const PACE = 6;
const MORE = 0.18;
const LEAST = 20;

/** The plan of the mission: what is lit, walls, doors, where it begins and where it leads. */
function Sketch({ view }: { view: View }) {
  const { map, board } = view;
  const edges = edgesOf(map, (zone) => board.zones[zone]?.gone ?? false);
  const line = (kind: string) =>
    edges
      .filter((edge) => edge.kind === kind)
      .map((edge) => `M${edge.x} ${edge.y}${edge.down ? "v" : "h"}${CELL}`)
      .join("");
  const sign = (name: string | null, icon: string) => {
    const zone = map.zones.find((one) => one.zone === name);
    if (!zone) return null;
    const at = corner(zone);
    return <use href={`#${icon}`} x={at.x + 22} y={at.y + 22} width="56" height="56" color="#ffe9b8" />;
  };
  return (
    <svg viewBox={`-12 -12 ${map.width * CELL + 24} ${map.height * CELL + 24}`}>
      {map.zones.map((zone) => {
        const { x, y } = corner(zone);
        const known = zone.chamber === null || board.opened.includes(zone.chamber);
        return <rect key={zone.zone} x={x} y={y} width={CELL} height={CELL} fill={!known ? "#1d1a2b" : board.zones[zone.zone]?.light ? "#a97b46" : "#3c4263"} />;
      })}
      {map.zones
        .filter((zone) => board.zones[zone.zone]?.tokens.length)
        .map((zone) => {
          const { x, y } = corner(zone);
          return <circle key={zone.zone} cx={x + 50} cy={y + 50} r="20" fill="#c9b6f0" stroke="#1a1624" stroke-width="5" />;
        })}
      <path d={line("open")} stroke="#0004" stroke-width="3" stroke-dasharray="8 8" />
      <path d={line("wall")} stroke="#8b93b8" stroke-width="11" stroke-linecap="square" />
      <path d={line("door")} stroke="#c9822f" stroke-width="15" />
      {sign(map.start, "d-stairs")}
      {sign(map.exit, "d-gate")}
    </svg>
  );
}

const wonOf = (scenario: string, players: number): number[] | undefined => RATES[scenario]?.won[players - 1];

const setup: SetupUi = {
  minutes: (scenario, players) => {
    const alone = ((RATES[scenario]?.answers ?? 400) * PACE) / 60;
    return scenario === "campaign" ? 1200 : Math.max(LEAST, Math.round((alone * (1 + MORE * (players - 1))) / 5) * 5);
  },
  hard: (scenario, players) => {
    const [won, games] = wonOf(scenario, players) ?? [];
    const rate = won === undefined || !games ? 90 : (100 * won) / games;
    return scenario === "campaign" ? 4 : rate >= 95 ? 1 : rate >= 80 ? 2 : rate >= 50 ? 3 : 4;
  },
  measured: (scenario, players) => {
    const [won, games] = wonOf(scenario, players) ?? [];
    return won === undefined || !games ? null : { bot: "greedy", won, games };
  },
  Sketch: Sketch as SetupUi["Sketch"],
  facts: (view, { t, has }) => {
    const { map } = view as View;
    if (!has("md-setup-map")) return [];
    return [[t("setup-map"), t("md-setup-map", { tiles: map.tiles.length, doors: map.doors.length })]];
  },
};

export default setup;
