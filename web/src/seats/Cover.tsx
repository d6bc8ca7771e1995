import { crest } from "../art/crests";
import { Icon } from "../ui/Icon";
import { useSpeech } from "../words/words";

/** Between two players at one screen: nothing hidden is shown until the next one has it. */
export function Cover({ hero, onLook }: { hero: string; onLook(): void }) {
  const { t, name } = useSpeech();
  return (
    <main class="waiting cover">
      <div class="panel">
        <Icon name={crest(hero)} class="shield" />
        <h1>{t("cover-title", { hero: name("hero", hero) })}</h1>
        <p>{t("cover-hint")}</p>
        <button type="button" class="main" onClick={onLook} autofocus>
          {t("cover-look", { hero: name("hero", hero) })}
        </button>
      </div>
    </main>
  );
}
