import { crest } from "../../../art/crests";
import { standing } from "../../../table/context";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import { useSpeech } from "../../../words/words";
import type { Option } from "../../../wire/types";
import { helm, landOf, suitColor, suitIcon, cardTexts } from "../art/pictures";
import { PriceSigns } from "../map/CardTile";
import { piece } from "../options/pieces";
import { forecastOf, signed } from "../options/Extra";
import { armyOf, campaignOf, colorOf, useTable } from "../useTable";
import type { Campaign, Odds, Share } from "../types";
import { Pool, Rolled } from "./Dice";
import { IfWon } from "./IfWon";
import { percent } from "./numbers";
import { targetName, termName } from "./terms";

/** A campaign under way: its targets, both sides with dice, terms and plans, and the totals. */
export function CampaignPanel() {
  const { view } = useTable();
  const campaign = campaignOf(view);
  if (!campaign) return null;
  return (
    <div class="cmp">
      <Aims campaign={campaign} />
      <Targets campaign={campaign} />
      <div class="sides">
        <Side campaign={campaign} side="attack" />
        <Side campaign={campaign} side="defense" />
        {campaign.attack_roll.length || campaign.defense_roll.length || campaign.winner ? <Outcome campaign={campaign} /> : <Chances />}
      </div>
    </div>
  );
}

/** All targets in one line, where there is no room for their pictures above the fight. */
function Aims({ campaign }: { campaign: Campaign }) {
  const say = useSpeech();
  return (
    <p class="aims" aria-hidden="true">
      <b>{say.t("oa-targets")}</b> {campaign.targets.map((target) => targetName(target, say)).join(", ")}
    </p>
  );
}

function Targets({ campaign }: { campaign: Campaign }) {
  const say = useSpeech();
  return (
    <section class="targets" aria-label={say.t("oa-targets")}>
      <h3>{say.t("oa-targets")}</h3>
      <ul>
        {campaign.targets.map((target) => {
          const [kind, what = ""] = target.split(" ");
          const share = campaign.defense_from.find((one) => one.source === target);
          return (
            <li key={target}>
              {kind === "site" ? (
                <svg class="mini-land" aria-hidden="true">
                  <use href={`#${landOf(what)}`} />
                </svg>
              ) : (
                <Icon name={kind === "pawn" ? "o-pawn" : kind === "banner" ? "o-flag" : "o-cup"} class="mini-land" />
              )}
              <span>
                <b>{targetName(target, say)}</b>
                {share && <Pool side="defense" n={share.n} />}
              </span>
            </li>
          );
        })}
      </ul>
      {!campaign.winner && <IfWon />}
    </section>
  );
}

function Side({ campaign, side }: { campaign: Campaign; side: "attack" | "defense" }) {
  const { view } = useTable();
  const say = useSpeech();
  const seat = side === "attack" ? campaign.attacker : campaign.defender;
  const player = view.players[seat];
  const color = player?.color ?? "bandits";
  const roll = side === "attack" ? campaign.attack_roll : campaign.defense_roll;
  const dice = side === "attack" ? campaign.attack_dice : campaign.defense_dice;
  const terms = side === "attack" ? campaign.attack_from : campaign.defense_from;
  const force = side === "attack" ? campaign.attack_force : campaign.defense_force;
  const mine = (user: number) => (user === campaign.attacker) === (side === "attack");
  const used = campaign.plans.filter((plan) => mine(plan.seat));
  const open = campaign.open.filter((plan) => mine(plan.seat));
  return (
    <section class={`side ${side}`} aria-label={say.t(`oa-${side}`)}>
      <header>
        {player ? <Icon name={crest(color)} class="crest" /> : <Icon name="o-skull" class="crest" />}
        <span>
          <b>{say.name("player", color)}</b>
          <small>
            {say.t(side === "attack" ? "oa-attacks-from" : "oa-defends", { site: say.name("site", campaign.site) })}
            {side === "defense" && campaign.allies.length > 0 && ` · ${say.t("oa-allies", { players: campaign.allies.map((ally) => say.name("player", colorOf(view, ally))).join(", ") })}`}
          </small>
        </span>
        <span class={`force w-${player ? armyOf(player) : "bandits"}`}>
          {force}
          <Icon name={player ? helm(armyOf(player)) : "o-skull"} class="" label={say.t("oa-warbands")} />
        </span>
      </header>
      <div class="box">
        <h3>{say.t(`oa-${side}-dice-n`, { n: dice })}</h3>
        {roll.length ? <Rolled side={side} faces={roll} /> : <Pool side={side} n={dice} />}
        <Terms terms={terms} />
      </div>
      {(used.length > 0 || open.length > 0) && <h3>{say.t("oa-plans")}</h3>}
      <div class="plans">
        {used.map((plan) => (
          <PlanRow key={plan.card} card={plan.card} seat={plan.seat} used />
        ))}
        {open.map((plan) => (
          <PlanRow key={`${plan.card}${plan.seat}`} card={plan.card} seat={plan.seat} />
        ))}
      </div>
    </section>
  );
}

