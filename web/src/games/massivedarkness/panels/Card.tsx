import { standing } from "../../../table/context";
import { soften } from "../../../words/soften";
import { useSpeech } from "../../../words/words";
import { ItemPicture } from "../art/ItemPicture";
import type { Piece } from "../../../options/pieces";
import { useTable } from "../useTable";
import { CardDice, useCardWords } from "./CardFacts";
import { Signs } from "./Signs";

/** Words of more letters than this may break in the narrow head of a card. */
const NARROW = 7;

interface Props {
  id: string;
  /** How this card is known to the options. */
  at: Piece;
  /** In the bag: picture beside its name and signs. */
  small?: boolean;
  /** Above the level: it does nothing. */
  idle?: boolean;
}

/** An equipment card as a button: its options, or why there are none. */
export function Card({ id, at, small, idle }: Props) {
  const { catalog, index, pick } = useTable();
  const { name, t } = useSpeech();
  const facts = catalog.cards[id];
  const words = useCardWords(id);
  return (
    <button
      type="button"
      class={`mcard ${small ? "it" : ""} ${standing(index, at)} ${idle ? "unfit" : ""}`}
      data-piece={at}
      title={words.join(" ")}
      data-grab={at}
      onClick={(event) => pick(at, event.currentTarget)}
    >
      <b>{soften(name("card", id), NARROW)}</b>
      {facts && <i class="lv">{facts.level}</i>}
      <ItemPicture id={id} />
      <span class="signs">
        {idle ? (
          <em>{t("md-from-level", { n: facts?.level ?? 0 })}</em>
        ) : (
          <>
            <CardDice facts={facts} small />
            <Signs facts={facts} />
          </>
        )}
      </span>
    </button>
  );
}
