/** The games the page can show. Each is fetched only by those who play it. */
import type { FunctionComponent } from "preact";
import type { GalleryUi } from "./library/gallery";
import type { GameUi } from "./table/game";

interface Entry {
  /** How the numbers of its rules begin. */
  prefix: string;
  load(): Promise<{ default: GameUi }>;
  gallery(): Promise<{ default: GalleryUi }>;
}

export const FIRST_GAME = "mageknight";

const GAMES: Record<string, Entry> = {
  mageknight: { prefix: "MK", load: () => import("./games/mageknight"), gallery: () => import("./games/mageknight/library") },
  massivedarkness: { prefix: "MD", load: () => import("./games/massivedarkness"), gallery: () => import("./games/massivedarkness/library") },
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** The strip of drawings under the first page. */
export const panorama = (): Promise<{ Panorama: FunctionComponent }> => import("./games/mageknight/Panorama");

export const knownGame = (game: string): boolean => game in GAMES;
export const loadGame = (game: string): Promise<GameUi> => GAMES[game]!.load().then((found) => found.default);
export const loadGallery = (game: string): Promise<GalleryUi> => GAMES[game]!.gallery().then((found) => found.default);

/** The game a rule belongs to, by its number. */
export function gameOfRule(id: string): string {
  const prefix = id.slice(0, id.indexOf("-")).toUpperCase();
  return Object.keys(GAMES).find((game) => GAMES[game]!.prefix === prefix) ?? FIRST_GAME;
}
