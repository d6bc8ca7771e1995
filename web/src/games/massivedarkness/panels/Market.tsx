import { useEffect, useState } from "preact/hooks";
import { crest } from "../../../art/crests";
import { standing } from "../../../table/context";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import type { Option } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { ItemPicture } from "../art/ItemPicture";
import { halves } from "../../../options/pieces";
import { piece } from "../options/pieces";
import type { Hero } from "../types";
import { useTable } from "../useTable";
import { CardDice, useCardWords } from "./CardFacts";

/** Answers that end a question of the market without dealing. */
const ENDS = new Set(["done", "enough"]);
const ends = (option: Option): boolean => ENDS.has(option.kind) || (option.kind === "keep" && !option.args.length);

/** Between two missions: what is on offer with its price, who deals, and what everybody has. */
export function Market() {
  const { view, me, table, undo, act, busy } = useTable();
  const { t, name } = useSpeech();
  const offers = view.campaign?.market ?? [];
  const options = table.decision?.mine ? table.decision.options : [];
  const [closing, close] = useState(false);
  // A phone has room for one of two: what is on offer, or what the heroes have.
  const [ours, turn] = useState(false);
  const wares = options.some((option) => option.pieces.some((one) => halves(one)[0] === "offer"));
  const [open, setOpen] = useState(me.seat);
  useEffect(() => setOpen(me.seat), [me.seat]);
  useEffect(() => turn(options.length > 0 && !wares), [wares, options.length > 0]);
  // To leave the market is to end its questions one after the other, as far as each can be ended without dealing.
  const end = options.find(ends);
  useEffect(() => {
    if (!closing || busy) return;
    // What would be given away is asked about by itself.
    if (end && !end.warns?.length) act(end);
    else if (options.length) close(false);
  }, [closing, table.seq, busy]);
  const dealt = options.some((option) => ["pay", "enough"].includes(option.kind));
  return (
    <div class={ours ? "market ours" : "market"} role="group" aria-label={name("term", "market")}>
      <header>
        <h2>{name("term", "market")}</h2>
        <span class="small">
          {t("md-market-how")} <RuleLink id="MD-MKT-09" />
        </span>
        <button type="button" class="market-turn" aria-pressed={ours} onClick={() => turn(!ours)}>
          {ours ? t("md-market-wares") : t("md-party")}
        </button>
        {dealt && table.undo.can && (
          <button type="button" onClick={undo}>
            {t("md-market-cancel")}
          </button>
        )}
        {end && (
          <button type="button" disabled={closing} onClick={() => close(true)}>
            {t("md-market-close")}
          </button>
        )}
      </header>
      <div class="market-cards">
        {offers.map((card, i) => (
          <Offer key={`${card}${i}`} id={card} />
        ))}
      </div>
      <div class={view.heroes.length > 3 ? "takers many" : "takers"}>
        {view.heroes.map((hero) => (
          <Taker key={hero.seat} hero={hero} open={hero.seat === open} onOpen={() => setOpen(hero.seat)} />
        ))}
      </div>
    </div>
  );
}

/** A card on offer: what it is, what it does, and the levels it costs. */
function Offer({ id }: { id: string }) {
  const { catalog, index, pick, view, consider } = useTable();
  const { name, t } = useSpeech();
  const facts = catalog.cards[id];
  const words = useCardWords(id);
  const option = index.get(piece.offer(id))?.[0] ?? null;
  const high = view.story && (facts?.level ?? 0) > view.level;
  return (
    <button type="button" class={`mcard offer ${standing(index, piece.offer(id))} ${high ? "unfit" : ""}`} data-piece={piece.offer(id)} onClick={(event) => pick(piece.offer(id), event.currentTarget)} onPointerEnter={() => consider(option)} onFocusIn={() => consider(option)}>
      <ItemPicture id={id} />
      <b>{name("card", id)}</b>
      <i class="lv">{facts?.level}</i>
      <span class="signs">
        <CardDice facts={facts} small />
      </span>
      <span class="words">{words.join(" ")}</span>
      {high && <em>{t("md-from-level", { n: facts?.level ?? 0 })}</em>}
    </button>
  );
}

