import { standing } from "../../table/context";
import { Icon } from "../../ui/Icon";
import { useSpeech } from "../../words/words";
import { cardArt, kindIcon } from "../art/pictures";
import { Pool } from "../combat/Die";
import type { Piece } from "../../options/pieces";
import type { CardFacts } from "../types";
import { useTable } from "../useTable";
import { dragging } from "./drag";

/** The lines of a card in words. */
export function useCardWords(id: string): string[] {
  const { text } = useSpeech();
  const numbered = Array.from({ length: 6 }, (_, i) => text(`card:${id}:${i + 1}`));
  return [...numbered, text(`card:${id}:use`), text(`card:${id}:drawn`)].filter(Boolean);
}

export function CardDice({ facts, small }: { facts: CardFacts | undefined; small?: boolean }) {
  const { name } = useSpeech();
  return (
    <>
      {Object.entries(facts?.dice ?? {}).map(([kind, dice]) => (
        <span key={kind} class="card-dice">
          <Icon name={kindIcon(kind)} label={name("kind", kind)} />
          <Pool side={kind.endsWith("defense") ? "defense" : "attack"} dice={dice} {...(small ? { small } : {})} />
        </span>
      ))}
    </>
  );
}

interface Props {
  id: string;
  /** How this card is known to the options. */
  at: Piece;
  small?: boolean;
  idle?: boolean;
}

/** An equipment card as a button: its options, or why there are none. */
export function Card({ id, at, small, idle }: Props) {
  const { catalog, index, pick } = useTable();
  const { name, t } = useSpeech();
  const facts = catalog.cards[id];
  const words = useCardWords(id);
  const state = standing(index, at);
  return (
    <button
      type="button"
      class={`mcard ${small ? "it" : ""} ${state} ${idle ? "idle" : ""}`}
      data-piece={at}
      title={words.join(" ")}
      {...dragging(at)}
      onClick={(event) => pick(at, event.currentTarget)}
    >
      <b>{name("card", id)}</b>
      <Icon name={cardArt(id, facts)} class="art" />
      <span class="card-pools">
        <CardDice facts={facts} {...(small ? { small } : {})} />
      </span>
      {!small && words.length > 0 && <span class="fx-text">{words.join(" ")}</span>}
      {small && words.length > 0 && <span class="fx-text short">{words.join(" ")}</span>}
      {idle && <em>{t("md-unusable")}</em>}
    </button>
  );
}
