/** The wire as docs/protocol.md describes it. The page draws these records and never reasons about rules. */

export type Lang = "en" | "pt-BR";
export type Color = "red" | "blue" | "white" | "green" | "gold" | "black";
export type Scalar = string | number | boolean | null;

export interface Option {
  notation: string;
  label: string;
  kind: string;
  args: Scalar[];
  reveals?: boolean;
  idle?: boolean;
}

export interface Decision {
  seat: number;
  mine: boolean;
  prompt: string;
  options: Option[];
}

export interface UndoState {
  can: boolean;
  /** The others can be asked to agree. */
  ask?: boolean;
  text?: string | null;
  rule?: string | null;
}

export interface LogLine {
  n: number;
  text: string;
  rule?: string | null;
  auto?: boolean;
}

export interface ScoreLine {
  key: string;
  text: string;
  points: number;
  /** How many things were counted. */
  detail?: number;
}

export interface SeatInfo {
  seat: number;
  hero: string;
  kind: "here" | "link" | "bot";
  bot: string;
  connected: boolean;
}

export interface ConsentRequest {
  ask: number;
  seat: number;
  count: number;
  waiting: number[];
  mine: boolean;
  asked: boolean;
}

export interface Outcome {
  totals: number[];
  winners: number[];
  won: boolean | null;
  lines: ScoreLine[][];
}

export interface TableMessage {
  type: "table";
  seq: number;
  lang: Lang;
  view: View;
  decision: Decision | null;
  undo: UndoState;
  log: LogLine[];
  outcome: Outcome | null;
  cover?: { seat: number; hero: string } | null;
  seats: SeatInfo[];
  mine: number[];
  host?: boolean;
  consent?: ConsentRequest | null;
}

export type ServerMessage =
  | TableMessage
  | { type: "ack"; id: string; seq: number }
  | { type: "refusal"; id: string; rule?: string | null; text: string }
  | { type: "why"; piece: string; rule?: string | null; text: string }
  | { type: "error"; code: string; text: string }
  | { type: "stale"; id: string; seq: number }
  | { type: "pong" };

export interface Token {
  enemy: string | null;
  pile: string;
  up: boolean;
  rampaging?: boolean;
}

export interface Hex {
  at: string;
  tile: string;
  terrain: string;
  site: string | null;
  colors: Color[];
  tokens: Token[];
  ruin: string | null;
  shields: number[];
  burned: boolean;
  cost: number | null;
  safe: boolean;
}

export interface Slot {
  slot: string;
  centre: string;
  hexes: string[];
  legal: boolean;
}

export interface Round {
  number: number;
  of: number;
  time: "day" | "night";
  turn: number;
  night_rules?: boolean;
  order: { who: string | number; tactic: string | null }[];
  announced: boolean;
  last_turn: boolean;
}

export interface OwnUnit {
  unit: string;
  spent: boolean;
  wounds: number;
  place: number;
}

export interface Player {
  seat: number;
  hero: string;
  at: string | null;
  fame: number;
  level: number;
  level_from?: number;
  next_level?: number | null;
  reputation: number;
  influence_bonus?: number;
  armor: number;
  hand_limit: number;
  hand_bonus?: number;
  hand: string[];
  hand_count: number;
  deck_count: number;
  discard: string[];
  play: { card: string; side: string }[];
  crystals: Partial<Record<Color, number>>;
  mana: Partial<Record<Color, number>>;
  units: OwnUnit[];
  commands: number;
  skills: { skill: string; used: boolean }[];
  tactic: { tactic: string; used: boolean; stored?: unknown } | null;
  move: number;
  influence: number;
  heal: number;
  moved?: boolean;
  acted?: boolean;
  wounds_this_combat?: number;
}

export interface EnemyAttack {
  i: number;
  value: number;
  element: string;
  abilities: string[];
  need: number;
  damage: number;
  state: "open" | "blocked" | "cancelled" | "assigned" | "hidden" | string;
}

export interface Foe {
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
  attacks: EnemyAttack[];
}

export interface PoolTerm {
  what: string;
  kind?: string | null;
  element: string;
  n: number;
  from: string;
}

