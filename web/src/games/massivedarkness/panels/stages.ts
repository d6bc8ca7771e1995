/** When something else stands where the dungeon stood. */
import type { Option } from "../../../wire/types";
import type { View } from "../types";

export const isLevelUp = (options: Option[]): boolean => options.some((option) => option.kind === "buy");
export const isMarket = (view: View): boolean => view.phase === "market";
