/** Every printed piece as one record that can be searched, filtered, drawn and opened. */
import type { Effect, Lang } from "../wire/types";
import type { BothWords, Shelves } from "./facts";
import { fold } from "./fold";
import { marksOf } from "./marks";

export const KINDS = ["basic_action", "advanced_action", "spell", "artifact", "wound", "unit", "skill", "tactic", "enemy", "ruin", "site", "city", "tile"] as const;
export type Kind = (typeof KINDS)[number];
export const LANGS: Lang[] = ["en", "pt-BR"];

export interface Piece {
  /** `card/march`: what and id, as in the address. */
  key: string;
  what: string;
  id: string;
  kind: Kind;
  set: string;
  colors: string[];
  marks: Set<string>;
  rules: string[];
  /** The keys of its texts, in reading order. */
  texts: string[];
  /** Not playable in this edition. */
  missing: boolean;
  haystack: string;
}

type Draft = Omit<Piece, "key" | "haystack" | "missing" | "texts" | "set" | "colors" | "marks"> & Partial<Pick<Piece, "set" | "colors" | "marks" | "missing">>;

export function allPieces(shelves: Shelves, words: BothWords): Piece[] {
  return [...drafts(shelves)]
    .map((draft) => finished(draft, words))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || shade(a) - shade(b));
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

function finished(draft: Draft, words: BothWords): Piece {
  const start = `${draft.what}:${draft.id}`;
  const texts = Object.keys(words.en.texts)
    .filter((key) => key === start || key.startsWith(`${start}:`))
    .sort((a, b) => a.split(":").length - b.split(":").length);
  const said = LANGS.flatMap((lang) => [
    words[lang].names[draft.what]?.[draft.id] ?? "",
    words[lang].names["strong"]?.[draft.id] ?? "",
    ...texts.map((key) => words[lang].texts[key] ?? ""),
  ]);
  const haystack = fold([draft.id.replaceAll("_", " "), ...said, ...draft.rules].join(" "));
  return { set: "base", colors: [], marks: new Set(), missing: false, ...draft, key: `${draft.what}/${draft.id}`, texts, haystack };
}
