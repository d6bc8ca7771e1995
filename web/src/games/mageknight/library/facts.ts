/** What the gallery reads of the catalogue besides what the table needs. */
import type { Catalog, CardFacts, EnemyFacts, RuinFacts, UnitFacts } from "../types";

export interface Ruled {
  rules: string[];
}

export interface SiteFacts extends Ruled {
  category: string;
  set: string;
  garrison: string;
  enemies: string[];
  rewards: { kind: string; count: number }[];
  heal_cost: number;
  recruit: string;
  night_rules: boolean;
}

export interface TileFacts extends Ruled {
  back: string;
  set: string;
  hexes: { terrain: string; site: string; rampaging: string; colors: string[] }[];
}

export interface Shelves {
  cards: Record<string, CardFacts & Ruled>;
  units: Record<string, UnitFacts & Ruled & { set: string }>;
  enemies: Record<string, EnemyFacts & Ruled & { set: string; defend: number }>;
  skills: Record<string, Catalog["skills"][string] & Ruled & { set: string; kind: string }>;
  tactics: Record<string, { time: string; number: number } & Ruled>;
  ruins: Record<string, RuinFacts & Ruled & { set: string }>;
  sites: Record<string, SiteFacts>;
  cities: Record<string, Ruled & { garrisons: string[][] }>;
  tiles: Record<string, TileFacts>;
  missing: { what: string; kind: string; id: string }[];
}
