import { useEffect, useMemo, useState } from "preact/hooks";
import { CHRONICLED, knownGame } from "./games";
import { TablePage } from "./table/TablePage";
import { SetLang } from "./ui/LangButton";
import { later } from "./ui/later";
import { Waiting } from "./ui/Waiting";
import { ownLink, Problem, texts as fetchTexts, words as fetchWords } from "./wire/api";
import { tableAt, toldGame } from "./wire/early";
import type { Words } from "./wire/types";
import { preferredLang, rememberLang } from "./words/lang";
import { speech, SpeechContext } from "./words/words";

const RETRY = 1500;

// A table is what most addresses name: it comes with the page. The other pages are fetched by those who open them.
const HomePage = later(() => import("./home/HomePage"))((part) => part.HomePage, Waiting);
const SetupPage = later(() => import("./setup/SetupPage"))((part) => part.SetupPage, Waiting);
const RulesPage = later(() => import("./rules/RulesPage"))((part) => part.RulesPage, Waiting);
const LibraryPage = later(() => import("./library/LibraryPage"))((part) => part.LibraryPage, Waiting);
const ReplayPage = later(() => import("./replay/ReplayPage"))((part) => part.ReplayPage, Waiting);
const ChroniclePage = later(() => import("./chronicle/ChroniclePage"))((part) => part.ChroniclePage, Waiting);
const ChroniclesPage = later(() => import("./chronicle/ChroniclesPage"))((part) => part.ChroniclesPage, Waiting);
const Enter = later(() => import("./home/Coming"))((part) => part.Enter);

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
  // A table is drawn before the texts of its cards are there.
  const table = tableAt(location.pathname);
  const [shown, setShown] = useState("");
  useEffect(() => {
    let live = true;
    let timer: number | undefined;
    const load = () => {
      fetchWords(game, wished, table !== undefined)
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
    if (!words?.game || shown !== words.game) return;
    let live = true;
    let timer: number | undefined;
    const load = () => {
      fetchTexts(words.game, words.lang)
        .then((texts) => live && setWords((now) => now && { ...now, texts }))
        .catch(() => live && (timer = window.setTimeout(load, RETRY)));
    };
    load();
    return () => {
      live = false;
      window.clearTimeout(timer);
    };
  }, [shown, words?.game, words?.lang]);
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
      <SetLang.Provider value={setWished}>{closed ? <Enter onEnter={() => setClosed(false)} /> : page(words, setGame, setShown)}</SetLang.Provider>
    </SpeechContext.Provider>
  );
}

function page(words: Words, setGame: (game: string) => void, setShown: (game: string) => void) {
  const past = /^\/game\/([^/@]+)@(\d+)$/.exec(decodeURIComponent(location.pathname));
  if (past) return <ReplayPage id={past[1]!} from={Number(past[2])} speaks={words.game} onGame={setGame} />;
  const table = tableAt(location.pathname);
  if (table) return <TablePage id={table} speaks={words.game} onGame={setGame} onShown={() => setShown(words.game)} />;
  if (location.pathname.startsWith("/rules")) return <RulesPage />;
  if (location.pathname.startsWith("/library")) return <LibraryPage />;
  if (location.pathname.startsWith("/chronicle/")) return <ChroniclePage />;
  if (location.pathname.startsWith("/chronicle")) return <ChroniclesPage />;
  if (location.pathname === "/new") return <SetupPage onGame={setGame} />;
  return <HomePage />;
}
