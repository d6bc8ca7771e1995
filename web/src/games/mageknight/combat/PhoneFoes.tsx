import { useState } from "preact/hooks";
import { EnemyPicture } from "../art/EnemyPicture";
import { useFocus } from "../play/focus";
import { Icon } from "../../../ui/Icon";
import type { Combat, Foe } from "../types";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";
import { Abilities, FoeNumbers, Meters, Plain, Portrait } from "./FoeCard";

/** On a phone: all foes as a strip, one of them in full. */
export function PhoneFoes({ combat }: { combat: Combat }) {
  const { catalog } = useTable();
  const { t, name } = useSpeech();
  const { on, set } = useFocus();
  const [looked, setLooked] = useState(0);
  const wanted = looked || Number(on.split(".")[0]) || combat.enemies.find((foe) => !foe.defeated)?.n;
  const foe = combat.enemies.find((one) => one.n === wanted) ?? combat.enemies[0];
  if (!foe) return null;
  const choose = (n: number) => {
    setLooked(n);
    const attack = combat.enemies.find((one) => one.n === n)?.attacks.find((one) => one.state === "open");
    set(combat.phase === "block" && attack ? `${n}.${attack.i}` : String(n));
  };
  return (
    <>
      {combat.enemies.length > 1 && (
        <div class="strip-foes" role="group" aria-label={t("enemies")}>
          {combat.enemies.map((one) => (
            <button type="button" key={one.n} class={`sf ${one.n === foe.n ? "on" : ""} ${one.defeated ? "beaten" : ""}`} aria-pressed={one.n === foe.n} onClick={() => choose(one.n)}>
              <svg viewBox="-58 -58 116 116" aria-hidden="true">
                <EnemyPicture enemy={one.enemy} pile={catalog.enemies[one.enemy]?.pile ?? "grey"} />
              </svg>
              <span class="hidden">{name("enemy", one.enemy)}</span>
              <b>{one.defeated ? <Icon name="i-ok" class="tiny" label={t("beaten")} /> : <Short foe={one} combat={combat} />}</b>
            </button>
          ))}
        </div>
      )}
      <section class={`foe one ${foe.defeated ? "beaten" : ""}`} aria-label={name("enemy", foe.enemy)}>
        <Portrait foe={foe} pile={catalog.enemies[foe.enemy]?.pile ?? "grey"} pills={false} />
        <div class="fi">
          <h2>
            {foe.n}. {name("enemy", foe.enemy)}
            <FoeNumbers foe={foe} />
          </h2>
          <div class="abs">
            <Abilities foe={foe} />
          </div>
        </div>
        <div class="plains">
          <Plain foe={foe} phase={combat.phase} />
        </div>
        <Meters foe={foe} combat={combat} />
      </section>
    </>
  );
}

/** What is still to be done about an enemy, in a few signs. */
function Short({ foe, combat }: { foe: Foe; combat: Combat }) {
  if (combat.phase === "attack" || combat.phase === "ranged") {
    const meter = combat.attack_meters.find((one) => one.n.length === 1 && one.n[0] === foe.n);
    return <>{meter ? `${meter.have}/${meter.need}` : foe.armor}</>;
  }
  return (
    <>
      {foe.attacks
        .map((attack) => {
          if (attack.state === "blocked" || attack.state === "cancelled" || attack.state === "assigned") return "✓";
          if (attack.state === "hidden") return "?";
          return combat.phase === "block" ? String(attack.need) : String(attack.damage);
        })
        .join(" | ")}
    </>
  );
}
