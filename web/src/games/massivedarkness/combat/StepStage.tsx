import { crest } from "../../../art/crests";
import { number, word, type StepProps } from "../../../story/show";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import { useSpeech } from "../../../words/words";
import { frameOf } from "../art/pictures";
import { Portrait } from "../board/Plates";
import { enemyName } from "../options/titles";
import type { View } from "../types";
import { useTable } from "../useTable";
import { Die } from "./Die";
import { rollsOf } from "./told";

const DICE = new Set(["md-event-rolled", "md-event-reroll", "md-event-result", "md-event-hurt", "md-event-minions-die", "md-event-minions-hurt", "md-event-leader-hurt", "md-event-leader-dies"]);

/** What a step of the story looks like: who acts on whom, the dice as they fell with the sum, and a death as a moment of its own. */
export function StepStage({ event, view }: StepProps) {
  const table = view as View;
  switch (event.event) {
    case "md-event-strike":
    case "md-event-attack":
      return <Duel enemy={word(event, "enemy")} hero={word(event, "hero")} kind={word(event, "kind")} struck={event.event === "md-event-strike"} view={table} />;
    case "md-event-dies":
      return <Death hero={word(event, "hero")} view={table} />;
    case "md-event-resurrected":
      return <Return hero={word(event, "hero")} view={table} />;
    case "md-event-level":
      return <NewLevel level={number(event, "level") || table.level} />;
    case "md-event-event":
      return <EventCard id={word(event, "event_card")} />;
    default:
      return DICE.has(event.event) ? <Fall /> : null;
  }
}

/** Who strikes whom. */
function Duel({ enemy, hero, struck, view }: { enemy: string; hero: string; kind: string; struck: boolean; view: View }) {
  const say = useSpeech();
  const known = view.enemies.find((one) => one.enemy === enemy);
  const foe = (
    <figure>
      {known && (
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          <Portrait type={known.type} frame={frameOf(known.role)} size={47} />
        </svg>
      )}
      <figcaption>{enemyName(enemy, say)}</figcaption>
    </figure>
  );
  const one = (
    <figure>
      <Icon name={crest(hero)} class="" />
      <figcaption>{say.name("hero", hero)}</figcaption>
    </figure>
  );
  return (
    <div class="step-duel">
      {struck ? foe : one}
      <Icon name="d-sword" class="step-blow" />
      {struck ? one : foe}
    </div>
  );
}

/** The dice of the combat being told, and what they come to. */
function Fall() {
  const { table } = useTable();
  const say = useSpeech();
  const roll = rollsOf(table).at(-1);
  if (!roll) return null;
  return (
    <div class="step-dice">
      <span class="dice">
        <Icon name="d-hit" label={say.t("md-attack")} />
        {roll.attack.map((die, i) => (
          <Die key={i} die={die} />
        ))}
      </span>
      <span class="dice">
        <Icon name="d-shield" label={say.t("md-defense")} />
        {roll.defense.length ? roll.defense.map((die, i) => <Die key={i} die={die} />) : <span class="small">{say.t("md-no-dice")}</span>}
      </span>
      {roll.result && <p class="result">{roll.result.text}</p>}
      {roll.lines.length > 0 && (
        <ul class="reasons">
          {roll.lines.map((line) => (
            <li key={line.n}>{line.text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A hero falls: what stays, what burns, and what the next death would mean. */
function Death({ hero, view }: { hero: string; view: View }) {
  const say = useSpeech();
  return (
    <div class="step-death">
      <Icon name={crest(hero)} class="fallen-face" />
      <div>
        <h3>{say.t("md-death-of", { hero: say.name("hero", hero) })}</h3>
        <p>
          {say.t("md-death-lies")} <RuleLink id="MD-HERO-13" />
        </p>
        <p class="burn">
          <span class="toks">
            {Array.from({ length: view.lifebringer }, (_, i) => (
              <i key={i} class={i === view.lifebringer - 1 ? "tok burning" : "tok"} />
            ))}
          </span>
          {view.lifebringer > 0 ? say.t("md-death-burns", { n: view.lifebringer, left: view.lifebringer - 1 }) : say.t("md-death-last")} <RuleLink id={view.lifebringer > 0 ? "MD-HERO-16" : "MD-HERO-19"} />
        </p>
      </div>
    </div>
  );
}

function Return({ hero, view }: { hero: string; view: View }) {
  const say = useSpeech();
  return (
    <div class="step-death risen">
      <Icon name={crest(hero)} class="face" />
      <div>
        <h3>{say.t("md-risen", { hero: say.name("hero", hero) })}</h3>
        <p>
          <span class="toks">
            {Array.from({ length: view.lifebringer }, (_, i) => (
              <i key={i} class="tok" />
            ))}
          </span>{" "}
          {view.lifebringer ? say.t("md-risen-left", { n: view.lifebringer }) : say.t("md-death-last")} <RuleLink id="MD-HERO-19" />
        </p>
      </div>
    </div>
  );
}

function NewLevel({ level }: { level: number }) {
  const { t } = useSpeech();
  return (
    <div class="step-level">
      <i class="lv">{level}</i>
      <p>{t("md-new-level", { n: level })}</p>
    </div>
  );
}

function EventCard({ id }: { id: string }) {
  const { name, text } = useSpeech();
  return (
    <div class="step-card">
      <b>{name("event_card", id)}</b>
      <p>{[text(`event_card:${id}`), text(`event_card:${id}:event`)].filter(Boolean).join(" ")}</p>
    </div>
  );
}
