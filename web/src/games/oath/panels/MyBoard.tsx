import { crest } from "../../../art/crests";
import { standing } from "../../../table/context";
import { halves } from "../../../options/pieces";
import { Icon } from "../../../ui/Icon";
import { Whole } from "../../../ui/Whole";
import { soften } from "../../../words/soften";
import { useSpeech } from "../../../words/words";
import { bannerIcon, cardIcon, cardTexts, helm, suitColor, suitIcon } from "../art/pictures";
import { CardPicture } from "../later";
import { lengthOf, OnCard, PriceSigns } from "../map/CardTile";
import { Bends } from "../options/Bends";
import { piece } from "../options/pieces";
import { forecastOf } from "../options/Extra";
import { armyOf, useTable } from "../useTable";
import type { Adviser } from "../types";

const MOST = 7;

/** One's own board: who one is, goods, and the Supply with what the answer looked at would leave of it. */
export function MyBoard() {
  const { me, seat, view, index, pick, considered } = useTable();
  const { t, name } = useSpeech();
  const key = piece.player(me.color);
  const spent = forecastOf(considered)?.supply ?? 0;
  const left = Math.max(0, me.supply - spent);
  const own = view.seat === seat;
  return (
    <section class="me" aria-label={t("oa-board")}>
      <button type="button" class={`hd ${standing(index, key)}`} data-piece={key} onClick={(event) => pick(key, event.currentTarget)}>
        <Icon name={crest(me.color)} class="crest" />
        <span>
          <b>{name("player", me.color)}</b>
          <small>
            {name("role", me.role)}
            {own && ` · ${t("oa-you")}`}
            {view.title.holder === seat && ` · ${t(`oa-title-${view.title.side}`)}`}
          </small>
        </span>
      </button>
      <div class="res3">
        <span>
          <b>
            {me.favor} <Icon name="o-coin" class="" />
          </b>
          {t("oa-favor")}
        </span>
        <span>
          <b>
            {me.secrets} <Icon name="o-secret" class="" />
          </b>
          {me.spent > 0 ? t("oa-spent-n", { n: me.spent }) : t("oa-secrets")}
        </span>
        <span>
          <b class={`w-${armyOf(me)}`} data-grab="warbands:own">
            {me.warbands} <Icon name={helm(armyOf(me))} class="" />
          </b>
          {t("oa-bank-n", { n: me.bank })}
        </span>
      </div>
      <h3>
        {t("oa-supply")} {me.supply}
        {spent > 0 && ` → ${left}`}
      </h3>
      <div class="sup" role="img" aria-label={`${t("oa-supply")}: ${me.supply}`}>
        {Array.from({ length: MOST + 1 }, (_, n) => (
          <i key={n} class={n === me.supply ? "on" : spent > 0 && n === left ? "to" : ""}>
            {n}
          </i>
        ))}
      </div>
    </section>
  );
}

/** Own advisers with their words; facedown ones are known to their owner. */
export function Advisers() {
  const { me } = useTable();
  const { t } = useSpeech();
  return (
    <section class="adv" aria-label={t("oa-advisers")}>
      <h3>{t("oa-advisers")}</h3>
      <div class="adv-row" style={{ "--n": Math.max(1, me.advisers.length) }}>
        {me.advisers.map((adviser) => (
          <AdviserCard key={adviser.name} adviser={adviser} />
        ))}
        {me.advisers.length === 0 && <p class="none">{t("oa-no-advisers")}</p>}
      </div>
    </section>
  );
}

