import { crest } from "../../../art/crests";
import { useCourse } from "../../../table/end/course";
import { Turnings } from "../../../table/end/Turnings";
import { Icon } from "../../../ui/Icon";
import type { Outcome } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";

const TURNINGS = 8;

/** Who has won and how, and how everybody stood. */
export function Result({ outcome }: { outcome: Outcome }) {
  const { view } = useTable();
  const { t, name } = useSpeech();
  const course = useCourse("oa-log-turn");
  return (
    <div class="oa-result">
      <h2>
        {t("oa-result", { oath: name("oath", view.oath), n: view.round })}
      </h2>
      <ul>
        {view.players.map((player, seat) => {
          const won = outcome.winners.includes(seat);
          return (
            <li key={player.color} class={won ? "won" : ""}>
              <Icon name={crest(player.color)} class="shield" />
              <span>
                <b>{name("player", player.color)}</b>
                <small>
                  {view.prince?.seat === seat && `${t("oa-prince-himself")} · `}
                  {name("role", player.role)} · {(outcome.lines[seat] ?? []).map((line) => line.text).join(" · ")}
                </small>
              </span>
              <span class="end-goods">
                <span title={t("oa-sites")}>
                  {player.sites} <Icon name="o-helm" label={t("oa-sites")} />
                </span>
                <span title={t("oa-holdings")}>
                  {player.held} <Icon name="o-cup" label={t("oa-holdings")} />
                </span>
                {won && <Icon name="o-crown" label={t("score-winner")} />}
              </span>
            </li>
          );
        })}
      </ul>
      <Turnings turnings={course.filter((one) => one.event !== "oa-log-turn").slice(-TURNINGS)} />
    </div>
  );
}
