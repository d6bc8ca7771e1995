import { standing } from "../../../table/context";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { cardArt } from "../art/pictures";
import type { Piece } from "../../../options/pieces";
import { useTable } from "../useTable";
import { CardDice, useCardWords } from "./CardFacts";
import { dragging } from "./drag";

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
      <b>
        {name("card", id)}
        {facts && <i class="lv">{facts.level}</i>}
      </b>
      <Icon name={cardArt(id, facts)} class="art" />
      <span class="card-pools">
        <CardDice facts={facts} small={small ?? false} />
      </span>
      {!small && words.length > 0 && <span class="fx-text">{words.join(" ")}</span>}
      {small && words.length > 0 && <span class="fx-text short">{words.join(" ")}</span>}
      {idle && <em>{t("md-unusable")}</em>}
    </button>
  );
}
