import { Icon } from "../ui/Icon";
import type { Option } from "../wire/types";
import { useSpeech } from "../words/words";

/** What an answer starts or costs that one may not see. */
export function Warnings({ option }: { option: Option }) {
  return option.warns?.length ? (
    <small class="warns">
      <Icon name="i-warning" class="tiny" /> {option.warns.join(" ")}
    </small>
  ) : null;
}

/** Signs that follow an option: cannot be undone, useless now. */
export function OptionMarks({ option }: { option: Option }) {
  const { t } = useSpeech();
  return (
    <>
      {option.reveals && (
        <span class="lock" title={t("reveals")}>
          <Icon name="i-once" class="tiny" label={t("reveals")} />
        </span>
      )}
      {option.idle && <span class="idle-mark">{t("idle")}</span>}
    </>
  );
}
