import { useEffect, useState } from "preact/hooks";
import { Log } from "../../../table/Log";
import { useSpeech } from "../../../words/words";
import { forecastOf } from "../combat/forecast";
import { Odds } from "../combat/Odds";
import { CombatBox, LastRoll, LastRolls } from "../combat/Rolls";
import { enemyName } from "../options/titles";
import { foeAt, useSelected, useTable } from "../useTable";
import type { Enemy } from "../types";
import type { Option } from "../../../wire/types";
import { composition } from "./Party";
import { isLevelUp, isMarket } from "./stages";
import { intentWords } from "./intent";
import { Compare, WhatChanges } from "../later";

interface Props {
  /** On a phone below the question: the odds alone, and nothing where there are none. */
  brief?: boolean;
  /** The log has no place of its own: it is the other side of this panel. */
  withLog?: boolean;
}

/** What is to be expected: the fight going on, the odds of an attack, what an enemy will do, and the last rolls. */
export function Preview({ brief = false, withLog = false }: Props) {
  const { view, table, me } = useTable();
  const say = useSpeech();
  const { t } = say;
  const [log, setLog] = useState(false);
  const attack = useAttack();
  const { figure } = useSelected();
  const foe = foeAt(view, figure);
  const rolling = view.combat !== null;
  const options = table.decision?.mine ? table.decision.options : [];
  const roll = options.find((option) => option.kind === "roll");
  // What is chosen from now needs the room of the dice that fell.
  const staged = isLevelUp(options) || isMarket(view);
  useEffect(() => setLog(false), [rolling]);
  if (brief && !rolling && !attack) return null;
  const threat = attack?.kind === "activate";
  const acting = enemyName(attack?.notation.split(" ")[1] ?? "", say);
  const title = threat ? acting : `${say.name("hero", me.hero)} → ${acting}`;
  return (
    <section class={brief ? "panel fight brief" : "panel fight"} aria-label={t("preview")}>
      {withLog && (
        <div class="sides" role="group" aria-label={t("tabs")}>
          <button type="button" aria-pressed={!log} onClick={() => setLog(false)}>
            {t("preview")}
          </button>
          <button type="button" aria-pressed={log} onClick={() => setLog(true)}>
            {t("log")}
          </button>
        </div>
      )}
      {log ? (
        <Log />
      ) : (
        <div class="fight-in" tabIndex={0} role="group" aria-label={t("preview")}>
          {view.combat && <CombatBox combat={view.combat} brief={brief} />}
          {rolling && forecastOf(roll) && (
            <Odds forecast={forecastOf(roll)!} kind={view.combat!.kind} title={t("md-if-rolled")} target={view.combat!.attacker === "hero" ? "enemy" : "hero"} brief={brief} />
          )}
          {!rolling && !brief && !staged && <LastRoll brief={!!attack} />}
          {isLevelUp(options) && !brief && <WhatChanges />}
          {isMarket(view) && !brief && <Compare />}
          {!rolling && attack && <Odds forecast={forecastOf(attack)!} kind={threat ? "melee" : String(attack.args[0])} title={title} target={threat ? "hero" : "enemy"} brief={brief} />}
          {!rolling && !attack && foe && <FoeBox enemy={foe} />}
          {!rolling && !attack && !foe && !staged && <LastRolls />}
        </div>
      )}
    </section>
  );
}

/** The attack looked at: the one pointed at, the one on the selected enemy, or the first there is. */
function useAttack(): Option | undefined {
  const { index, considered, pointed, table } = useTable();
  const { figure } = useSelected();
  if (considered && forecastOf(considered)) return considered;
  const attacks = (key: string) => (index.get(key) ?? []).find((option) => forecastOf(option));
  const at = (pointed && attacks(pointed)) || attacks(figure);
  if (at) return at;
  if (figure.startsWith("foe:") || !table.decision?.mine) return undefined;
  return table.decision.options.filter((option) => option.kind === "attack" && forecastOf(option)).sort((a, b) => forecastOf(b)!.mean - forecastOf(a)!.mean)[0];
}

function FoeBox({ enemy }: { enemy: Enemy }) {
  const { view } = useTable();
  const say = useSpeech();
  return (
    <div class="foe-box">
      <h3>
        {say.t("md-if-nothing")}
        <b>{enemyName(enemy.enemy, say)}</b>
      </h3>
      <p>{intentWords(enemy, view, say)}</p>
      <p class="small">{composition(enemy, say)}</p>
    </div>
  );
}
