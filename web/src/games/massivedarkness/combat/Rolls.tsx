import { useState } from "preact/hooks";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import { useSpeech } from "../../../words/words";
import { enemyName } from "../options/titles";
import { kindIcon } from "../art/pictures";
import type { Combat, Forecast } from "../types";
import { useTable } from "../useTable";
import { DiceFaces, Die } from "./Die";
import { decimal, forecastOf, killing, percent } from "./forecast";
import { rollsOf, type Roll } from "./told";

const SHOWN = 4;

/** The roll that was put away last, for as long as the page is open. */
let closed = 0;

/** The last roll, kept in sight until somebody puts it away; in brief where the odds of the next stand below it. */
export function LastRoll({ brief }: { brief: boolean }) {
  const { table } = useTable();
  const { t } = useSpeech();
  const [, again] = useState(0);
  const roll = rollsOf(table).at(-1);
  if (!roll || roll.n <= closed) return null;
  return (
    <div class="rolls last">
      <h3>
        {t("md-last-roll")}
        <button
          type="button"
          class="link"
          onClick={() => {
            closed = roll.n;
            again((n) => n + 1);
          }}
        >
          {t("close")} ×
        </button>
      </h3>
      {brief ? <BriefRoll roll={roll} /> : <RollBox roll={roll} open />}
    </div>
  );
}

/** The combats before, newest first: dice, every modifier with its reason, and the result. */
export function LastRolls() {
  const { table } = useTable();
  const { t } = useSpeech();
  const all = rollsOf(table);
  const rolls = all.filter((roll) => roll !== all.at(-1) || roll.n <= closed).slice(-SHOWN).reverse();
  if (!all.length) return <DiceFaces />;
  if (!rolls.length) return null;
  return (
    <div class="rolls">
      <h3>{t("md-last-rolls")}</h3>
      {rolls.map((roll) => (
        <RollBox key={roll.n} roll={roll} open={false} />
      ))}
    </div>
  );
}

/** Dice and result in sight; who rolled and why so many, at a touch. */
function BriefRoll({ roll }: { roll: Roll }) {
  const { t } = useSpeech();
  return (
    <details class="roll brief">
      <summary>
        <span class="roll-dice" data-dice={[...roll.attack, ...roll.defense].join(" ")}>
          <Dice side="attack" dice={roll.attack} icon="d-hit" />
          <Dice side="defense" dice={roll.defense} icon="d-shield" />
        </span>
        <span class="result">{roll.result?.text ?? roll.title}</span>
      </summary>
      <p>{roll.title}</p>
      <Reasons lines={roll.lines} label={t("md-reasons")} />
    </details>
  );
}

function RollBox({ roll, open }: { roll: Roll; open: boolean }) {
  const { t } = useSpeech();
  return (
    <details class="roll" open={open}>
      <summary>{roll.title}</summary>
      <div class="roll-dice" data-dice={[...roll.attack, ...roll.defense].join(" ")}>
        <Dice side="attack" dice={roll.attack} icon="d-hit" />
        <Dice side="defense" dice={roll.defense} icon="d-shield" />
      </div>
      {roll.result && (
        <p class="result">
          {roll.result.text} <RuleLink id={roll.result.rule} />
        </p>
      )}
      <Reasons lines={roll.lines} label={t("md-reasons")} />
    </details>
  );
}

