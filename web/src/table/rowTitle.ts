/** The name of the piece a row of options belongs to. */
import type { Row } from "../options/groups";
import type { Speech } from "../words/words";
import type { TableContext } from "./context";

export function rowTitle(row: Row, table: TableContext, say: Speech): string {
  if (row.title) return say.t(row.title);
  const owner = row.options[0]!.pieces[0];
  return owner ? table.game.title(owner, table, say) : row.options[0]!.label;
}
