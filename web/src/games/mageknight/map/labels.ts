/** The spoken description of a space: what a sighted player reads off the drawing. */
import type { Option } from "../../../wire/types";
import type { Catalog, Hex, Player } from "../types";
import type { Speech } from "../../../words/words";

export function hexLabel(hex: Hex, players: Player[], catalog: Catalog, options: Option[], say: Speech): string {
  const { t, name } = say;
  const parts = [t("hex-at", { at: hex.at }), name("terrain", hex.terrain)];
  if (hex.site) parts.push([name("site", hex.site), ...hex.colors.map((color) => name("color", color))].join(" "));
  if (hex.burned) parts.push(t("hex-burned"));
  if (hex.ruin) parts.push(hex.ruin === "hidden" ? t("hex-ruin-hidden") : name("ruin", hex.ruin));
  for (const token of hex.tokens) {
    const facts = token.enemy ? catalog.enemies[token.enemy] : undefined;
    if (!token.up || !facts) parts.push(t("hex-token-hidden", { pile: name("color", token.pile) }));
    else {
      const attack = facts.attacks.map((one) => one.value || t("summons")).join(" + ");
      parts.push(t("hex-token", { enemy: name("enemy", token.enemy), attack, armor: facts.armor }));
    }
  }
  if (hex.shields.length) parts.push(t("hex-shield", { heroes: hex.shields.map((seat) => name("hero", players[seat]?.hero)).join(", ") }));
  for (const player of players) if (player.at === hex.at) parts.push(t("hex-hero", { hero: name("hero", player.hero) }));
  if (hex.cost !== null) parts.push(t("hex-cost", { n: hex.cost }));
  for (const option of options) parts.push(option.label);
  return parts.filter(Boolean).join(", ");
}
