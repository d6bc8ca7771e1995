import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Picture } from "../../home/GameCards";
import { Chance } from "../../seats/Chance";
import { play } from "../../story/sounds";
import { seatCrest, seatName } from "../../seats/who";
import { Icon } from "../../ui/Icon";
import { newTable, saveAddress, scoreAddress, scoreSheet, type ScoreSheet } from "../../wire/api";
import type { Outcome } from "../../wire/types";
import { useUnit } from "../../ui/useUnit";
import { useSpeech } from "../../words/words";
import { useShell } from "../context";
import { Facts } from "./Facts";
import { Ladder } from "./Ladder";
import { Progress, useProgress } from "./Progress";
import { Emblem, Moment } from "./Moment";
import "./end.css";

interface Props {
  outcome: Outcome;
  id: string;
  /** It has just come to this: the moment is shown before the sums. */
  fresh: boolean;
  onBoard(): void;
}

/** The end of a game: whether its aim was met, who earned what, and what to do next. */
export function EndScreen({ outcome, id, fresh, onBoard }: Props) {
  useUnit(true);
  const { game, view } = useShell();
  const verdict = useVerdict(outcome);
  const told = useProgress(id);
  useEffect(() => void (fresh && play(verdict.lost ? "lost" : "won")), []);
  return (
    <main class="end">
      {fresh && <Moment lost={verdict.lost} title={verdict.title} />}
      <section class={verdict.lost ? "panel end-box lost" : "panel end-box"}>
        <div class="end-picture">
          <Picture game={view.game} />
          <Emblem lost={verdict.lost} />
        </div>
        <div class="end-in">
          <Verdict outcome={outcome} title={verdict.title}>
            <Facts id={id} told={told} />
          </Verdict>
          <Ladder outcome={outcome} />
          <div class="end-told">
            {game.Result ? <game.Result outcome={outcome} /> : <Scores outcome={outcome} />}
            <Progress id={id} told={told} />
          </div>
          <Actions id={id} onBoard={onBoard} />
          <Chance id={id} />
        </div>
      </section>
    </main>
  );
}

/** How it ended for whoever sits here, in few words. */
function useVerdict(outcome: Outcome): { title: string; lost: boolean } {
  const { table } = useShell();
  const { t } = useSpeech();
  const [winner] = outcome.winners;
  const missed = outcome.totals.length === 1 && !!table.goal?.aims.some((aim) => aim.need > 0 && !aim.done);
  // By name where several sit at this screen, and where somebody else has won: another screen, or the rules' own player.
  const named = outcome.totals.length > outcome.winners.length && (table.mine.length > 1 || !table.mine.some((seat) => outcome.winners.includes(seat)));
  // Rivals who all missed the aim still have a winner among them.
  const rivals = outcome.won === false && outcome.winners.length > 0 && outcome.totals.length > outcome.winners.length;
  const title =
    outcome.won === null || rivals || (outcome.won && named)
      ? winner === undefined
        ? t("game-over")
        : t("game-winner", { who: seatName(table, winner) })
      : t(!outcome.won ? "game-lost" : missed ? "game-over" : "game-won");
  const beaten = outcome.totals.length > 1 && table.mine.length > 0 && winner !== undefined && !table.mine.some((seat) => outcome.winners.includes(seat));
  return { title, lost: missed || (rivals || outcome.won === null ? beaten : !outcome.won) };
}

/** Whether the aim was met and why, and who won. */
function Verdict({ outcome, title, children }: { outcome: Outcome; title: string; children: ComponentChildren }) {
  const { game, table, view } = useShell();
  const { t } = useSpeech();
  const grade = game.ladder?.(outcome, view).filter((rung) => rung.met).at(-1);
  return (
    <header class="verdict">
      <h1>{title}</h1>
      {grade && (
        <span class="grade">
          {t("game-grade")} <b>{t(grade.name)}</b>
        </span>
      )}
      {!game.aimsShown && (
        <ul class="end-aims">
          {table.goal?.aims
            .filter((aim) => aim.need > 0)
            .map((aim) => (
              <li key={aim.text} class={aim.done ? "met" : "missed"}>
                <Icon name={aim.done ? "i-ok" : "i-close"} class="tiny" /> {aim.text} {aim.have}/{aim.need}
              </li>
            ))}
        </ul>
      )}
      {children}
    </header>
  );
}

