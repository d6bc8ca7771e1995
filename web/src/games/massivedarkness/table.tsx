/** Massive Darkness at the table. */
import { mountDrawings } from "../../art/sprite";
import type { TableUi } from "../../table/game";
import type { Unit } from "../../ui/useUnit";
import figures from "./art/figures.svg?raw";
import furniture from "./art/furniture.svg?raw";
import icons from "./art/icons.svg?raw";
import { OddsLine } from "./combat/Odds";
import { Desk } from "./Desk";
import { grab } from "./options/grab";
import { Chip } from "./options/Chip";
import { sorting } from "./options/sorting";
import { pieceTitle } from "./options/titles";
import { LargeFace, late, PieceWords, Result } from "./later";
import { Status } from "./panels/Status";
import { asDungeon } from "./useTable";
import { tale } from "./tale";
import type { View } from "./types";
import "./art/drawings.css";
import "./style/desk.css";
import "./style/board.css";
import "./style/dice.css";
import "./style/panels.css";
import "./style/stages.css";
import "./style/phone.css";

mountDrawings("massivedarkness", [icons, figures, furniture]);

/** Drawn for 1366 by 768, or for 820 by 1180 where the table is held upright; type never gets small on a tablet. */
const unit: Unit = (width, height) =>
  height > width ? Math.min(2, Math.max(0.94, Math.min(width / 820, height / 1180))) : Math.min(2, Math.max(0.8, Math.min(Math.max(width / 1366, 0.9), height / 768)));

const table: TableUi = {
  sorting,
  narrow: "(max-width: 700px), (max-height: 560px)",
  listed: true,
  scales: unit,
  time: () => "night",
  seal: () => "d-flame",
  title: (piece, table, say) => pieceTitle(piece, asDungeon(table), say),
  grab: (held, table) => grab(held, asDungeon(table)),
  careful: (option) => option.reveals === true,
  told: (piece) => piece.startsWith("power:"),
  aimsShown: true,
  ladder: ({ won }, view) => [
    { name: "md-grade-lost", met: true },
    { name: "md-grade-won", met: !!won, need: "md-grade-won-needs" },
    { name: "md-grade-whole", met: !!won && (view as View).heroes.every((hero) => !hero.dead), need: "md-grade-whole-needs" },
  ],
  Words: PieceWords,
  Face: LargeFace,
  Chip,
  Extra: OddsLine,
  Status,
  Result,
  tale,
  rest: late.fetch,
  Desk,
};

export default table;
