/** The gallery of Massive Darkness. */
import { mountDrawings } from "../../../art/sprite";
import type { GalleryUi } from "../../../library/gallery";
import { finished, type Piece } from "../../../library/pieces";
import figures from "../art/figures.svg?raw";
import icons from "../art/icons.svg?raw";
import type { Catalog } from "../types";
import { PieceFace } from "./PieceFace";
import "../style/dice.css";
import "./library.css";

mountDrawings("massivedarkness", [icons, figures]);

const KINDS = ["hero", "class", "skill_line", "starting", "combat", "item", "consumable", "artifact", "set", "trap", "luck", "door", "event", "guard", "roaming_monster", "tile"];
const ICONS: Record<string, string> = {
  hero: "d-party",
  class: "d-crown",
  skill_line: "d-book",
  starting: "d-bag",
  combat: "d-sword",
  item: "d-amulet",
  consumable: "d-drop",
  artifact: "d-gem",
  set: "d-chest",
  trap: "d-stun",
  luck: "d-xp",
  door: "d-door",
  event: "d-scroll",
  guard: "d-skull",
  roaming_monster: "d-lair",
  tile: "d-flag",
};
const LEVELS = ["1", "2", "3", "4", "5"];
const MARKS = ["melee", "ranged", "magic", "defense"];
/** Skill lines are named by class and line: `dark_ranger.safe_shot`. */
const plain = (piece: Piece): string => piece.id.slice(piece.id.indexOf(".") + 1);
const ENEMY = /_(l\d|lesser|greater)$/;

function pieces(shelves: unknown, words: Parameters<GalleryUi["pieces"]>[1]): Piece[] {
  const { pieces: list, cards, enemies } = shelves as Catalog;
  const found = list.map(({ what, id, kind, rules }) => {
    const facts = what === "card" ? cards[id] : what === "enemy" ? enemies[id] : undefined;
    const colors = facts?.level ? [String(facts.level)] : [];
    return finished({ what, id, kind, rules, colors, marks: new Set(Object.keys(facts?.dice ?? {})) }, words);
  });
  return found
    .map((piece) => ({ ...piece, haystack: `${piece.haystack} ${Object.values(words).map((one) => named(piece, one.names)).join(" ").toLowerCase()}` }))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

function named(piece: Piece, names: Record<string, Record<string, string>>): string {
  const own = names[piece.what];
  if (piece.what === "line") return own?.[plain(piece)] ?? piece.id;
  if (piece.what === "enemy") return own?.[piece.id] ?? own?.[piece.id.replace(ENEMY, "")] ?? piece.id;
  return own?.[piece.id] ?? piece.id;
}

const gallery: GalleryUi = {
  kinds: KINDS,
  icons: ICONS,
  pieces,
  Face: ({ piece, shelves }) => <PieceFace piece={piece} shelves={shelves as Catalog} />,
  colorTitle: ({ name }) => name("term", "level"),
  colors: ({ t }) => [{ title: "", values: LEVELS.map((id) => ({ id, name: t("md-level", { n: id }) })) }],
  marks: ({ name }) => [{ title: "", values: MARKS.map((id) => ({ id, name: name("kind", id) })) }],
  name: (piece, words) => named(piece, words.names),
  label: (_, side, { name }) => (side === "shadow" ? name("term", "shadow_mode") : side === "special" ? name("term", "special_skill") : side === "signature" ? name("term", "signature_skill") : side === "free" ? name("term", "free_skill") : /^\d$/.test(side) ? side : ""),
};

export default gallery;