function AdviserCard({ adviser }: { adviser: Adviser }) {
  const { catalog, index, pick, pointed } = useTable();
  const { name, t, text } = useSpeech();
  const key = piece.adviser(adviser);
  const facts = adviser.card ? catalog.cards[adviser.card] : undefined;
  const words = cardTexts(adviser.card, facts).map(text).join(" ");
  return (
    <button
      type="button"
      class={`acard ${adviser.up ? "" : "down"} ${lengthOf(words)} ${standing(index, key)} ${pointed === key ? "at" : ""}`}
      style={{ "--c": suitColor(facts?.suit) }}
      data-piece={key}
      onClick={(event) => pick(key, event.currentTarget)}
    >
      <span class="dch">
        {facts?.suit ? <Icon name={suitIcon(facts.suit)} class="" label={name("suit", facts.suit)} /> : <Icon name={adviser.back === "vision" ? "o-vision" : "o-eye"} class="" />}
        {!adviser.up && <Icon name="o-eye" class="" />}
        <PriceSigns price={facts?.powers?.[0]?.price} />
      </span>
      <b>{adviser.card ? soften(name("card", adviser.card)) : t(`oa-back-${adviser.back}`)}</b>
      {adviser.card && (
        <span class="apic pictured">
          <CardPicture card={adviser.card} />
        </span>
      )}
      {adviser.card && lengthOf(words) && (
        <span class="aback" aria-hidden="true">
          <CardPicture card={adviser.card} />
        </span>
      )}
      {!adviser.up && <span class="adown">{t("oa-down")}</span>}
      {words ? (
        <Whole class="atext" words={words}>
          <Icon name={cardIcon(adviser.card, facts)} class="fxi" />
        </Whole>
      ) : (
        <span class="atext">{facts && <Icon name={cardIcon(adviser.card, facts)} class="fxi" />}</span>
      )}
      {adviser.up && <OnCard card={adviser.card} />}
      <Bends of={adviser.up ? adviser.card : ""} />
    </button>
  );
}

/** More things than this lie there in two columns, without their notes: their faces have them. */
const FEW = 3;

/** Own relics, banners and the Vision revealed. */
export function Holdings() {
  const { me, seat, view, catalog } = useTable();
  const { t, name } = useSpeech();
  const banners = Object.entries(view.banners).filter(([, banner]) => banner.holder === seat);
  const count = me.relics.length + banners.length + (me.vision ? 1 : 0);
  return (
    <section class="own" aria-label={t("oa-holdings")}>
      <h3>{t("oa-holdings")}</h3>
      <div class={count > FEW ? "own-list many" : "own-list"}>
        {me.vision && <Holding of={piece.card(me.vision)} icon="o-vision" title={name("card", me.vision)} note={t(`oa-goal-${catalog.cards[me.vision]?.goal ?? "sites"}`)} />}
        {banners.map(([banner, { tokens, side }]) => (
          <Holding key={banner} of={piece.banner(banner)} icon={bannerIcon(banner)} title={name("banner", banner)} tokens={tokens} note={`${t(banner === "peoples_favor" ? "oa-favor-n" : "oa-secrets-n", { n: tokens })}${side === "mob" ? ` · ${t("oa-mob")}` : ""}`} />
        ))}
        {me.relics.map((relic) => (
          <Holding key={relic} of={piece.card(relic)} icon={cardIcon(relic, catalog.cards[relic])} title={name("card", relic)} note={t("oa-dice-n", { n: catalog.cards[relic]?.dice ?? 0 })} />
        ))}
        {count === 0 && <p class="none">{t("oa-nothing-held")}</p>}
      </div>
    </section>
  );
}

function Holding({ of, icon, title, note, tokens }: { of: string; icon: string; title: string; note: string; tokens?: number }) {
  const { index, pick, pointed } = useTable();
  return (
    <button type="button" class={`ow ${standing(index, of)} ${pointed === of ? "at" : ""}`} data-piece={of} title={title} onClick={(event) => pick(of, event.currentTarget)}>
      <span class="ow-sign">
        <Icon name={icon} class="" />
        <CardPicture card={halves(of)[1]} />
      </span>
      <span class="ow-words">
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {tokens !== undefined && (
        <span class="ow-n" aria-hidden="true">
          {tokens}
        </span>
      )}
      <Bends of={halves(of)[1]} />
    </button>
  );
}
