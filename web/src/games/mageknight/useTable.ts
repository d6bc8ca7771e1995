/** The table as Mage Knight reads it. */
import { useShell, type TableContext } from "../../table/context";
import type { Catalog, Player, View } from "./types";

export interface KnightTable extends TableContext<View, Catalog> {
  me: Player;
}

export const asKnight = (table: TableContext): KnightTable => {
  const view = table.view as View;
  return { ...table, view, catalog: table.catalog as Catalog, me: view.players[view.seat ?? 0]! };
};

export const useTable = (): KnightTable => asKnight(useShell());
