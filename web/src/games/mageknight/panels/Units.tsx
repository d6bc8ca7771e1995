import { abilityIcon, unitPicture } from "../art/pictures";
import { Side } from "../cards/CardFace";
import { piece } from "../options/pieces";
import { Corner } from "../play/Corner";
import { answersOf } from "../play/parts";
import { usePlay } from "../play/usePlay";
import { Icon } from "../../../ui/Icon";
import { Mana } from "../cards/Mana";
import type { OwnUnit } from "../types";
import { soften } from "../../../words/soften";
import { useSpeech } from "../../../words/words";
import { standing } from "../../../table/context";
import { useTable } from "../useTable";

const LEVELS = ["", "I", "II", "III", "IV"];

/** Own units with their Command tokens, and the free Command tokens. */
export function Units() {
  const { me } = useTable();
  const { t } = useSpeech();
  const free = Math.max(0, me.commands - me.units.length);
  return (
    <div class="units" role="group" aria-label={t("units-own")}>
      {me.units.map((unit) => (
        <UnitCard key={unit.n} own={unit} />
      ))}
      {me.units.length > 0 && free > 0 ? (
        <div class="unit free slim-free" title={t("command-free")}>
          <Icon name="i-command" label={t("command-free")} />
          {free > 1 && <b>× {free}</b>}
        </div>
      ) : (
        Array.from({ length: free }, (_, i) => (
          <div key={`free${i}`} class="unit free">
            <Icon name="i-command" />
            <span>{t("command-free")}</span>
          </div>
        ))
      )}
    </div>
  );
}

function UnitCard({ own }: { own: OwnUnit }) {
  const { catalog, index, pick, look, pointed, considered } = useTable();
  const say = useSpeech();
  const { t, name } = say;
  const play = usePlay();
  const facts = catalog.units[own.unit];
  const key = piece.unit(own.n);
  const options = index.get(key) ?? [];
  const lines = (facts?.abilities ?? []).map((_, i) => options.filter((option) => option.kind === "ability" && Number(option.args[1]) === i));
  const whole = options.filter((option) => option.kind !== "ability");
  const title = name("unit", own.unit);
  return (
    <article class={`unit ${own.spent ? "spent" : ""} ${own.wounds ? "hurt" : ""} ${standing(index, key)} ${pointed === key ? "pointed" : ""}`} data-card={key} data-grab={key}>
      <span class="cmd" aria-hidden="true">
        <Icon name="i-command" class="" />
      </span>
      <button type="button" class="unit-face" data-piece={key} onClick={(event) => (whole.length && whole.length === options.length ? pick : look)(key, event.currentTarget)}>
        <b>{soften(title)}</b>
        <span class="uart">
          <Icon name={unitPicture(own.unit)} class="" />
          <span>
            <span>{t("level-short", { n: LEVELS[facts?.level ?? 0] ?? "" })}</span>
            <span role="img" aria-label={t("armor-n", { n: own.armor ?? facts?.armor ?? 0 })}>
              <Icon name="i-armor" />
              {own.armor ?? facts?.armor}
              {(own.resistances ?? facts?.resistances ?? []).map((element) => (
                <Icon key={element} name={abilityIcon(element)} label={t("resists", { element: name("element", element) })} />
              ))}
            </span>
          </span>
        </span>
        <span class={own.spent ? "ust" : "ust ready"}>
          {own.wounds > 0 && (
            <span class="hurtmark">
              <Icon name="i-wound" label={t("wounds-n", { n: own.wounds })} />
              {own.wounds}
            </span>
          )}
          {own.spent && <Icon name="i-command" />}
          {own.spent ? t("unit-spent") : t("unit-ready")}
        </span>
      </button>
      <span class="uab">
        {facts?.abilities.map((ability, i) => {
          const found = lines[i]!;
          return (
            <button
              type="button"
              key={i}
              class={`line ${found.some((option) => !option.idle) ? "on" : "no"}${considered && found.includes(considered) ? " at" : ""}`}
              disabled={!found.length}
              data-grab={`${key} ${i}`}
              data-answers={answersOf(found)}
              onClick={(event) => play(found, title, event.currentTarget)}
            >
              <span class="hidden">{`${title}: ${say.text(`unit:${own.unit}:${i}`)}`}</span>
              <span class="through" aria-hidden="true">
                {ability.mana && <Mana color={ability.mana} small />}
                <Side effect={ability.effect} words={`unit:${own.unit}:${i}`} />
                <Corner options={found} />
              </span>
            </button>
          );
        })}
      </span>
    </article>
  );
}