export interface Combat {
  phase: "ranged" | "block" | "damage" | "attack";
  kind: string;
  at: string;
  site: string | null;
  night: boolean;
  units_allowed: boolean;
  enemies: Foe[];
  pool: PoolTerm[];
  block_meters: { n: number; i: number; have: number; need: number }[];
  attack_meters: { n: number[]; have: number; need: number }[];
  damage_left: { n: number; i: number; left: number } | null;
  knockout_at: number;
}

export interface Duel {
  aggressor: number;
  defender: number;
  at: string;
  full: boolean;
  phase: "ranged" | "melee";
  stage: string;
  attacker: number | null;
  acting: number | null;
  attack: number;
  block: number;
  damage: number;
  elements: string[];
  siege_only: boolean;
  pool: PoolTerm[];
  units: { n: number; unit: string; armor: number; need: number; wounded: boolean; attack: number }[];
  hero_need: number;
}

export interface View {
  game: string;
  scenario: string;
  seat: number | null;
  round: Round;
  phase: string;
  map: { hexes: Hex[]; slots: Slot[]; stack: { countryside: number; core: number } };
  source: { color: Color; state: "free" | "taken" | "depleted" | string }[];
  offers: {
    units: ({ unit: string } | { card: string })[];
    advanced: string[];
    spells: string[];
    skills?: string[];
    tactics?: string[];
  };
  decks: Record<string, number>;
  players: Player[];
  dummy: { hero: string; deck: number; discard: number; crystals: Partial<Record<Color, number>>; tactic: string | null } | null;
  combat: Combat | null;
  duel?: Duel | null;
  rewards: string[];
  chosen: unknown;
}

export interface Effect {
  op: string;
  args?: Scalar[];
  parts?: Effect[];
}

export interface CardFacts {
  kind: string;
  set?: string;
  color?: Color | "" | null;
  second_color?: Color | "" | null;
  basic?: Effect | null;
  strong?: Effect | null;
  cost?: string[];
}

export interface UnitFacts {
  kind: string;
  level: number;
  cost: number;
  armor: number;
  resistances: string[];
  sites: string[];
  abilities: { mana: Color | "" | null; effect: Effect }[];
}

export interface EnemyFacts {
  pile: string;
  armor: number;
  elusive?: number;
  fame: number;
  attacks: { value: number; element: string; abilities: string[]; summon?: string | null }[];
  resistances: string[];
  abilities: string[];
}

export interface RuinFacts {
  cost: string[];
  fame: number;
  enemies: string[];
  rewards: (string | { kind: string; count?: number })[];
}

export interface Catalog {
  cards: Record<string, CardFacts>;
  units: Record<string, UnitFacts>;
  enemies: Record<string, EnemyFacts>;
  tactics: Record<string, { time: string; number: number }>;
  skills: Record<string, { hero: string; usage: string; effect?: Effect | null }>;
  ruins: Record<string, RuinFacts>;
  sites: Record<string, { category: string }>;
  heroes: Record<string, unknown>;
  tiles?: Record<string, unknown>;
  tracks: {
    terrain: Record<string, { day: number | null; night: number | null }>;
    levels?: unknown[];
    reputation?: unknown[];
  };
}

export interface Words {
  lang: Lang;
  names: Record<string, Record<string, string>>;
  texts: Record<string, string>;
  web: Record<string, string>;
}

export interface VariantInfo {
  id: string;
  name: string;
  about: string;
  values: { id: string; name: string }[];
  against: string[];
  /** The numbers of players it can be played with, by scenario. */
  fits: Record<string, number[]>;
}

export interface GameInfo {
  id: string;
  name: string;
  scenarios: { id: string; name: string; about?: string; players: [number, number]; rounds: number }[];
  heroes: { id: string; name: string }[];
  variants?: VariantInfo[];
  sets?: { id: string; name: string; about: string }[];
  bots?: { id: string; name: string; about: string }[];
}

export interface StoredTable {
  id: string;
  game: string;
  scenario: string;
  players: string[];
  round: number;
  finished: boolean;
  updated: string | number;
  title?: string;
}

export interface Chapter {
  id: string;
  title: string;
  rules: number;
}

export interface Rule {
  id: string;
  chapter: string;
  title?: string;
  text: string;
  example?: string | null;
}
