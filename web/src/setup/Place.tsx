import { useEffect, useState } from "preact/hooks";
import { GAMES } from "../games";
import { sketch } from "../wire/api";
import type { BaseView, GameInfo } from "../wire/types";
import { Icon } from "../ui/Icon";
import { useSpeech } from "../words/words";
import { span } from "./span";
import type { SetupUi } from "./ui";

type Scenario = GameInfo["scenarios"][number];

export function useSetupUi(game: string): SetupUi | null {
  const [found, setFound] = useState<{ game: string; ui: SetupUi } | null>(null);
  useEffect(() => {
    let live = true;
    GAMES[game]
      ?.setup?.()
      .then((part) => live && setFound({ game, ui: part.default }))
      .catch(() => undefined);
    return () => void (live = false);
  }, [game]);
  return found?.game === game ? found.ui : null;
}

/** How hard something is, in signs and in a word. */
export function Hard({ n }: { n: number }) {
  const { t } = useSpeech();
  return (
    <span class="hard" role="img" aria-label={t(`hard-${n}`)} title={t(`hard-${n}`)}>
      {[1, 2, 3, 4].map((one) => (
        <i key={one} class={one <= n ? "on" : ""} />
      ))}
    </span>
  );
}

/** The scenarios as places to choose from. */
export function Places({ list, chosen, players, ui, onChoose }: { list: Scenario[]; chosen: string; players: number; ui: SetupUi | null; onChoose(id: string): void }) {
  const { t } = useSpeech();
  return (
    <div class="places" role="radiogroup" aria-label={t("scenario")}>
      {list.map((one) => {
        const seats = Math.min(Math.max(players, one.players[0]), one.players[1]);
        return (
          <label key={one.id} class={one.id === chosen ? "place on" : "place"}>
            <input type="radio" name="scenario" value={one.id} checked={one.id === chosen} onChange={() => onChoose(one.id)} />
            <b>{one.name}</b>
            <span class="place-facts">
              {ui && <Hard n={ui.hard(one.id, seats)} />}
              {ui && (
                <span>
                  <Icon name="s-clock" class="tiny" /> {span(ui.minutes(one.id, seats))}
                </span>
              )}
              <span>
                <Icon name="s-people" class="tiny" /> <span class="hidden">{t("setup-for")}</span> {one.players[0] === one.players[1] ? one.players[0] : `${one.players[0]}–${one.players[1]}`}
              </span>
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** The chosen place: its picture, what it is about, and what to expect. */
export function Place({ info, scenario, players, ui }: { info: GameInfo; scenario: Scenario; players: number; ui: SetupUi | null }) {
  const say = useSpeech();
  const { t } = say;
  const [view, setView] = useState<BaseView | null>(null);
  useEffect(() => {
    let live = true;
    setView(null);
    sketch(info.id, scenario.id, players)
      .then((found) => live && setView(found))
      .catch(() => undefined);
    return () => void (live = false);
  }, [info.id, scenario.id, players]);
  const told = ui?.measured(scenario.id, players);
  const drawn = ui && view?.game === info.id;
  return (
    <>
      <div class={`sketch ${info.id}`} aria-hidden="true">
        {drawn && <ui.Sketch view={view} />}
      </div>
      <h2>{scenario.name}</h2>
      <p>{scenario.about}</p>
      {ui && (
        <dl class="place-told">
          <dt>{t("setup-length")}</dt>
          <dd>
            {scenario.rounds > 0 && `${t("setup-rounds-n", { n: scenario.rounds })}, `}
            {t("setup-about", { time: span(ui.minutes(scenario.id, players)) })}
          </dd>
          <dt>{t("setup-hard")}</dt>
          <dd>
            <Hard n={ui.hard(scenario.id, players)} /> {t(`hard-${ui.hard(scenario.id, players)}`)}
          </dd>
          {drawn &&
            ui.facts?.(view, say).map(([what, fact]) => (
              <>
                <dt>{what}</dt>
                <dd>{fact}</dd>
              </>
            ))}
          <dt>{t("setup-measured")}</dt>
          <dd>
            {told
              ? t("setup-won", { bot: info.bots?.find((bot) => bot.id === told.bot)?.name ?? told.bot, won: told.won, games: told.games, rate: Math.round((100 * told.won) / told.games) })
              : t("setup-unmeasured")}
          </dd>
        </dl>
      )}
    </>
  );
}
