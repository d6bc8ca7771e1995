import { useState } from "preact/hooks";
import { Icon } from "../../../ui/Icon";
import { standing } from "../../../table/context";
import { useSpeech } from "../../../words/words";
import { cardTexts, suitColor, suitIcon } from "../art/pictures";
import { CardPicture } from "../later";
import { CardSign, PriceSigns } from "../map/CardTile";
import { piece } from "../options/pieces";
import { useTable } from "../useTable";

/** Cards just drawn, large and with all their words, to choose among; they can be put aside to see the map, and lie aside
    while the question is about something else. */
export function Drawn() {
  const { me, view, seat, table, catalog, index, pick } = useTable();
  const { t, name, text } = useSpeech();
  const [turned, setTurned] = useState(-1);
  const cards = view.seat === seat ? me.hand.filter((card) => catalog.cards[card]) : [];
  if (!cards.length) return null;
  const asked = cards.some((card) => standing(index, piece.card(card)) !== "");
  const turn = () => setTurned(turned === table.seq ? -1 : table.seq);
  if ((turned === table.seq) === asked)
    return (
      <button type="button" class="drawn-back" onClick={turn}>
        <Icon name="o-deck" /> {t("oa-drawn-n", { n: cards.length })}
      </button>
    );
  return (
    <div class="choice oa-drawn" role="group" aria-label={t("oa-drawn")}>
      <header>
        <h2>{t("oa-drawn")}</h2>
        <button type="button" onClick={turn}>
          <Icon name="i-map" /> {t("tab-map")}
        </button>
      </header>
      <div class="choice-cards">
        {cards.map((card) => {
          const facts = catalog.cards[card];
          const key = piece.card(card);
          return (
            <button
              type="button"
              key={card}
              class={`big ${standing(index, key)}`}
              style={{ "--c": suitColor(facts?.suit) }}
              data-piece={key}
              onClick={(event) => pick(key, event.currentTarget)}
            >
              <span class="dch">
                <Icon name={facts?.suit ? suitIcon(facts.suit) : "o-vision"} class="" label={facts?.suit ? name("suit", facts.suit) : ""} />
                <PriceSigns price={facts?.powers?.[0]?.price} />
              </span>
              <span class="fx pictured">
                <CardPicture card={card} />
                <CardSign card={card} />
              </span>
              <b>{name("card", card)}</b>
              {facts?.goal && <span>{t(`oa-${card.replaceAll("_", "-")}`)}</span>}
              {cardTexts(card, facts).map((line) => (
                <span key={line}>{text(line)}</span>
              ))}
              {(facts?.only || facts?.locked) && <small>{[facts.only && t(`oa-only-${facts.only}`), facts.locked && t("oa-locked")].filter(Boolean).join(" · ")}</small>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
