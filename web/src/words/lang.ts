/** The language this browser wants. */
const STORED = "tavola-lang";

/** What was chosen here before, else what the browser prefers; the server answers in the nearest language it has. */
export const preferredLang = (): string => localStorage.getItem(STORED) ?? navigator.language;
export const rememberLang = (lang: string): void => localStorage.setItem(STORED, lang);
