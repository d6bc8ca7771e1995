/** Written by tools/view_types.py from src/tavola/massivedarkness/view/records.py: change it there. */
import type { Effect } from "../../wire/types";

/** The game is open: every seat, and a spectator, sees the same. */
export interface View {
  game: string;
  /** what the table chose, also `campaign` */
  scenario: string;
  /** the map being played */
  mission: string;
  seat: number | null;
  story: boolean;
  /** options of the set-up in force */
  choices: Record<string, string>;
  round: number;
  /** setup, heroes, enemies, experience, event, end, market, over */
  phase: string;
  level: number;
  first: number;
  /** seat of the hero acting now, a commanded one too */
  acting: number | null;
  turn: Turn | null;
  lifebringer: number;
  /** `all_light` or `all_shadow` while an event says so */
  light: string | null;
  /** events that give every hero a skill this round */
  blessed: string[];
  blessed_next: string[];
  map: DungeonMap;
  board: Board;
  heroes: Hero[];
  enemies: Enemy[];
  combat: Combat | null;
  goals: Goal[];
  /** what the mission counts or names: `damage` by tile, `chosen`, `next`, `stage`, `bridge` */
  special: Record<string, unknown>;
  /** ids of the mission's ways to lose */
  defeats: string[];
  /** ids of its special rules */
  rules: string[];
  decks: Record<string, number>;
  /** oldest first */
  discards: Record<string, string[]>;
  /** decks whose cards may be chosen among */
  open: Record<string, string[]>;
  campaign: Campaign | null;
}

/** The activation under way. */
export interface Turn {
  seat: number;
  actions: number;
  /** free actions of a kind left */
  extra: string[];
  /** movement points of the movement action under way */
  points: number | null;
  used: string[];
  /** enemies that will strike back */
  hit: string[];
}

/** What the mission printed: worth drawing once. Neighbouring zones neither joined nor parted by a door have a wall between them. */
export interface DungeonMap {
  mission: string;
  width: number;
  height: number;
  tiles: Laid[];
  zones: Zone[];
  joins: [string, string][];
  doors: Door[];
  pillars: Pillar[];
  links: Link[];
  chambers: string[][];
  start: string;
  exit: string | null;
}

/** A tile: its upper left cell, and clockwise quarter turns. */
export interface Laid {
  tile: string;
  x: number;
  y: number;
  turn: number;
}

export interface Zone {
  zone: string;
  x: number;
  y: number;
  tile: string | null;
  kind: "room" | "corridor" | "bridge";
  /** its place in `chambers` */
  chamber: number | null;
  /** as printed */
  lit: boolean;
}

export interface Door {
  door: string;
  a: string;
  b: string;
  role: string;
}

export interface Pillar {
  pillar: string;
  zone: string;
  blocks: string[];
  marks: string[];
  health: number;
  attackable: boolean;
}

/** Stairs: movement, never sight. */
export interface Link {
  link: string;
  a: string;
  b: string;
}

/** What lies on the map now. */
export interface Board {
  zones: Record<string, Contents>;
  doors: Record<string, "open" | "closed" | "locked">;
  /** those that stand, with their health; 0: cannot be worn down */
  pillars: Record<string, number>;
  /** chambers */
  opened: number[];
  levels: LevelToken[];
}

/** What lies in a zone. */
export interface Contents {
  /** now */
  light: boolean;
  gone: boolean;
  /** normal and special tokens */
  treasure: [number, number];
  tokens: Token[];
  /** dead heroes lie where they fell */
  heroes: number[];
  enemies: string[];
}

export interface Token {
  token: string;
  /** null while it lies face down */
  type: string | null;
  fixed: boolean;
}

export interface LevelToken {
  level: number;
  zone: string;
  active: boolean;
}

export interface Hero {
  seat: number;
  hero: string;
  class: string | null;
  /** null once the hero has left */
  at: string | null;
  shadow: boolean;
  health: number;
  maximum: number;
  xp: number;
  micro: number;
  stunned: boolean;
  dead: boolean;
  /** has left through the exit */
  out: boolean;
  /** enemies that keep it from leaving its zone */
  held: string[];
  body: string | null;
  hands: string[];
  bag: string[];
  working: string[];
  /** above the level in story mode */
  unusable: string[];
  signature: Signature;
  lines: Line[];
  powers: Power[];
  /** weak and strong dice as they would be rolled now; `ranged_defense` only where it differs */
  dice: Record<string, [number, number]>;
  carried: string[];
  lasting: string[];
  /** zones in sight with their distance */
  sees: Record<string, number>;
}

export interface Signature {
  /** in this activation */
  used: boolean;
  /** it can be used now, by itself */
  ready: boolean;
}

/** A skill line of the class sheet. */
export interface Line {
  line: string;
  bought: number;
  steps: Step[];
}

