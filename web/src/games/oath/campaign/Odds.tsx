import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import { useSpeech } from "../../../words/words";
import { forecastOf, signed } from "../options/Extra";
import { campaignOf, colorOf, useTable } from "../useTable";
import type { Odds as Chances, Share } from "../types";
import { decimal, percent } from "./numbers";
import { termName } from "./terms";

/** Before the dice are rolled: both pools term by term, the sacrifices a victory takes, and the other side's answers. */
export function Odds({ odds, title }: { odds: Chances; title: string }) {
  const say = useSpeech();
  const { view } = useTable();
  const shown = campaignOf(view)?.forming === false; // both pools stand beside, term by term
  return (
    <div class="odds">
      <h3>
        {say.t("oa-exact")}
        <b class="won">{say.t("oa-wins", { chance: percent(1 - odds.lost, say) })}</b>
      </h3>
      <p class="small of">{title}</p>
      {!shown && <PoolLine side="attack" dice={odds.attack_dice} terms={odds.attack_from} />}
      {!shown && <PoolLine side="defense" dice={odds.defense_dice} terms={odds.defense_from} />}
      <div class="cap small">
        <span>{say.t("oa-sacrifices")}</span>
        <span>{say.t("oa-means", { attack: decimal(odds.attack_mean, say), defense: decimal(odds.defense_mean, say) })}</span>
      </div>
      <Sacrifices odds={odds} />
      <Thumb thumb={odds.thumb} />
      <Matrix />
    </div>
  );
}

/** The rule of thumb of the rulebook, beside the exact odds: force against force and dice. */
function Thumb({ thumb }: { thumb: Chances["thumb"] }) {
  const say = useSpeech();
  const sum = { force: thumb.force, against: thumb.against, dice: thumb.dice };
  return (
    <p class="small thumb">
      {say.t(thumb.likely ? "oa-thumb-likely" : "oa-thumb-unlikely", sum)} {thumb.warned && <b>{say.t("oa-thumb-warned")}</b>} <RuleLink id="OA-CMP-096" />
    </p>
  );
}

function PoolLine({ side, dice, terms }: { side: "attack" | "defense"; dice: number; terms: Share[] }) {
  const say = useSpeech();
  return (
    <div class="sum">
      <Icon name={side === "attack" ? "o-sword" : "o-shield"} class="" label={say.t(`oa-${side}-dice`)} />
      <span class="terms">
        {terms.map((term, i) => (
          <span key={i}>
            <b>{i ? signed(term.n) : term.n}</b> {termName(term.source, say)}
          </span>
        ))}
      </span>
      <span class="res">
        {dice}
        <span class={`odie ${side}`}>
          <Icon name={side === "attack" ? "o-sword" : "o-shield"} class="" />
        </span>
      </span>
    </div>
  );
}

const BARS = 6;

/** The chance of each number of sacrifices as bars, those beyond the last together; then defeat. */
function Sacrifices({ odds }: { odds: Chances }) {
  const say = useSpeech();
  const most = Math.max(0, ...odds.needed.map((one) => one.n));
  const last = Math.min(most, BARS - 1);
  const bars = Array.from({ length: last + 1 }, (_, n) => {
    const these = odds.needed.filter((one) => (n === last ? one.n >= n : one.n === n));
    const chance = these.reduce((sum, one) => sum + one.chance, 0);
    const left = chance ? these.reduce((sum, one) => sum + one.chance * one.left, 0) / chance : 0;
    return { key: String(n), word: `${n}${n === last && most > last ? "+" : ""}`, chance, left: chance ? decimal(left, say) : "", kind: n ? "" : "w" };
  });
  const all = [...bars, { key: "x", word: say.t("oa-defeat"), chance: odds.lost, left: "", kind: "x" }];
  const highest = Math.max(...all.map((bar) => bar.chance), 0.01);
  const words = all.map((bar) => `${bar.word}: ${percent(bar.chance, say)}`).join(", ");
  return (
    <div class="chart" role="img" aria-label={`${say.t("oa-sacrifices")}: ${words}`} style={{ "--bars": all.length }}>
      {all.map((bar) => (
        <span key={bar.key} class={bar.kind}>
          <em>{percent(bar.chance, say)}</em>
          <i style={{ height: `${Math.max(2, (bar.chance / highest) * 100)}%` }} />
          <b>{bar.word}</b>
          {bar.left && (
            <small>
              {bar.left} <Icon name="o-helm" class="tiny" />
            </small>
          )}
        </span>
      ))}
    </div>
  );
}

/** Own plans down, the other side's answers across: the chance to win, and below it without a sacrifice. */
function Matrix() {
  const { table, view } = useTable();
  const say = useSpeech();
  const rows = (table.decision?.options ?? []).filter((option) => ["enough", "plan"].includes(option.kind) && forecastOf(option)?.odds);
  const answers = [...new Map(rows.flatMap((row) => forecastOf(row)!.odds!.answers).map((answer) => [`${answer.card} ${answer.seat}`, answer])).entries()];
  if (!answers.length) return null;
  const shown = answers.slice(0, COLUMNS);
  const several = new Set(shown.map(([, answer]) => answer.seat)).size > 1;
  return (
    <table class="answers">
      <caption>
        {say.t("oa-matrix")} <RuleLink id="OA-CMP-042" />
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say.t("oa-no-plan")}</th>
          {shown.map(([key, answer]) => (
            <th key={key} scope="col">
              {say.name("card", answer.card)} {several && <small>{say.name("player", colorOf(view, answer.seat))}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows].sort((one, other) => Number(one.kind === "plan") - Number(other.kind === "plan")).slice(0, ROWS).map((row) => {
          const odds = forecastOf(row)!.odds!;
          return (
            <tr key={row.notation}>
              <th scope="row">{row.kind === "enough" ? say.t("oa-these-plans") : `+ ${say.name("card", String(row.args[0]))}`}</th>
              <Cell won={1 - odds.lost} clear={odds.needed.find((one) => one.n === 0)?.chance ?? 0} />
              {shown.map(([key]) => {
                const answer = odds.answers.find((one) => `${one.card} ${one.seat}` === key);
                return answer ? <Cell key={key} won={answer.won} clear={answer.clear} /> : <td key={key}>–</td>;
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const COLUMNS = 3;
const ROWS = 5;

function Cell({ won, clear }: { won: number; clear: number }) {
  const say = useSpeech();
  return (
    <td title={say.t("oa-without", { chance: percent(clear, say) })}>
      <b>{percent(won, say)}</b>
      <small>{percent(clear, say)}</small>
    </td>
  );
}
