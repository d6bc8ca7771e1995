import { crest } from "../art/crests";
import { Icon } from "../ui/Icon";
import type { GameInfo } from "../wire/types";
import { useSpeech } from "../words/words";

export interface Place {
  hero: string;
  /** `here`, `link` or `bot:NAME`, as the server reads it. */
  seat: string;
}

/** One line per player: the hero, and who plays it. */
export function Seats({ info, places, onChange, named }: { info: GameInfo; places: Place[]; onChange(places: Place[]): void; named: boolean }) {
  const { t } = useSpeech();
  const put = (i: number, change: Partial<Place>) => onChange(places.map((place, at) => (at === i ? { ...place, ...change } : place)));
  return (
    <>
      <ul class="setup-seats">
        {places.map((place, i) => (
          <li key={i}>
            <Icon name={named ? crest(place.hero) : "i-help"} class="shield" />
            <select aria-label={t("setup-hero-n", { n: i + 1 })} value={place.hero} disabled={!named} onChange={(event) => put(i, { hero: event.currentTarget.value })}>
              {info.heroes
                .filter((hero) => hero.id === place.hero || places.every((other) => other.hero !== hero.id))
                .map((hero) => (
                <option key={hero.id} value={hero.id}>
                  {hero.name}
                </option>
                ))}
            </select>
            <select aria-label={t("setup-seat-n", { n: i + 1 })} value={place.seat} onChange={(event) => put(i, { seat: event.currentTarget.value })}>
              <option value="here">{t("setup-here")}</option>
              <option value="link">{t("setup-link")}</option>
              {info.bots?.map((bot) => (
                <option key={bot.id} value={`bot:${bot.id}`}>
                  {bot.name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <p class="small">{t(info.open ? "setup-seats-open" : "setup-seats-hint")}</p>
    </>
  );
}
