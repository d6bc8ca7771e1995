/** The table as Massive Darkness reads it. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Piece } from "../../options/pieces";
import { useShell, type TableContext } from "../../table/context";
import { closedUp } from "./board/geometry";
import type { Catalog, Enemy, Hero, View } from "./types";

export interface DungeonTable extends TableContext<View, Catalog> {
  /** The hero whose player decides, or who acts. */
  me: Hero;
}

export const asDungeon = (table: TableContext): DungeonTable => {
  const told = table.view as View;
  const map = closedUp(told.map);
  const view = map === told.map ? told : { ...told, map };
  const seat = table.table.decision?.seat ?? view.acting ?? view.seat ?? 0;
  return { ...table, view, catalog: table.catalog as Catalog, me: view.heroes[seat] ?? view.heroes[0]! };
};

export const useTable = (): DungeonTable => asDungeon(useShell());

export interface Selection {
  /** `hero:0` or `foe:dwarf_warriors`: whose sight is shown. */
  figure: Piece;
  select(figure: Piece): void;
}

export const Selected = createContext<Selection>({ figure: "", select: () => undefined });
export const useSelected = (): Selection => useContext(Selected);

export const heroAt = (view: View, figure: Piece): Hero | undefined =>
  figure.startsWith("hero:") ? view.heroes[Number(figure.slice(5))] : undefined;
export const foeAt = (view: View, figure: Piece): Enemy | undefined =>
  figure.startsWith("foe:") ? view.enemies.find((enemy) => enemy.enemy === figure.slice(4)) : undefined;
