import { useEffect, useMemo, useState } from "preact/hooks";
import { LazyChronicle } from "./chronicle/LazyChronicle";
import { CHRONICLED, knownGame, toldGame } from "./games";
import { Enter } from "./home/Coming";
import { HomePage } from "./home/HomePage";
import { LazyLibrary } from "./library/LazyLibrary";
import { ReplayPage } from "./replay/ReplayPage";
import { SetupPage } from "./setup/SetupPage";
import { RulesPage } from "./rules/RulesPage";
import { TablePage } from "./table/TablePage";
import { SetLang } from "./ui/LangButton";
import { ownLink, Problem, words as fetchWords } from "./wire/api";
import type { Words } from "./wire/types";
import { preferredLang, rememberLang, speech, SpeechContext } from "./words/words";

const RETRY = 1500;

/** The game an address speaks of; the server tells that of a table, and the other pages need the words of none. */
function addressed(): string {
  if (location.pathname.startsWith("/chronicle")) return CHRONICLED;
  const game = /^\/library\/([^/]+)/.exec(location.pathname)?.[1] ?? toldGame() ?? "";
  return knownGame(game) ? game : "";
}

/** Words around everything, and the page the address names. */
export function App() {
  const [wished, setWished] = useState(preferredLang);
  const [game, setGame] = useState(addressed);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let live = true;
    let timer: number | undefined;
    const load = () => {
      fetchWords(game, wished)
        .then((found) => live && setWords(found))
        .catch(() => live && (timer = window.setTimeout(load, RETRY)));
    };
    load();
    return () => {
      live = false;
      window.clearTimeout(timer);
    };
  }, [game, wished]);
  useEffect(() => {
    if (!words) return;
    document.documentElement.lang = words.lang;
    rememberLang(words.lang);
  }, [words?.lang]);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    ownLink().catch((error: unknown) => error instanceof Problem && error.code === "password" && setClosed(true));
  }, []);
  const say = useMemo(() => words && speech(words), [words]);
  if (!words || !say) return <main class="waiting" aria-busy="true" />;
  return (
    <SpeechContext.Provider value={say}>
      <SetLang.Provider value={setWished}>{closed ? <Enter onEnter={() => setClosed(false)} /> : page(words, setGame)}</SetLang.Provider>
    </SpeechContext.Provider>
  );
}

function page(words: Words, setGame: (game: string) => void) {
  const past = /^\/game\/([^/@]+)@(\d+)$/.exec(decodeURIComponent(location.pathname));
  if (past) return <ReplayPage id={past[1]!} from={Number(past[2])} speaks={words.game} onGame={setGame} />;
  const found = /^\/game\/([^/]+)/.exec(location.pathname);
  if (found) return <TablePage id={decodeURIComponent(found[1]!)} speaks={words.game} onGame={setGame} />;
  if (location.pathname.startsWith("/rules")) return <RulesPage />;
  if (location.pathname.startsWith("/library")) return <LazyLibrary />;
  if (location.pathname.startsWith("/chronicle")) return <LazyChronicle />;
  if (location.pathname === "/new") return <SetupPage onGame={setGame} />;
  return <HomePage />;
}
