/** The view and the catalogue of Massive Darkness as docs/protocol.md describes them. */
import type { BaseView, Effect } from "../../wire/types";

/** Weak and strong dice. */
export type Pool = [weak: number, strong: number];
export type Sight = Record<string, number>;

export interface MapZone {
  zone: string;
  x: number;
  y: number;
  tile: string | null;
  kind: "room" | "corridor" | "bridge";
  chamber: number | null;
  lit: boolean;
}

export interface MapDoor {
  door: string;
  a: string;
  b: string;
  role: string;
}

export interface MapPillar {
  pillar: string;
  zone: string;
  blocks: string[];
  marks: string[];
  health: number;
  attackable: boolean;
}

export interface DungeonMap {
  mission: string;
  width: number;
  height: number;
  tiles: { tile: string; x: number; y: number; turn: number }[];
  zones: MapZone[];
  joins: [string, string][];
  doors: MapDoor[];
  pillars: MapPillar[];
  links: { link: string; a: string; b: string }[];
  chambers: string[][];
  start: string;
  exit: string | null;
}

export interface ZoneState {
  light: boolean;
  gone: boolean;
  treasure: [normal: number, special: number];
  tokens: { token: string; type: string | null; fixed: boolean }[];
  heroes: number[];
  enemies: string[];
}

export type DoorState = "open" | "closed" | "locked";

export interface Board {
  zones: Record<string, ZoneState>;
  doors: Record<string, DoorState>;
  pillars: Record<string, number>;
  opened: number[];
  levels: { level: number; zone: string; active: boolean }[];
}

export interface Skill {
  when: string;
  needs: Effect[];
  effects: Effect[];
  bam: number;
  diamond: number;
  repeat: number;
}

export interface SkillLine {
  line: string;
  bought: number;
  steps: { level: number; cost: number; bought: boolean; works: boolean; affordable: boolean }[];
}

export interface Hero {
  seat: number;
  hero: string;
  class: string | null;
  at: string | null;
  shadow: boolean;
  health: number;
  maximum: number;
  xp: number;
  micro: number;
  stunned: boolean;
  dead: boolean;
  out: boolean;
  held: string[];
  body: string | null;
  hands: string[];
  bag: string[];
  working: string[];
  unusable: string[];
  signature: { used: boolean; ready: boolean };
  lines: SkillLine[];
  powers: { from: string; skill: Skill; holds: boolean; paid: boolean }[];
  dice: Record<string, Pool>;
  carried: string[];
  lasting: string[];
  sees: Sight;
}

export interface Intent {
  act: "asleep" | "up" | "attack" | "batter" | "move" | "stay";
  seats: number[];
  kinds: string[];
  zones: string[];
  pillars: string[];
  why: string | null;
}

export interface Enemy {
  n: number;
  enemy: string;
  card: string;
  type: string;
  role: "mob" | "agent" | "roaming";
  at: string;
  life: number;
  health: number;
  minions: number;
  minion_health: number;
  hurt: number;
  worn: number;
  stunned: boolean;
  asleep: boolean;
  attackable: boolean;
  loot: string | null;
  tag: string | null;
  goal: string;
  dice: Record<string, Pool>;
  skills: { from: string; skill: Skill }[];
  sees: Sight;
  sees_heroes: number[];
  held: boolean;
  intent: Intent[];
}

export interface Combat {
  attacker: "hero" | "enemy";
  seat: number;
  enemy: string | null;
  pillar: string | null;
  kind: string;
  stage: string;
  aim: string | null;
  bonus: string[];
  attack: string[];
  defense: string[];
  attack_symbols: { bam: number; diamond: number };
  defense_symbols: { bam: number; diamond: number };
  hits: number;
  shields: number;
  damage: number;
  used: string[];
  marks: string[];
}

export interface Turn {
  seat: number;
  actions: number;
  extra: string[];
  points: number | null;
  used: string[];
  hit: string[];
}

export interface View extends BaseView {
  mission: string;
  story: boolean;
  choices: Record<string, string>;
  round: number;
  phase: string;
  level: number;
  first: number;
  acting: number | null;
  turn: Turn | null;
  lifebringer: number;
  light: string | null;
  blessed: string[];
  blessed_next: string[];
  map: DungeonMap;
  board: Board;
  heroes: Hero[];
  enemies: Enemy[];
  combat: Combat | null;
  goals: { goal: string; have: number; need: number; done: boolean }[];
  /** What the mission counts or names: damage tokens by tile, the Chosen One. */
  special: { damage?: Record<string, number>; chosen?: number };
  defeats: string[];
  rules: string[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  campaign: { order: string[]; won: string[]; lost: string[]; defeats: number; market: string[] } | null;
}

/** Dice of one side before the roll, with everything that made them. */
export interface PoolTold {
  dice: Pool;
  from: { origin: string; weak: number; strong: number; free: number; none: boolean }[];
}

export interface Forecast {
  wounds: [n: number, chance: number][];
  mean: number;
  kills: [n: number, chance: number][];
  slain: number;
  stun: number;
  riposte: number;
  attack: PoolTold;
  defense: PoolTold;
}

export interface CardFacts {
  level: number;
  kind: string;
  slot: string;
  dice: Record<string, Pool>;
  tags: string[];
  skills: Skill[];
  timing: string;
  set: string;
  deck: string;
}

export interface EnemyFacts {
  type: string;
  role: string;
  health: number;
  dice: Record<string, Pool>;
  skills: Skill[];
  level: number;
  category: string;
  minions: number;
}

export interface Catalog {
  /** Each face of a colour: points, Bam, Diamond. */
  dice: Record<string, [points: number, bam: number, diamond: number][]>;
  cards: Record<string, CardFacts>;
  enemies: Record<string, EnemyFacts>;
  heroes: Record<string, { recommended: string; special_name: string }>;
  classes: Record<string, { primary: string; secondary: string }>;
  doors: Record<string, { blocks: { enemy: string; normal: number; special: number }[] }>;
  events: Record<string, { type: string }>;
  tiles: Record<string, { plan: string[]; light: string[] }>;
  pieces: { what: string; id: string; kind: string; rules: string[] }[];
}
