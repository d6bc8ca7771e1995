/** The gallery of Oath. */
import { mountDrawings } from "../../../art/sprite";
import type { GalleryUi } from "../../../library/gallery";
import { finished, type Piece } from "../../../library/pieces";
import icons from "../art/icons.svg?raw";
import lands from "../art/land.svg?raw";
import type { Catalog } from "../types";
import { PieceFace } from "./PieceFace";
import "../style/colors.css";
import "./library.css";

mountDrawings("oath", [icons, lands]);

const KINDS = ["denizen", "edifice", "relic", "site", "vision", "oath", "banner"];
const ICONS: Record<string, string> = { denizen: "o-pawn", edifice: "o-order", relic: "o-cup", site: "o-rose", vision: "o-vision", oath: "o-crown", banner: "o-flag" };
const SUITS = ["discord", "arcane", "order", "hearth", "beast", "nomad"];
const MOMENTS = ["action", "always", "plan", "play", "rest", "search", "muster", "trade", "travel", "recover"];

function pieces(shelves: unknown, words: Parameters<GalleryUi["pieces"]>[1]): Piece[] {
  const { pieces: list, cards, sites } = shelves as Catalog;
  return list
    .map(({ what, id, kind, rules }) => {
      const powers = what === "card" ? [...(cards[id]?.powers ?? []), ...(cards[cards[id]?.back ?? ""]?.powers ?? [])] : what === "site" ? (sites[id]?.powers ?? []) : [];
      const suit = what === "card" ? cards[id]?.suit : undefined;
      return finished({ what, id, kind, rules, colors: suit ? [suit] : [], marks: new Set(powers.map((power) => power.when)) }, words);
    })
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || SUITS.indexOf(a.colors[0] ?? "") - SUITS.indexOf(b.colors[0] ?? ""));
}

const gallery: GalleryUi = {
  kinds: KINDS,
  icons: ICONS,
  pieces,
  Face: ({ piece, shelves }) => <PieceFace piece={piece} shelves={shelves as Catalog} />,
  colorTitle: ({ t }) => t("oa-suit"),
  colors: ({ name }) => [{ title: "", values: SUITS.map((id) => ({ id, name: name("suit", id) })) }],
  marks: ({ t }) => [{ title: "", values: MOMENTS.map((id) => ({ id, name: t(`oa-moment-${id}`) })) }],
  label: (_, side, { t }) => (side.startsWith("intact-") ? t("oa-intact") : side.startsWith("ruined-") ? t("oa-ruin") : ""),
  instead: (piece, { t }) => (piece.what === "oath" ? t(`oa-oath-${piece.id}`) : piece.kind === "vision" && !piece.texts.length ? t(`oa-${piece.id.replaceAll("_", "-")}`) : ""),
};

export default gallery;
