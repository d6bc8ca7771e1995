/** Written by tools/view_types.py from src/tavola/mageknight/view/records.py: change it there. */

/** All that one seat (null: a spectator) may see. */
export interface View {
  game: string;
  scenario: string;
  seat: number | null;
  round: Round;
  /** setup, tactics, before, move, interaction, combat, maze, after, rest, end, over */
  phase: string;
  map: Land;
  source: Die[];
  offers: Offers;
  decks: Decks;
  players: Player[];
  dummy: Dummy | null;
  combat: Combat | null;
  duel: Duel | null;
  joint: Joint | null;
  /** seats that play together; empty where everybody plays alone */
  teams: number[][];
  rewards: string[];
  /** what the scenario and its variants show besides */
  quest: Record<string, unknown>;
}

/** Where the game stands. */
export interface Round {
  number: number;
  of: number;
  time: "day" | "night";
  turn: number;
  /** the rules of the night hold for whoever acts */
  night_rules: boolean;
  order: Turn[];
  /** the end of the Round */
  announced: boolean;
  /** everybody has one turn at most */
  last_turn: boolean;
}

/** A place in the Round Order. */
export interface Turn {
  /** a seat, or `dummy` */
  who: number | string;
  tactic: string;
  /** the Round Order token lies face down: the next turn is skipped */
  down: boolean;
}

/** The map, and what may still be added to it. */
export interface Land {
  hexes: Hex[];
  slots: Slot[];
  /** tiles not yet revealed, by their backs */
  stack: Stack;
  /** Move points it takes to reveal a tile */
  explore: number;
}

/** A revealed space. */
export interface Hex {
  at: string;
  tile: string;
  terrain: string;
  site: string | null;
  /** of a mine, or of a city; a city of two spaces shows everything on its left one */
  colors: ("red" | "blue" | "white" | "green")[];
  tokens: Token[];
  /** its id, or `hidden` */
  ruin: string | null;
  /** seats, in the order they were placed */
  shields: number[];
  burned: boolean;
  /** the tile does not show this site */
  secret: boolean;
  city: City | null;
  /** Move points to enter now; null: never */
  cost: number | null;
  safe: boolean;
}

/** An enemy token on the map. */
export interface Token {
  /** null while it lies face down */
  enemy: string | null;
  /** the colour of its back */
  pile: string;
  up: boolean;
  rampaging: boolean;
}

export interface City {
  /** null: it does not fight */
  level: number | null;
  /** the seat that leads it since it fell */
  leader: number | null;
}

/** A place beside the map where a tile may come. */
export interface Slot {
  slot: string;
  centre: string;
  hexes: string[];
  legal: boolean;
}

export interface Stack {
  countryside: number;
  core: number;
}

/** A mana die of the Source. */
export interface Die {
  color: "red" | "blue" | "white" | "green" | "gold" | "black";
  state: "free" | "taken" | "depleted" | "kept";
}

export interface Offers {
  units: Offered[];
  advanced: string[];
  spells: string[];
  skills: string[];
  tactics: string[];
}

/** What lies in the Unit offer: a Unit, or a card at a monastery. */
export interface Offered {
  unit?: string;
  card?: string;
}

/** How many are left in each deck and pile; discarded tokens lie open. */
export interface Decks {
  artifacts: number;
  spells: number;
  advanced: number;
  regular: number;
  elite: number;
  piles: Record<string, number>;
  discards: Record<string, string[]>;
}

export interface Player {
  seat: number;
  /** `any` while no Hero is chosen */
  hero: string;
  out: boolean;
  at: string | null;
  /** may be negative */
  fame: number;
  /** where the Shield stands on the track */
  fame_space: number;
  level: number;
  level_from: number;
  next_level: number | null;
  reputation: number;
  /** null: nobody deals with this player */
  influence_bonus: number | null;
  armor: number;
  hand_limit: number;
  hand_bonus: number;
  /** empty for others */
  hand: string[];
  hand_count: number;
  deck_count: number;
  discard: string[];
  play: Played[];
  crystals: Partial<Record<"red" | "blue" | "white" | "green", number>>;
  mana: Partial<Record<"red" | "blue" | "white" | "green" | "gold" | "black", number>>;
  units: OwnUnit[];
  commands: number;
  skills: OwnSkill[];
  /** Artifacts turned up for this turn */
  shown: string[];
  /** enemy tokens kept by a Skill */
  kept: string[];
  /** cards set aside until the round is over */
  aside: string[];
  tactic: OwnTactic;
  move: number;
  influence: number;
  heal: number;
  /** dice of the Source this player may still use */
  dice: number;
  moved: boolean;
  rested: boolean;
  acted: boolean;
  wounds_this_combat: number;
  knocked_out: boolean;
}

export interface Played {
  card: string;
  side: string;
}

/** A Unit a player leads. */
export interface OwnUnit {
  unit: string;
  spent: boolean;
  wounds: number;
  mana: string;
  banner: string;
  /** the banner was used this round */
  furled: boolean;
  /** its number, which no other Unit of this player ever has */
  n: number;
  /** with everything that protects it */
  armor: number;
  resistances: string[];
  /** it resisted damage in this combat, so it takes no more */
  absorbed: boolean;
  /** the Skill that serves as its Command token */
  token?: string;
}

