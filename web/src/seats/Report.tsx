import { useState } from "preact/hooks";
import { Problem, sendReport } from "../wire/api";
import { useSpeech } from "../words/words";

/** Tells whoever runs the server what is wrong; the position goes with it. */
export function Report({ id }: { id: string }) {
  const { t } = useSpeech();
  const [words, setWords] = useState("");
  const [said, setSaid] = useState("");
  const send = async () => {
    try {
      await sendReport(id, words);
      setWords("");
      setSaid(t("report-sent"));
    } catch (error) {
      setSaid(error instanceof Problem && error.message ? error.message : t("server-away"));
    }
  };
  return (
    <details class="report">
      <summary>{t("report")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label>
          {t("report-hint")}
          <textarea value={words} required maxLength={2000} rows={3} onInput={(event) => setWords(event.currentTarget.value)} />
        </label>
        <button type="submit">{t("report-send")}</button>
      </form>
      {said && <p role="status">{said}</p>}
    </details>
  );
}
