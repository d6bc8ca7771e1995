import { useEffect, useState } from "preact/hooks";
import type { LineState } from "../wire/socket";
import { useSpeech } from "../words/words";

/** Says that the server is away, and only after it has been away for a moment. */
export function LineNotice({ state, onRetry }: { state: LineState; onRetry(): void }) {
  const { t } = useSpeech();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (state === "open") {
      setShown(false);
      return;
    }
    const timer = window.setTimeout(() => setShown(true), 600);
    return () => window.clearTimeout(timer);
  }, [state]);
  if (!shown) return null;
  return (
    <div class="line-notice" role="alert">
      <span>{t("reconnecting")}</span>
      <button type="button" onClick={onRetry}>
        {t("try-again")}
      </button>
    </div>
  );
}
