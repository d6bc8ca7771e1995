/** Every printed piece as one record that can be searched, filtered, drawn and opened. */
import type { Effect } from "../../../wire/types";
import type { Shelves } from "./facts";
import { finished, type AllWords, type Draft, type Piece } from "../../../library/pieces";
import { marksOf } from "./marks";

export const KINDS = ["basic_action", "advanced_action", "spell", "artifact", "wound", "unit", "skill", "tactic", "enemy", "ruin", "site", "city", "tile"] as const;
export type Kind = (typeof KINDS)[number];

export function allPieces(shelves: Shelves, words: AllWords): Piece[] {
  return [...drafts(shelves)]
    .map((draft) => finished(draft, words, ["strong"]))
    .sort((a, b) => KINDS.indexOf(a.kind as Kind) - KINDS.indexOf(b.kind as Kind) || shade(a) - shade(b));
}

/** Cards of one colour stand together, those of two colours after them; what cannot be played comes last. */
const SHADES = ["red", "blue", "white", "green"];
function shade(piece: Piece): number {
  if (piece.missing) return SHADES.length + 2;
  if (piece.what !== "card") return 0;
  return piece.colors.length > 1 ? SHADES.length + 1 : SHADES.indexOf(piece.colors[0] ?? "");
}

function* drafts(shelves: Shelves): Generator<Draft, void> {
  for (const [id, card] of Object.entries(shelves.cards)) {
    const colors = [card.color, card.second_color].filter(Boolean) as string[];
    yield { what: "card", id, kind: card.kind as Kind, set: card.set, colors, marks: marksOf([card.basic, card.strong]), rules: card.rules };
  }
  for (const [id, unit] of Object.entries(shelves.units)) {
    const effects = unit.abilities.map((ability) => ability.effect);
    const marks = new Set([...marksOf(effects), ...unit.resistances.map((element) => `resist_${element}`)]);
    yield { what: "unit", id, kind: "unit", set: unit.set, marks, colors: unit.abilities.map((one) => one.mana ?? "").filter(Boolean), rules: unit.rules };
  }
  for (const [id, skill] of Object.entries(shelves.skills)) {
    yield { what: "skill", id, kind: "skill", set: skill.set, marks: marksOf([skill.effect as Effect]), rules: skill.rules };
  }
  for (const [id, tactic] of Object.entries(shelves.tactics)) yield { what: "tactic", id, kind: "tactic", rules: tactic.rules };
  for (const [id, enemy] of Object.entries(shelves.enemies)) {
    const attacks = enemy.attacks.flatMap((one) => [...one.abilities, one.summon ? "summon" : one.element]);
    const marks = new Set([...attacks, ...enemy.abilities, ...enemy.resistances.map((element) => `resist_${element}`)]);
    if (enemy.elusive) marks.add("elusive");
    yield { what: "enemy", id, kind: "enemy", set: enemy.set, colors: [enemy.pile], marks, rules: enemy.rules };
  }
  for (const [id, ruin] of Object.entries(shelves.ruins)) {
    yield { what: "ruin", id, kind: "ruin", set: ruin.set, colors: [...new Set([...ruin.cost, ...ruin.enemies])], rules: ruin.rules };
  }
  for (const [id, site] of Object.entries(shelves.sites)) {
    if (id !== "city") yield { what: "site", id, kind: "site", set: site.set, colors: [...new Set([site.garrison, ...site.enemies].filter(Boolean))], rules: site.rules };
  }
  for (const [color, city] of Object.entries(shelves.cities)) yield { what: "site", id: `city_${color}`, kind: "city", colors: [color], rules: city.rules };
  for (const [id, tile] of Object.entries(shelves.tiles)) yield { what: "tile", id, kind: "tile", set: tile.set, rules: tile.rules };
  for (const one of shelves.missing) yield { what: one.what, id: one.id, kind: one.what === "unit" ? "unit" : (one.kind as Kind), rules: [], missing: true };
}
