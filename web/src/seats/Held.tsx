import { useState } from "preact/hooks";
import { useShell } from "../table/context";
import { moveOn, Problem } from "../wire/api";
import { useSpeech } from "../words/words";

/** Why nobody may answer: the host has paused the table, or the rules have changed under the game. */
export function Held({ id }: { id: string }) {
  const { table } = useShell();
  const { t } = useSpeech();
  const [problem, setProblem] = useState("");
  const goOn = async () => {
    try {
      await moveOn(id);
    } catch (error) {
      setProblem(error instanceof Problem && error.message ? error.message : t("server-away"));
    }
  };
  if (!table.held) {
    return table.paused ? (
      <div class="line-notice consent" role="status">
        <span>{t("house-paused")}</span>
      </div>
    ) : null;
  }
  return (
    <div class="line-notice consent" role="alertdialog" aria-label={t("held-title")}>
      <span>
        {problem || table.held.text} {t("held-read")}
      </span>
      {table.host && (
        <button type="button" onClick={() => void goOn()}>
          {t("held-go-on")}
        </button>
      )}
    </div>
  );
}
