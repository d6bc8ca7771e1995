import { Icon } from "../../../ui/Icon";
import { standing } from "../../../table/context";
import { Whole } from "../../../ui/Whole";
import { soften } from "../../../words/soften";
import { useSpeech } from "../../../words/words";
import { cardIcon, cardTexts, diceOf, suitColor, suitIcon } from "../art/pictures";
import { Bends } from "../options/Bends";
import { CardPicture } from "../later";
import { piece } from "../options/pieces";
import { campaignOf, useTable } from "../useTable";
import type { Price } from "../types";

/** Tiles are narrow: even short words may break. */
export const SHORT = 5;
const COINS: [keyof Price, string][] = [
  ["favor", "o-coin"],
  ["burn", "o-coin"],
  ["secrets", "o-secret"],
  ["burn_secrets", "o-secret"],
  ["flip", "o-secret"],
  ["sacrifice", "o-skull"],
];

/** What a power costs, in signs; burned goods carry a flame. */
export function PriceSigns({ price }: { price: Price | undefined }) {
  const paid = COINS.filter(([what]) => price?.[what]);
  if (!paid.length) return null;
  return (
    <span class="price">
      {paid.map(([what, icon]) => (
        <span key={what}>
          {what.startsWith("burn") && <Icon name="o-fire" class="" />}
          {price![what]}
          <Icon name={icon} class="" />
        </span>
      ))}
    </span>
  );
}

/** Favor, secrets and captives lying on a card. */
export function OnCard({ card }: { card: string }) {
  const { view } = useTable();
  const { t } = useSpeech();
  const lying = view.tokens[card];
  const held = view.captives.filter((captive) => captive.card === card);
  if (!lying?.favor && !lying?.secrets && !held.length) return null;
  return (
    <span class="onc">
      {!!lying?.favor && (
        <i>
          {lying.favor > 1 && lying.favor}
          <Icon name="o-coin" class="" label={t("oa-favor-n", { n: lying.favor })} />
        </i>
      )}
      {!!lying?.secrets && (
        <i>
          {lying.secrets > 1 && lying.secrets}
          <Icon name="o-secret" class="" label={t("oa-secrets-n", { n: lying.secrets })} />
        </i>
      )}
      {held.map((captive, i) => (
        <i key={i} style={{ color: `var(--p-${captive.color})` }}>
          {captive.n}
          <Icon name="o-helm" class="" label={t("oa-warbands-n", { n: captive.n })} />
        </i>
      ))}
    </span>
  );
}

/** How much is written on a card: long texts are set smaller. */
export const lengthOf = (words: string): string => (words.length > 165 ? "longest" : words.length > 95 ? "long" : "");

/** The sign in the middle: dice a battle plan adds or takes, else what the card is for. */
export function CardSign({ card }: { card: string }) {
  const { catalog } = useTable();
  const facts = catalog.cards[card];
  const plan = facts?.powers?.find((power) => power.when === "plan");
  const n = plan ? diceOf(plan.effect) : 0;
  if (!plan || !n)
    return (
      <span class="csign">
        <Icon name={cardIcon(card, facts)} class="" />
      </span>
    );
  const sign = plan.side === "attack" ? "+" : plan.side === "defense" ? "−" : "±";
  return (
    <span class="csign">
      {sign}
      {n}
      <span class="odie attack">
        <Icon name="o-sword" class="" />
      </span>
    </span>
  );
}

/** A card that lies at a site: suit, price, what it is for, name, and what lies on it. */
export function CardTile({ card }: { card: string }) {
  const { view, catalog, index, pick, pointed } = useTable();
  const { name, t, text } = useSpeech();
  const facts = catalog.cards[card];
  const key = piece.card(card);
  const words = cardTexts(card, facts).map(text).join(" ");
  const used = campaignOf(view)?.plans.some((plan) => plan.card === card);
  const suit = facts?.suit ? name("suit", facts.suit) : facts?.ruined ? t("oa-ruin") : "";
  return (
    <button
      type="button"
      class={`dc ${standing(index, key)} ${used ? "use" : ""} ${pointed === key ? "at" : ""}`}
      style={{ "--c": suitColor(facts?.suit) }}
      data-piece={key}
      data-figure={key}
      title={suit}
      onClick={(event) => pick(key, event.currentTarget)}
    >
      <span class="dch">
        {facts?.suit ? <Icon name={suitIcon(facts.suit)} class="" label={suit} /> : <Icon name={facts?.ruined ? "o-ruin" : "o-eye"} class="" />}
        <PriceSigns price={facts?.powers?.[0]?.price} />
      </span>
      <span class="fx pictured">
        <CardPicture card={card} tall />
        <CardSign card={card} />
      </span>
      <span class="dcn">{soften(name("card", card), SHORT)}</span>
      <Whole class={`dct ${lengthOf(words)}`} words={words} />
      <OnCard card={card} />
      <Bends of={card} />
    </button>
  );
}
