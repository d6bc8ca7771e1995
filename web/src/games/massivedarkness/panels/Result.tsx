import { crest } from "../../../art/crests";
import { Icon } from "../../../ui/Icon";
import type { Outcome } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";
import { Hearts } from "./Party";

/** How the mission ended for all: its goals, the rounds, and how each hero came out of it. */
export function Result({ outcome }: { outcome: Outcome }) {
  const { view } = useTable();
  const { t, name } = useSpeech();
  return (
    <div class="md-result">
      <h2>{name("scenario", view.scenario)}</h2>
      <ul class="md-goals">
        {view.goals.map((goal) => (
          <li key={goal.goal} class={goal.done ? "done" : ""}>
            <b>{goal.done ? "✓" : `${goal.have}/${goal.need}`}</b> {name("objective", `${view.mission}-${goal.goal}`)}
          </li>
        ))}
      </ul>
      <p class="small">
        {(outcome.lines[0] ?? [])
          .filter((line) => line.key !== "won")
          .map((line) => line.words)
          .join(" · ")}
      </p>
      <ul class="md-heroes">
        {view.heroes.map((hero) => (
          <li key={hero.seat}>
            <Icon name={crest(hero.hero)} class="shield" />
            <span>
              <b>{name("hero", hero.hero)}</b>
              <small>{hero.class ? name("class", hero.class) : ""}</small>
            </span>
            {hero.dead ? <em>{t("md-dead")}</em> : <Hearts health={hero.health} maximum={hero.maximum} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
