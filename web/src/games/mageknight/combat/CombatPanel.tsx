import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";
import { DamageTable } from "./DamageTable";
import { FoeCard } from "./FoeCard";
import { Knockout } from "./Knockout";
import { PhoneFoes } from "./PhoneFoes";

const PHASES = ["ranged", "block", "damage", "attack"] as const;
const PHASE_ICONS = { ranged: "i-ranged", block: "i-block", damage: "i-wound", attack: "i-attack" };
/** So many foes and more stand in narrow columns over the damage each of them does. */
const MANY = 3;

/** The fight in the place of the map: phases, foes, and under each attack what it would do to whom. */
export function CombatPanel({ onMap, phone }: { onMap(): void; phone: boolean }) {
  const { view } = useTable();
  const { t } = useSpeech();
  const combat = view.combat!;
  const foes = combat.enemies;
  const many = foes.length >= MANY;
  return (
    <div class={`combat${many ? " many" : ""}${combat.blows.length ? " threatened" : ""}`} style={{ "--foes": foes.length }}>
      <div class="mh">
        {!phone && <Place />}
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
      {phone ? (
        <>
          <PhoneFoes combat={combat} />
          <div class="roomy">
            <DamageTable combat={combat} foes={foes} />
            <Knockout combat={combat} />
          </div>
        </>
      ) : (
        <>
          <div class="foes" data-count={Math.min(foes.length, 6)} role="group" aria-label={t("enemies")}>
            {many && <Company />}
            {foes.map((foe) => (
              <FoeCard key={foe.n} foe={foe} combat={combat} many={many} />
            ))}
          </div>
          <DamageTable combat={combat} foes={foes} />
          <Knockout combat={combat} />
        </>
      )}
    </div>
  );
}

/** What is fought over: a city with its colour, its level and what it lends its defenders. */
export function Place() {
  const { view, table } = useTable();
  const { t, name, text } = useSpeech();
  const combat = view.combat!;
  const hex = view.map.hexes.find((one) => one.at === combat.at);
  const place = name("site", combat.site) || name("terrain", hex?.terrain);
  const begun = table.recent?.map((line) => line.event).lastIndexOf("mk-event-combat") ?? -1;
  const provoked = combat.kind === "challenge" && begun > 0 && table.recent!.slice(Math.max(0, begun - 3), begun).some((line) => line.event === "mk-event-provoked");
  const color = hex?.city ? hex.colors[0] : undefined;
  return (
    <b class="fought" title={color ? text(`site:city_${color}`) : undefined}>
      {color ? name("site", `city_${color}`) : `${t(provoked ? "combat-kind-provoked" : `combat-kind-${combat.kind}`)} · ${place}`}
      {hex?.city?.level != null && <small> {t("city-level", { n: hex.city.level })}</small>}
    </b>
  );
}

/** How many there are, of what kind, and what they are worth. */
function Company() {
  const { view } = useTable();
  const { t } = useSpeech();
  const foes = view.combat!.enemies;
  const defend = foes.filter((foe) => foe.defender).length;
  const roam = foes.filter((foe) => foe.rampaging).length;
  return (
    <div class="company">
      <b>{t("foes-n", { n: foes.length })}</b>
      {defend > 0 && <span>{t("foes-defend", { n: defend })}</span>}
      {roam > 0 && <span>{t("foes-rampage", { n: roam })}</span>}
      <span>
        <Icon name="i-fame" class="tiny" /> {foes.filter((foe) => !foe.defeated).reduce((sum, foe) => sum + foe.fame, 0)}
      </span>
    </div>
  );
}
