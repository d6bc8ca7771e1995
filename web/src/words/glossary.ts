/** The words of a game and what they mean, fetched once when a table is shown. */
import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { glossary } from "../wire/api";
import type { Term } from "../wire/types";

export interface Glossary {
  terms: Term[];
  /** The meaning of a word as it stands in a text. */
  find(word: string): Term | undefined;
  pattern: RegExp | null;
}

const NONE: Glossary = { terms: [], find: () => undefined, pattern: null };
export const GlossaryContext = createContext<Glossary>(NONE);
export const useGlossary = (): Glossary => useContext(GlossaryContext);

const fold = (word: string): string => word.toLowerCase();
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function read(terms: Term[]): Glossary {
  const known = new Map(terms.map((term) => [fold(term.word), term]));
  const words = [...known.keys()].filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
  const pattern = words.length ? new RegExp(`(?<![\\p{L}])(${words.map(escaped).join("|")})(e?s)?(?![\\p{L}])`, "giu") : null;
  return { terms, pattern, find: (word) => known.get(fold(word)) ?? known.get(fold(word).replace(/e?s$/, "")) ?? known.get(fold(word).replace(/s$/, "")) };
}

export function useGlossaryOf(game: string, lang: string): Glossary {
  const [found, setFound] = useState<Glossary>(NONE);
  useEffect(() => {
    let live = true;
    glossary(game, lang)
      .then((terms) => live && setFound(read(terms)))
      .catch(() => undefined);
    return () => void (live = false);
  }, [game, lang]);
  return found;
}
