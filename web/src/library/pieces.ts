/** Every printed piece as one record that can be searched, filtered, drawn and opened. */
import type { Words } from "../wire/types";
import { fold } from "./fold";

/** The words of the game in every language. */
export type AllWords = readonly Words[];

export interface Piece {
  /** `card/march`: what and id, as in the address. */
  key: string;
  what: string;
  id: string;
  kind: string;
  set: string;
  colors: string[];
  marks: Set<string>;
  rules: string[];
  /** The keys of its texts, in reading order. */
  texts: string[];
  /** Not playable in this edition. */
  missing: boolean;
  haystack: string;
}

export type Draft = Pick<Piece, "what" | "id" | "kind" | "rules"> & Partial<Pick<Piece, "set" | "colors" | "marks" | "missing">>;

/** A piece with its texts and everything one may find it by. `aliases`: further kinds of names its id may have. */
export function finished(draft: Draft, words: AllWords, aliases: string[] = []): Piece {
  const start = `${draft.what}:${draft.id}`;
  const texts = Object.keys(words[0]?.texts ?? {})
    .filter((key) => key === start || key.startsWith(`${start}:`))
    .sort((a, b) => a.split(":").length - b.split(":").length);
  const said = words.flatMap((one) => [
    ...[draft.what, ...aliases].map((kind) => one.names[kind]?.[draft.id] ?? ""),
    ...texts.map((key) => one.texts[key] ?? ""),
  ]);
  const haystack = fold([draft.id.replaceAll("_", " "), ...said, ...draft.rules].join(" "));
  return { set: "base", colors: [], marks: new Set(), missing: false, ...draft, key: `${draft.what}/${draft.id}`, texts, haystack };
}
