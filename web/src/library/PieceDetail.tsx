import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { rule as fetchRule } from "../wire/api";
import type { Rule, Words } from "../wire/types";
import { shortLang, useSpeech } from "../words/words";
import { gameOfRule } from "../games";
import type { GalleryUi } from "./gallery";
import type { AllWords, Piece } from "./pieces";

interface Props {
  piece: Piece;
  gallery: GalleryUi;
  shelves: unknown;
  words: AllWords;
  /** Those of the language spoken. */
  spoken: Words;
  before: Piece | undefined;
  after: Piece | undefined;
  onOpen(piece: Piece): void;
  onClose(): void;
}

/** One piece in full: its drawing, its words, its names in every language and the rules it touches. */
export function PieceDetail({ piece, gallery, shelves, words, spoken, before, after, onOpen, onClose }: Props) {
  const { t } = useSpeech();
  const name = (one: Piece) => nameOf(one, spoken, gallery);
  return (
    <Dialog title={name(piece)} onClose={onClose} wide>
      <div class="lib-detail">
        <div class="lib-face large" aria-hidden="true">
          <gallery.Face piece={piece} shelves={shelves} />
        </div>
        <div class="lib-words">
          <p class="small">
            {t(`library-kind-${piece.kind.replaceAll("_", "-")}`)} · {t(`library-set-${piece.set.replaceAll("_", "-")}`)}
          </p>
          {piece.missing && <p class="problem">{t("library-missing")}</p>}
          <Names piece={piece} words={words} gallery={gallery} />
          <Texts piece={piece} gallery={gallery} />
          <Rules ids={piece.rules} />
        </div>
      </div>
      <nav class="lib-steps" aria-label={t("library-steps")}>
        <button type="button" disabled={!before} onClick={() => before && onOpen(before)}>
          ← {before ? name(before) : t("library-first")}
        </button>
        <button type="button" disabled={!after} onClick={() => after && onOpen(after)}>
          {after ? name(after) : t("library-last")} →
        </button>
      </nav>
    </Dialog>
  );
}

/** What a piece is called in one language. */
export const nameOf = (piece: Piece, words: Words, gallery: GalleryUi): string =>
  gallery.name?.(piece, words) ?? words.names[piece.what]?.[piece.id] ?? piece.id;

function Names({ piece, words, gallery }: { piece: Piece; words: AllWords; gallery: GalleryUi }) {
  return (
    <dl class="lib-names">
      {words.map((one) => (
        <>
          <dt>{shortLang(one.lang)}</dt>
          <dd lang={one.lang}>{nameOf(piece, one, gallery)}</dd>
        </>
      ))}
    </dl>
  );
}

const NUMBER = /^\d+$/;

function Texts({ piece, gallery }: { piece: Piece; gallery: GalleryUi }) {
  const say = useSpeech();
  const instead = gallery.instead?.(piece, say);
  if (instead) return <p class="words">{instead}</p>;
  return (
    <dl class="lib-texts">
      {piece.texts.map((key) => {
        const side = key.split(":")[2] ?? "";
        return (
          <>
            <dt>{gallery.label(piece, side, say) || (!NUMBER.test(side) && <Icon name="i-log" />)}</dt>
            <dd>{say.text(key)}</dd>
          </>
        );
      })}
    </dl>
  );
}

/** The rules the piece touches, in words as soon as they have come. */
function Rules({ ids }: { ids: string[] }) {
  const { t, lang } = useSpeech();
  const [found, setFound] = useState<Record<string, Rule>>({});
  useEffect(() => {
    let live = true;
    for (const id of ids) {
      fetchRule(gameOfRule(id), id, lang)
        .then((rule) => live && setFound((all) => ({ ...all, [id]: rule })))
        .catch(() => undefined);
    }
    return () => void (live = false);
  }, [ids, lang]);
  if (!ids.length) return null;
  return (
    <section class="lib-rules">
      <h3>{t("library-rules")}</h3>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={`/rules/${id}`}>{id}</a> {found[id]?.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
