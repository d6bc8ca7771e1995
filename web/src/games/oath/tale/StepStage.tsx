import { number, type StepProps } from "../../../story/show";
import { useSpeech } from "../../../words/words";
import { Rolled } from "../campaign/Dice";
import { CardPicture } from "../later";
import { Reasons } from "./Reasons";

const facesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What a step of the story looks like: the dice as they fell, the sums, the cards turned up, and why the Prince does what he does. */
export function StepStage({ event, view }: StepProps) {
  switch (event.event) {
    case "oa-log-rolls-attack":
      return <Fall side="attack" faces={facesOf(event.args["faces"])} />;
    case "oa-log-rolls-defense":
      return <Fall side="defense" faces={facesOf(event.args["faces"])} />;
    case "oa-log-totals":
      return <Sums attack={number(event, "attack")} defense={number(event, "defense")} />;
    case "oa-log-prince-reveals":
      return <Shown cards={facesOf(event.args["cards"])} />;
    case "oa-log-plays-site":
    case "oa-log-plays-adviser":
    case "oa-log-plan":
    case "oa-log-uses":
      return <Shown cards={facesOf([event.args["card"]])} />;
    default:
      return <Reasons event={event} view={view} />;
  }
}

function Fall({ side, faces }: { side: "attack" | "defense"; faces: string[] }) {
  const { t } = useSpeech();
  return (
    <div class="step-fall" role="group" aria-label={t(`oa-${side}-dice-n`, { n: faces.length })}>
      <Rolled side={side} faces={faces} />
    </div>
  );
}

/** Both sums as bars of one measure. */
function Sums({ attack, defense }: { attack: number; defense: number }) {
  const most = Math.max(1, attack, defense);
  return (
    <div class="step-sums" aria-hidden="true">
      <span class="attack" style={{ width: `${(100 * attack) / most}%` }}>
        {attack}
      </span>
      <span class="defense" style={{ width: `${(100 * defense) / most}%` }}>
        {defense}
      </span>
    </div>
  );
}

function Shown({ cards }: { cards: string[] }) {
  const { name } = useSpeech();
  return (
    <ul class="step-cards">
      {cards.map((card) => (
        <li key={card}>
          <CardPicture card={card} />
          <b>{name("card", card)}</b>
        </li>
      ))}
    </ul>
  );
}
