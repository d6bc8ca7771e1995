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
  deck_left: number;
  piles: Record<string, string[]>;
  /** a card of a pile that everybody has seen this turn, else empty */
  shown: string;
  relics_left: number;
  reliquary: Space[];
  banners: Record<string, Banner>;
  tokens: Record<string, Tokens>;
  captives: Captive[];
  promises: Promise[];
  dispossessed: number;
  gone: string[];
  campaigns: Campaign[];
  offer: Offer | null;
  prince: Prince | null;
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
  /** sites ruled; those of the Empire count for the Chancellor */
  sites: number;
  /** relics and banners as the oath counts them */
  held: number;
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
  /** targets are still being declared; the dice are those there would be */
  forming: boolean;
  attack_from: Share[];
  defense_from: Share[];
  /** warbands, and bandits that fight */
  attack_force: number;
  defense_force: number;
  /** warbands fallen so far */
  attack_dead: number;
  defense_dead: number;
  /** plans that could still be used */
  open: Plan[];
}

/** A battle plan used, and by whom (-1: the bandits). */
export interface Plan {
  card: string;
  seat: number;
}

/** What a source gives to a pool: `warbands`, a site or card, a target (`site plains`, `pawn`), `title`, `plans`. */
export interface Share {
  source: string;
  n: number;
}

/** An exchange: by whom, to whom, whether it is proposed or still being put together. `guest`: who would become a Citizen by it, else -1. `counters`: how many counter-offers it has been through. `then`: what comes of it. */
export interface Offer {
  by: number;
  to: number;
  proposed: boolean;
  terms: Term[];
  /** the Reliquary space of an offer of Citizenship, else -1 */
  space: number;
  guest: number;
  counters: number;
  then: Bargain;
}

/** One thing that would change hands: favor and secrets by number, the rest by name. */
export interface Term {
  kind: string;
  giver: number;
  taker: number;
  what: string;
}

/** What an exchange would make of both sides, who holds the title before and after (-1: there will be a choice), and who would win for the Empire. `settled`: whether nobody has anything more to choose. */
export interface Bargain {
  before: Stand[];
  after: Stand[];
  keeper: [number, number];
  heir: [number, number];
  settled: boolean;
}

/** How a player stands, now or after an exchange. `friends`: those who are no enemies. */
export interface Stand {
  seat: number;
  role: string;
  favor: number;
  secrets: number;
  warbands: number;
  supply: number;
  relics: number;
  banners: number;
  advisers: number;
  /** sites ruled; an Imperial player rules those of the whole Empire */
  sites: number;
  /** the Vision revealed */
  vision: string;
  /** whether that Vision's goal is met */
  goal: boolean;
  friends: number[];
}

/** The mind of the Clockwork Prince, which lies open. `start`, `mark`: the nodes of his markers; `deed`, `quadrant`: those of the action marker. `limit`: actions of his turn, now or next; `done`: those behind him. `threat`: a seat, -1 without one, by the line of his sheet. `judge`: who decides for an Expanded one, -1 where he does. */
export interface Prince {
  seat: number;
  level: string;
  judge: number;
  start: string;
  mark: string;
  deed: string;
  quadrant: string;
  relations: Relation[];
  ambition: number;
  /** the step of the track */
  tactics: number;
  /** what that step is worth */
  dice: number;
  threat: number;
  line: number;
  goal: string;
  aim: string;
  limit: number;
  done: number;
  /** cards revealed in his last turn */
  shown: string[];
  /** whether his actions are under way */
  acting: boolean;
  ahead: Foreseen[];
}

/** How a suit stands to the Prince: `friend`, `conspirator` or unaligned, and how high. */
export interface Relation {
  suit: string;
  column: string;
  height: number;
}

/** A step the Prince will take if nothing changes: its node and deed, whether it would be skipped, where it leads, whom it strikes (-1: the bandits) and for what, and the test that leads to it. */
export interface Foreseen {
  node: string;
  deed: string;
  skipped: boolean;
  place: string;
  foe: number;
  targets: string[];
  because: string;
}

/** What to expect of an answer: its Supply, what it brings, the cards that bend it, the odds of a campaign. `could`: what cards not yet announced would change. `costs` and `chance`: what an answer out of turn surely takes, and how likely it succeeds. */
export interface Forecast {
  supply?: number | null;
  gains?: Gain[];
  changes?: Bend[];
  odds?: Odds | null;
  fate?: Fate | null;
  could?: Bend[];
  costs?: Gain[];
  chance?: number | null;
}

/** What an action brings: `cards`, `warbands`, `favor`, `secrets`. */
export interface Gain {
  what: string;
  n: number;
}

/** A card that changes a number of an action: the Supply it costs, or what it brings. */
export interface Bend {
  what: string;
  source: string;
  before: number;
  after: number;
}

/** The exact odds of a campaign as it would stand: both pools, the chance of each total, and the sacrifices. */
export interface Odds {
  attack_dice: number;
  defense_dice: number;
  attack_from: Share[];
  defense_from: Share[];
  attack: [number, number][];
  defense: [number, number][];
  attack_mean: number;
  defense_mean: number;
  needed: Sacrifice[];
  lost: number;
  answers: Answer[];
  thumb: Thumb;
}

/** The chance that just so many sacrifices win, and the warbands left then on average. */
export interface Sacrifice {
  n: number;
  chance: number;
  left: number;
}

/** What a plan of the other side would make of it: the chance to win, and to win without a sacrifice. */
export interface Answer {
  card: string;
  seat: number;
  won: number;
  clear: number;
}

/** The rule of thumb: whether the force is greater than those it meets and their dice; whether dice are many. */
export interface Thumb {
  force: number;
  against: number;
  dice: number;
  likely: boolean;
  warned: boolean;
}

/** What comes of a sacrifice, or of none: who wins with which totals, and all who have fallen by then. */
export interface Fate {
  winner: string;
  attack: number;
  defense: number;
  attack_dead: number;
  defense_dead: number;
}
