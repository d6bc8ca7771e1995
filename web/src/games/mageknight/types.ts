/** The view and the catalogue of Mage Knight as docs/protocol.md describes them. */
import type { BaseView, Effect } from "../../wire/types";

export type Color = "red" | "blue" | "white" | "green" | "gold" | "black";

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

export interface View extends BaseView {
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

