import { span } from "../../setup/span";
import { Icon } from "../../ui/Icon";
import type { Progress } from "../../wire/api";
import { useSpeech } from "../../words/words";
import { minutesAt } from "./minutes";

/** How long it took: rounds, answers, and the minutes this table was open here. */
export function Facts({ id, told }: { id: string; told: Progress | null }) {
  const { t } = useSpeech();
  if (!told) return null;
  const minutes = minutesAt(id);
  return (
    <p class="end-facts">
      {told.rounds > 0 && (
        <span>
          <Icon name="i-sun" class="tiny" /> {t("setup-rounds-n", { n: told.rounds })}
        </span>
      )}
      <span>
        <Icon name="i-ok" class="tiny" /> {t("answers", { n: told.answers })}
      </span>
      {minutes > 0 && (
        <span title={t("end-minutes-here")}>
          <Icon name="s-clock" class="tiny" /> {span(minutes)} <span class="hidden">{t("end-minutes-here")}</span>
        </span>
      )}
    </p>
  );
}