/** What made the dice and the symbols: those that follow from one rule stand together before it. */
function Reasons({ lines, label }: { lines: Roll["lines"]; label: string }) {
  if (!lines.length) return null;
  const rules = [...new Set(lines.map((line) => line.rule))];
  return (
    <ul class="reasons" aria-label={label}>
      {rules.map((rule) => (
        <li key={rule}>
          {lines
            .filter((line) => line.rule === rule)
            .map((line) => line.text)
            .join(" ")}{" "}
          <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}

function Dice({ side, dice, icon }: { side: string; dice: string[]; icon: string }) {
  const { t } = useSpeech();
  return (
    <span class="dice">
      <Icon name={icon} class="ic" label={t(`md-${side}`)} />
      {dice.length ? dice.map((die, i) => <Die key={i} die={die} />) : <span class="small">{t("md-no-dice")}</span>}
    </span>
  );
}

/** The combat being fought: dice on the table, symbols left to spend, the sums so far, and how it ends if the dice are kept. */
export function CombatBox({ combat, brief = false }: { combat: Combat; brief?: boolean }) {
  const { view, table } = useTable();
  const say = useSpeech();
  const hero = say.name("hero", view.heroes[combat.seat]?.hero);
  const other = combat.enemy ? enemyName(combat.enemy, say) : say.name("pillar", combat.pillar ?? "");
  const [attacker, defender] = combat.attacker === "hero" ? [hero, other] : [other, hero];
  const lines = rollsOf(table).at(-1)?.lines ?? [];
  const rolled = combat.attack.length + combat.defense.length > 0;
  const halved = combat.marks.includes("half_damage");
  return (
    <div class="fight-box">
      <h3>
        <Icon name={kindIcon(combat.kind)} label={say.name("kind", combat.kind)} />
        <b>
          {attacker} → {defender}
        </b>
      </h3>
      {rolled && (
        <>
          <div class="roll-dice" data-dice={[...combat.attack, ...combat.defense].join(" ")}>
            <Dice side="attack" dice={combat.attack} icon="d-hit" />
            <Symbols {...combat.attack_symbols} />
            <Dice side="defense" dice={combat.defense} icon="d-shield" />
            <Symbols {...combat.defense_symbols} />
          </div>
          <p class="sums">
            <b>
              <Icon name="d-hit" label={say.name("symbol", "hit")} /> {combat.total.hits}
            </b>
            −
            <b>
              <Icon name="d-shield" label={say.name("symbol", "shield")} /> {combat.total.shields}
            </b>
            {combat.damage > 0 && (
              <>
                +
                <b>
                  <Icon name="d-drop" label={say.t("md-wounds-dealt")} /> {combat.damage}
                </b>
              </>
            )}
            {halved && "÷ 2 "}=
            <b class="total">
              <Icon name="d-drop" label={say.t("md-wounds-dealt")} /> {combat.total.wounds}
            </b>
            <span class="small">{say.t("md-so-far")}</span>
          </p>
          <Answers />
          {!brief && <Reasons lines={lines} label={say.t("md-reasons")} />}
        </>
      )}
    </div>
  );
}

/** Where each answer to the question about these dice leads: kept as they lie, or rolled again. */
function Answers() {
  const { table } = useTable();
  const say = useSpeech();
  const told = (table.decision?.mine ? table.decision.options : []).filter((option) => forecastOf(option) && option.kind !== "roll");
  if (told.length < 2) return null;
  return (
    <table class="answers">
      <thead>
        <tr>
          <th>{say.t("md-answer")}</th>
          <th>{say.t("md-wounds-dealt")}</th>
          <th>{say.t("md-kill-one")}</th>
        </tr>
      </thead>
      <tbody>
        {told.map((option) => {
          const forecast = forecastOf(option)!;
          return (
            <tr key={option.notation}>
              <td>{option.label}</td>
              <td>
                <Spread forecast={forecast} />
              </td>
              <td>{percent(killing(forecast), say)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** `2`, or a mean and how far it may go: `2.4 (0–6)`. */
function Spread({ forecast }: { forecast: Forecast }) {
  const say = useSpeech();
  const numbers = forecast.wounds.filter(([, chance]) => chance > 0.0005).map(([n]) => n);
  if (numbers.length === 1) return <b>{numbers[0]}</b>;
  return (
    <>
      <b>{decimal(forecast.mean, say)}</b> ({Math.min(...numbers)}–{Math.max(...numbers)})
    </>
  );
}

function Symbols({ bam, diamond }: { bam: number; diamond: number }) {
  const { t, name } = useSpeech();
  if (!bam && !diamond) return <span class="hidden">{t("md-no-symbols")}</span>;
  return (
    <span class="symbols">
      {bam > 0 && (
        <span>
          {bam} <Icon name="d-bam" label={name("symbol", "bam")} />
        </span>
      )}
      {diamond > 0 && (
        <span>
          {diamond} <Icon name="d-gem" label={name("symbol", "diamond")} />
        </span>
      )}
    </span>
  );
}