/** A hero at the market: the cards it could deal with; those above the level are marked, since they would not work. A phone shows the cards of
 * one hero at a time. */
function Taker({ hero, open, onOpen }: { hero: Hero; open: boolean; onOpen(): void }) {
  const { me } = useTable();
  const { name, t } = useSpeech();
  const worn = [...hero.hands, ...(hero.body ? [hero.body] : [])];
  const idle = worn.filter((card) => hero.unusable.includes(card));
  return (
    <div class={`taker${hero.seat === me.seat ? " on" : ""}${open ? " open" : ""}`} data-onto={piece.hero(hero.seat)}>
      <button type="button" class="taker-head" aria-expanded={open} onClick={onOpen}>
        <Icon name={crest(hero.hero)} class="face" />
        <b>
          {name("hero", hero.hero)}
          {idle.length > 0 && <span class="warn" role="img" aria-label={idle.map((card) => t("md-gear-idle", { card: name("card", card) })).join(" ")}> ⚠</span>}
        </b>
        <span class="small">
          {hero.xp} {name("term", "xp")} · {t("md-cards-n", { n: worn.length + hero.bag.length })}
        </span>
      </button>
      <div class="own-cards">
        {[...worn, ...hero.bag].map((card, i) => (
          <OwnCard key={`${card}${i}`} id={card} hero={hero} worn={i < worn.length} />
        ))}
      </div>
      {idle.map((card) => (
        <p key={card} class="warn">
          {t("md-gear-idle", { card: name("card", card) })} <RuleLink id="MD-MKT-17" />
        </p>
      ))}
    </div>
  );
}

function OwnCard({ id, hero, worn }: { id: string; hero: Hero; worn: boolean }) {
  const { index, pick, catalog } = useTable();
  const { name } = useSpeech();
  const at = piece.card(hero.seat, id);
  return (
    <button
      type="button"
      class={`mcard own ${worn ? "worn" : ""} ${standing(index, at)} ${hero.unusable.includes(id) ? "unfit" : ""}`}
      data-piece={at}
      data-grab={at}
      onClick={(event) => pick(at, event.currentTarget)}
    >
      <ItemPicture id={id} />
      <span>{name("card", id)}</span>
      <span class="signs">
        <CardDice facts={catalog.cards[id]} small />
      </span>
      <i class="lv">{catalog.cards[id]?.level}</i>
    </button>
  );
}

/** A card on offer beside what the hero holds in its place now. */
export function Compare() {
  const { me, catalog, considered } = useTable();
  const { t } = useSpeech();
  const offered = considered?.pieces.map((one) => halves(one)).find(([what]) => what === "offer")?.[1];
  const facts = offered ? catalog.cards[offered] : undefined;
  if (!offered || !facts) return <p class="none">{t("md-compare-how")}</p>;
  const worn = facts.slot === "body" ? [me.body] : facts.slot ? me.hands : [];
  const own = worn.filter((card): card is string => !!card);
  return (
    <table class="compare">
      <thead>
        <tr>
          <th>{t("md-compare-now")}</th>
          <th>{t("md-compare-then")}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{own.length ? own.map((card) => <Beside key={card} id={card} />) : t("md-empty")}</td>
          <td>
            <Beside id={offered} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Beside({ id }: { id: string }) {
  const { catalog } = useTable();
  const { name } = useSpeech();
  const words = useCardWords(id);
  return (
    <div>
      <ItemPicture id={id} />
      <b>{name("card", id)}</b> <i class="lv">{catalog.cards[id]?.level}</i>
      <span class="signs">
        <CardDice facts={catalog.cards[id]} small />
      </span>
      <p class="small">{words.join(" ")}</p>
    </div>
  );
}
