import { Dialog } from "../../../ui/Dialog";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";

/** The name of the mission, its goals with their progress, and what lasts over the whole board. */
export function MissionBar({ onOpen }: { onOpen(): void }) {
  const { view } = useTable();
  const { t, name, text } = useSpeech();
  const next = view.goals.findIndex((goal) => !goal.done);
  return (
    <div class="mhead">
      <button type="button" class="mission-name" onClick={onOpen}>
        <Icon name="d-scroll" />
        <b>{name("scenario", view.mission)}</b>
        <span class="hidden">{t("md-mission-open")}</span>
      </button>
      <ul class="goals" aria-label={t("md-objectives")}>
        {view.goals.map((goal, i) => {
          const words = name("objective", `${view.mission}-${goal.goal}`);
          return (
            <li key={goal.goal} class={`pill goal${goal.done ? " done" : i === next ? " now" : ""}`} title={words}>
              <span class="n">{goal.done ? "✓" : i + 1}</span>
              <span class="words">{words}</span>
              {goal.need > 1 && (
                <b>
                  {goal.have}/{goal.need}
                </b>
              )}
            </li>
          );
        })}
        <li class="pill goal lose">
          <Icon name="d-skull" class="tiny" />
          <span class="words">{name("defeat", "lifebringer")}</span>
          <b>{view.lifebringer}</b>
        </li>
        {view.light && (
          <li class="pill goal now">
            <Icon name={view.light === "all_light" ? "d-flame" : "d-moon"} /> {t(view.light === "all_light" ? "md-all-light" : "md-all-shadow")}
          </li>
        )}
        {view.blessed.map((event) => (
          <li key={event} class="pill goal now" title={text(`event_card:${event}:event`)}>
            <Icon name="d-xp" /> {name("event_card", event)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Everything the mission says: goals, special rules, ways to lose. */
export function MissionWindow({ onClose }: { onClose(): void }) {
  const { view } = useTable();
  const { t, name, text } = useSpeech();
  const own = (kind: string, id: string) => name(kind, `${view.mission}-${id}`);
  return (
    <Dialog title={name("scenario", view.mission)} onClose={onClose} wide>
      <div class="mission">
        {view.campaign && <p>{t("md-campaign", { n: view.campaign.won.length, left: view.campaign.order.length })}</p>}
        <h3>{t("md-objectives")}</h3>
        <ol>
          {view.goals.map((goal) => (
            <li key={goal.goal} class={goal.done ? "done" : ""}>
              {own("objective", goal.goal)} <b>{goal.done ? t("md-done") : `${goal.have}/${goal.need}`}</b>
            </li>
          ))}
        </ol>
        {view.special.damage && (
          <p>{t("md-damage-tokens", { tiles: Object.entries(view.special.damage).map(([tile, n]) => `${tile.toUpperCase()}: ${n}`).join(", ") })}</p>
        )}
        {view.rules.length > 0 && (
          <>
            <h3>{t("md-special-rules")}</h3>
            <ul>
              {view.rules.map((rule) => (
                <li key={rule}>{own("rule", rule)}</li>
              ))}
            </ul>
          </>
        )}
        <h3>{t("md-defeats")}</h3>
        <ul>
          <li>{name("defeat", "lifebringer")}</li>
          {view.defeats.map((defeat) => (
            <li key={defeat}>{own("defeat", defeat)}</li>
          ))}
        </ul>
        {[...view.blessed, ...view.blessed_next].length > 0 && (
          <>
            <h3>{t("md-lasting")}</h3>
            <ul>
              {[...view.blessed, ...view.blessed_next].map((event) => (
                <li key={event}>
                  <b>{name("event_card", event)}</b> {text(`event_card:${event}:event`)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
