/** Chances and means as one reads them. */
import type { Speech } from "../../../words/words";

export function percent(chance: number, { lang }: Speech): string {
  const shown = (n: number) => n.toLocaleString(lang, { style: "percent", maximumFractionDigits: 0 });
  if (chance > 0 && chance < 0.005) return `<${shown(0.01)}`;
  return chance < 1 && chance > 0.995 ? `>${shown(0.99)}` : shown(chance);
}

export const decimal = (n: number, { lang }: Speech): string => n.toLocaleString(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