export interface OwnSkill {
  skill: string;
  used: boolean;
  /** it lies in the middle of the table */
  centre?: boolean;
  /** the colour a Shield on it marks */
  mark?: string;
}

export interface OwnTactic {
  tactic: string;
  used: boolean;
  /** cards put aside by it */
  stored: number;
}

/** The player nobody plays. */
export interface Dummy {
  hero: string;
  deck: number;
  discard: number;
  crystals: Partial<Record<"red" | "blue" | "white" | "green", number>>;
  tactic: string;
}

export interface Combat {
  phase: "ranged" | "block" | "damage" | "attack";
  phases: string[];
  /** assault, adventure, challenge, burn, maze, mine, summoned */
  kind: string;
  at: string;
  site: string;
  night: boolean;
  units_allowed: boolean;
  enemies: Foe[];
  pool: Points[];
  block_meters: BlockMeter[];
  attack_meters: AttackMeter[];
  /** each open attack, to the Hero and to each Unit; none in the Attack phase */
  blows: Blow[];
  /** of an attack that is partly assigned */
  damage_left: DamageLeft | null;
  knockout_at: number;
}

export interface Foe {
  /** what notations call it */
  n: number;
  enemy: string;
  armor: number;
  fortified: number;
  resistances: string[];
  abilities: string[];
  fame: number;
  rampaging: boolean;
  defender: boolean;
  defeated: boolean;
  targetable: boolean;
  summoned_by: number | null;
  attacks: Attack[];
}

/** One attack of an enemy. */
export interface Attack {
  /** counted from one */
  i: number;
  value: number;
  element: string;
  abilities: string[];
  /** the pile it summons from */
  summon: string;
  /** Block that stops it */
  need: number;
  damage: number;
  /** hidden: a summoner's */
  state: "open" | "blocked" | "cancelled" | "assigned" | "hidden";
}

/** Attack or Block played so far. */
export interface Points {
  what: string;
  kind: string;
  element: string;
  n: number;
  from: string;
}

export interface BlockMeter {
  n: number;
  i: number;
  /** if all Block played so far went against it; it goes against one attack only */
  have: number;
  need: number;
  terms: Term[];
}

/** Attack or Block as it counts against one target. */
export interface Term {
  from: string;
  element: string;
  /** as it was played */
  n: number;
  /** against this target: doubled, or with what the target's own marks add */
  worth: number;
  /** inefficient: all of these are summed, then halved */
  half?: boolean;
}

/** What has been played against one enemy, or against all together. */
export interface AttackMeter {
  n: number[];
  have: number;
  need: number;
  terms: Term[];
}

/** What the damage of an open attack would do to one who may take it. */
export interface Blow {
  n: number;
  i: number;
  /** the number of a Unit; -1: the Hero */
  to: number;
  damage: number;
  /** barred: it takes no damage */
  fate: "wounded" | "unhurt" | "destroyed" | "barred";
  wounds?: number;
  /** Wounds that poison adds to the discard pile */
  discard?: number;
  /** damage left for somebody else */
  rest?: number;
  /** the Hero loses the hand */
  drops?: boolean;
}

export interface DamageLeft {
  n: number;
  i: number;
  left: number;
}

/** A combat between players; then `combat` is null. */
export interface Duel {
  aggressor: number;
  defender: number;
  at: string;
  /** the defender takes its next turn in advance */
  full: boolean;
  phase: "ranged" | "melee";
  /** after: a full participant finishes */
  stage: "answer" | "attack" | "block" | "assign" | "after";
  /** whose Attack it is */
  attacker: number | null;
  acting: number;
  /** in a row */
  passes: number;
  attack: number;
  block: number;
  /** what gets through, or is left to assign */
  damage: number;
  elements: string[];
  siege_only: boolean;
  pool: Points[];
  units: DuelUnit[];
  /** damage that wounds the opponent's Hero */
  hero_need: number;
}

/** A Unit of the opponent of whoever acts. */
export interface DuelUnit {
  n: number;
  unit: string;
  armor: number;
  /** damage that wounds it */
  need: number;
  wounded: boolean;
  /** its part of the Attack being blocked */
  attack: number;
}

/** A city assaulted by several players together. */
export interface Joint {
  at: string;
  stage: "fight" | "after";
  acting: number | null;
  shares: Share[];
}

/** The defenders dealt to one player. */
export interface Share {
  seat: number;
  enemies: string[];
}

/** What is to be had of an answer: one way, or one for each further answer it asks for. */
export interface Gain {
  ways: Way[];
}

/** What an answer adds to the sums on the table. */
export interface Way {
  /** the further answer it is reckoned with, where it asks one */
  then?: string;
  move?: number;
  influence?: number;
  heal?: number;
  /** by attack (`1.2`) */
  block?: Record<string, number>;
  /** by enemy */
  attack?: Record<string, number>;
}
