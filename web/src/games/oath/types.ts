/** The catalogue of Oath as the server sends it, and the records of its view. */
export type * from "./view";

import type { Effect } from "../../wire/types";

export interface Price {
  favor?: number;
  burn?: number;
  secrets?: number;
  burn_secrets?: number;
  flip?: number;
  sacrifice?: number;
}

export interface Power {
  /** Action, plan, play, rest, always, or the major action it modifies. */
  when: string;
  side?: string;
  price?: Price;
  effect: Effect;
}

export interface CardFacts {
  kind: string;
  suit?: string;
  only?: string;
  locked?: boolean;
  powers?: Power[];
  dice?: number;
  back?: string;
  ruined?: boolean;
  goal?: string;
}

export interface SiteFacts {
  capacity: number;
  favor?: number;
  secrets?: number;
  relics?: number;
  /** The bank a relic is paid into, or what is burned for it. */
  bank?: string;
  cost?: Price;
  powers?: Power[];
}

export interface Catalog {
  cards: Record<string, CardFacts>;
  sites: Record<string, SiteFacts>;
  oaths: Record<string, { goal: string; successor: string; vision: string }>;
  reliquary: string[];
  pieces: { what: string; id: string; kind: string; rules: string[] }[];
}
