import { abilityIcon, sitePicture, unitPicture } from "../art/pictures";
import { Icon } from "../../../ui/Icon";
import { Mana } from "../cards/Mana";
import type { UnitFacts } from "../types";
import { useSpeech } from "../../../words/words";
import { Effects } from "./Effects";

const LEVELS = ["", "I", "II", "III", "IV"];

export function UnitFace({ id, facts }: { id: string; facts: UnitFacts }) {
  const { name } = useSpeech();
  return (
    <span class={`f f-unit ${facts.kind}`}>
      <b class={facts.kind}>
        <span>{name("unit", id)}</span>
        <span class="f-price">
          <Icon name="i-influence" class="" />
          {facts.cost}
        </span>
      </b>
      <span class="f-head">
        <Icon name={unitPicture(id)} class="portrait" />
        <span class="f-stats">
          <span>{LEVELS[facts.level]}</span>
          <span>
            <Icon name="i-armor" /> {facts.armor}
          </span>
          {facts.resistances.length > 0 && (
            <span class="f-resists">
              ½
              {facts.resistances.map((element) => (
                <Icon key={element} name={element === "physical" ? "i-attack" : abilityIcon(element)} />
              ))}
            </span>
          )}
        </span>
        <Sites sites={facts.sites} />
      </span>
      {facts.abilities.map((ability, i) => (
        <span class="f-side" key={i}>
          {ability.mana && (
            <span class="f-cost">
              <Mana color={ability.mana} />
            </span>
          )}
          <Effects effect={ability.effect} words={`unit:${id}:${i}`} />
        </span>
      ))}
    </span>
  );
}

/** Where it is recruited, as the small drawings of the map. */
function Sites({ sites }: { sites: string[] }) {
  return (
    <span class="f-sites">
      {sites.map((site) => (
        <svg key={site} viewBox="-26 -28 52 52">
          <use href={`#${sitePicture(site) ?? "i-site"}`} />
        </svg>
      ))}
    </span>
  );
}
