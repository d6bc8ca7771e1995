/** What can be dragged where: one's pawn onto a site; warbands between one's board and the site one stands at; a card onto the site it
 * can be played to. */
import { grouped, type Held, named, reached } from "../../../options/drag/drops";
import { halves, type Piece } from "../../../options/pieces";
import type { Option } from "../../../wire/types";
import type { OathTable } from "../useTable";
import { piece } from "./pieces";

export function grab(held: Piece, table: OathTable): Held {
  const asked = table.table.decision?.options ?? [];
  const of = (kind: string, onto: (option: Option) => Piece[]) => grouped(asked.filter((option) => option.kind === kind).flatMap((option) => onto(option).map((one): [Piece, Option] => [one, option])));
  switch (halves(held)[0]) {
    case "pawn":
      return { drops: reached(table, (one) => one.startsWith("site:")), leads: [] };
    case "warbands":
      return { drops: of("station", (option) => option.pieces), leads: [] };
    case "army":
      return { drops: of("withdraw", () => [piece.player(table.me.color)]), leads: [] };
    default:
      return { drops: named(held, table.index), leads: [] };
  }
}
