import { EnemyPicture } from "../art/EnemyPicture";
import { abilityIcon, attackIcon } from "../art/pictures";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import type { Shelves } from "./facts";

/** An enemy token with its numbers beside it, and the names of its abilities unless they follow in words. */
export function EnemyFace({ id, facts, bare }: { id: string; facts: Shelves["enemies"][string]; bare?: boolean }) {
  const { name, t } = useSpeech();
  const abilities = [...new Set([...facts.abilities, ...facts.attacks.flatMap((attack) => attack.abilities)])];
  const own = facts.elusive ? [...abilities, "elusive"] : abilities;
  return (
    <span class="f f-enemy">
      <b>{name("enemy", id)}</b>
      <span class="f-head">
        <svg class="token" viewBox="-60 -60 120 120">
          <EnemyPicture enemy={id} pile={facts.pile} />
        </svg>
        <span class="f-stats">
          {facts.attacks.map((attack, i) => (
            <span key={i}>
              <Icon name={attack.summon ? "i-summon" : attackIcon("melee", attack.element)} /> {attack.summon ? "?" : attack.value}
            </span>
          ))}
          <span>
            <Icon name="i-armor" /> {facts.elusive ? `${facts.elusive}/${facts.armor}` : facts.armor}
          </span>
          <span>
            <Icon name="i-fame" /> {facts.fame}
          </span>
        </span>
      </span>
      {!bare && (
        <span class="f-marks">
          {own.map((ability) => (
            <span key={ability}>
              <Icon name={abilityIcon(ability)} /> {name("ability", ability)}
            </span>
          ))}
          {facts.resistances.map((element) => (
            <span key={element}>
              <Icon name={abilityIcon(element)} /> {t("resists", { element: name("element", element) })}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
