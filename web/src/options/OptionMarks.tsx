import { Icon } from "../ui/Icon";
import type { Option } from "../wire/types";
import { useSpeech } from "../words/words";

/** Signs that follow an option: cannot be undone, useless now. */
export function OptionMarks({ option }: { option: Option }) {
  const { t } = useSpeech();
  return (
    <>
      {option.reveals && (
        <span class="lock" title={t("reveals")}>
          <Icon name="i-lock" class="tiny" label={t("reveals")} />
        </span>
      )}
      {option.idle && <span class="idle-mark">{t("idle")}</span>}
    </>
  );
}
