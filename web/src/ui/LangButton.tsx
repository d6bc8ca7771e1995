import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Lang } from "../wire/types";
import { useSpeech } from "../words/words";

export const SetLang = createContext<(lang: Lang) => void>(() => undefined);

/** Switches between the two languages without losing anything on the page. */
export function LangButton() {
  const { lang, t } = useSpeech();
  const set = useContext(SetLang);
  const other: Lang = lang === "en" ? "pt-BR" : "en";
  return (
    <button type="button" class="square lang" onClick={() => set(other)}>
      {lang === "en" ? "EN" : "PT"}
      <span class="hidden" lang={other}>
        {t("lang-switch")}
      </span>
    </button>
  );
}
