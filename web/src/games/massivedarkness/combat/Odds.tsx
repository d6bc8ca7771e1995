import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import type { Option } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { kindIcon } from "../art/pictures";
import { originName } from "../options/origin";
import type { Forecast, PoolTold } from "../types";
import { Pool } from "./Die";
import { decimal, forecastOf, killing, percent } from "./forecast";

/** The odds of an option in one line, wherever the option stands. */
export function OddsLine({ option }: { option: Option }) {
  const say = useSpeech();
  const forecast = forecastOf(option);
  if (!forecast) return null;
  return (
    <small class="odds-line">
      {say.t("md-odds-line", { mean: decimal(forecast.mean, say), kill: percent(killing(forecast), say) })}
    </small>
  );
}

interface Props {
  forecast: Forecast;
  kind: string;
  title: string;
  target: "enemy" | "hero";
  /** Without the dice and what made them. */
  brief?: boolean;
}

/** Before the dice are rolled: both pools with everything that made them, the chance of each number of wounds, and what could help. */
export function Odds({ forecast, kind, title, target, brief = false }: Props) {
  const say = useSpeech();
  return (
    <div class="odds">
      <h3>
        <b>{title}</b>
      </h3>
      {!brief && (
        <>
          <PoolLine side="attack" pool={forecast.attack} icon={kindIcon(kind)} />
          <PoolLine side="defense" pool={forecast.defense} icon="d-shield" />
        </>
      )}
      <div class="cap small">
        <span>{say.t("md-wounds-dealt")}</span>
        <span>
          {say.t("md-mean")} <b>{decimal(forecast.mean, say)}</b>
        </span>
      </div>
      <Chart forecast={forecast} />
      <ul class="chances">
        {target === "enemy" &&
          forecast.kills
            .filter(([n]) => n > 0)
            .slice(0, 3)
            .map(([n]) => {
              const more = forecast.kills.filter(([other]) => other >= n).reduce((sum, [, chance]) => sum + chance, 0);
              return more < 0.005 ? null : (
                <li key={n} title={say.t("md-kills-n", { n })}>
                  <Icon name="d-skull" label={say.t("md-kills-n", { n })} /> {n}+ <b>{percent(more, say)}</b>
                </li>
              );
            })}
        {target === "hero" && (
          <li>
            <Icon name="d-skull" /> {say.t("md-hero-falls")} <b>{percent(forecast.slain, say)}</b>
          </li>
        )}
        {target === "enemy" && forecast.slain >= 0.005 && (
          <li>
            <Icon name="d-crown" /> {say.t("md-slain")} <b>{percent(forecast.slain, say)}</b>
          </li>
        )}
        {forecast.stun > 0 && (
          <li>
            <Icon name="d-stun" /> {say.t("md-stuns")} <b>{percent(forecast.stun, say)}</b>
          </li>
        )}
        {forecast.riposte > 0 && (
          <li>
            <Icon name="d-reroll" /> {say.t("md-riposte")} <b>{percent(forecast.riposte, say)}</b> <RuleLink id="MD-SKILL-33" />
          </li>
        )}
        {forecast.helps
          .filter((help) => help.mean > forecast.mean + 0.05)
          .map((help) => (
            <li key={help.origin} class="help">
              {say.t("md-helps", { what: originName(help.origin, say), before: decimal(forecast.mean, say), after: decimal(help.mean, say) })}
              {help.kill > killing(forecast) + 0.005 && (
                <>
                  , <Icon name="d-skull" /> {percent(killing(forecast), say)} → <b>{percent(help.kill, say)}</b>
                </>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}

function PoolLine({ side, pool, icon }: { side: "attack" | "defense"; pool: PoolTold; icon: string }) {
  const say = useSpeech();
  return (
    <div class="pool">
      <Icon name={icon} class="" label={say.t(`md-${side}`)} />
      <Pool side={side} dice={pool.dice} />
      <span class="small">
        {pool.from.map((share, i) => (
          <span key={i} class="share">
            {originName(share.origin, say)}{" "}
            {share.none ? say.t("md-none") : [share.weak, share.strong, share.free].filter(Boolean).map((n) => (n > 0 ? `+${n}` : String(n).replace("-", "−"))).join(" ")}
          </span>
        ))}
      </span>
    </div>
  );
}

const BARS = 7;

/** The chance of each number of wounds as bars; what lies beyond the last is added to it. */
function Chart({ forecast }: { forecast: Forecast }) {
  const say = useSpeech();
  const most = Math.max(...forecast.wounds.map(([n]) => n), 1);
  const last = Math.min(most, BARS - 1);
  const bars = Array.from({ length: last + 1 }, (_, n) => ({
    n,
    chance: forecast.wounds.filter(([wounds]) => (n === last ? wounds >= n : wounds === n)).reduce((sum, [, chance]) => sum + chance, 0),
  }));
  const highest = Math.max(...bars.map((bar) => bar.chance), 0.01);
  const words = bars.map((bar) => `${bar.n}: ${percent(bar.chance, say)}`).join(", ");
  return (
    <div class="chart" role="img" aria-label={`${say.t("md-wounds-dealt")} ${words}`} style={{ "--bars": bars.length }}>
      {bars.map((bar) => (
        <span key={bar.n} class={bar.n ? "" : "zero"}>
          <em>{percent(bar.chance, say)}</em>
          <i style={{ height: `${Math.max(2, (bar.chance / highest) * 100)}%` }} />
          <b>
            {bar.n}
            {bar.n === last && most > last ? "+" : ""}
          </b>
        </span>
      ))}
    </div>
  );
}
