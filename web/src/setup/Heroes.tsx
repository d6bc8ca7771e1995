import { crest } from "../art/crests";
import { Icon } from "../ui/Icon";
import type { GameInfo } from "../wire/types";
import { useSpeech } from "../words/words";
import type { Place } from "./Seats";

/** Who can be played, each with what is special; those taken by others say by whom. */
export function Heroes({ info, figured, places, onChange }: { info: GameInfo; figured: boolean; places: Place[]; onChange(places: Place[]): void }) {
  const { t } = useSpeech();
  const first = places[0];
  const choose = (hero: string) => {
    // Whoever had this hero takes the one that is given up.
    onChange(places.map((place, i) => (i === 0 ? { ...place, hero } : place.hero === hero ? { ...place, hero: first?.hero ?? "" } : place)));
  };
  return (
    <div class="who" role="radiogroup" aria-label={t("setup-who")}>
      {info.heroes.map((hero) => {
        const seat = places.findIndex((place) => place.hero === hero.id);
        return (
          <label key={hero.id} class={seat === 0 ? "who-hero on" : "who-hero"}>
            <input type="radio" name="hero" value={hero.id} checked={seat === 0} onChange={() => choose(hero.id)} />
            {figured ? (
              <svg class="who-figure" viewBox="-48 -62 96 120" aria-hidden="true">
                <use href={`#f-${hero.id}`} />
              </svg>
            ) : (
              <Icon name={crest(hero.id)} class="shield" />
            )}
            <b>{hero.name}</b>
            {hero.about && <small>{hero.about}</small>}
            {seat > 0 && <em>{t("setup-taken", { n: seat + 1 })}</em>}
          </label>
        );
      })}
    </div>
  );
}
