import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { nativeName, shortLang, useSpeech } from "../words/words";

export const SetLang = createContext<(lang: string) => void>(() => undefined);

/** Switches to the next language without losing anything on the page. */
export function LangButton() {
  const { lang, languages } = useSpeech();
  const set = useContext(SetLang);
  const next = languages[(languages.indexOf(lang) + 1) % languages.length] ?? lang;
  // To ask the browser what a language is called takes long the first time: the board comes first.
  const [called, setCalled] = useState(next);
  useEffect(() => setCalled(nativeName(next)), [next]);
  return (
    <button type="button" class="square lang" onClick={() => set(next)}>
      {shortLang(lang)}
      <span class="hidden" lang={next}>
        → {called}
      </span>
    </button>
  );
}
