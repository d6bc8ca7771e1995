/** The gallery of Mage Knight. */
import { mountDrawings } from "../../../art/sprite";
import type { GalleryUi } from "../../../library/gallery";
import enemies from "../art/enemies.svg?raw";
import faces from "../art/faces.svg?raw";
import figures from "../art/figures.svg?raw";
import parts from "../art/parts.svg?raw";
import sites from "../art/sites.svg?raw";
import terrain from "../art/terrain.svg?raw";
import units from "../art/units.svg?raw";
import type { Shelves } from "./facts";
import { EFFECT_MARKS, ELEMENT_MARKS, FOE_MARKS, RESIST_MARKS } from "./marks";
import { PieceFace } from "./PieceFace";
import { allPieces, KINDS, type Kind } from "./pieces";
import "../style/map.css";
import "../style/cards.css";

mountDrawings("mageknight", [terrain, sites, enemies, faces, units, parts, figures]);

const KIND_ICONS: Record<Kind, string> = {
  basic_action: "i-hand",
  advanced_action: "i-advanced",
  spell: "i-spell",
  artifact: "i-artifact",
  wound: "i-wound",
  unit: "i-unit",
  skill: "i-skill",
  tactic: "i-swift",
  enemy: "i-attack",
  ruin: "i-site",
  site: "i-map",
  city: "i-fortified",
  tile: "i-tile",
};
const COLORS = ["red", "blue", "white", "green", "grey", "brown", "violet"];
const SIDES = new Set(["basic", "strong", "usage", "other"]);
const NUMBER = /^\d+$/;

const gallery: GalleryUi = {
  kinds: KINDS,
  icons: KIND_ICONS,
  pieces: (shelves, words) => allPieces(shelves as Shelves, words),
  Face: ({ piece, shelves }) => <PieceFace piece={piece} shelves={shelves as Shelves} />,
  colors: ({ name }) => [{ title: "", values: COLORS.map((id) => ({ id, name: name("color", id) })) }],
  marks: ({ t, name }) => [
    { title: t("library-effects"), values: EFFECT_MARKS.map((id) => ({ id, name: t(`library-mark-${id}`) })) },
    { title: t("library-elements"), values: ELEMENT_MARKS.map((id) => ({ id, name: name("element", id) })) },
    {
      title: t("library-abilities"),
      values: [
        ...FOE_MARKS.map((id) => ({ id, name: name("ability", id) })),
        ...RESIST_MARKS.map((id) => ({ id, name: t("resists", { element: name("element", id.slice("resist_".length)) }) })),
      ],
    },
  ],
  name: (piece, words) => {
    const plain = words.names[piece.what]?.[piece.id] ?? piece.id;
    const strong = piece.kind === "spell" ? words.names["strong"]?.[piece.id] : "";
    return strong ? `${plain} / ${strong}` : plain;
  },
  label: (piece, side, { t }) => {
    if (SIDES.has(side)) return t(`side-${side}`);
    return NUMBER.test(side) && piece.what === "unit" ? String(Number(side) + 1) : "";
  },
  instead: (piece, { t }) => (piece.kind === "wound" ? t("wound-words") : ""),
};

export default gallery;
