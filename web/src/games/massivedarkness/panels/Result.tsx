import { crest } from "../../../art/crests";
import { useCourse } from "../../../table/end/course";
import { Icon } from "../../../ui/Icon";
import type { Milestone } from "../../../wire/api";
import type { Outcome } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";
import { Hearts } from "./Party";

const ENDED = /^md-event-(won|lost)-/;
const MISSIONS = ["tutorial", ...Array.from({ length: 10 }, (_, i) => `mission_${i + 1}`)];

type Deed = "minions" | "leaders" | "wounds" | "falls" | "found";
type Done = Record<Deed, number>;
const DEEDS: Deed[] = ["minions", "leaders", "wounds", "falls", "found"];

/** What each hero did, by name. What dies in an attack is slain by who attacks; an enemy's attack is nobody's. */
function deeds(course: Milestone[]): Record<string, Done> {
  const done: Record<string, Done> = {};
  let slayer = "";
  const add = (hero: string, deed: Deed, n: number) => {
    if (hero) (done[hero] ??= { minions: 0, leaders: 0, wounds: 0, falls: 0, found: 0 })[deed] += n;
  };
  for (const { event, args } of course) {
    const hero = String(args["hero"] ?? "");
    const n = Number(args["n"]) || 0;
    if (event === "md-event-attack") slayer = hero;
    if (event === "md-event-strike" || event === "md-event-round") slayer = "";
    if (event === "md-event-minions-die") add(slayer, "minions", n);
    if (event === "md-event-leader-dies") add(slayer, "leaders", 1);
    if (event === "md-event-hurt") add(hero, "wounds", n);
    if (event === "md-event-dies") add(hero, "falls", 1);
    if (event === "md-event-found" || event === "md-event-artifact") add(hero, "found", 1);
  }
  return done;
}

/** How the mission ended for all: its goals, the rounds, and how each hero came out of it. */
export function Result({ outcome }: { outcome: Outcome }) {
  const { view } = useTable();
  const { t, name } = useSpeech();
  const course = useCourse();
  const ended = course.filter((one) => ENDED.test(one.event)).at(-1);
  const done = deeds(course);
  const next = outcome.won ? MISSIONS[MISSIONS.indexOf(view.scenario) + 1] : undefined;
  return (
    <div class="md-result">
      <h2>{name("scenario", view.scenario)}</h2>
      {ended && <p class="md-why">{ended.text}</p>}
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
              <Deeds done={done[hero.hero]} />
            </span>
            {hero.dead ? <em>{t("md-dead")}</em> : <Hearts health={hero.health} maximum={hero.maximum} />}
          </li>
        ))}
      </ul>
      {next && (
        <a class="button" href={`/new?game=massivedarkness&scenario=${next}`}>
          {t("md-next-mission", { mission: name("scenario", next) })}
        </a>
      )}
    </div>
  );
}

/** What one hero did: minions and bosses slain, wounds suffered, falls, treasures found. */
function Deeds({ done }: { done: Done | undefined }) {
  const { t } = useSpeech();
  if (!done) return null;
  return (
    <small class="md-deeds">
      {DEEDS.filter((deed) => done[deed] > 0)
        .map((deed) => t(`md-deed-${deed}`, { n: done[deed] }))
        .join(" · ")}
    </small>
  );
}
