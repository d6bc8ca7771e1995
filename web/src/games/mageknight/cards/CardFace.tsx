import { Icon } from "../../../ui/Icon";
import { CardPicture } from "../art/CardPicture";
import { Mana } from "./Mana";
import type { Effect } from "../../../wire/types";
import type { CardFacts } from "../types";
import { useSpeech } from "../../../words/words";
import { soften } from "../../../words/soften";
import { anyColor, drawable, shared } from "./effects";
import { Brief } from "./Brief";
import { EffectIcons } from "./EffectIcons";

interface Props {
  id: string;
  facts: CardFacts | undefined;
}

export const isWound = (id: string, facts: CardFacts | undefined): boolean => facts?.kind === "wound" || id === "wound";

/** Name and picture: the upper part of every card. */
export function CardHead({ id, facts }: Props) {
  const { name } = useSpeech();
  const title = name("card", id);
  const wound = isWound(id, facts);
  const color = wound ? "wound" : facts?.color || "artifact";
  const mark = wound ? "i-wound" : facts?.color ? `m-${facts.color}` : "i-artifact";
  const label = wound ? undefined : facts?.color ? name("color", facts.color) : name("reward", "artifact");
  return (
    <>
      <span class={`hd ${color}${longest(title) > LONG ? " long" : longest(title) > LONGISH ? " longish" : ""}`}>
        <Icon name={mark} class="" label={label} />
        <span>{soften(title)}</span>
      </span>
      <CardPicture id={id} color={facts?.color} />
    </>
  );
}

/** The drawn card where it is only looked at: head, basic side, strong side with its mana. */
export function CardFace({ id, facts }: Props) {
  const { t } = useSpeech();
  if (isWound(id, facts)) {
    return (
      <>
        <CardHead id={id} facts={facts} />
        <span class="wp">{t("wound-words")}</span>
      </>
    );
  }
  return (
    <>
      <CardHead id={id} facts={facts} />
      <span class="z" aria-hidden="true">
        <Half id={id} facts={facts} side="play" />
      </span>
      <span class="z p" aria-hidden="true">
        <Half id={id} facts={facts} side="strong" />
      </span>
    </>
  );
}

/** What one half does, with the mana it takes. */
export function Half({ id, facts, side }: Props & { side: "play" | "strong" }) {
  const spell = facts?.kind === "spell";
  if (side === "play") {
    return (
      <>
        {spell && facts.color && <Pay cost={[facts.color]} />}
        <Side effect={facts?.basic} words={`card:${id}:basic`} narrow={spell} />
      </>
    );
  }
  const cost = facts?.cost?.length ? facts.cost : facts?.color ? [facts.color] : [];
  return (
    <>
      <Pay cost={cost} />
      <Side effect={facts?.strong} words={`card:${id}:strong`} narrow />
    </>
  );
}

/** The mana a side takes. */
export function Pay({ cost }: { cost: string[] }) {
  return (
    <span class="pay">
      {cost.map((mana, i) => (
        <Mana key={i} color={mana} />
      ))}
    </span>
  );
}

const LONG = 9;
/** A word that fills the head of a card on a phone. */
const LONGISH = 7;
const longest = (title: string): number => Math.max(...title.split(" ").map((word) => word.length));

export function Side({ effect, words, narrow }: { effect: Effect | null | undefined; words: string; narrow?: boolean }) {
  const { text } = useSpeech();
  if (effect && drawable(effect)) {
    return (
      <span class={weight(effect) > (narrow ? CROWDED - 1 : CROWDED) ? "fx tight crowded" : weight(effect) > (narrow ? FEW - 1 : FEW) ? "fx tight" : "fx"}>
        <EffectIcons effect={effect} />
      </span>
    );
  }
  return (
    <span class="fx-words">
      <Brief words={text(words.replace("card:", "brief:")) || text(words)} />
    </span>
  );
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
