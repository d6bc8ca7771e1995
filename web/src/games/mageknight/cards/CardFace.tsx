import { Icon } from "../../../ui/Icon";
import { Mana } from "./Mana";
import type { Effect } from "../../../wire/types";
import type { CardFacts } from "../types";
import { useSpeech } from "../../../words/words";
import { soften } from "../../../words/soften";
import { anyColor, drawable, shared } from "./effects";
import { EffectIcons } from "./EffectIcons";

interface Props {
  id: string;
  facts: CardFacts | undefined;
  /** What the card can do now, so that the other side is drawn faint. */
  sides?: Set<string>;
  sideways?: string[];
}

/** The drawn card: header, basic side, strong side with its mana, sideways line. */
export function CardFace({ id, facts, sides, sideways }: Props) {
  const { name, t } = useSpeech();
  if (facts?.kind === "wound" || id === "wound") {
    return (
      <>
        <header class="wound long">
          <Icon name="i-wound" class="" />
          <span>{soften(name("card", id))}</span>
        </header>
        <span class="wa">
          <Icon name="i-wound" class="" />
        </span>
        <span class="wp">{t("wound-words")}</span>
      </>
    );
  }
  const title = name("card", id);
  const color = facts?.color || "artifact";
  const mark = facts?.color ? `m-${facts.color}` : "i-artifact";
  const cost = facts?.cost?.length ? facts.cost : facts?.color ? [facts.color] : [];
  const faint = (side: string) => (sides && sides.size > 0 && !sides.has(side) ? " dm" : "");
  return (
    <>
      <header class={longest(title) > LONG ? `${color} long` : color}>
        <Icon name={mark} class="" label={facts?.color ? name("color", facts.color) : name("reward", "artifact")} />
        <span>{soften(title)}</span>
      </header>
      <span class={`z${faint("play")}`} aria-hidden="true">
        {facts?.kind === "spell" && facts.color && <Pay cost={[facts.color]} />}
        <Side effect={facts?.basic} words={`card:${id}:basic`} narrow={facts?.kind === "spell"} />
      </span>
      <span class={`z p${faint("strong")}`} aria-hidden="true">
        <Pay cost={cost} />
        <Side effect={facts?.strong} words={`card:${id}:strong`} narrow />
      </span>
      <span class="foot" aria-hidden="true">
        <Icon name="i-sideways" class="" />
        {sideways?.length ? (
          sideways.map((as) => (
            <span class="hot" key={as}>
              1<Icon name={`i-${as}`} class="" />
            </span>
          ))
        ) : (
          <span>1</span>
        )}
      </span>
    </>
  );
}

/** The mana a side takes. */
function Pay({ cost }: { cost: string[] }) {
  return (
    <span class="pay">
      {cost.map((mana, i) => (
        <Mana key={i} color={mana} />
      ))}
    </span>
  );
}

const LONG = 9;
const longest = (title: string): number => Math.max(...title.split(" ").map((word) => word.length));

export function Side({ effect, words, narrow }: { effect: Effect | null | undefined; words: string; narrow?: boolean }) {
  const { text } = useSpeech();
  if (effect && drawable(effect)) {
    return (
      <span class={weight(effect) > CROWDED ? "fx tight crowded" : weight(effect) > (narrow ? FEW - 1 : FEW) ? "fx tight" : "fx"}>
        <EffectIcons effect={effect} />
      </span>
    );
  }
  return <span class="fx-words">{text(words)}</span>;
}

const FEW = 2;
const CROWDED = 3;

/** How many separate icons the drawing will have. */
export function weight(effect: Effect): number {
  if (shared(effect)) return 1;
  const any = anyColor(effect);
  if (any) return weight(any);
  return effect.parts?.length ? effect.parts.reduce((sum, part) => sum + weight(part), 0) : 1;
}
