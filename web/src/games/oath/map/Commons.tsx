import type { ComponentChildren } from "preact";
import { standing } from "../../../table/context";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { bannerIcon, suitColor, suitIcon } from "../art/pictures";
import { CardPicture } from "../later";
import { piece } from "../options/pieces";
import { forecastOf } from "../options/Extra";
import { useTable } from "../useTable";

/** What belongs to nobody: the banks of favor, the world deck, the Reliquary and banners without a holder; `children`:
 *  what has no other place on a small screen. */
export function Commons({ children }: { children?: ComponentChildren }) {
  const { view } = useTable();
  const { t } = useSpeech();
  return (
    <section class="commons" aria-label={t("oa-commons")}>
      <div class="banks" role="group" aria-label={t("oa-banks")}>
        {Object.entries(view.banks).map(([suit, n]) => (
          <Bank key={suit} suit={suit} n={n} />
        ))}
      </div>
      <div class="stock">
        <Deck />
        <Reliquary />
        {Object.entries(view.banners)
          .filter(([, banner]) => banner.holder < 0)
          .map(([name, banner]) => (
            <Loose key={name} name={name} tokens={banner.tokens} />
          ))}
      </div>
      {children}
    </section>
  );
}

function Bank({ suit, n }: { suit: string; n: number }) {
  const { index, pick, pointed } = useTable();
  const { name, t } = useSpeech();
  const key = piece.bank(suit);
  return (
    <button
      type="button"
      class={`bk ${standing(index, key)} ${pointed === key ? "at" : ""}`}
      style={{ "--c": suitColor(suit) }}
      data-piece={key}
      title={name("suit", suit)}
      onClick={(event) => pick(key, event.currentTarget)}
    >
      <span class="hidden">
        {t("oa-bank", { suit: name("suit", suit) })}: {t("oa-favor-n", { n })}
      </span>
      <i aria-hidden="true">
        <Icon name={suitIcon(suit)} class="" />
      </i>
      <b aria-hidden="true">
        {n}
        <Icon name="o-coin" class="tiny" />
      </b>
    </button>
  );
}

function Deck() {
  const { view, index, pick, pointed } = useTable();
  const { name, t } = useSpeech();
  const key = piece.pile("deck");
  const supply = forecastOf((index.get(key) ?? []).find((option) => option.kind === "search"))?.supply;
  return (
    <button
      type="button"
      class={`deck ${standing(index, key)} ${pointed === key ? "at" : ""}`}
      data-piece={key}
      onClick={(event) => pick(key, event.currentTarget)}
    >
      <span class="hidden">
        {name("pile", "deck")}: {t("oa-cards-n", { n: view.deck_left })}
      </span>
      <span class="in" aria-hidden="true">
        <Icon name={view.deck_top === "vision" ? "o-vision" : "o-deck"} class="" />
        <b>{view.deck_left}</b>
        <small>{t("oa-deck-short")}</small>
        {supply != null && (
          <span class="way">
            {supply}
            <Icon name="o-sack" class="tiny" />
          </span>
        )}
      </span>
    </button>
  );
}

function Reliquary() {
  const { view, index, pick, pointed } = useTable();
  const { t, name } = useSpeech();
  return (
    <span class="reliquary" role="group" aria-label={t("oa-reliquary")}>
      {view.reliquary.map((space, i) => {
        const key = piece.space(i);
        const words = space.relic ? (space.relic.card ? name("card", space.relic.card) : t("oa-facedown-relic")) : t(`oa-space-${space.space}`);
        return (
          <button
            type="button"
            key={space.space}
            class={`spc ${space.relic ? "" : "gone"} ${standing(index, key)} ${pointed === key ? "at" : ""}`}
            data-piece={key}
            title={words}
            aria-label={`${t("oa-reliquary-space", { n: i + 1 })}: ${words}`}
            onClick={(event) => pick(key, event.currentTarget)}
          >
            <Icon name={space.relic ? (space.relic.card ? "o-eye" : "o-cup") : "o-crown"} class="" />
            {space.relic?.card && <CardPicture card={space.relic.card} />}
          </button>
        );
      })}
    </span>
  );
}

function Loose({ name: banner, tokens }: { name: string; tokens: number }) {
  const { index, pick, pointed } = useTable();
  const { name } = useSpeech();
  const key = piece.banner(banner);
  return (
    <button
      type="button"
      class={`spc banner ${standing(index, key)} ${pointed === key ? "at" : ""}`}
      data-piece={key}
      title={name("banner", banner)}
      onClick={(event) => pick(key, event.currentTarget)}
    >
      <span class="hidden">{name("banner", banner)}:</span>
      <CardPicture card={banner} />
      <Icon name={bannerIcon(banner)} class="" />
      {tokens}
    </button>
  );
}
