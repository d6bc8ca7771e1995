import { Icon } from "../../../ui/Icon";
import type { Way } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { piece } from "../options/pieces";
import { useTable } from "../useTable";

export function useWay(at: string | null): Way | undefined {
  const { ways, me } = useTable();
  return at === null || at === me.at ? undefined : ways?.find((way) => way.piece === piece.space(at));
}

/** Whether a way is gone at once: paid for, and nothing shown or started at its end. */
export const plain = (way: Way): boolean => way.cost <= way.have && !way.reveals && !way.warns.length;

/** What a far space costs, what would pay for it, and what waits at the end of the way. */
export function WayWords({ at, onGo }: { at: string; onGo?(way: Way): void }) {
  const { t } = useSpeech();
  const way = useWay(at);
  if (!way) return null;
  const short = way.cost - way.have;
  return (
    <div class="way-words">
      <p>
        <Icon name="i-move" class="tiny" /> <b>{t("way-cost", { n: way.cost, steps: way.steps.length })}</b> {short > 0 ? <span class="x">{t("way-short", { n: short })}</span> : <span class="y">{t("left-over", { n: -short })}</span>}
      </p>
      {short > 0 && (way.pays.length ? <p>{t("way-pays", { what: way.pays.map((pay) => pay.label).join(" + ") })}</p> : <p class="small">{t("way-unpaid")}</p>)}
      {way.reveals && !way.warns.length && (
        <p class="warns">
          <Icon name="i-once" class="tiny" /> {t("way-reveals")}
        </p>
      )}
      {way.warns.map((text) => (
        <p class="warns" key={text}>
          <Icon name="i-warning" class="tiny" /> {text}
        </p>
      ))}
      {onGo && (short <= 0 || way.pays.length > 0) && (
        <button type="button" class="main" data-way={at} onClick={() => onGo(way)}>
          {t(way.pays.length ? "way-play-go" : "way-go", { n: way.pays.length })}
        </button>
      )}
    </div>
  );
}

/** The answers of a way, from what pays for it to its last step. */
export const answers = (way: Way): string[] => [...way.pays.map((pay) => pay.notation), ...way.steps];
