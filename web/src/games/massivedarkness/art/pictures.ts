/** Which drawing stands for which piece of Massive Darkness. */

const HEADS: Record<string, string> = {
  abyssal_demon: "demon",
  giant_spider: "spider",
  hellhound: "hound",
  liliarch: "witch",
  ogre_mage: "ogre",
  overlord_troll: "troll",
};
const RACES = ["dwarf", "goblin", "orc"];
export const headOf = (type: string): string => `e-${HEADS[type] ?? RACES.find((race) => type.startsWith(race)) ?? "hooded"}`;

const GEAR: [end: string, icon: string][] = [
  ["warriors", "d-sword"],
  ["defenders", "d-shield"],
  ["archers", "d-bow"],
  ["executioners", "d-axe"],
  ["flayers", "d-knife"],
  ["agent", "d-crown"],
];
export const gearOf = (type: string): string | null => GEAR.find(([end]) => type.endsWith(end))?.[1] ?? null;

export const KIND_ICONS: Record<string, string> = { melee: "d-sword", ranged: "d-bow", magic: "d-staff", defense: "d-shield" };
export const kindIcon = (kind: string): string => KIND_ICONS[kind.replace(/_defense$/, "")] ?? "d-hit";

interface Looks {
  kind: string;
  slot: string;
  dice: Record<string, unknown>;
  tags: string[];
}

/** The drawing on an equipment card, by what it is. */
export function cardArt(id: string, card: Looks | undefined): string {
  if (!card) return "d-a-scroll";
  if (card.kind === "trap") return "d-a-trap";
  if (card.kind === "luck") return "d-a-luck";
  if (card.kind === "consumable") return /scroll/.test(id) ? "d-a-scroll" : "d-a-potion";
  if (card.kind === "item") return "d-a-ring";
  if (card.slot === "body") return "d-a-vest";
  if (card.tags.includes("shield")) return "d-a-shield";
  if ("magic" in card.dice) return "d-a-staff";
  if ("ranged" in card.dice) return "melee" in card.dice ? "d-a-dagger" : "d-a-bow";
  if (card.tags.includes("mace_or_hammer")) return "d-a-hammer";
  return card.slot === "two_hands" || /axe/.test(id) ? "d-a-axe" : "d-a-sword";
}
