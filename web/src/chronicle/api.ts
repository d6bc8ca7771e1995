/** Chronicles over HTTP. */
import { ask, json, q } from "../wire/api";

export interface ChronicleLine {
  id: string;
  game: string;
  name: string;
  /** The number of the next game, and how many have been told. */
  number: number;
  pages: number;
  updated: string;
}

/** A slot of a drawn map. Without a site: it lies face down, and nobody knows it. */
export interface Place {
  region: string;
  site: string;
  cards: string[];
  relics: number;
  ruler: string;
}

export interface HistoryPage {
  number: number;
  table: string;
  words: string[];
  shown: { map: Place[]; winner: string };
}

export interface Chronicle {
  id: string;
  game: string;
  name: string;
  number: number;
  /** Empty while people behind links play the game it begins. */
  line: string;
  land: { map: Place[] };
  words: string[];
  pages: HistoryPage[];
  /** Tables at which its next game is being played. */
  begun: string[];
}

export const chronicles = () => ask<ChronicleLine[]>("/api/chronicles");
export const chronicle = (id: string, lang: string) => ask<Chronicle>(`/api/chronicles/${q(id)}?lang=${q(lang)}`);
export const newChronicle = (name: string) => ask<{ id: string }>("/api/chronicles", json(JSON.stringify({ name })));
export const readLine = (line: string, lang: string) => ask<{ id: string; notes: string[] }>(`/api/chronicles?lang=${q(lang)}`, json(JSON.stringify({ line })));
export const renameChronicle = (id: string, name: string) => ask<{ name: string }>(`/api/chronicles/${q(id)}`, json(JSON.stringify({ name })));
