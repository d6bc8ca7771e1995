import { crest } from "../../../art/crests";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import { useSpeech } from "../../../words/words";
import { percent } from "../campaign/numbers";
import { forecastOf, goodsIcon } from "../options/Extra";
import { useTable } from "../useTable";
import type { Forecast } from "../types";

/** Whether somebody is asked in another player's turn, with a price or a "never this turn" to think about. */
/** A question out of turn: why it comes, what a yes surely costs, how likely it succeeds, and who waits for whom. */
export function Asked() {
  const context = useTable();
  const say = useSpeech();
  const { table, view, me } = context;
  const decision = table.decision!;
  const acting = view.players[view.turn]!;
  const taking = decision.options.find((option) => forecastOf(option)?.costs?.length);
  const told = forecastOf(taking);
  return (
    <div class="asked">
      <h2>{decision.prompt}</h2>
      <div class="box cause">
        <Icon name={crest(acting.color)} class="crest" />
        <span>
          <b>{say.t("oa-asked-why", { player: say.name("player", acting.color) })}</b>
          <small>
            {say.t("oa-asked-note")} <RuleLink id="OA-TURN-058" />
          </small>
          <small class="open-note">
            <Icon name="o-eye" class="tiny" /> {say.t("oa-asked-open")}
          </small>
        </span>
      </div>
      <div class="halves">
        {told && <Sure told={told} />}
        {told?.chance != null && <Hope chance={told.chance} />}
        <Waiting />
      </div>
      <p class="small">{say.t("oa-asked-mute", { player: say.name("player", me.color) })}</p>
    </div>
  );
}

function Sure({ told }: { told: Forecast }) {
  const { me } = useTable();
  const say = useSpeech();
  const have = (what: string): number => (what === "favor" ? me.favor : me.secrets);
  return (
    <section class="box">
      <h3>{say.t("oa-asked-sure")}</h3>
      <ul class="goods-list">
        {(told.costs ?? []).map(({ what, n }) => (
          <li key={what}>
            <Icon name={goodsIcon(what)} class="" />
            <span class="grow">
              <b>{say.t(`oa-${what}`)}</b>
              <small>{say.t(what === "favor" ? "oa-asked-favor" : "oa-asked-secret")}</small>
            </span>
            <em>
              {have(what)} → <b>{have(what) - n}</b>
            </em>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hope({ chance }: { chance: number }) {
  const say = useSpeech();
  return (
    <section class="box chances">
      <h3>{say.t("oa-asked-chance")}</h3>
      <p class="yes">
        <b>{percent(chance, say)}</b> {say.t("oa-asked-yes")}
      </p>
      <p class="no">
        <b>{percent(1 - chance, say)}</b> {say.t("oa-asked-no")}
      </p>
    </section>
  );
}

/** Each seat: acts, decides, or waits. */
function Waiting() {
  const { view, table } = useTable();
  const say = useSpeech();
  return (
    <section class="box">
      <h3>{say.t("oa-asked-waits")}</h3>
      <ul class="seats">
        {view.players.map((player, seat) => (
          <li key={player.color}>
            <Icon name={crest(player.color)} class="mini" />
            <span class="grow">{say.name("player", player.color)}</span>
            <b>{say.t(seat === table.decision?.seat ? "oa-decides" : seat === view.turn ? "oa-asked-in-turn" : "oa-asked-waiting")}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
