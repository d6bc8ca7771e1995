/** Chronicles of Oath. */
import { mountDrawings } from "../../../art/sprite";
import type { Place } from "../../../chronicle/api";
import type { ChronicleUi } from "../../../chronicle/ui";
import { Icon } from "../../../ui/Icon";
import { soften } from "../../../words/soften";
import { useSpeech } from "../../../words/words";
import icons from "../art/icons.svg?raw";
import lands from "../art/land.svg?raw";
import { landOf } from "../art/pictures";
import "../style/colors.css";
import "./land.css";

mountDrawings("oath", [icons, lands]);

/** Longer words may break: a site is narrow. */
const SHORT = 7;
const REGIONS = ["cradle", "provinces", "hinterland"];

/** The map region by region: each site as it is drawn on the table, whose banner flew there, and what stood there. */
function Land({ map, title }: { map: Place[]; title: string }) {
  const say = useSpeech();
  return (
    <figure class="land-map">
      <figcaption class="hidden">{title}</figcaption>
      {REGIONS.map((region) => (
        <div key={region} class="land-region">
          <h4>{say.name("region", region)}</h4>
          {map
            .filter((place) => place.region === region)
            .map((place, n) => (
              <Site key={n} place={place} />
            ))}
        </div>
      ))}
    </figure>
  );
}

function Site({ place }: { place: Place }) {
  const say = useSpeech();
  if (!place.site)
    return (
      <div class="land-site unknown">
        <Icon name="o-rose" class="rose" />
        <span>{say.t("oa-hidden-site")}</span>
      </div>
    );
  return (
    <div class="land-site" data-site={place.site}>
      <svg class="pic" aria-hidden="true">
        <use href={`#${landOf(place.site)}`} />
      </svg>
      <b>{soften(say.name("site", place.site), SHORT)}</b>
      {place.ruler && <span class={`land-ruler c-${place.ruler}`}>{soften(say.name("player", place.ruler), SHORT)}</span>}
      <small>
        {place.cards.map((card) => soften(say.name("card", card), SHORT)).join(", ")}
        {place.relics > 0 && (
          <span class="land-relics">
            <Icon name="o-cup" class="tiny" label={say.t("oa-land-relics", { n: place.relics })} /> {place.relics}
          </span>
        )}
      </small>
    </div>
  );
}

const chronicle: ChronicleUi = { Land };
export default chronicle;
