/** What is to be expected of an option, and how its numbers are written. */
import type { Option } from "../../../wire/types";
import type { Speech } from "../../../words/words";
import type { Forecast } from "../types";

/** The odds an option leads to, where it leads to dice. */
export function forecastOf(option: Option | undefined): Forecast | null {
  const told = option?.forecast as Forecast | null | undefined;
  return told && "wounds" in told ? told : null;
}

/** The chance that at least one figure dies, or the hero falls. */
export const killing = (forecast: Forecast): number => forecast.kills.filter(([n]) => n > 0).reduce((sum, [, chance]) => sum + chance, 0);

export const percent = (chance: number, { lang }: Speech): string =>
  chance > 0 && chance < 0.005 ? `<${(0.01).toLocaleString(lang, { style: "percent" })}` : chance.toLocaleString(lang, { style: "percent", maximumFractionDigits: 0 });
export const decimal = (n: number, { lang }: Speech): string => n.toLocaleString(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
