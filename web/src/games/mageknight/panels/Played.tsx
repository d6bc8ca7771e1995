import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { piece } from "../options/pieces";
import { useTable } from "../useTable";

/** The cards played this turn, in order, each with the side it was played for; they are read like those in hand. */
export function Played() {
  const { me, catalog } = useTable();
  const { t, name } = useSpeech();
  if (!me.play.length) return null;
  return (
    <ol class="played" aria-label={t("in-play")}>
      {me.play.map(({ card, side }, i) => (
        <li key={i} class={catalog.cards[card]?.color || ""} data-look={piece.card(card)} tabIndex={0}>
          <b>{name("card", card)}</b>
          <Side side={side} />
        </li>
      ))}
    </ol>
  );
}

/** Which half of a card was played, or that it lay sideways. */
export function Side({ side }: { side: string }) {
  const { t } = useSpeech();
  if (side === "sideways") return <Icon name="i-sideways" class="tiny" label={t("sideways")} />;
  return <small>{t(side === "strong" ? "side-strong" : "side-basic")}</small>;
}
