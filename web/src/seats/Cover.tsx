import { crest } from "../art/crests";
import { Icon } from "../ui/Icon";
import type { SeatInfo } from "../wire/types";
import { useSpeech } from "../words/words";

/** Between two players at one screen: nothing hidden is shown until the next one has it. */
export function Cover({ who, onLook }: { who: SeatInfo; onLook(): void }) {
  const { t } = useSpeech();
  return (
    <main class="waiting cover">
      <div class="panel">
        <Icon name={crest(who.hero)} class="shield" />
        <h1>{t("cover-title", { hero: who.name })}</h1>
        <p>{t("cover-hint")}</p>
        <button type="button" class="main" onClick={onLook} autofocus>
          {t("cover-look", { hero: who.name })}
        </button>
      </div>
    </main>
  );
}
