import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { kindIcon } from "../art/pictures";
import { zoneName } from "../options/titles";
import type { Enemy, Intent } from "../types";
import { useTable } from "../useTable";
import { intentWords } from "./intent";

/** What an enemy will do if nothing changes, in signs and names; the whole sentence is for who hears it. */
export function IntentSigns({ enemy }: { enemy: Enemy }) {
  const { view } = useTable();
  const say = useSpeech();
  return (
    <>
      <span class="hidden">{intentWords(enemy, view, say)}</span>
      <span aria-hidden="true" class="intent-signs">
        {enemy.intent.map((step, i) => (
          <StepSigns key={i} step={step} />
        ))}
      </span>
    </>
  );
}

/** So many names are told one by one; of more it is said that the players will choose. */
const NAMED = 2;

function StepSigns({ step }: { step: Intent }) {
  const { view } = useTable();
  const say = useSpeech();
  const either = (parts: string[]) => (parts.length > NAMED ? say.t("md-one-of", { n: parts.length }) : parts.join(` ${say.t("md-or")} `));
  const heroes = either(step.seats.map((seat) => say.name("hero", view.heroes[seat]?.hero)));
  switch (step.act) {
    case "attack":
      return (
        <span>
          <Icon name={kindIcon(step.kinds[0] ?? "melee")} class="tiny" /> {heroes}
        </span>
      );
    case "batter":
      return (
        <span>
          <Icon name="d-hammer" class="tiny" /> {either(step.pillars.map((pillar) => say.name("pillar", pillar)))}
        </span>
      );
    case "move":
      return (
        <span>
          <Icon name="d-boot" class="tiny" /> {either(step.zones.map((zone) => zoneName(zone, say)))}
        </span>
      );
    default:
      return <span>{say.t(`md-intent-${step.act}`)}</span>;
  }
}
