import type { Piece } from "../../../library/pieces";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { bannerIcon, cardIcon, landOf, momentIcon, suitColor, suitIcon } from "../art/pictures";
import { CardPicture } from "../art/cards/CardPicture";
import { PriceSigns } from "../map/CardTile";
import type { Catalog } from "../types";

/** The drawing of any piece: suit or land first, then its words; an edifice shows both sides. */
export function PieceFace({ piece, shelves }: { piece: Piece; shelves: Catalog }) {
  const { text, t, name } = useSpeech();
  const card = piece.what === "card" ? shelves.cards[piece.id] : undefined;
  const back = card?.back ? shelves.cards[card.back] : undefined;
  const front = piece.texts.filter((key) => !key.includes(":ruined-"));
  const ruined = piece.texts.filter((key) => key.includes(":ruined-"));
  return (
    <span class={`f f-oa f-${piece.kind}`} style={{ "--c": suitColor(card?.suit) }}>
      <b>
        {card?.suit && <Icon name={suitIcon(card.suit)} class="" label={name("suit", card.suit)} />}
        <span>{name(piece.what, piece.id)}</span>
        <PriceSigns price={card?.powers?.[0]?.price} />
      </b>
      <Picture piece={piece} shelves={shelves} />
      {piece.what === "oath" && <span class="f-words">{t(`oa-oath-${piece.id}`)}</span>}
      {card?.goal && <span class="f-words">{t(`oa-goal-${card.goal}`)}</span>}
      {front.map((key) => (
        <span key={key} class="f-words">
          {text(key)}
        </span>
      ))}
      {(card?.only || card?.locked || !!card?.dice) && (
        <span class="f-notes">{[card.only && t(`oa-only-${card.only}`), card.locked && t("oa-locked"), card.dice && t("oa-dice-n", { n: card.dice })].filter(Boolean).join(" · ")}</span>
      )}
      {back && (
        <span class="f-back">
          <b>
            <Icon name="o-ruin" class="" /> {name("card", card!.back!)}
          </b>
          {ruined.map((key) => (
            <span key={key}>{text(key)}</span>
          ))}
        </span>
      )}
    </span>
  );
}

function Picture({ piece, shelves }: { piece: Piece; shelves: Catalog }) {
  const { t } = useSpeech();
  const { id } = piece;
  if (piece.what === "site") {
    const site = shelves.sites[id];
    return (
      <>
        <svg class="f-land" aria-hidden="true">
          <use href={`#${landOf(id)}`} />
        </svg>
        <span class="f-notes">{[t("oa-capacity-n", { n: site?.capacity ?? 0 }), site?.relics && t("oa-relics-n", { n: site.relics })].filter(Boolean).join(" · ")}</span>
      </>
    );
  }
  const back = shelves.cards[id]?.back;
  const icon = piece.what === "oath" ? "o-crown" : piece.what === "banner" ? bannerIcon(id) : cardIcon(id, shelves.cards[id]);
  const powers = shelves.cards[id]?.powers ?? [];
  return (
    <span class="f-drawn">
      <CardPicture card={id} />
      {back && <CardPicture card={back} />}
      <span class="f-signs">
        <Icon name={icon} class="f-sign" />
        {powers.slice(1).map((power, i) => (
          <Icon key={i} name={momentIcon(power)} class="f-sign" />
        ))}
      </span>
    </span>
  );
}
