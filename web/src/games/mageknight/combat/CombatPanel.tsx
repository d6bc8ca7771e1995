import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";
import { openAttacks, woundsFrom } from "./CombatSums";
import { FoeCard } from "./FoeCard";
import type { Combat } from "../types";

const PHASES = ["ranged", "block", "damage", "attack"] as const;
const PHASE_ICONS = { ranged: "i-ranged", block: "i-block", damage: "i-wound", attack: "i-attack" };

/** The fight in the place of the map: phases, foes, and the damage to come. */
export function CombatPanel({ onMap, phone }: { onMap(): void; phone: boolean }) {
  const { view, table } = useTable();
  const { t, name } = useSpeech();
  const combat = view.combat!;
  const place = name("site", combat.site) || name("terrain", view.map.hexes.find((hex) => hex.at === combat.at)?.terrain);
  const standing = combat.enemies.length;
  const hex = view.map.hexes.find((one) => one.at === combat.at);
  const city = hex?.city;
  const begun = table.recent?.map((line) => line.event).lastIndexOf("mk-event-combat") ?? -1;
  const provoked = combat.kind === "challenge" && begun > 0 && table.recent!.slice(Math.max(0, begun - 3), begun).some((line) => line.event === "mk-event-provoked");
  return (
    <div class="combat">
      <div class="mh">
        {!phone && (
          <b>
            {t(provoked ? "combat-kind-provoked" : `combat-kind-${combat.kind}`)} · {place}
            {city?.level != null && <small> {t("city-level", { color: name("color", hex?.colors[0]), n: city.level })}</small>}
          </b>
        )}
        <ol class="steps" aria-label={t("combat-phases")}>
          {PHASES.map((phase) => {
            const now = phase === combat.phase;
            const done = PHASES.indexOf(phase) < PHASES.indexOf(combat.phase);
            return (
              <li key={phase} class={now ? "on" : done ? "dn" : ""} aria-current={now ? "step" : undefined}>
                <Icon name={done ? "i-ok" : PHASE_ICONS[phase]} />
                {t(phone ? `combat-${phase}-short` : `combat-${phase}`)}
              </li>
            );
          })}
        </ol>
        {!phone && (
          <button type="button" class="see-map" onClick={onMap}>
            <Icon name="i-map" /> {t("see-map")}
          </button>
        )}
      </div>
      <div class="foes" data-count={Math.min(standing, 6)} tabIndex={0} role="group" aria-label={t("enemies")}>
        {combat.enemies.map((foe) => (
          <FoeCard key={foe.n} foe={foe} combat={combat} dense={standing > 2} />
        ))}
      </div>
      {!phone && <DamageToCome combat={combat} />}
    </div>
  );
}

export function DamageToCome({ combat }: { combat: Combat }) {
  const { me, view } = useTable();
  const { t, name } = useSpeech();
  const taken = me.wounds_this_combat ?? 0;
  const open = combat.phase === "attack" ? [] : openAttacks(combat);
  const coming = open.reduce((sum, one) => sum + woundsFrom(one.attack.damage, me.armor), 0);
  const slots = Math.max(combat.knockout_at, taken + 0);
  return (
    <div class="dmg">
      <h3>
        {t(combat.phase === "attack" ? "damage-done" : "if-unblocked")}
        <em>{open.length ? t("to-hero", { hero: name("hero", me.hero), armor: me.armor }) : t("nothing-open")}</em>
      </h3>
      <ul class="coming">
        {open.map(({ foe, attack }) => (
          <li key={`${foe.n}.${attack.i}`}>
            <Icon name="i-wound" />
            <span>
              {name("enemy", foe.enemy)}
              {foe.attacks.length > 1 && <small> {t("attack-nth", { i: attack.i })}</small>}
            </span>
            <b title={t("wounds-n", { n: woundsFrom(attack.damage, me.armor) })}>
              {attack.damage} ÷ {me.armor} → {woundsFrom(attack.damage, me.armor)} <Icon name="i-wound" class="tiny" label={t("wounds-n", { n: woundsFrom(attack.damage, me.armor) })} />
            </b>
          </li>
        ))}
      </ul>
      <div class="ko">
        <b>{t("wounds-total", { hero: name("hero", me.hero), n: taken, more: coming })}</b>
        <span class="row" aria-hidden="true">
          {Array.from({ length: Math.min(slots, 10) }, (_, i) => (
            <i key={i} class={i < taken ? "y" : i < taken + coming ? "maybe" : ""}>
              <Icon name={i === slots - 1 ? "i-warning" : "i-wound"} class="" />
            </i>
          ))}
        </span>
        <span class="small">{t("knockout-at", { n: combat.knockout_at })}</span>
        {!combat.units_allowed && <span class="small">{t("units-not-allowed")}</span>}
        {view.round.time === "day" && combat.night && <span class="small">{t("night-here")}</span>}
      </div>
    </div>
  );
}
