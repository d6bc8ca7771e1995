import { crest } from "../../../art/crests";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { piece } from "../options/pieces";
import { useTable } from "../useTable";

/** How everybody stands by what oaths and Visions count; the column of the oath in force marked. */
export function Standing() {
  const { view, catalog } = useTable();
  const { t, name } = useSpeech();
  const goal = catalog.oaths[view.oath]?.goal ?? "sites";
  const columns = ["sites", "relics", "peoples_favor", "darkest_secret"];
  const icons: Record<string, string> = { sites: "o-helm", relics: "o-cup", peoples_favor: "o-flag", darkest_secret: "o-secret" };
  return (
    <div class="standing">
      <h3 data-look={piece.oath(view.oath)}>
        {t("oa-standing")}
        <b>{name("oath", view.oath)}</b>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{t("oa-player")}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" class={column === goal ? "goal" : ""} title={t(`oa-goal-${column}`)}>
                <Icon name={icons[column]!} label={t(`oa-goal-${column}`)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.players.map((player, seat) => (
            <tr key={player.color}>
              <th scope="row">
                <Icon name={crest(player.color)} class="mini" /> {name("player", player.color)}{" "}
                {view.title.holder === seat && <Icon name="o-crown" class="tiny" label={t(`oa-title-${view.title.side}`)} />}
              </th>
              <td class={goal === "sites" ? "goal" : ""}>{player.sites}</td>
              <td class={goal === "relics" ? "goal" : ""}>{player.held}</td>
              <td class={goal === "peoples_favor" ? "goal" : ""}>{view.banners.peoples_favor?.holder === seat ? view.banners.peoples_favor.tokens : ""}</td>
              <td class={goal === "darkest_secret" ? "goal" : ""}>{view.banners.darkest_secret?.holder === seat ? view.banners.darkest_secret.tokens : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small">
        {t(`oa-goal-${goal}`)} → {t(`oa-title-${view.title.side}`)}: {name("player", view.players[view.title.holder]?.color)}
      </p>
      {view.promises.length > 0 && (
        <ul class="promises">
          {view.promises.map((promise, i) => (
            <li key={i}>
              {t("oa-promise", { by: name("player", view.players[promise.by]?.color), to: name("player", view.players[promise.to]?.color), what: name("promise", promise.what), round: promise.round })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
