import { useSpeech } from "../words/words";

/** A page that is on its way. */
export function Waiting() {
  const { t } = useSpeech();
  return (
    <main class="waiting">
      <p class="panel" role="status">
        {t("loading")}
      </p>
    </main>
  );
}
