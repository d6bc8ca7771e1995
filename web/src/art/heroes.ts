/** The crest and the colour of every hero of every game: pages outside a table show them too. */

export const HERO_COLORS: Record<string, string> = {
  tovak: "#2f5f9f",
  arythea: "#a3342b",
  goldyx: "#3f8a4a",
  norowas: "#4d7a3a",
  wolfhawk: "#6a6f7a",
  krang: "#b5652a",
  braevalar: "#2f7f86",
  sibyl: "#3f7a4a",
  bjorn: "#a9502a",
  siegfried: "#8a6a1f",
  owen: "#5b6b7a",
  elias: "#3a5fb0",
  whisper: "#6a3f94",
};
export const heroColor = (hero: string): string => HERO_COLORS[hero] ?? "#6f6250";
export const heroShield = (hero: string): string => (hero in HERO_COLORS ? `h-${hero}` : "h-unknown");
