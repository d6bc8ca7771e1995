import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import { useSpeech } from "../../../words/words";
import { enemyName } from "../options/titles";
import { kindIcon } from "../art/pictures";
import type { Combat } from "../types";
import { useTable } from "../useTable";
import { Die } from "./Die";
import { rollsOf, type Roll } from "./told";

const SHOWN = 4;

/** The last combats, newest first: dice, every modifier with its reason, and the result. */
export function LastRolls() {
  const { table } = useTable();
  const { t } = useSpeech();
  const rolls = rollsOf(table).slice(-SHOWN).reverse();
  if (!rolls.length) return null;
  return (
    <div class="rolls">
      <h3>{t("md-last-rolls")}</h3>
      {rolls.map((roll, i) => (
        <RollBox key={roll.n} roll={roll} open={i === 0} />
      ))}
    </div>
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

function Reasons({ lines, label }: { lines: Roll["lines"]; label: string }) {
  if (!lines.length) return null;
  return (
    <ul class="reasons" aria-label={label}>
      {lines.map((line) => (
        <li key={line.n}>
          {line.text} <RuleLink id={line.rule} />
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

/** The combat being fought: dice on the table, symbols left to spend, and the sums so far. */
export function CombatBox({ combat }: { combat: Combat }) {
  const { view, table, catalog } = useTable();
  const say = useSpeech();
  const points = (dice: string[]) => dice.reduce((sum, die) => sum + (catalog.dice[die[0]!]?.[Number(die[1])]?.[0] ?? 0), 0);
  const hits = Math.max(0, points(combat.attack) + combat.hits);
  const shields = Math.max(0, points(combat.defense) + combat.shields);
  const whole = Math.max(0, hits - shields) + combat.damage;
  const halved = combat.marks.includes("half_damage");
  const hero = say.name("hero", view.heroes[combat.seat]?.hero);
  const other = combat.enemy ? enemyName(combat.enemy, say) : say.name("pillar", combat.pillar ?? "");
  const [attacker, defender] = combat.attacker === "hero" ? [hero, other] : [other, hero];
  const lines = rollsOf(table).at(-1)?.lines ?? [];
  const rolled = combat.attack.length + combat.defense.length > 0;
  return (
    <div class="fight-box">
      <h3>
        <span>
          <Icon name={kindIcon(combat.kind)} /> {say.name("kind", combat.kind)}
        </span>
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
              <Icon name="d-hit" label={say.name("symbol", "hit")} /> {hits}
            </b>
            −
            <b>
              <Icon name="d-shield" label={say.name("symbol", "shield")} /> {shields}
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
              <Icon name="d-skull" label={say.t("md-wounds-dealt")} /> {halved ? Math.ceil(whole / 2) : whole}
            </b>
          </p>
          <Reasons lines={lines} label={say.t("md-reasons")} />
        </>
      )}
    </div>
  );
}

function Symbols({ bam, diamond }: { bam: number; diamond: number }) {
  const { t, name } = useSpeech();
  if (!bam && !diamond) return <span class="small">{t("md-no-symbols")}</span>;
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
