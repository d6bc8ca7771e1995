/** Written by tools/view_types.py from src/tavola/oath/view/records.py: change it there. */

/** The table as a seat sees it; `seat` None: a spectator. */
export interface View {
  game: string;
  scenario: string;
  seat: number | null;
  oath: string;
  round: number;
  visions_drawn: number;
  turn: number;
  title: Title;
  players: Player[];
  sites: Site[];
  banks: Record<string, number>;
  shared: number;
  deck_top: string;
  piles: Record<string, string[]>;
  relics_left: number;
  reliquary: Space[];
  banners: Record<string, Banner>;
  tokens: Record<string, Tokens>;
  captives: Captive[];
  promises: Promise[];
  dispossessed: number;
  gone: string[];
  campaigns: Campaign[];
}

/** Who holds the title, and which side it shows: oathkeeper or usurper. */
export interface Title {
  holder: number;
  side: string;
}

/** A board. `hand`: the cards drawn, to others their backs. */
export interface Player {
  color: string;
  role: string;
  site: string;
  favor: number;
  secrets: number;
  spent: number;
  warbands: number;
  bank: number;
  supply: number;
  advisers: Adviser[];
  relics: string[];
  vision: string;
  hand: string[];
}

/** An adviser by the name answers use, its back, and its card if the seat may know it. */
export interface Adviser {
  name: string;
  card: string;
  up: boolean;
  back: string;
  suit: string;
  seen: number[];
}

/** A slot of the map. `name`: what answers call it; `id` is empty while it is not known. */
export interface Site {
  slot: number;
  region: string;
  name: string;
  id: string;
  up: boolean;
  capacity: number;
  cards: string[];
  relics: Veiled[];
  favor: number;
  secrets: number;
  army: string;
  warbands: number;
  ruler: number;
  bandits: number;
}

/** A relic lying face down; its card is empty to who has not seen it. */
export interface Veiled {
  n: number;
  card: string;
  seen: number[];
}

/** A space of the Reliquary; without a relic it binds the Chancellor. */
export interface Space {
  space: string;
  relic: Veiled | null;
}

/** A banner: its holder (-1: nobody), what lies on it, and its side. */
export interface Banner {
  holder: number;
  tokens: number;
  side: string;
}

/** Favor and secrets lying on a card. */
export interface Tokens {
  favor: number;
  secrets: number;
}

/** Warbands standing on a card. */
export interface Captive {
  card: string;
  color: string;
  n: number;
}

/** A promise made at the Tribunal. */
export interface Promise {
  by: number;
  to: number;
  what: string;
  round: number;
}

/** A campaign under way; the innermost stands last. */
export interface Campaign {
  n: number;
  attacker: number;
  defender: number;
  site: string;
  targets: string[];
  allies: number[];
  attack_dice: number;
  defense_dice: number;
  plans: Plan[];
  attack_roll: string[];
  defense_roll: string[];
  attack: number;
  defense: number;
  sacrificed: number;
  winner: string;
}

/** A battle plan used, and by whom (-1: the bandits). */
export interface Plan {
  card: string;
  seat: number;
}
