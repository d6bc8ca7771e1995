import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { rule as fetchRule } from "../wire/api";
import type { Rule } from "../wire/types";
import { useSpeech } from "../words/words";
import type { BothWords, Shelves } from "./facts";
import { PieceFace } from "./PieceFace";
import { LANGS, type Piece } from "./pieces";

interface Props {
  piece: Piece;
  shelves: Shelves;
  words: BothWords;
  before: Piece | undefined;
  after: Piece | undefined;
  onOpen(piece: Piece): void;
  onClose(): void;
}

/** One piece in full: its drawing, its words, its names in both languages and the rules it touches. */
export function PieceDetail({ piece, shelves, words, before, after, onOpen, onClose }: Props) {
  const { t, name } = useSpeech();
  return (
    <Dialog title={name(piece.what, piece.id)} onClose={onClose} wide>
      <div class="lib-detail">
        <div class="lib-face large" aria-hidden="true">
          <PieceFace piece={piece} shelves={shelves} />
        </div>
        <div class="lib-words">
          <p class="small">
            {t(`library-kind-${piece.kind.replaceAll("_", "-")}`)} · {t(`library-set-${piece.set.replaceAll("_", "-")}`)}
          </p>
          {piece.missing && <p class="problem">{t("library-missing")}</p>}
          <Names piece={piece} words={words} />
          <Texts piece={piece} />
          <Rules ids={piece.rules} />
        </div>
      </div>
      <nav class="lib-steps" aria-label={t("library-steps")}>
        <button type="button" disabled={!before} onClick={() => before && onOpen(before)}>
          ← {before ? name(before.what, before.id) : t("library-first")}
        </button>
        <button type="button" disabled={!after} onClick={() => after && onOpen(after)}>
          {after ? name(after.what, after.id) : t("library-last")} →
        </button>
      </nav>
    </Dialog>
  );
}

function Names({ piece, words }: { piece: Piece; words: BothWords }) {
  return (
    <dl class="lib-names">
      {LANGS.map((lang) => {
        const strong = piece.kind === "spell" ? words[lang].names["strong"]?.[piece.id] : "";
        return (
          <>
            <dt>{lang === "en" ? "EN" : "PT"}</dt>
            <dd lang={lang}>
              {words[lang].names[piece.what]?.[piece.id] ?? piece.id}
              {strong && ` / ${strong}`}
            </dd>
          </>
        );
      })}
    </dl>
  );
}

const NUMBER = /^\d+$/;
const SIDES = new Set(["basic", "strong", "usage", "other"]);

function Texts({ piece }: { piece: Piece }) {
  const { t, text } = useSpeech();
  const label = (key: string): string => {
    const side = key.split(":")[2] ?? "";
    if (SIDES.has(side)) return t(`side-${side}`);
    return NUMBER.test(side) && piece.what === "unit" ? String(Number(side) + 1) : "";
  };
  if (piece.kind === "wound") return <p class="words">{t("wound-words")}</p>;
  return (
    <dl class="lib-texts">
      {piece.texts.map((key) => (
        <>
          <dt>{label(key) || (!NUMBER.test(key.split(":")[2] ?? "") && <Icon name="i-log" />)}</dt>
          <dd>{text(key)}</dd>
        </>
      ))}
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
      fetchRule("mageknight", id, lang)
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
