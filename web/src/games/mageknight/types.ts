/** The catalogue of Mage Knight as docs/protocol.md describes it, and the records of its view. */
import type { Effect } from "../../wire/types";
import type { Die, Player } from "./view";

export type * from "./view";
export type Color = Die["color"];
/** The colours crystals come in. */
export type Basic = keyof Player["crystals"];

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
