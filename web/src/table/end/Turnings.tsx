import { useSpeech } from "../../words/words";
import { tableId, type Turning } from "./course";

/** The turning points of a game, each a way into its replay at that moment. */
export function Turnings({ turnings }: { turnings: Turning[] }) {
  const { t } = useSpeech();
  if (!turnings.length) return null;
  return (
    <section class="turnings" aria-label={t("turnings")}>
      <h3>{t("turnings")}</h3>
      <ol>
        {turnings.map((one, i) => (
          <li key={i}>
            <a href={`/game/${tableId()}@${one.step}`}>
              <i>{one.round}</i> {one.text}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