/** On with the chronicle, or again with the same players or the same seed; look at it again, take it away. */
function Actions({ id, onBoard }: { id: string; onBoard(): void }) {
  const { view, table } = useShell();
  const { t, lang } = useSpeech();
  const [sheet, setSheet] = useState<ScoreSheet | null>(null);
  useEffect(() => {
    scoreSheet(id, lang)
      .then(setSheet)
      .catch(() => undefined);
  }, [id]);
  const again = (seed?: number) => {
    if (!sheet) return;
    // A seat the rules play is nobody's to take: they take it themselves.
    const people = table.seats.filter((seat) => seat.kind !== "rules");
    const seats = people.map((seat) => (seat.kind === "bot" ? `bot:${seat.bot}` : "here"));
    const players = people.map((seat) => sheet.players[seat.seat]?.hero ?? "");
    newTable({ game: view.game, scenario: sheet.scenario, players, options: sheet.options, seats, ...(seed === undefined ? {} : { seed }) })
      .then((made) => location.assign(`/game/${made.id}`))
      .catch(() => location.assign(`/new?game=${view.game}`));
  };
  const alone = sheet !== null && !sheet.chronicle && table.seats.every((seat) => seat.kind !== "link");
  return (
    <div class="end-actions">
      {sheet?.chronicle ? (
        <>
          <a class="button main" href={`/new?game=${view.game}&chronicle=${sheet.chronicle}`}>
            <Icon name="i-deck" /> {t("chronicle-goes-on")}
          </a>
          <a class="button" href={`/chronicle/${sheet.chronicle}`}>
            <Icon name="i-log" /> {t("chronicle-history")}
          </a>
        </>
      ) : alone ? (
        <button type="button" class="main" onClick={() => again()}>
          {t("play-again")}
        </button>
      ) : (
        <a class="button main" href={`/new?game=${view.game}`}>
          {t("new-game")}
        </a>
      )}
      {alone && typeof sheet.seed === "number" && (
        <button type="button" onClick={() => again(sheet.seed as number)}>
          {t("same-seed")}
        </button>
      )}
      {sheet && (
        <span class="seed">
          {t("seed")} <code>{sheet.seed}</code>
        </span>
      )}
      <a class="button" href={`/game/${id}@0`}>
        <Icon name="i-log" /> {t("replay")}
      </a>
      <button type="button" onClick={onBoard}>
        <Icon name="i-map" /> {t("see-table")}
      </button>
      <a class="button" href={saveAddress(id)} download>
        <Icon name="i-save" /> {t("download-save")}
      </a>
      <a class="button" href={scoreAddress(id, "csv", lang)} download>
        <Icon name="i-save" /> {t("download-csv")}
      </a>
      <a class="button" href={scoreAddress(id, "json", lang)} download>
        <Icon name="i-save" /> {t("download-json")}
      </a>
      <a class="button" href="/">
        <Icon name="i-home" /> {t("to-home")}
      </a>
    </div>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** What earned what: the players side by side, the winner first. */
function Scores({ outcome }: { outcome: Outcome }) {
  const { table } = useShell();
  const { t } = useSpeech();
  const seats = outcome.totals.map((_, seat) => seat).sort((a, b) => Number(outcome.winners.includes(b)) - Number(outcome.winners.includes(a)) || outcome.totals[b]! - outcome.totals[a]!);
  const keys = new Map(outcome.lines.flat().map((line) => [line.key, line.text]));
  const line = (seat: number, key: string) => outcome.lines[seat]?.find((one) => one.key === key);
  return (
    <table class="score" data-seats={seats.length}>
      <caption class="hidden">{t("score")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("score-what")}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col" class={outcome.winners.includes(seat) ? "first" : ""}>
              <Icon name={seatCrest(table, seat)} class="shield" /> {seatName(table, seat)}
              {outcome.totals.length > 1 && outcome.winners.includes(seat) && <small> {t("score-winner")}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...keys].map(([key, text]) => (
          <tr key={key}>
            <th scope="row">
              {text}
              {seats.length === 1 && !!line(0, key)?.detail && <small> × {line(0, key)!.detail}</small>}
            </th>
            {seats.map((seat) => {
              const found = line(seat, key);
              return (
                <td key={seat} class={(found?.points ?? 0) < 0 ? "minus" : ""} title={found?.words}>
                  {found && signed(found.points)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("score-total")}</th>
          {seats.map((seat) => (
            <td key={seat}>{signed(outcome.totals[seat]!)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
