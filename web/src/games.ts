/** The games the page can show: every folder of `games/` whose `index.ts` gives a `GameUi`. No other place lists them. */
import type { FunctionComponent } from "preact";
import type { ChronicleUi } from "./chronicle/ui";
import type { GalleryUi } from "./library/gallery";
import type { SetupUi } from "./setup/ui";
import type { TableUi } from "./table/game";

/** What a game brings to the page. Only this travels with every page; its parts are fetched by those who want them. */
export interface GameUi {
  /** How the numbers of its rules begin. */
  prefix: string;
  /** A sheet with the crest of everybody who can sit at its table, each a symbol `h-WHO`. */
  crests: string;
  /** Whom a new table offers first; the others follow in the order of the server. */
  first?: readonly string[];
  /** Whether the seats of a new table say who sits there; left out, they always do. */
  named?(options: Readonly<Record<string, string>>): boolean;
  table(): Promise<{ default: TableUi }>;
  gallery(): Promise<{ default: GalleryUi }>;
  /** The pages of its chronicles, in a game that keeps any. */
  chronicle?(): Promise<{ default: ChronicleUi }>;
  /** Its picture on the first page. */
  panorama?(): Promise<{ default: FunctionComponent }>;
  /** What a new table is told about: where it is played, how long and how hard it is. */
  setup?(): Promise<{ default: SetupUi }>;
}

const found = import.meta.glob<GameUi>("./games/*/index.ts", { eager: true, import: "default" });

export const GAMES: Readonly<Record<string, GameUi>> = Object.fromEntries(Object.entries(found).map(([path, game]) => [path.split("/")[2]!, game]));
export const GAME_IDS: readonly string[] = Object.keys(GAMES);
/** The game shown where an address names none. */
export const FIRST_GAME = GAME_IDS[0]!;

export const knownGame = (game: string): boolean => Object.hasOwn(GAMES, game);
export const loadTable = (game: string): Promise<TableUi> => GAMES[game]!.table().then((part) => part.default);
export const loadGallery = (game: string): Promise<GalleryUi> => GAMES[game]!.gallery().then((part) => part.default);
/** The game whose chronicles are kept; none where no game keeps any. */
export const CHRONICLED = GAME_IDS.find((game) => GAMES[game]!.chronicle) ?? "";
export const loadChronicle = (game: string): Promise<ChronicleUi> => GAMES[game]!.chronicle!().then((part) => part.default);
/** The game a rule belongs to, by its number. */
export function gameOfRule(id: string): string {
  const prefix = id.slice(0, id.indexOf("-")).toUpperCase();
  return GAME_IDS.find((game) => GAMES[game]!.prefix === prefix) ?? FIRST_GAME;
}
