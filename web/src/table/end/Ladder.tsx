import type { Outcome } from "../../wire/types";
import { useSpeech } from "../../words/words";
import { useShell } from "../context";

/** The grades of a result from the lowest up: which were reached, and what the next one would have taken. */
export function Ladder({ outcome }: { outcome: Outcome }) {
  const { game, view } = useShell();
  const { t } = useSpeech();
  const rungs = game.ladder?.(outcome, view) ?? [];
  if (!rungs.length) return null;
  const next = rungs.findIndex((one) => !one.met);
  return (
    <ol class="ladder" aria-label={t("game-grades")}>
      {rungs.map((one, i) => (
        <li key={one.name} class={one.met ? (i === rungs.length - 1 || !rungs[i + 1]!.met ? "met on" : "met") : i === next ? "next" : ""}>
          <b>{t(one.name)}</b>{" "}
          <small>{one.need && t(one.need, { n: one.least ?? 0 })}</small>
        </li>
      ))}
    </ol>
  );
}
