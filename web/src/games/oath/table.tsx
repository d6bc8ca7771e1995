/** Oath at the table. */
import { mountDrawings } from "../../art/sprite";
import type { TableUi } from "../../table/game";
import type { Unit } from "../../ui/useUnit";
import icons from "./art/icons.svg?raw";
import lands from "./art/land.svg?raw";
import { Desk } from "./Desk";
import { Chip, Extra } from "./options/Extra";
import { grab } from "./options/grab";
import { sorting } from "./options/sorting";
import { pieceTitle } from "./options/titles";
import { late, pictures, PieceWords, Result } from "./later";
import { Status } from "./panels/Status";
import { asOath } from "./useTable";
import { tale } from "./tale";
import type { View } from "./types";
import "./style/colors.css";
import "./style/map.css";
import "./style/panels.css";
import "./style/campaign.css";
import "./style/sizes.css";
import "./style/phone.css";
import "./style/pictures.css";

mountDrawings("oath", [icons, lands]);

/** Pieces that only have words. */
const TOLD = ["bank:", "space:", "adviser:"];

/** The largest layout is drawn for 1600 by 900 and grows from there; smaller desks have layouts of their own. */
const unit: Unit = (width, height) => Math.min(2, Math.max(1, Math.min(width / 1600, height / 900)));

/** The eighth round is the last there can be. */
const LAST_ROUND = 8;

const table: TableUi = {
  sorting,
  listed: true,
  scales: unit,
  time: () => "day",
  seal: () => "o-crown",
  title: (piece, table, say) => pieceTitle(piece, asOath(table), say),
  grab: (held, table) => grab(held, asOath(table)),
  careful: (option) => option.reveals === true || ["leave", "accept", "exile", "campaign"].includes(option.kind),
  told: (piece) => TOLD.some((start) => piece.startsWith(start)),
  aimsShown: true,
  ladder: ({ winners }, view) => [
    { name: "oa-grade-lost", met: true },
    { name: "oa-grade-won", met: winners.includes(view.seat ?? winners[0] ?? 0), need: "oa-grade-won-needs" },
    { name: "oa-grade-early", met: winners.includes(view.seat ?? winners[0] ?? 0) && (view as View).round < LAST_ROUND, need: "oa-grade-early-needs" },
  ],
  Words: PieceWords,
  Chip,
  detail: () => "",
  Extra,
  Status,
  Result,
  tale,
  rest: () => Promise.all([late.fetch(), pictures.fetch()]),
  Desk,
};

export default table;
