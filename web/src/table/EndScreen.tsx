import { Chance } from "../seats/Chance";
import { seatCrest, seatName } from "../seats/who";
import { Icon } from "../ui/Icon";
import { saveAddress, scoreAddress } from "../wire/api";
import type { Outcome } from "../wire/types";
import { useSpeech } from "../words/words";
import { useShell } from "./context";

/** The end of a game: the result, the score line by line, and the save to take away. */
export function EndScreen({ outcome, id, onBoard }: { outcome: Outcome; id: string; onBoard(): void }) {
  const { game, view } = useShell();
  const { t, lang } = useSpeech();
  return (
    <main class="end">
      <section class="panel end-box">
        <h1>{outcome.won === null ? t("game-over") : outcome.won ? t("game-won") : t("game-lost")}</h1>
        {game.Result ? <game.Result outcome={outcome} /> : <Scores outcome={outcome} />}
        <Chance id={id} />
        <div class="end-actions">
          <a class="button main" href={`/new?game=${view.game}`}>
            {t("new-game")}
          </a>
          <a class="button" href={saveAddress(id)} download>
            <Icon name="i-save" /> {t("download-save")}
          </a>
          <a class="button" href={scoreAddress(id, "csv", lang)} download>
            <Icon name="i-save" /> {t("download-csv")}
          </a>
          <a class="button" href={scoreAddress(id, "json", lang)} download>
            <Icon name="i-save" /> {t("download-json")}
          </a>
          <button type="button" onClick={onBoard}>
            <Icon name="i-map" /> {t("see-table")}
          </button>
          <a class="button" href="/">
            {t("to-home")}
          </a>
        </div>
      </section>
    </main>
  );
}

/** Seat by seat, line by line. */
function Scores({ outcome }: { outcome: Outcome }) {
  const { table } = useShell();
  const { t } = useSpeech();
  return (
    <>
      {outcome.lines.map((lines, seat) => (
        <div key={seat} class="score">
          <h2>
            <Icon name={seatCrest(table, seat)} class="shield" />
            <span>
              {seatName(table, seat)}
              {outcome.lines.length > 1 && outcome.winners.includes(seat) && <small> · {t("score-winner")}</small>}
            </span>
            <b>{outcome.totals[seat]}</b>
          </h2>
          <table>
            <caption class="hidden">{t("score")}</caption>
            <tbody>
              {lines.map((line) => (
                <tr key={line.key}>
                  <th scope="row">
                    {line.text}
                    {!!line.detail && <small> × {line.detail}</small>}
                  </th>
                  <td>{line.points}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t("score-total")}</th>
                <td>{outcome.totals[seat]}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      ))}
    </>
  );
}
