import { useState } from "preact/hooks";
import { unitPicture } from "../art/pictures";
import { weight } from "../cards/CardFace";
import { EffectIcons } from "../cards/EffectIcons";
import { drawable } from "../cards/effects";
import { piece } from "../options/pieces";
import { Icon } from "../../../ui/Icon";
import { Mana } from "../cards/Mana";
import type { Effect } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { standing } from "../../../table/context";
import { useTable } from "../useTable";

/** From so many rows on each is lower, and then a Unit is told by name and price alone: its face has the rest. */
const DENSE = 9;
const CROWD = 12;

/** The three offers beside the map. Each can be folded. */
export function Offers() {
  const { view } = useTable();
  const { t } = useSpeech();
  const { units, advanced, spells } = view.offers;
  const rows = units.length + advanced.length + spells.length;
  return (
    <aside class={rows > CROWD ? "off dense crowd" : rows > DENSE ? "off dense" : "off"}>
      <Fold title={t("offer-units")} count={units.length}>
        {units.map((one, i) => (one.unit ? <UnitOffer key={i} unit={one.unit} /> : <CardOffer key={i} card={one.card ?? ""} />))}
      </Fold>
      <Fold title={t("offer-advanced")} count={advanced.length}>
        {advanced.map((card, i) => (
          <CardOffer key={i} card={card} />
        ))}
      </Fold>
      <Fold title={t("offer-spells")} count={spells.length}>
        {spells.map((card, i) => (
          <CardOffer key={i} card={card} />
        ))}
      </Fold>
    </aside>
  );
}

function Fold({ title, count, children }: { title: string; count: number; children: preact.ComponentChildren }) {
  const [open, setOpen] = useState(true);
  return (
    <section>
      <h3>
        <button type="button" class="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span class="cv" aria-hidden="true">
            {open ? "▾" : "▸"}
          </span>
          {title}
          <em>{count}</em>
        </button>
      </h3>
      {open && children}
    </section>
  );
}

const LEVELS = ["", "I", "II", "III", "IV"];

function UnitOffer({ unit }: { unit: string }) {
  const { catalog, index, pick, pointed } = useTable();
  const { t, name } = useSpeech();
  const facts = catalog.units[unit];
  const key = piece.offer(unit);
  return (
    <button type="button" class={`of ${standing(index, key)} ${pointed === key ? "pointed" : ""}`} data-piece={key} onClick={(event) => pick(key, event.currentTarget)}>
      <Icon name={unitPicture(unit)} class="" />
      <b>{name("unit", unit)}</b>
      {facts && (
        <span class="l">
          <span>{LEVELS[facts.level] ?? facts.level}</span>
          <span role="img" aria-label={t("armor-n", { n: facts.armor })}>
            <Icon name="i-armor" class="" />
            {facts.armor}
          </span>
          {facts.abilities
            .filter((ability) => drawable(ability.effect))
            .slice(0, 3)
            .map((ability, i) => (
              <Small key={i} effect={ability.effect} mana={ability.mana ?? ""} />
            ))}
        </span>
      )}
      {facts && (
        <span class="c" role="img" aria-label={t("cost-influence", { n: facts.cost })}>
          <Icon name="i-influence" class="" />
          {facts.cost}
        </span>
      )}
    </button>
  );
}

function Small({ effect, mana }: { effect: Effect; mana: string }) {
  const first = effect.op === "one_of" && (effect.parts?.length ?? 0) > 2 ? { ...effect, parts: effect.parts!.slice(0, 2) } : effect;
  return (
    <span class="mini-fx">
      {mana && <Mana color={mana} small />}
      <EffectIcons effect={first} />
    </span>
  );
}

function CardOffer({ card }: { card: string }) {
  const { catalog, index, pick, pointed } = useTable();
  const { name } = useSpeech();
  const facts = catalog.cards[card];
  const key = piece.offer(card);
  return (
    <button type="button" class={`ol ${standing(index, key)} ${pointed === key ? "pointed" : ""}`} data-piece={key} onClick={(event) => pick(key, event.currentTarget)}>
      {facts?.color && <Mana color={facts.color} small />}
      {facts?.second_color && <Mana color={facts.second_color} small />}
      <span class="nm">{name("card", card)}</span>
      {facts?.basic && drawable(facts.basic) && weight(facts.basic) <= 2 && (
        <span class="mini-fx">
          <EffectIcons effect={facts.basic} />
        </span>
      )}
    </button>
  );
}
