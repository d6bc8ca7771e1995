/** The table as Oath reads it. */
import { useShell, type TableContext } from "../../table/context";
import type { Campaign, Catalog, Player, Site, View } from "./types";

export interface OathTable extends TableContext<View, Catalog> {
  /** The board at the lower edge: one's own, else that of whoever decides. */
  me: Player;
  seat: number;
}

export const asOath = (table: TableContext): OathTable => {
  const view = table.view as View;
  const seat = view.seat ?? table.table.decision?.seat ?? view.turn;
  const known = view.players[seat] ? seat : 0;
  return { ...table, view, catalog: table.catalog as Catalog, seat: known, me: view.players[known]! };
};

export const useTable = (): OathTable => asOath(useShell());

/** The innermost campaign, where one is under way. */
export const campaignOf = (view: View): Campaign | undefined => view.campaigns.at(-1);
export const colorOf = (view: View, seat: number): string => view.players[seat]?.color ?? "bandits";
export const siteAt = (view: View, name: string): Site | undefined => view.sites.find((site) => site.name === name || site.id === name);
/** The colour of the warbands on a board. */
export const armyOf = (player: Player): string => (player.role === "exile" ? player.color : "purple");

/** Whether the player is asked out of turn, about what another does. */
export const askedAside = ({ table, view }: OathTable): boolean => {
  const decision = table.decision;
  return Boolean(decision?.mine && decision.seat !== view.turn && decision.options.some((option) => option.kind === "mute"));
};
