import { useSpeech } from "../../../words/words";
import { forecastOf, Odds } from "../combat/Odds";
import { CombatBox, LastRolls } from "../combat/Rolls";
import { rollsOf } from "../combat/told";
import { piece } from "../options/pieces";
import { enemyName } from "../options/titles";
import { foeAt, useSelected, useTable } from "../useTable";
import type { Enemy } from "../types";
import type { Option } from "../../../wire/types";
import { composition } from "./Party";
import { intentWords } from "./intent";

/** A roll no more than so many log lines old is what one wants to see first. */
const FRESH = 14;

/** What is to be expected: the fight going on, the odds of an attack, what an enemy will do, and the last rolls. */
export function Preview() {
  const { view, table, me, considered } = useTable();
  const { t, name, ...say } = useSpeech();
  const attack = useAttack();
  const { figure } = useSelected();
  const foe = foeAt(view, figure);
  const rolling = view.combat !== null;
  const roll = table.decision?.options.find((option) => option.kind === "roll");
  const last = rollsOf(table).at(-1);
  // Whoever looks at an attack wants its odds first.
  const looking = foe !== undefined || forecastOf(considered ?? undefined) !== null;
  const fresh = !looking && last !== undefined && (table.log.at(-1)?.n ?? 0) - last.n < FRESH;
  const speech = { t, name, ...say };
  return (
    <section class="panel fight" tabIndex={0} aria-label={t("preview")}>
      {view.combat && <CombatBox combat={view.combat} />}
      {rolling && forecastOf(roll) && (
        <Odds forecast={forecastOf(roll)!} kind={view.combat!.kind} title={t("md-if-rolled")} target={view.combat!.attacker === "hero" ? "enemy" : "hero"} />
      )}
      {!rolling && fresh && <LastRolls />}
      {!rolling && attack && (
        <Odds forecast={forecastOf(attack)!} kind={String(attack.args[0])} title={`${name("hero", me.hero)} → ${enemyName(attack.notation.split(" ")[1] ?? "", speech)}`} target="enemy" />
      )}
      {!rolling && foe && <FoeBox enemy={foe} />}
      {!rolling && !fresh && <LastRolls />}
      {!rolling && !attack && !foe && <Threats />}
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
  return figure.startsWith("foe:") ? undefined : table.decision?.options.find((option) => option.kind === "attack" && forecastOf(option));
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

/** Every enemy with what it will do, where nobody can be attacked just now. */
function Threats() {
  const { view } = useTable();
  const { select } = useSelected();
  const say = useSpeech();
  if (!view.enemies.length) return <p class="none">{say.t("md-quiet")}</p>;
  return (
    <div class="threats">
      <h3>{say.t("md-if-nothing")}</h3>
      <ul>
        {view.enemies.map((enemy) => (
          <li key={enemy.enemy}>
            <button type="button" onClick={() => select(piece.foe(enemy.enemy))}>
              <b>{enemyName(enemy.enemy, say)}</b> {intentWords(enemy, view, say)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
