import { useShell } from "../table/context";
import { useSpeech } from "../words/words";
import { seatName } from "./who";

/** A request to take back what cannot be taken back alone: one asks, the others agree or not. */
export function Consent({ onAnswer }: { onAnswer(ask: number, yes: boolean): void }) {
  const { table } = useShell();
  const { t } = useSpeech();
  const consent = table.consent;
  if (!consent) return null;
  const hero = (seat: number) => seatName(table, seat);
  const waiting = consent.waiting.map(hero).join(", ");
  return (
    <div class="line-notice consent" role="alertdialog" aria-label={t("consent-title")}>
      <span>
        {consent.mine ? t("consent-waiting", { heroes: waiting }) : t("consent-asks", { hero: hero(consent.seat), n: consent.count })}
      </span>
      {consent.asked && (
        <button type="button" onClick={() => onAnswer(consent.ask, true)}>
          {t("consent-yes")}
        </button>
      )}
      {(consent.asked || consent.mine) && (
        <button type="button" onClick={() => onAnswer(consent.ask, false)}>
          {t(consent.mine ? "consent-withdraw" : "consent-no")}
        </button>
      )}
    </div>
  );
}
