import { crest } from "../../../art/crests";
import { unitPicture } from "../art/pictures";
import { Icon } from "../../../ui/Icon";
import type { Blow, Combat, Foe } from "../types";
import { soften } from "../../../words/soften";
import { useSpeech } from "../../../words/words";
import { attackOf, hurtIn, planned, usePlan } from "../play/plan";
import { useTable } from "../useTable";

export const HERO = -1;

/** Who may take what: under each attack, its damage to the Hero and to each Unit, before anybody chooses. */
export function DamageTable({ combat, foes }: { combat: Combat; foes: Foe[] }) {
  const { me } = useTable();
  const { t, name } = useSpeech();
  const takers = [HERO, ...(combat.units_allowed ? me.units.map((unit) => unit.n) : [])];
  if (!combat.blows.length) return null;
  return (
    <div class="dt" style={{ "--foes": foes.length, "--rows": takers.length }} role="table" aria-label={t("damage-table")}>
      <div class="dt-row dt-top" role="row">
        <span class="dt-who" role="columnheader">
          {t("damage-coming")}
        </span>
        {foes.map((foe) => (
          <Attacks key={foe.n} foe={foe}>
            {(i) => {
              const blow = combat.blows.find((one) => one.n === foe.n && one.i === i);
              const attack = foe.attacks.find((one) => one.i === i)!;
              return <span class="dt-sum">{blow ? <Coming value={attack.value} damage={attack.damage} left={blow.damage} /> : ""}</span>;
            }}
          </Attacks>
        ))}
      </div>
      {takers.map((to) => {
        const unit = me.units.find((one) => one.n === to);
        return (
          <div class="dt-row" role="row" key={to}>
            <span class="dt-who" role="rowheader">
              <Icon name={unit ? unitPicture(unit.unit) : crest(me.hero)} class="" />
              <b>{unit ? soften(name("unit", unit.unit)) : name("hero", me.hero)}</b>
              <span class="dt-arm">
                <Icon name="i-armor" class="tiny" label={t("armor-n", { n: unit?.armor ?? me.armor })} />
                {unit?.armor ?? me.armor}
              </span>
            </span>
            {foes.map((foe) => (
              <Attacks key={foe.n} foe={foe}>
                {(i) => <Cell blow={combat.blows.find((one) => one.n === foe.n && one.i === i && one.to === to)} foe={foe} i={i} first={to === HERO} rows={takers.length} />}
              </Attacks>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Attacks({ foe, children }: { foe: Foe; children(i: number): preact.ComponentChildren }) {
  return (
    <span class="dt-cells" role="cell">
      {foe.attacks.map((attack) => (
        <span key={attack.i} class="dt-cell">
          {children(attack.i)}
        </span>
      ))}
    </span>
  );
}

/** `6 = 3 × 2`: what arrives, and what doubled it; less once some of it is assigned. */
function Coming({ value, damage, left }: { value: number; damage: number; left: number }) {
  const { t } = useSpeech();
  return (
    <>
      <span class="word">{t("damage-word")} </span>
      <b>{left}</b>
      {left === damage && damage > value && <small> = {value} × {damage / value}</small>}
      {left < damage && <small> {t("of-n", { n: damage })}</small>}
    </>
  );
}

function Cell({ blow, foe, i, first, rows }: { blow: Blow | undefined; foe: Foe; i: number; first: boolean; rows: number }) {
  const { table, view, act, busy, me } = useTable();
  const { marks, mark } = usePlan();
  const { t } = useSpeech();
  const state = foe.attacks.find((attack) => attack.i === i)?.state;
  if (!blow) {
    if (!first || foe.defeated) return null;
    const done = state === "blocked" || state === "cancelled" || state === "assigned";
    return (
      <span class={done ? "dt-done" : "dt-none"} style={{ "--span": rows }}>
        {done && <Icon name="i-ok" />} {t(`attack-state-${state ?? "open"}`)}
      </span>
    );
  }
  const to = blow.to === HERO ? "hero" : "";
  const option = table.decision?.mine === false ? undefined : table.decision?.options.find((one) => one.kind === "damage" && one.args[0] === foe.n && one.args[1] === i - 1 && one.args[2] === blow.to);
  const unit = marks[attackOf(blow)];
  const here = unit !== undefined && unit === blow.to;
  const shown = to && view.combat ? planned(blow, view.combat, marks, me.armor) : blow;
  const spent = !here && !to && hurtIn(marks, view.combat?.blows ?? [], blow.to);
  const words = spent ? t("plan-taken") : <Fate blow={shown} armor={me.armor} />;
  const style = `dt-fate ${to && !shown.wounds ? "unhurt" : blow.fate} ${to}${here ? " plan" : ""}${spent ? " gone" : ""}`;
  if (!option && !to && blow.fate !== "barred" && table.decision?.mine === true) {
    return (
      <button type="button" class={style} aria-pressed={here} data-plan={`${attackOf(blow)}>${blow.to}`} title={t("plan-mark")} onClick={() => mark(blow)}>
        {words}
      </button>
    );
  }
  return option ? (
    <button type="button" class={`${style} can`} data-option={option.notation} disabled={busy} title={option.label} onClick={() => act(option)}>
      {words}
    </button>
  ) : (
    <span class={style}>{words}</span>
  );
}

function Fate({ blow, armor }: { blow: Blow; armor: number }) {
  const { t } = useSpeech();
  if (blow.to === HERO) {
    return (
      <>
        {blow.wounds ? (
          <>
            <Icon name="i-wound" class="tiny" label={t("wounds-n", { n: blow.wounds })} />
            <b>{blow.wounds}</b>
            <small>
              {blow.damage} ÷ {armor}
            </small>
          </>
        ) : (
          t("fate-unhurt")
        )}
        {!!blow.discard && <small class="worse">+{blow.discard} {t("fate-discard")}</small>}
        {blow.drops && <small class="worse">{t("fate-drops")}</small>}
      </>
    );
  }
  return (
    <>
      {blow.fate === "wounded" && Array.from({ length: blow.wounds ?? 1 }, (_, i) => <Icon key={i} name="i-wound" class="tiny" label={t("wounds-n", { n: 1 })} />)}
      {blow.fate === "wounded" ? (blow.rest ? t("fate-rest", { n: blow.rest }) : t("fate-absorbs")) : t(`fate-${blow.fate}`)}
      {blow.fate === "destroyed" && !!blow.rest && <small> {t("fate-rest", { n: blow.rest })}</small>}
    </>
  );
}
