import { unitPicture } from "../art/pictures";
import { Side } from "../cards/CardFace";
import { piece } from "../options/pieces";
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
        <UnitCard key={unit.place} own={unit} />
      ))}
      {Array.from({ length: free }, (_, i) => (
        <div key={`free${i}`} class="unit free">
          <Icon name="i-command" />
          <span>{t("command-free")}</span>
        </div>
      ))}
    </div>
  );
}

function UnitCard({ own }: { own: OwnUnit }) {
  const { catalog, index, pick, pointed } = useTable();
  const { t, name } = useSpeech();
  const facts = catalog.units[own.unit];
  const key = piece.unit(own.place);
  const options = index.get(key) ?? [];
  const usable = new Set(options.filter((option) => option.kind === "ability").map((option) => Number(option.args[1])));
  return (
    <button
      type="button"
      class={`unit ${own.spent ? "spent" : ""} ${own.wounds ? "hurt" : ""} ${standing(index, key)} ${pointed === key ? "pointed" : ""}`}
      data-piece={key}
      onClick={(event) => pick(key, event.currentTarget)}
    >
      <span class="cmd" aria-hidden="true">
        <Icon name="i-command" class="" />
      </span>
      <b>{soften(name("unit", own.unit))}</b>
      <span class="uart">
        <Icon name={unitPicture(own.unit)} class="" />
        <span>
          <span>{t("level-short", { n: LEVELS[facts?.level ?? 0] ?? "" })}</span>
          <span role="img" aria-label={t("armor-n", { n: facts?.armor ?? 0 })}>
            <Icon name="i-armor" />
            {facts?.armor}
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
      <span class="uab">
        {facts?.abilities.map((ability, i) => (
          <span key={i} class={usable.has(i) ? "line" : "line no"}>
            {ability.mana && <Mana color={ability.mana} small />}
            <Side effect={ability.effect} words={`unit:${own.unit}:${i}`} />
          </span>
        ))}
      </span>
    </button>
  );
}
