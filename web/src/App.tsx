import { useEffect, useMemo, useState } from "preact/hooks";
import { FIRST_GAME, knownGame } from "./games";
import { HomePage } from "./home/HomePage";
import { LazyLibrary } from "./library/LazyLibrary";
import { SetupPage } from "./setup/SetupPage";
import { RulesPage } from "./rules/RulesPage";
import { TablePage } from "./table/TablePage";
import { SetLang } from "./ui/LangButton";
import { words as fetchWords } from "./wire/api";
import type { Lang, Words } from "./wire/types";
import { preferredLang, rememberLang, speech, SpeechContext } from "./words/words";

const RETRY = 1500;

/** The game an address speaks of; a table says its own. */
function addressed(): string {
  const game = /^\/library\/([^/]+)/.exec(location.pathname)?.[1] ?? "";
  return knownGame(game) ? game : FIRST_GAME;
}

/** Words around everything, and the page the address names. */
export function App() {
  const [lang, setLang] = useState<Lang>(preferredLang);
  const [game, setGame] = useState(addressed);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let live = true;
    let timer: number | undefined;
    const load = () => {
      fetchWords(game, lang)
        .then((found) => live && setWords({ ...found, lang }))
        .catch(() => live && (timer = window.setTimeout(load, RETRY)));
    };
    load();
    return () => {
      live = false;
      window.clearTimeout(timer);
    };
  }, [game, lang]);
  useEffect(() => {
    document.documentElement.lang = lang;
    rememberLang(lang);
  }, [lang]);
  const say = useMemo(() => speech(lang, words), [lang, words]);
  return (
    <SpeechContext.Provider value={say}>
      <SetLang.Provider value={setLang}>{page(words, setGame)}</SetLang.Provider>
    </SpeechContext.Provider>
  );
}

function page(words: Words | null, setGame: (game: string) => void) {
  const found = /^\/game\/([^/]+)/.exec(location.pathname);
  if (found) return <TablePage id={decodeURIComponent(found[1]!)} words={words} onGame={setGame} />;
  if (location.pathname.startsWith("/rules")) return <RulesPage />;
  if (location.pathname.startsWith("/library")) return <LazyLibrary />;
  if (location.pathname === "/new") return <SetupPage />;
  return <HomePage />;
}
