/** Who sits where: names and crests of the seats of a table. */
import { crest } from "../art/crests";
import type { SeatInfo, TableMessage } from "../wire/types";

const NOBODY: SeatInfo = { seat: -1, hero: "", name: "", kind: "here", bot: "", connected: false };

export const seatOf = (table: TableMessage, seat: number): SeatInfo => table.seats.find((one) => one.seat === seat) ?? NOBODY;
export const seatName = (table: TableMessage, seat: number): string => seatOf(table, seat).name;
export const seatCrest = (table: TableMessage, seat: number): string => crest(seatOf(table, seat).hero);
