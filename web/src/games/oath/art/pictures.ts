/** Which drawing stands for what. */
import type { Effect } from "../../../wire/types";
import type { CardFacts, Power } from "../types";

/** The colour of a suit, a player, and of the pieces that have none. */
export const suitColor = (suit: string | undefined): string => (suit ? `var(--${suit})` : "var(--plain)");
export const playerColor = (color: string): string => `var(--p-${color})`;
export const suitIcon = (suit: string): string => `o-${suit}`;
/** Purple warbands wear a crest. */
export const helm = (color: string): string => (color === "purple" ? "o-helm2" : "o-helm");
export const bannerIcon = (banner: string): string => (banner === "peoples_favor" ? "o-flag" : "o-secret");

const LANDS = new Set([
  "plains", "river", "mountain", "fertile_valley", "rocky_coast", "salt_flats", "mine", "barren_coast", "lush_coast", "steppe", "marshes", "wastes",
  "narrow_pass", "charming_valley", "deep_woods", "standing_stones", "ancient_city", "drowned_city", "great_slum", "buried_giant", "the_tribunal",
  "shrouded_wood", "the_hidden_place",
]);
export const landOf = (site: string): string => (LANDS.has(site) ? `v-${site}` : "o-rose");

const MOMENTS: Record<string, string> = {
  action: "o-hand",
  always: "o-always",
  rest: "o-rest",
  play: "o-play",
  search: "o-deck",
  muster: "o-helm",
  trade: "o-swap",
  travel: "o-boot",
  recover: "o-cup",
  campaign: "o-flag",
};

/** What a power is for; battle plans by their side. */
export const momentIcon = (power: Power): string => (power.when === "plan" ? (power.side === "defense" ? "o-shield" : "o-sword") : (MOMENTS[power.when] ?? "o-eye"));

const RELICS: Record<string, string> = { grand_scepter: "o-scepter", dragonskin_drum: "o-drum", bandit_crown: "o-crown" };

/** The large sign in the middle of a card. */
export function cardIcon(id: string, card: CardFacts | undefined): string {
  if (!card) return "o-eye";
  if (card.kind === "relic") return RELICS[id] ?? "o-cup";
  if (card.kind === "vision") return "o-vision";
  if (card.ruined) return "o-ruin";
  return card.powers?.[0] ? momentIcon(card.powers[0]) : "o-eye";
}

/** The first word of a power with this name, however deep it stands. */
function word(effect: Effect, ...ops: string[]): Effect | undefined {
  if (ops.includes(effect.op)) return effect;
  for (const part of effect.parts ?? []) {
    const found = word(part, ...ops);
    if (found) return found;
  }
  return undefined;
}

/** How many attack dice a battle plan adds or takes; 0 where that is not all it does. */
export function diceOf(effect: Effect): number {
  const n = word(effect, "dice", "lose_attack_dice")?.args?.[0];
  return typeof n === "number" ? n : 0;
}

export interface Sign {
  icons: string[];
  words: string;
}
const plus = (n: unknown): string => (Number(n) > 0 ? `+${n}` : String(n).replace("-", "−"));
const TOKENS: Record<string, string> = { favor: "o-coin", secret: "o-secret" };
const SIGNS: Record<string, (effect: Effect) => Sign> = {
  wake_take: (effect) => ({ icons: (effect.args ?? []).map((token) => TOKENS[String(token)] ?? "o-coin"), words: "" }),
  homeland: (effect) => ({ icons: [`o-${effect.args?.[0]}`], words: "+" }),
  coast: () => ({ icons: ["o-boot"], words: "1" }),
  attack_dice: (effect) => ({ icons: ["o-sword"], words: plus(effect.args?.[0]) }),
  muster_gain: (effect) => ({ icons: ["o-helm"], words: plus(effect.args?.[0]) }),
  draw_more: (effect) => ({ icons: ["o-deck"], words: plus(effect.args?.[0]) }),
  supply_plus: (effect) => ({ icons: ["o-boot"], words: plus(effect.args?.[0]) }),
  supply_set: (effect) => ({ icons: ["o-boot"], words: String(effect.args?.[0]) }),
  no_supply: () => ({ icons: ["o-boot"], words: "0" }),
  narrow_pass: () => ({ icons: ["o-lock"], words: "" }),
  hidden_gate: () => ({ icons: ["o-lock", "o-secret"], words: "" }),
  clear_here: () => ({ icons: ["o-play"], words: "" }),
  exchange: () => ({ icons: ["o-swap"], words: "" }),
};

/** The power of a site in a sign or two. */
export function siteSign(powers: Power[] | undefined): Sign | null {
  for (const power of powers ?? []) {
    const found = word(power.effect, ...Object.keys(SIGNS));
    if (found) return SIGNS[found.op]!(found);
  }
  return null;
}

/** The keys of a card's texts, as the server names them: by moment, a second of the same kind with its number. */
export function textKeys(what: string, id: string, powers: Power[] | undefined, prefix = ""): string[] {
  const seen = new Map<string, number>();
  return (powers ?? []).map(({ when }) => {
    const n = (seen.get(when) ?? 0) + 1;
    seen.set(when, n);
    return `${what}:${id}:${prefix}${when}${n > 1 ? `-${n}` : ""}`;
  });
}

/** The texts of a card that lies on the table; a ruin speaks with the back of its edifice. */
export function cardTexts(id: string, card: CardFacts | undefined): string[] {
  if (!card) return [];
  if (card.ruined && card.back) return textKeys("card", card.back, card.powers, "ruined-");
  return textKeys("card", id, card.powers, card.back ? "intact-" : "");
}
