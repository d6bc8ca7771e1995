import { attackIcon, blockIcon } from "../art/pictures";
import { useTable } from "../useTable";
import { Icon } from "../../../ui/Icon";
import type { Combat, Points } from "../types";
import { useSpeech, type Speech } from "../../../words/words";

/** The pool term by term, and what it reaches. */
export function CombatSums() {
  const { view } = useTable();
  const say = useSpeech();
  const { t } = say;
  const combat = view.combat!;
  return (
    <>
      <h3>
        {t("account")}
        <b>{t(`combat-${combat.phase}`)}</b>
      </h3>
      <div class="calc">
        {combat.pool.length === 0 && combat.phase !== "damage" && <p class="none">{t("pool-empty")}</p>}
        {combat.pool.map((term, i) => (
          <Term key={i} term={term} />
        ))}
      </div>
      <Targets combat={combat} />
    </>
  );
}

function Term({ term }: { term: Points }) {
  const say = useSpeech();
  const block = term.what === "block";
  const kind = block ? say.t("block") : say.t(`attack-${term.kind ?? "melee"}`);
  return (
    <div class="tm">
      <Icon name={block ? blockIcon(term.element) : attackIcon(term.kind, term.element)} class="" />
      <b>{sourceName(term.from, say)}</b>
      <small>
        {kind} · {say.name("element", term.element)}
      </small>
      <span class="n">{term.n}</span>
    </div>
  );
}

export function sourceName(from: string, say: Speech): string {
  const [what = "", id = ""] = from.split(":");
  if (what === "sideways") return say.t("from-sideways", { card: say.name("card", id) });
  return id ? say.name(what, id) : from;
}

function Targets({ combat }: { combat: Combat }) {
  const { t, name } = useSpeech();
  const foe = (n: number) => name("enemy", combat.enemies.find((one) => one.n === n)?.enemy);
  const lines =
    combat.phase === "block"
      ? combat.block_meters.map((meter) => ({ label: foe(meter.n), have: meter.have, need: meter.need }))
      : combat.attack_meters.map((meter) => ({ label: meter.n.map(foe).join(" + "), have: meter.have, need: meter.need }));
  if (!lines.length || combat.phase === "damage") return null;
  return (
    <div class="alt">
      {lines.map((line, i) => (
        <div class="alt-line" key={i}>
          <span>{line.label}</span>
          <b class={line.have >= line.need ? "y" : "x"}>
            {t("have-need", { have: line.have, need: line.need })}
            {line.have >= line.need && <Icon name="i-ok" />}
          </b>
        </div>
      ))}
    </div>
  );
}

/** Wounds to the hero if an attack stays unblocked: its damage divided by Armor, rounded up. */
export function woundsFrom(damage: number, armor: number): number {
  return armor > 0 ? Math.ceil(damage / armor) : damage;
}

export function openAttacks(combat: Combat) {
  return combat.enemies.flatMap((foe) =>
    foe.defeated ? [] : foe.attacks.filter((attack) => attack.state === "open").map((attack) => ({ foe, attack })),
  );
}
