import { useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { usePhone } from "../ui/usePhone";
import { fork, Problem } from "../wire/api";
import type { Replay, SeatInfo } from "../wire/types";
import { useSpeech } from "../words/words";

interface Props {
  id: string;
  replay: Replay;
  seats: SeatInfo[];
  playing: boolean;
  onPlay(playing: boolean): void;
  onStep(step: number): void;
  onEyes(eyes: number): void;
}

/** Step, jump to a round, look through other eyes, play on from here. */
export function ReplayBar({ id, replay, seats, playing, onPlay, onStep, onEyes }: Props) {
  const { t } = useSpeech();
  const phone = usePhone();
  const [problem, setProblem] = useState("");
  const { step, of } = replay;
  const mark = replay.marks.filter((one) => one.step <= step).at(-1);
  const go = (to: number, sign: string, words: string) => (
    <button type="button" disabled={to < 0 || to > of} aria-label={words} title={words} onClick={() => onStep(to)}>
      {sign}
    </button>
  );
  const playOn = () =>
    fork(id, step)
      .then((made) => location.assign(`/game/${made.id}`))
      .catch((error) => setProblem(error instanceof Problem && error.message ? error.message : t("server-away")));
  return (
    <nav class="strip panel" aria-label={t("replay")}>
      {!phone && <b>{t("replay")}</b>}
      {!phone && go(step === 0 ? -1 : 0, "|◀", t("replay-first"))}
      {go(step - 1, "◀", t("replay-back"))}
      <input type="range" min="0" max={of} value={step} aria-label={t("replay-step", { n: step, of })} onInput={(event) => onStep(Number(event.currentTarget.value))} />
      <button type="button" class="replay-play" disabled={step >= of} aria-label={t(playing ? "story-pause" : "replay-play")} title={t(playing ? "story-pause" : "replay-play")} onClick={() => onPlay(!playing)}>
        <Icon name={playing ? "s-pause" : "s-play"} class="tiny" />
      </button>
      {go(step + 1, "▶", t("replay-on"))}
      {!phone && go(step === of ? of + 1 : of, "▶|", t("replay-last"))}
      <span class="nowrap">
        {step}/{of}
      </span>
      {!phone && (
        <select aria-label={t("replay-jump")} value={mark?.step ?? 0} onChange={(event) => onStep(Number(event.currentTarget.value))}>
          {replay.marks.map((one) => (
            <option key={one.step} value={one.step}>
              {one.words}
            </option>
          ))}
        </select>
      )}
      {!phone && replay.may.length > 1 && (
        <select aria-label={t("replay-eyes")} value={replay.eyes ?? ""} onChange={(event) => onEyes(Number(event.currentTarget.value))}>
          {replay.may.map((seat) => (
            <option key={seat} value={seat}>
              {seats.find((one) => one.seat === seat)?.name ?? seat}
            </option>
          ))}
        </select>
      )}
      <span class="sp" />
      {problem && <span role="alert">{problem}</span>}
      {replay.fork && !phone && (
        <button type="button" class="fork" onClick={() => void playOn()}>
          {t("replay-fork")}
        </button>
      )}
      <a class="button" href={`/game/${id}`}>
        {t(phone ? "close" : "replay-leave")}
      </a>
    </nav>
  );
}
