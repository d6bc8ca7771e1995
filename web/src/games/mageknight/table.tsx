/** Mage Knight at the table. */
import type { Rung, TableUi } from "../../table/game";
import { mountDrawings } from "../../art/sprite";
import figures from "./art/figures.svg?raw";
import sites from "./art/sites.svg?raw";
import terrain from "./art/terrain.svg?raw";
import tokens from "./art/tokens.svg?raw";
import { Desk } from "./Desk";
import { grab } from "./play/grab";
import { detailOf, OptionChip } from "./options/OptionWords";
import { sorting } from "./options/sorting";
import { pieceTitle } from "./options/titles";
import { late, LargeFace, PieceWords } from "./later";
import { Status } from "./panels/Status";
import type { Outcome } from "../../wire/types";
import type { View } from "./types";
import { asKnight } from "./useTable";
import { tale } from "./tale";
import "./style/panels.css";
import "./style/map.css";
import "./style/cards.css";
import "./style/combat.css";
import "./style/duel.css";
import "./style/phone.css";

mountDrawings("mageknight", [terrain, sites, tokens, figures]);

const GRADES: [string, number][] = [["grade-skirmish", 0], ["grade-campaign", 60], ["grade-conquest", 90], ["grade-legend", 120]];

/** Points decide, where a scenario counts them. */
function ladder({ totals, winners, lines }: Outcome): Rung[] {
  if (!lines[0]?.some((line) => line.key === "fame")) return [];
  const total = totals[winners[0] ?? 0] ?? 0;
  return GRADES.map(([name, least]) => (least ? { name, met: total >= least, need: "grade-points", least } : { name, met: true }));
}

const table: TableUi = {
  sorting,
  narrow: "(max-width: 1099px), (max-height: 560px)",
  scales: true,
  time: (view) => (view as View).round.time,
  seal: (view) => ((view as View).round.time === "day" ? "i-sun" : "i-moon"),
  title: (piece, table, say) => pieceTitle(piece, asKnight(table), say),
  grab: (held, table) => grab(held, asKnight(table)),
  careful: (option) => option.kind === "challenge" || option.kind === "enter" || (option.pieces[0]?.startsWith("offer:") ?? false),
  ladder,
  Words: PieceWords,
  Face: LargeFace,
  Chip: OptionChip,
  detail: (option, say) => detailOf(option, say.text),
  crested: true,
  Status,
  tale,
  rest: late.fetch,
  Desk,
};

export default table;
