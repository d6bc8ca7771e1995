/** The catalogue of Massive Darkness as docs/protocol.md describes it, and the records of its view. */
import type { Effect } from "../../wire/types";
import type { Board, Skill } from "./view";

export type * from "./view";
/** Weak and strong dice. */
export type Pool = [weak: number, strong: number];
export type Sight = Record<string, number>;
export type DoorState = Board["doors"][string];

export interface CardFacts {
  level: number;
  kind: string;
  slot: string;
  dice: Record<string, Pool>;
  tags: string[];
  skills: Skill[];
  timing: string;
  /** What a consumable does. */
  effects?: Effect[];
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
