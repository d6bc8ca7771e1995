/** Massive Darkness at the table. */
import { mountDrawings } from "../../art/sprite";
import type { TableUi } from "../../table/game";
import figures from "./art/figures.svg?raw";
import icons from "./art/icons.svg?raw";
import { OddsLine } from "./combat/Odds";
import { Desk } from "./Desk";
import { sorting } from "./options/sorting";
import { pieceTitle } from "./options/titles";
import { PieceWords } from "./panels/PieceWords";
import { Result } from "./panels/Result";
import { Status } from "./panels/Status";
import { asDungeon } from "./useTable";
import { tale } from "./tale";
import "./style/board.css";
import "./style/dice.css";
import "./style/panels.css";
import "./style/phone.css";

mountDrawings("massivedarkness", [icons, figures]);

const table: TableUi = {
  sorting,
  narrow: "(max-width: 1099px), (max-height: 560px)",
  scales: true,
  time: () => "night",
  seal: () => "d-flame",
  title: (piece, table, say) => pieceTitle(piece, asDungeon(table), say),
  careful: (option) => option.reveals === true,
  told: (piece) => piece.startsWith("power:"),
  aimsShown: true,
  Words: PieceWords,
  Extra: OddsLine,
  Status,
  Result,
  tale,
  Desk,
};

export default table;
