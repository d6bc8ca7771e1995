import type { Hex, Player } from "../types";
import { pixel } from "./geometry";

/** What burns where: windows of people, the orb of a tower, crystals, glades, fires beside those who rampage. */
const LIGHTS: Record<string, [glow: string, x: number, y: number, r: number][]> = {
  village: [["lampg", 0, 2, 36]],
  monastery: [["lampg", 0, 2, 36]],
  keep: [["lampg", 0, 2, 34]],
  mage_tower: [["lampg", 0, 4, 30], ["lampm", 0, -22, 24]],
  city: [["lampg", 0, 2, 46]],
  crystal_mine: [["lampv", 0, 2, 32]],
  deep_mine: [["lampv", 0, 2, 32]],
  magical_glade: [["lampv", 0, -2, 36]],
  refugee_camp: [["lampg", 0, 4, 36]],
  monster_den: [["lampr", 0, 6, 26]],
  spawning_grounds: [["lampr", 0, 6, 26]],
  dungeon: [["lampr", 0, 6, 24]],
  tomb: [["lampm", 0, 6, 24]],
};
/** Windows that shine through, where people live. */
const WINDOWS: Record<string, [x: number, y: number][]> = {
  village: [[-12, 6], [4, 2], [12, 8]],
  monastery: [[-4, 2], [8, 8]],
  keep: [[-10, 2], [10, 2], [0, 8]],
  mage_tower: [[0, 4], [0, -8]],
  city: [[-16, 4], [-6, -2], [6, -2], [16, 4], [0, 8]],
};

/** Night over the land: dusk upon everything, then lamps and fires, lit windows, and the moon in the sky. */
export function Night({ hexes, players, box }: { hexes: Hex[]; players: Player[]; box: { x: number; y: number; width: number; height: number } }) {
  return (
    <g class="no-touch" aria-hidden="true">
      <rect {...box} fill="url(#dusk)" class="dusk" />
      <g class="glow">
        {hexes.flatMap((hex) => {
          const { x, y } = pixel(hex.at);
          const burns = hex.tokens.some((token) => token.rampaging) ? ([["lampr", 14, 16, 30]] as [string, number, number, number][]) : [];
          const own = hex.burned ? [] : (LIGHTS[hex.site?.startsWith("city") ? "city" : (hex.site ?? "")] ?? []);
          return [...own, ...burns].map(([glow, dx, dy, r], i) => <circle key={`${hex.at}.${i}`} cx={x + dx} cy={y + dy} r={r} fill={`url(#${glow})`} />);
        })}
        {players.map((player) => player.at && <circle key={player.seat} cx={pixel(player.at).x} cy={pixel(player.at).y} r="50" fill="url(#lampg)" />)}
      </g>
      {hexes.map((hex) => {
        const { x, y } = pixel(hex.at);
        const panes = hex.burned ? [] : (WINDOWS[hex.site?.startsWith("city") ? "city" : (hex.site ?? "")] ?? []);
        return panes.length > 0 && <path key={hex.at} class="panes" d={panes.map(([dx, dy]) => `M${x + dx - 1.6} ${y + dy - 2.2}h3.200v4.400h-3.200z`).join("")} />;
      })}
      <g transform={`translate(${box.x + box.width * 0.07} ${box.y + box.height * 0.12}) scale(${Math.max(0.6, box.width / 900)})`}>
        <circle r="86" fill="url(#moong)" class="glow" opacity=".5" />
        <circle r="21" fill="#f4f1df" />
        <path d="M-8-8a4 4 0 1 0 .1 0zM6 3a5.500 5.500 0 1 0 .1 0zM8-12a2.500 2.500 0 1 0 .1 0z" fill="#d9d4bb" />
      </g>
    </g>
  );
}
