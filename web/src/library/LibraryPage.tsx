import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { LangButton } from "../ui/LangButton";
import { catalog, words as fetchWords } from "../wire/api";
import { useSpeech } from "../words/words";
import { Filters } from "./Filters";
import type { BothWords, Shelves } from "./facts";
import "./library.css";
import { PieceDetail } from "./PieceDetail";
import { PieceFace } from "./PieceFace";
import { allPieces, KINDS, type Piece } from "./pieces";
import { fromAddress, matches, toAddress, type Wish } from "./wish";

const GAME = "mageknight";
const HERE = `/library/${GAME}`;
const opened = (): string => decodeURIComponent(location.pathname.slice(HERE.length + 1));

/** Every card and token of the game: search, filters, and a window for each. */
export function LibraryPage() {
  const { t } = useSpeech();
  const [shelves, setShelves] = useState<Shelves | null>(null);
  const [words, setWords] = useState<BothWords | null>(null);
  const [away, setAway] = useState(false);
  const [wish, setWish] = useState<Wish>(() => fromAddress(location.search));
  const [open, setOpen] = useState(opened);
  useEffect(() => {
    Promise.all([catalog(GAME), fetchWords(GAME, "en"), fetchWords(GAME, "pt-BR")])
      .then(([found, en, pt]) => {
        setShelves(found as unknown as Shelves);
        setWords({ en, "pt-BR": pt });
      })
      .catch(() => setAway(true));
  }, []);
  useEffect(() => {
    history.replaceState(null, "", HERE + (open ? `/${open}` : "") + toAddress(wish));
  }, [open, wish]);
  useEffect(() => {
    document.title = `${t("library-title")} · Távola`;
  }, [t]);
  const pieces = useMemo(() => (shelves && words ? allPieces(shelves, words) : []), [shelves, words]);
  const found = useMemo(() => pieces.filter((piece) => matches(piece, wish)), [pieces, wish]);
  const place = found.findIndex((piece) => piece.key === open);
  const shown = found[place] ?? pieces.find((piece) => piece.key === open);
  return (
    <div class="page lib">
      <header class="page-top">
        <a class="brand" href="/">
          <Icon name="i-sun" class="seal" />
          <b>Távola</b>
          <span class="hidden">{t("to-home")}</span>
        </a>
        <h1>{t("library-title")}</h1>
        <a class="button" href="/rules">
          <Icon name="i-rules" /> {t("rules")}
        </a>
        <button type="button" class="button print" onClick={() => print()}>
          {t("library-print")}
        </button>
        <LangButton />
      </header>
      <main>
        <Filters wish={wish} onWish={setWish} pieces={pieces} />
        <p role="status" class="lib-count">
          {away ? t("server-away") : shelves ? t("library-found", { n: found.length, of: pieces.length }) : t("loading")}
        </p>
        {shelves && KINDS.map((kind) => <Shelf key={kind} kind={kind} pieces={found.filter((piece) => piece.kind === kind)} shelves={shelves} onOpen={setOpen} />)}
        {shelves && !found.length && <p class="none">{t("library-nothing")}</p>}
      </main>
      {shelves && words && shown && (
        <PieceDetail
          key={shown.key}
          piece={shown}
          shelves={shelves}
          words={words}
          before={place > 0 ? found[place - 1] : undefined}
          after={place >= 0 ? found[place + 1] : undefined}
          onOpen={(piece) => setOpen(piece.key)}
          onClose={() => setOpen("")}
        />
      )}
    </div>
  );
}

interface ShelfProps {
  kind: string;
  pieces: Piece[];
  shelves: Shelves;
  onOpen(key: string): void;
}

function Shelf({ kind, pieces, shelves, onOpen }: ShelfProps) {
  const { t, name } = useSpeech();
  if (!pieces.length) return null;
  return (
    <section class="shelf" aria-labelledby={`shelf-${kind}`}>
      <h2 id={`shelf-${kind}`}>
        {t(`library-kind-${kind.replaceAll("_", "-")}`)} <span>{pieces.length}</span>
      </h2>
      <ul class={`shelf-list of-${kind}`}>
        {pieces.map((piece) => (
          <li key={piece.key}>
            <button type="button" class={piece.missing ? "lib-piece missing" : "lib-piece"} data-piece={piece.key} onClick={() => onOpen(piece.key)}>
              <span class="hidden">{name(piece.what, piece.id)}</span>
              <span class="lib-face" aria-hidden="true">
                <PieceFace piece={piece} shelves={shelves} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