export interface Step {
  level: number;
  cost: number;
  bought: boolean;
  /** bought, and of the level */
  works: boolean;
  /** the next step, and the hero has the XP */
  affordable: boolean;
}

export interface Power {
  /** `hero:`, `class:`, `line:`, `card:`, `set:`, `lasting:`, `event:` */
  from: string;
  skill: Skill;
  /** its conditions are met now */
  holds: boolean;
  /** it costs wounds */
  paid: boolean;
}

/** A line of power: when it works, what must hold or be paid, and what it does. */
export interface Skill {
  when: string;
  needs: Effect[];
  effects: Effect[];
  bam: number;
  diamond: number;
  repeat: number;
}

export interface Enemy {
  n: number;
  /** what notations call it; a second one of a type is `dwarf_warriors_2` */
  enemy: string;
  card: string;
  type: string;
  role: "mob" | "agent" | "roaming";
  at: string;
  /** of the boss, agent or monster; 0: the boss is dead */
  life: number;
  /** the same in full */
  health: number;
  minions: number;
  minion_health: number;
  /** wounds of the one minion that is wounded */
  hurt: number;
  /** wounds each of them has besides, after a blast in the zone */
  worn: number;
  stunned: boolean;
  asleep: boolean;
  attackable: boolean;
  loot: string | null;
  tag: string | null;
  goal: string;
  /** of the card and of its equipment */
  dice: Record<string, [number, number]>;
  skills: EnemySkill[];
  sees: Record<string, number>;
  sees_heroes: number[];
  /** a hero keeps it in its zone */
  held: boolean;
  intent: Intent[];
}

export interface EnemySkill {
  /** `enemy:`, or `card:` of its equipment */
  from: string;
  skill: Skill;
}

/** A step of what an enemy would do in its next activation if nothing changed, as far as no choice of the players lies between; several seats, kinds, zones or pillars: the players will choose. */
export interface Intent {
  act: "asleep" | "up" | "attack" | "batter" | "crush" | "move" | "flee" | "stay";
  seats: number[];
  kinds: string[];
  zones: string[];
  pillars: string[];
  /** of a move: `sight`, `light`, `start`, `exit` (patrol), `march` (the mission's goal) */
  why: string | null;
}

export interface Combat {
  attacker: "hero" | "enemy";
  seat: number;
  enemy: string | null;
  pillar: string | null;
  kind: "melee" | "ranged" | "magic";
  /** prepare, roll, defender_rerolls, attacker_rerolls, cancel, defense, attack, wounds */
  stage: string;
  aim: string | null;
  bonus: string[];
  /** dice: colour (`y`, `r`, `b`, `g`) and face, see the catalogue */
  attack: string[];
  defense: string[];
  attack_symbols: Symbols;
  defense_symbols: Symbols;
  /** added to the dice so far */
  hits: number;
  /** added to the dice so far */
  shields: number;
  /** wounds past Shields */
  damage: number;
  total: Total;
  pools: Pools;
  rerolls: string[];
  rerolled: string[];
  used: string[];
  marks: string[];
}

/** Those not yet spent. */
export interface Symbols {
  bam: number;
  diamond: number;
}

/** What it comes to, dice and all. */
export interface Total {
  hits: number;
  shields: number;
  wounds: number;
}

export interface Pools {
  attack: PoolTold;
  defense: PoolTold;
}

/** The dice of one side before the roll, with everything that made them. */
export interface PoolTold {
  dice: [number, number];
  from: Share[];
}

/** What one source gives to the dice or takes away. */
export interface Share {
  origin: string;
  weak: number;
  strong: number;
  free: number;
  /** all dice are gone */
  none: boolean;
}

export interface Goal {
  goal: string;
  have: number;
  need: number;
  done: boolean;
}

export interface Campaign {
  /** the present mission first */
  order: string[];
  won: string[];
  lost: string[];
  defeats: number;
  /** cards on offer between missions */
  market: string[];
}

/** What to expect of an answer that leads to a roll: exact odds under the policy `odds` states. */
export interface Forecast {
  /** each number with its chance */
  wounds: [number, number][];
  mean: number;
  /** figures killed, with their chance */
  kills: [number, number][];
  /** that the whole enemy, or the hero, falls */
  slain: number;
  stun: number;
  /** that the defence strikes back */
  riposte: number;
  attack: PoolTold;
  defense: PoolTold;
  /** what else could be used in an attack */
  helps: Help[];
}

/** What something used in an attack would make of it; `kill`: that at least one figure dies. */
export interface Help {
  origin: string;
  mean: number;
  kill: number;
  slain: number;
}

/** What the next step of a skill line makes of a hero; `level`: from which on it works. */
export interface Purchase {
  xp: number;
  level: number;
  maximum: number;
  dice: Record<string, [number, number]>;
}
