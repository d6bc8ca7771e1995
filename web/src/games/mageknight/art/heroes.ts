/** The colour of each hero: figures, shields and skills wear it. */
const COLORS: Record<string, string> = {
  tovak: "#2f5f9f",
  arythea: "#a3342b",
  goldyx: "#3f8a4a",
  norowas: "#4d7a3a",
  wolfhawk: "#6a6f7a",
  krang: "#b5652a",
  braevalar: "#2f7f86",
};

export const heroColor = (hero: string): string => COLORS[hero] ?? "#6f6250";

/** Heroes with a figure of their own. */
export const FIGURED = new Set(Object.keys(COLORS));
