import { useSpeech } from "../words/words";

export function FanNotice() {
  const { t } = useSpeech();
  return <footer class="fan">{t("fan-notice")}</footer>;
}
