import { crest } from "../../../art/crests";
import { Rivals } from "./Rivals";
import { piece } from "../options/pieces";
import { Icon } from "../../../ui/Icon";
import { Mana } from "../cards/Mana";
import type { Color } from "../types";
import { useSpeech } from "../../../words/words";
import { standing } from "../../../table/context";
import { useTable } from "../useTable";
import { useTight } from "./useTight";

/** The left column: Source, tactic, dummy player; and while one moves, tile stack and terrain costs. */
export function SourcePanel({ moving }: { moving: boolean }) {
  const { view } = useTable();
  const box = useTight([view, useSpeech(), moving]);
  return (
    <aside class="left" ref={box}>
      <Source />
      <OwnTactic />
      <Rivals />
      <Dummy />
      {moving && <Stack />}
      {moving && <Terrain />}
    </aside>
  );
}

/** From so many dice on they stand in one row, their names behind them. */
const MANY_DICE = 4;

function Source() {
  const { view } = useTable();
  const { t } = useSpeech();
  const many = view.source.length >= MANY_DICE;
  return (
    <section>
      <h3>{t("source")}</h3>
      <div class={many ? "box src row" : "box src"}>
        <Dice named={!many} />
      </div>
    </section>
  );
}

/** The mana dice: touched, they tell what they could pay for. */
export function Dice({ named }: { named?: boolean }) {
  const { view, index, pick } = useTable();
  const { t, name } = useSpeech();
  return (
    <>
      {view.source.map((die, i) => (
        <button type="button" key={i} class={standing(index, piece.die(i))} data-piece={piece.die(i)} onClick={(event) => pick(piece.die(i), event.currentTarget)}>
          <span class={`die ${die.color}${die.state === "free" ? "" : " out"}`}>
            <Icon name={`m-${die.color}`} class="" label={named ? undefined : name("color", die.color)} />
          </span>
          {named && name("color", die.color)}
          {named && <small>{t(`die-${die.state}`)}</small>}
        </button>
      ))}
    </>
  );
}

function OwnTactic() {
  const { view, me, catalog, index, pick } = useTable();
  const { t, name, text } = useSpeech();
  const own = me.tactic;
  const place = view.round.order.findIndex((one) => one.who === me.seat) + 1;
  return (
    <section>
      <h3>
        {t("tactic")}
        {place > 0 && <small>{t("in-order", { n: place })}</small>}
      </h3>
      {own?.tactic ? (
        <button
          type="button"
          class={`box tac ${standing(index, piece.tactic(own.tactic))}`}
          title={text(`tactic:${own.tactic}`)}
          data-piece={piece.tactic(own.tactic)}
          onClick={(event) => pick(piece.tactic(own.tactic), event.currentTarget)}
        >
          <i>{catalog.tactics[own.tactic]?.number ?? ""}</i>
          <b>{name("tactic", own.tactic)}</b>
          <span class="fx">{own.used ? t("used") : text(`tactic:${own.tactic}`)}</span>
        </button>
      ) : (
        <p class="box none">{t("no-tactic")}</p>
      )}
    </section>
  );
}

function Dummy() {
  const { view, catalog } = useTable();
  const { t, name } = useSpeech();
  const dummy = view.dummy;
  if (!dummy) return null;
  const place = view.round.order.findIndex((one) => one.who === "dummy") + 1;
  const colors = Object.entries(dummy.crystals) as [Color, number][];
  return (
    <section>
      <h3>
        {t("dummy")}
        {place > 0 && <small>{t("in-order", { n: place })}</small>}
      </h3>
      <div class="box dum" data-figure="dummy">
        <div class="hd">
          <Icon name={crest(dummy.hero)} class="" />
          <span>
            <b>{name("hero", dummy.hero)}</b>
            {dummy.tactic && (
              <span class="small">
                {t("tactic-of", { n: catalog.tactics[dummy.tactic]?.number ?? "", tactic: name("tactic", dummy.tactic) })}
              </span>
            )}
          </span>
        </div>
        <div class="r">
          <span role="img" aria-label={t("deck-count", { n: dummy.deck })} title={t("deck-count", { n: dummy.deck })}>
            <Icon name="i-deck" />
            {dummy.deck}
          </span>
          <span role="img" aria-label={t("discard-count", { n: dummy.discard })} title={t("discard-count", { n: dummy.discard })}>
            <Icon name="i-discard" />
            {dummy.discard}
          </span>
          {colors
            .filter(([, n]) => n > 0)
            .map(([color, n]) => (
              <span key={color}>
                <Mana color={color} small />
                {n}
              </span>
            ))}
        </div>
      </div>
    </section>
  );
}

function Stack() {
  const { view } = useTable();
  const { t } = useSpeech();
  const { countryside, core } = view.map.stack;
  return (
    <section>
      <h3>{t("tiles")}</h3>
      <div class="box stack">
        <span>
          <Icon name="i-tile" class="ic countryside" />
          <b>{countryside}</b> {t("countryside")}
        </span>
        <span>
          <Icon name="i-tile" class="ic core" />
          <b>{core}</b> {t("core")}
        </span>
      </div>
    </section>
  );
}

const TERRAINS = ["plains", "hills", "forest", "wasteland", "desert", "swamp"];

function Terrain() {
  const { view, catalog } = useTable();
  const { t, name } = useSpeech();
  const time = view.round.time;
  return (
    <section>
      <h3>
        {t("terrain")}
        <small>{t(`cost-by-${time}`)}</small>
      </h3>
      <div class="box ter">
        {TERRAINS.map((terrain) => {
          const cost = catalog.tracks.terrain[terrain]?.[time];
          return (
            <span key={terrain} role="img" aria-label={`${name("terrain", terrain)}: ${cost ?? "–"}`} title={name("terrain", terrain)}>
              <svg viewBox="-36 -41 72 82" aria-hidden="true">
                <use href={`#t-${terrain}`} />
                <use href={`#c-${terrain}`} />
              </svg>
              {cost ?? "–"}
            </span>
          );
        })}
      </div>
    </section>
  );
}
