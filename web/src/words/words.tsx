/** Words for every component: names of pieces, texts of cards, and the fixed words of the page. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Lang, Words } from "../wire/types";
import { BUILT_IN, format, type Places } from "./fluent";

export interface Speech {
  lang: Lang;
  t(key: string, places?: Places): string;
  has(key: string): boolean;
  name(what: string, id: string | null | undefined): string;
  text(key: string): string;
}

export function speech(lang: Lang, words: Words | null): Speech {
  const messages = { ...BUILT_IN[lang], ...(words?.lang === lang ? words.web : {}) };
  return {
    lang,
    t: (key, places) => format(messages, key, places),
    has: (key) => `web-${key}` in messages,
    name: (what, id) => (id ? (words?.names[what]?.[id] ?? id.replaceAll("_", " ")) : ""),
    text: (key) => words?.texts[key] ?? "",
  };
}

export const SpeechContext = createContext<Speech>(speech("en", null));
export const useSpeech = (): Speech => useContext(SpeechContext);

const STORED = "tavola-lang";

export function preferredLang(): Lang {
  const stored = localStorage.getItem(STORED);
  if (stored === "en" || stored === "pt-BR") return stored;
  return navigator.language.toLowerCase().startsWith("pt") ? "pt-BR" : "en";
}

export function rememberLang(lang: Lang): void {
  localStorage.setItem(STORED, lang);
}
