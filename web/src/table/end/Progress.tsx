import { useEffect, useState } from "preact/hooks";
import { seatCrest, seatName } from "../../seats/who";
import { Icon } from "../../ui/Icon";
import { progressOf, type Progress as Told } from "../../wire/api";
import { useSpeech } from "../../words/words";
import { useShell } from "../context";

const [WIDE, HIGH, LEFT, FOOT, ROOF] = [520, 210, 30, 22, 14];
/** Lines are told apart by colour and by how they are drawn. */
const DASHES = ["none", "7 4", "2 4", "9 3 2 3"];

/** What is told of a finished game, once it has come. */
export function useProgress(id: string): Told | null {
  const { lang } = useSpeech();
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    progressOf(id, lang)
      .then(setTold)
      .catch(() => undefined);
  }, [id, lang]);
  return told;
}

/** How the game went: what it is measured by, from round to round, and the steps it turned on, each a link to it. */
export function Progress({ id, told }: { id: string; told: Told | null }) {
  const { t } = useSpeech();
  const measured = (told?.tally.length ?? 0) > 1;
  if (!told || (!measured && !told.turns.length)) return null;
  return (
    <section class="progress">
      <h2>{measured ? t("progress", { what: told.what }) : t("turnings")}</h2>
      {measured && <Chart told={told} />}
      {told.turns.length > 0 && <Turns id={id} told={told} />}
    </section>
  );
}

function Chart({ told }: { told: Told }) {
  const { table } = useShell();
  const { t } = useSpeech();
  const first = told.tally[0]![0];
  const most = Math.max(5, ...told.tally.flatMap(([, points]) => points));
  const x = (step: number) => LEFT + ((WIDE - LEFT - 8) * (step - first)) / Math.max(1, told.of - first);
  const y = (n: number) => HIGH - FOOT - ((HIGH - FOOT - ROOF) * n) / most;
  const seats = told.tally[0]![1].map((_, seat) => seat);
  const last = told.tally.at(-1)![1];
  const every = [1, 2, 5, 10, 20, 50, 100].find((one) => most / one <= 5) ?? 200;
  const marks = told.marks.map((mark, i) => ({ ...mark, from: x(Math.max(first, mark.step)), to: x(told.marks[i + 1]?.step ?? told.of) }));
  return (
    <>
      <svg class="progress-chart" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={seats.map((seat) => `${seatName(table, seat)} ${last[seat]}`).join(", ")}>
        {marks.map((mark, i) => (
          <g key={mark.step}>
            {i % 2 === 1 && <rect class="band" x={mark.from} y={ROOF} width={Math.max(0, mark.to - mark.from)} height={HIGH - FOOT - ROOF} />}
            <text class="mark" x={(mark.from + mark.to) / 2} y={HIGH - 6}>
              {i + 1}
              <title>{mark.words}</title>
            </text>
          </g>
        ))}
        {Array.from({ length: Math.floor(most / every) + 1 }, (_, i) => (
          <g key={i}>
            <path class="grid" d={`M${LEFT} ${y(i * every)}H${WIDE - 8}`} />
            <text class="scale" x={LEFT - 6} y={y(i * every) + 4}>
              {i * every}
            </text>
          </g>
        ))}
        {seats.map((seat) => (
          <path key={seat} class={`line seat-${seat % 4}`} stroke-dasharray={DASHES[seat % 4]} d={lineOf(told, seat, x, y)} />
        ))}
        {told.turns.map(({ step, seat = 0 }, i) => (
          <g key={step} class={`turn seat-${seat % 4}`} transform={`translate(${x(step)} ${y(at(told, step)[seat] ?? 0)})`}>
            <circle r="8.5" />
            <text y="4">{i + 1}</text>
          </g>
        ))}
      </svg>
      {seats.length > 1 && (
        <p class="progress-who">
          {seats.map((seat) => (
            <span key={seat} class={`seat-${seat % 4}`}>
              <svg viewBox="0 0 26 4" aria-hidden="true">
                <path class="line" d="M0 2H26" stroke-dasharray={DASHES[seat % 4]} />
              </svg>
              <Icon name={seatCrest(table, seat)} class="shield" /> {seatName(table, seat)} <b>{last[seat]}</b>
            </span>
          ))}
        </p>
      )}
      <p class="small">{t("progress-rounds")}</p>
    </>
  );
}

/** What every seat had after a step. */
const at = (told: Told, step: number): number[] => told.tally.filter(([from]) => from <= step).at(-1)?.[1] ?? [];

function lineOf(told: Told, seat: number, x: (step: number) => number, y: (n: number) => number): string {
  const [[first, start] = [0, []], ...rest] = told.tally;
  return `M${x(first)} ${y(start[seat] ?? 0)}${rest.map(([step, points]) => `H${x(step)}V${y(points[seat] ?? 0)}`).join("")}H${x(told.of)}`;
}

function Turns({ id, told }: { id: string; told: Told }) {
  const { table } = useShell();
  const { t } = useSpeech();
  const several = (told.tally[0]?.[1].length ?? 0) > 1;
  return (
    <ol class="turns" aria-label={t("turnings")}>
      {told.turns.map((turn, i) => (
        <li key={i}>
          <a href={`/game/${id}@${turn.step}`}>
            <i aria-hidden="true" title={turn.round === undefined ? undefined : t("round-n", { n: turn.round })}>
              {turn.round ?? i + 1}
            </i>
            <span>
              {several && turn.seat !== undefined && <b>{seatName(table, turn.seat)}: </b>}
              {turn.words}
            </span>
            {turn.gain !== undefined && <b>+{turn.gain}</b>}
          </a>
        </li>
      ))}
    </ol>
  );
}
