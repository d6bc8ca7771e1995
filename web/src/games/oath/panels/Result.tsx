import { crest } from "../../../art/crests";
import { Icon } from "../../../ui/Icon";
import type { Outcome } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";

/** Who has won and how, and how everybody stood. */
export function Result({ outcome }: { outcome: Outcome }) {
  const { view } = useTable();
  const { t, name } = useSpeech();
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
    </div>
  );
}