function Terms({ terms }: { terms: Share[] }) {
  const say = useSpeech();
  return (
    <dl class="tl">
      {terms.map((term, i) => (
        <div key={i}>
          <dt>{termName(term.source, say)}</dt>
          <dd>{i ? signed(term.n) : term.n}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A battle plan: used, or still possible; with what it would make of the odds where it is one's own. */
function PlanRow({ card, seat, used = false }: { card: string; seat: number; used?: boolean }) {
  const { view, catalog, index, look, pick } = useTable();
  const say = useSpeech();
  const facts = catalog.cards[card];
  const key = piece.card(card);
  const option = (index.get(key) ?? []).find((one) => one.kind === "plan");
  const odds = forecastOf(option)?.odds;
  const power = facts?.powers?.find((one) => one.when === "plan");
  return (
    <button
      type="button"
      class={`plan ${used ? "used" : ""} ${option ? standing(index, key) : ""}`}
      data-piece={key}
      onClick={(event) => (option ? pick : look)(key, event.currentTarget)}
    >
      <i class="tick" aria-hidden="true">
        {used ? "✓" : option ? "" : "?"}
      </i>
      <span class="hex" style={{ "--c": suitColor(facts?.suit) }}>
        {facts?.suit && <Icon name={suitIcon(facts.suit)} class="" />}
      </span>
      <span class="grow">
        <b>{say.name("card", card)}</b>
        <small>{cardTexts(card, facts).filter((text) => text.includes(":plan") || text.includes("-plan")).map(say.text).join(" ")}</small>
        <small>
          {used ? say.t("oa-plan-used") : option ? "" : say.t("oa-plan-may", { player: say.name("player", colorOf(view, seat)) })}
        </small>
      </span>
      <PriceSigns price={power?.price} />
      {odds && <em>{percent(1 - odds.lost, say)}</em>}
    </button>
  );
}

/** After the roll: the totals, and where a sacrifice is asked for, both futures side by side. */
function Outcome({ campaign }: { campaign: Campaign }) {
  const { table } = useTable();
  const futures = (table.decision?.options ?? []).filter((option) => forecastOf(option)?.fate);
  return (
    <>
      <Totals campaign={campaign} />
      {futures.map((option) => (
        <Future key={option.notation} option={option} campaign={campaign} />
      ))}
    </>
  );
}

function Future({ option, campaign }: { option: Option; campaign: Campaign }) {
  const { view } = useTable();
  const say = useSpeech();
  const fate = forecastOf(option)!.fate!;
  const won = fate.winner === "attack";
  const gone = fate.attack_dead;
  const army = view.players[campaign.attacker] ? armyOf(view.players[campaign.attacker]!) : "red";
  const left = Math.max(0, campaign.attack_force - (gone - campaign.attack_dead));
  return (
    <section class={`box future ${won ? "good-end" : "bad-end"}`}>
      <h2>{say.t(won ? "oa-future-win" : "oa-future-lose", { attack: fate.attack, defense: fate.defense })}</h2>
      <span class="heads" role="img" aria-label={say.t("oa-heads", { dead: gone, left })}>
        {Array.from({ length: gone }, (_, i) => (
          <Icon key={`d${i}`} name="o-skull" class="fallen" />
        ))}
        {Array.from({ length: left }, (_, i) => (
          <Icon key={`l${i}`} name={helm(army)} class={`w-${army}`} />
        ))}
      </span>
      <p>{say.t("oa-heads", { dead: gone, left })}</p>
      <p>{say.t("oa-defense-dead", { n: fate.defense_dead })}</p>
      <p>{say.t(won ? "oa-future-targets" : "oa-future-nothing", { targets: campaign.targets.map((target) => targetName(target, say)).join(", ") })}</p>
    </section>
  );
}

/** After the roll: both totals as bars, what is missing, and what a sacrifice would add. */
function Totals({ campaign }: { campaign: Campaign }) {
  const { table } = useTable();
  const say = useSpeech();
  const offered = table.decision?.options.find((option) => option.kind === "sacrifice");
  const more = offered ? Number(offered.args[0]) : 0;
  const most = Math.max(campaign.attack + more, campaign.defense, 1);
  const width = (n: number) => `${(n / most) * 88}%`;
  const swords = campaign.attack;
  return (
    <section class="box totals" aria-label={say.t("oa-totals")}>
      <div>
        <span>{say.t("oa-attack")}</span>
        <span class="bar">
          <i class="attack" style={{ width: width(swords) }} />
          {more > 0 && (
            <i class="more" style={{ width: width(Math.max(0, campaign.defense + 1 - campaign.attack)) }}>
              +{more}
            </i>
          )}
        </span>
        <b>{campaign.attack}</b>
      </div>
      <div>
        <span>{say.t("oa-defense")}</span>
        <span class="bar">
          <i class="shields" style={{ width: width(Math.max(0, campaign.defense - campaign.defense_force)) }} />
          <i class="force" style={{ width: width(Math.min(campaign.defense, campaign.defense_force)) }}>
            {campaign.defense_force > 0 && campaign.defense_force}
          </i>
        </span>
        <b>{campaign.defense}</b>
      </div>
      <p class="small">
        {campaign.winner ? say.t(`oa-won-${campaign.winner}`) : more ? say.t("oa-short", { n: more }) : say.t("oa-strict")} <RuleLink id="OA-CMP-067" />
      </p>
    </section>
  );
}

/** Before the roll: the chance of every total of both sides, side by side. */
function Chances() {
  const { table, considered } = useTable();
  const say = useSpeech();
  const option = forecastOf(considered)?.odds ? considered : table.decision?.options.find((one) => ["enough", "attack"].includes(one.kind) && forecastOf(one)?.odds);
  const odds = forecastOf(option)?.odds;
  if (!odds) return null;
  return <TotalsChart odds={odds} label={say.t("oa-totals")} />;
}

const SHOWN = 0.004;

function TotalsChart({ odds, label }: { odds: Odds; label: string }) {
  const say = useSpeech();
  const seen = [...odds.attack, ...odds.defense].filter(([, chance]) => chance >= SHOWN).map(([n]) => n);
  const first = Math.min(...seen, 0);
  const last = Math.min(Math.max(...seen, 1), first + 23);
  const at = (list: [number, number][], n: number) => list.find(([total]) => total === n)?.[1] ?? 0;
  const columns = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const highest = Math.max(...columns.flatMap((n) => [at(odds.attack, n), at(odds.defense, n)]), 0.01);
  const words = (list: [number, number][]) => list.filter(([, chance]) => chance >= 0.005).map(([n, chance]) => `${n}: ${percent(chance, say)}`).join(", ");
  return (
    <section class="box dist" role="img" aria-label={`${label}. ${say.t("oa-attack")}: ${words(odds.attack)}. ${say.t("oa-defense")}: ${words(odds.defense)}`}>
      <div class="legend-row">
        <span>
          <i class="attack" /> {say.t("oa-attack")}
        </span>
        <span>
          <i class="shields" /> {say.t("oa-defense")}
        </span>
        <span class="small">{say.t("oa-strict")}</span>
      </div>
      <div class="cols" style={{ "--bars": columns.length }}>
        {columns.map((n) => (
          <span key={n}>
            <Column side="attack" chance={at(odds.attack, n)} highest={highest} />
            <Column side="shields" chance={at(odds.defense, n)} highest={highest} />
            <b>{n}</b>
          </span>
        ))}
      </div>
    </section>
  );
}

/** A bar of the chart, its hundredths above it where there are some. */
function Column({ side, chance, highest }: { side: string; chance: number; highest: number }) {
  const hundredths = Math.round(chance * 100);
  return (
    <span class="column">
      <i class={side} style={{ height: `${(chance / highest) * 100}%` }}>
        {hundredths > 0 && <em>{hundredths}</em>}
      </i>
    </span>
  );
}
