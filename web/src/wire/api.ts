/** The few HTTP calls of the page. A problem the server explains becomes a `Problem` with its sentence. */
import { takeAnswer, wordsAddress } from "./early";
import type { BaseView, Chapter, EventLine, GameInfo, Rule, StoredTable, TableMessage, Term, Words } from "./types";

export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await (takeAnswer(path) ?? fetch(path, init));
  } catch {
    throw new Problem("away", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as { code?: string; text?: string } | null;
  throw new Problem(problem?.code ?? String(answer.status), problem?.text ?? answer.statusText);
}

export const json = (body: string): RequestInit => ({ method: "POST", headers: { "content-type": "application/json" }, body });
export const q = encodeURIComponent;

export const games = (lang: string) => ask<GameInfo[]>(`/api/games?lang=${q(lang)}`);
export const tables = (lang: string) => ask<StoredTable[]>(`/api/tables?lang=${q(lang)}`);
/** Printed facts; a table does without the rules each piece touches. */
export const catalog = (game: string, rules = true) => ask<unknown>(`/api/catalog/${q(game)}${rules ? "" : "?rules=no"}`);
/** Every word of a page and its game; brief, without the texts of cards. */
export const words = (game: string, lang: string, brief = false) => ask<Words>(wordsAddress(game, lang, brief));
export const texts = (game: string, lang: string) => ask<Words["texts"]>(`/api/texts/${q(game)}?lang=${q(lang)}`);
export const findRules = (game: string, words: string, lang: string) =>
  ask<Rule[]>(`/api/rules/${q(game)}?q=${q(words)}&lang=${q(lang)}`);
export const chapters = (game: string, lang: string) => ask<Chapter[]>(`/api/chapters/${q(game)}?lang=${q(lang)}`);
export const chapterRules = (game: string, chapter: string, lang: string) =>
  ask<Rule[]>(`/api/rules/${q(game)}?chapter=${q(chapter)}&lang=${q(lang)}`);
export const rule = (game: string, id: string, lang: string) =>
  ask<Rule>(`/api/rules/${q(game)}/${q(id)}?lang=${q(lang)}`);
export const glossary = (game: string, lang: string) => ask<Term[]>(`/api/glossary/${q(game)}?lang=${q(lang)}`);
export const atStep = (id: string, step: number, eyes: number | null, lang: string) =>
  ask<TableMessage>(`/api/tables/${q(id)}/at/${step}?lang=${q(lang)}${eyes === null ? "" : `&eyes=${eyes}`}`);
export const fork = (id: string, at: number) => ask<{ id: string }>(`/api/tables/${q(id)}/fork`, json(JSON.stringify({ at })));
export interface ScoreSheet {
  scenario: string;
  options: Record<string, string>;
  seed: number | string;
  /** The kept chronicle the game belongs to, if any. */
  chronicle: string;
  players: { hero: string }[];
  /** The milestones of the game: after which answer each came, and its words. */
  course: Milestone[];
}

export interface Milestone {
  step: number;
  event: string;
  args: EventLine["args"];
  text: string;
}
export const scoreSheet = (id: string, lang: string) => ask<ScoreSheet>(`/api/tables/${q(id)}/score?format=json&lang=${q(lang)}`);
/** How a finished game went: what it is measured by for each seat, from which step on, and the steps that gained most. */
export interface Progress {
  of: number;
  answers: number;
  rounds: number;
  what: string;
  marks: { step: number; words: string }[];
  tally: [number, number[]][];
  /** What it turned on: the largest gains of a seat, or, where nothing is measured, events with their round. */
  turns: { step: number; seat?: number; gain?: number; round?: number; words: string }[];
}
export const progressOf = (id: string, lang: string) => ask<Progress>(`/api/tables/${q(id)}/progress?lang=${q(lang)}`);
export const saveAddress = (id: string) => `/api/tables/${q(id)}/save`;
export const loadSave = (text: string) => ask<{ id: string }>("/api/tables/load", json(text));

export interface NewTable {
  game: string;
  scenario: string;
  players: string[];
  seed?: number;
  seats?: string[];
  options?: Record<string, string>;
  /** The kept chronicle it goes on with; its scenario and its line come from there. */
  chronicle?: string;
}
export const newTable = (table: NewTable) => ask<{ id: string; links?: Record<string, string> }>("/api/tables", json(JSON.stringify(table)));
export const checkTable = (table: NewTable, lang: string) =>
  ask<{ problem: { code: string; text: string } | null; notes?: string[] }>(`/api/tables/check?lang=${q(lang)}`, json(JSON.stringify(table)));
export interface SeatChange {
  do: "renew" | "kick" | "bot" | "take" | "name" | "vacation";
  once?: boolean;
  called?: string;
  avatar?: string;
  days?: number;
}
export const changeSeat = (id: string, seat: string, change: SeatChange) =>
  ask<{ link?: string }>(`/api/tables/${q(id)}/seats/${q(seat)}`, json(JSON.stringify(change)));
export const renameTable = (id: string, called: string) => ask<{ called: string }>(`/api/tables/${q(id)}/house`, json(JSON.stringify({ do: "name", called })));
export const forgetTable = (id: string) => ask<object>(`/api/tables/${q(id)}/house`, json(JSON.stringify({ do: "forget" })));
export const sketch = (game: string, scenario: string, players: number) => ask<BaseView>(`/api/sketch/${q(game)}/${q(scenario)}?players=${players}`);
export const keepHouse = (id: string, what: "lock" | "unlock" | "pause" | "resume") =>
  ask<object>(`/api/tables/${q(id)}/house`, json(JSON.stringify({ do: what })));
export const moveOn = (id: string) => ask<object>(`/api/tables/${q(id)}/rules`, json("{}"));
export const sendReport = (id: string, words: string) => ask<object>(`/api/tables/${q(id)}/report`, json(JSON.stringify({ words })));
export interface Ways {
  kinds: string[];
  ways: { kind: string; address: string; confirmed: boolean }[];
}
export const noticesOf = (id: string, seat: number) => ask<Ways>(`/api/tables/${q(id)}/notices/${seat}`);
export const changeNotice = (id: string, seat: number, kind: string, address: string, stop: boolean, lang: string) =>
  ask<Ways>(`/api/tables/${q(id)}/notices/${seat}?lang=${q(lang)}`, json(JSON.stringify({ kind, address, stop })));
export const ownLink = () => ask<{ link: string }>("/api/me");
export const enter = (password: string, lang: string) => ask<object>(`/api/enter?lang=${q(lang)}`, json(JSON.stringify({ password })));
export const score = (id: string) => ask<{ seed: number | string | null; commitment: string | null }>(`/api/tables/${q(id)}/score`);
export const scoreAddress = (id: string, format: "csv" | "json", lang: string) => `/api/tables/${q(id)}/score?format=${format}&lang=${q(lang)}`;
