import type { ComponentChildren } from "preact";
import { Icon } from "../ui/Icon";
import { Mana } from "../ui/Mana";
import type { Effect } from "../wire/types";
import { glyph, shared } from "./effects";

/** The drawn form of an effect tree that `drawable` accepts. */
export function EffectIcons({ effect }: { effect: Effect }) {
  return <>{draw(effect)}</>;
}

function draw(effect: Effect): ComponentChildren {
  const common = shared(effect);
  if (common) {
    return (
      <span class="e">
        <span class="q4">
          {common.icons.map((icon) => (
            <Icon key={icon} name={icon} class="" />
          ))}
        </span>
        {common.n}
      </span>
    );
  }
  const parts = effect.parts ?? [];
  if (effect.op === "seq") return join(parts, "");
  if (effect.op === "one_of") return join(parts.filter((part) => part.op !== "nothing"), "/");
  if (effect.op === "when") {
    const day = effect.args?.[0] === "day";
    const [then, otherwise] = parts;
    return (
      <span class="when">
        <Icon name={day ? "i-sun" : "i-moon"} class="tiny" />
        {then && draw(then)}
        {otherwise && otherwise.op !== "nothing" && (
          <>
            <Icon name={day ? "i-moon" : "i-sun"} class="tiny" />
            {draw(otherwise)}
          </>
        )}
      </span>
    );
  }
  return leaf(effect);
}

function join(parts: Effect[], between: string): ComponentChildren {
  return parts.map((part, i) => (
    <span class="part" key={i}>
      {i > 0 && between && <span class="sl">{between}</span>}
      {draw(part)}
    </span>
  ));
}

function leaf(effect: Effect): ComponentChildren {
  const picture = glyph(effect);
  if (!picture) return null;
  return (
    <span class="e">
      {picture.icon && <Icon name={picture.icon} class="" />}
      {picture.mana && <Mana color={picture.mana} small />}
      {picture.n}
    </span>
  );
}
