import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import type { Combat } from "../types";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";
import { planned, usePlan } from "../play/plan";
import { HERO } from "./DamageTable";

const MOST_CELLS = 10;

/** Wounds taken in this fight, those that come if nothing more is blocked and the Hero takes it all, and when that is too much. */
export function Knockout({ combat }: { combat: Combat }) {
  const { me, view } = useTable();
  const { t, name } = useSpeech();
  const taken = me.wounds_this_combat;
  const { marks } = usePlan();
  const hero = combat.blows.filter((blow) => blow.to === HERO).map((blow) => planned(blow, combat, marks, me.armor));
  const coming = hero.reduce((sum, blow) => sum + (blow.wounds ?? 0), 0);
  const poison = hero.reduce((sum, blow) => sum + (blow.discard ?? 0), 0);
  return (
    <div class="ko">
      <b>{t(coming ? "wounds-total" : "wounds-taken", { hero: name("hero", me.hero), n: taken, more: coming })}</b>
      <span class="row" aria-hidden="true">
        {Array.from({ length: Math.min(combat.knockout_at, MOST_CELLS) }, (_, i) => (
          <i key={i} class={i < taken ? "y" : i < taken + coming ? "maybe" : ""}>
            <Icon name={i === combat.knockout_at - 1 ? "i-warning" : "i-wound"} class="" />
          </i>
        ))}
      </span>
      <span class="small">
        {t("knockout-at", { n: combat.knockout_at })} <RuleLink id="MK-DMG-05c1" />
      </span>
      {Object.keys(marks).length > 0 && <span class="small planned">{t("plan-n", { n: Object.keys(marks).length })}</span>}
      {poison > 0 && <span class="small">{t("poison-coming", { n: poison })}</span>}
      {!combat.units_allowed && <span class="small">{t("units-not-allowed")}</span>}
      {view.round.time === "day" && combat.night && <span class="small">{t("night-here")}</span>}
    </div>
  );
}
