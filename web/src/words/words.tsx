/** Words for every component: names of pieces, texts of cards, and the fixed words of the page. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Words } from "../wire/types";
import { messagesOf, type Places } from "./fluent";

export interface Speech {
  /** The language spoken, and all there are. */
  lang: string;
  languages: readonly string[];
  t(key: string, places?: Places): string;
  has(key: string): boolean;
  name(what: string, id: string | null | undefined): string;
  text(key: string): string;
}

export function speech(words: Words): Speech {
  const messages = messagesOf(words.lang, words.web);
  return {
    lang: words.lang,
    languages: words.languages,
    t: messages.format,
    has: messages.has,
    name: (what, id) => (id ? (words.names[what]?.[id] ?? id.replaceAll("_", " ")) : ""),
    text: (key) => words.texts[key] ?? "",
  };
}

export const SpeechContext = createContext<Speech | null>(null);

export function useSpeech(): Speech {
  const say = useContext(SpeechContext);
  if (!say) throw new Error("something was drawn before there were words");
  return say;
}

/** `PT` for `pt-BR`: a language in two letters. */
export const shortLang = (lang: string): string => lang.split("-")[0]!.toUpperCase();
/** A language as its own speakers call it. */
export const nativeName = (lang: string): string => new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
