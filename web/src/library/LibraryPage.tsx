import { useEffect, useMemo, useState } from "preact/hooks";
import { GameLinks } from "../ui/GameLinks";
import { Icon } from "../ui/Icon";
import { LangButton } from "../ui/LangButton";
import { catalog, words as fetchWords } from "../wire/api";
import type { Words } from "../wire/types";
import { useUnit } from "../ui/useUnit";
import { useSpeech } from "../words/words";
import { Filters } from "./Filters";
import { FIRST_GAME, knownGame, loadGallery } from "../games";
import { rulesOf } from "../rules/address";
import type { GalleryUi } from "./gallery";
import "./library.css";
import "./faces.css";
import { nameOf, PieceDetail } from "./PieceDetail";
import type { AllWords, Piece } from "./pieces";
import { fromAddress, matches, toAddress, type Wish } from "./wish";

/** `/library/GAME/card/march`: the game, and the piece that is open. */
function asked(): { game: string; open: string } {
  const [, , game = "", ...open] = location.pathname.split("/");
  return { game: knownGame(game) ? game : FIRST_GAME, open: decodeURIComponent(open.join("/")) };
}

/** Every card and token of the game: search, filters, and a window for each. */
export function LibraryPage() {
  useUnit(true);
  const { t, name, lang, languages } = useSpeech();
  const [{ game, open: first }] = useState(asked);
  const [shelves, setShelves] = useState<unknown>(null);
  const [gallery, setGallery] = useState<GalleryUi | null>(null);
  const [words, setWords] = useState<AllWords | null>(null);
  const [away, setAway] = useState(false);
  const [wish, setWish] = useState<Wish>(() => fromAddress(location.search));
  const [open, setOpen] = useState(first);
  useEffect(() => {
    Promise.all([catalog(game), loadGallery(game), Promise.all(languages.map((one) => fetchWords(game, one)))])
      .then(([found, ui, all]) => {
        setShelves(found);
        setGallery(ui);
        setWords(all);
      })
      .catch(() => setAway(true));
  }, []);
  useEffect(() => {
    history.replaceState(null, "", `/library/${game}` + (open ? `/${open}` : "") + toAddress(wish));
  }, [open, wish]);
  useEffect(() => {
    document.title = `${t("library-title", { game: name("game", game) })} · Távola`;
  }, [t]);
  const pieces = useMemo(() => (gallery && words ? gallery.pieces(shelves, words) : []), [gallery, shelves, words]);
  const spoken = words?.find((one) => one.lang === lang);
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
        <h1>{t("library-title", { game: name("game", game) })}</h1>
        <GameLinks game={game} to={(one) => `/library/${one}`} />
        <a class="button" href={rulesOf(game)}>
          <Icon name="i-rules" /> {t("rules")}
        </a>
        <button type="button" class="button print" onClick={() => print()}>
          {t("library-print")}
        </button>
        <LangButton />
      </header>
      <main>
        {gallery && <Filters wish={wish} onWish={setWish} pieces={pieces} gallery={gallery} />}
        <p role="status" class="lib-count">
          {away ? t("server-away") : gallery ? t("library-found", { n: found.length, of: pieces.length }) : t("loading")}
        </p>
        {gallery &&
          spoken &&
          gallery.kinds.map((kind) => (
            <Shelf key={kind} kind={kind} pieces={found.filter((piece) => piece.kind === kind)} shelves={shelves} gallery={gallery} words={spoken} onOpen={setOpen} />
          ))}
        {gallery && !found.length && <p class="none">{t("library-nothing")}</p>}
      </main>
      {gallery && words && spoken && shown && (
        <PieceDetail
          key={shown.key}
          piece={shown}
          gallery={gallery}
          shelves={shelves}
          words={words}
          spoken={spoken}
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
  shelves: unknown;
  gallery: GalleryUi;
  words: Words;
  onOpen(key: string): void;
}

function Shelf({ kind, pieces, shelves, gallery, words, onOpen }: ShelfProps) {
  const { t } = useSpeech();
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
              <span class="hidden">{nameOf(piece, words, gallery)}</span>
              <span class="lib-face" aria-hidden="true">
                <gallery.Face piece={piece} shelves={shelves} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
