/** What is told about a new game of Mage Knight. */
import { mountDrawings } from "../../art/sprite";
import type { SetupUi } from "../../setup/ui";
import figures from "./art/figures.svg?raw";
import sites from "./art/sites.svg?raw";
import terrain from "./art/terrain.svg?raw";
import tokens from "./art/tokens.svg?raw";
import { bounds, HEX, pixel } from "./map/geometry";
import { HexDrawing } from "./map/HexDrawing";
import type { View } from "./types";
import "./style/map.css";

mountDrawings("mageknight-sketch", [terrain, sites, tokens, figures]);

/** Minutes of a game alone, and for each further player. */
const LENGTH: Record<string, [number, number]> = {
  first_reconnaissance: [60, 30],
  solo_conquest: [150, 0],
  full_conquest: [100, 50],
  blitz_conquest: [70, 35],
  full_cooperation: [120, 40],
  blitz_cooperation: [80, 30],
  mines_liberation: [90, 30],
  druid_nights: [90, 30],
  dungeon_lords: [100, 35],
  conquer_and_hold: [100, 50],
  one_to_return: [80, 40],
};
const HARD: Record<string, number> = { first_reconnaissance: 1, mines_liberation: 2, druid_nights: 2, dungeon_lords: 2, conquer_and_hold: 4, one_to_return: 4 };

/** Won by our strong player, of so many games, by how many play; among rivals against the greedy one. docs/players/strength.md */
const MEASURED: Record<string, [number, number, number]> = {
  first_reconnaissance: [1, 197, 200],
  solo_conquest: [1, 0, 8],
  blitz_conquest: [2, 18, 20],
  blitz_cooperation: [2, 0, 6],
};

/** The land as it is laid out, and where more of it will be found. */
function Sketch({ view }: { view: View }) {
  const { hexes, slots } = view.map;
  const { x, y, w, h } = bounds([...hexes.map((hex) => hex.at), ...slots.flatMap((slot) => slot.hexes)], 20);
  return (
    <svg viewBox={`${x} ${y} ${w} ${h}`}>
      {slots.flatMap((slot) =>
        slot.hexes.map((at) => {
          const spot = pixel(at);
          return <path key={at} d={HEX} class="unknown-land" transform={`translate(${spot.x} ${spot.y})`} />;
        }),
      )}
      {slots.map((slot) => {
        const spot = pixel(slot.centre);
        return (
          <text key={slot.slot} x={spot.x} y={spot.y + 14} class="unknown-mark">
            ?
          </text>
        );
      })}
      {hexes.map((hex) => (
        <HexDrawing key={hex.at} hex={hex} />
      ))}
    </svg>
  );
}

const setup: SetupUi = {
  minutes: (scenario, players) => {
    const [alone, more] = LENGTH[scenario] ?? [90, 30];
    return alone + more * (players - 1);
  },
  hard: (scenario) => HARD[scenario] ?? 3,
  measured: (scenario, players) => {
    const [seats, won, games] = MEASURED[scenario] ?? [0, 0, 0];
    return players === seats ? { bot: "strong", won, games } : null;
  },
  figured: true,
  Sketch: Sketch as SetupUi["Sketch"],
  facts: (view, { t, has }) => {
    const { countryside, core } = (view as View).map.stack;
    return has("mk-setup-map") ? [[t("setup-map"), t("mk-setup-map", { countryside, core })]] : [];
  },
};

export default setup;
