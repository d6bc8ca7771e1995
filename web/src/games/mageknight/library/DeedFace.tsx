import { CardPicture } from "../art/CardPicture";
import { Icon } from "../../../ui/Icon";
import { Mana } from "../cards/Mana";
import type { CardFacts } from "../types";
import { useSpeech } from "../../../words/words";
import { Effects } from "./Effects";

/** Header colours dark enough for white letters on either half. */
const HEADS: Record<string, string> = { red: "#a93a29", blue: "#2b6499", green: "#2f6d3a", white: "#6b6350" };

/** A Deed card: its basic side, and its strong side with what it takes. */
export function DeedFace({ id, facts }: { id: string; facts: CardFacts }) {
  const { name, t } = useSpeech();
  if (facts.kind === "wound") {
    return (
      <span class="f f-wound">
        <b class="wound">{name("card", id)}</b>
        <CardPicture id={id} color="" />
        <span class="f-words">{t("wound-words")}</span>
      </span>
    );
  }
  const two = facts.second_color ? { "--one": HEADS[facts.color ?? ""], "--other": HEADS[facts.second_color] } : {};
  const spell = facts.kind === "spell";
  return (
    <span class="f f-deed">
      <b class={facts.second_color ? "two" : facts.color || "artifact"} style={two}>
        <Icon name={facts.color ? `m-${facts.color}` : "i-artifact"} class="" />
        {facts.second_color && <Icon name={`m-${facts.second_color}`} class="" />}
        <span>{name("card", id)}</span>
      </b>
      <CardPicture id={id} color={facts.color} />
      <span class="f-side">
        {spell && <Cost mana={[facts.color ?? ""]} />}
        <Effects effect={facts.basic} words={`card:${id}:basic`} />
      </span>
      <span class="f-side strong">
        {spell && <em>{name("strong", id)}</em>}
        {facts.kind === "artifact" ? (
          <span class="f-cost">
            <Icon name="i-discard" /> {t("library-thrown")}
          </span>
        ) : (
          <Cost mana={costs(facts)} either={Boolean(facts.second_color)} />
        )}
        <Effects effect={facts.strong} words={`card:${id}:strong`} />
      </span>
    </span>
  );
}

const costs = (facts: CardFacts): string[] => (facts.second_color ? [facts.color ?? "", facts.second_color] : (facts.cost ?? []));

function Cost({ mana, either }: { mana: string[]; either?: boolean }) {
  return (
    <span class="f-cost">
      {mana.filter(Boolean).map((color, i) => (
        <>
          {i > 0 && <span class="sl">{either ? "/" : "+"}</span>}
          <Mana color={color} />
        </>
      ))}
    </span>
  );
}
