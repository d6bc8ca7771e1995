import type { ComponentChildren } from "preact";
import { Icon } from "../../../ui/Icon";
import { Mana } from "./Mana";
import type { Effect } from "../../../wire/types";
import { anyColor, drawable, glyph, shared } from "./effects";

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
  const any = anyColor(effect);
  if (any) return draw(any);
  const parts = effect.parts ?? [];
  if (effect.op === "cost") return join(parts, "→");
  if (effect.op === "later") return parts[0] ? draw(parts[0]) : null;
  if (effect.op === "seq") return join(parts, "");
  if (effect.op === "one_of") return join(parts, "/");
  if (effect.op === "when") return <Condition effect={effect} />;
  return leaf(effect);
}

const TOKEN = /^token_(\w+)$/;

function Condition({ effect }: { effect: Effect }) {
  const [then, otherwise] = effect.parts ?? [];
  const condition = String(effect.args?.[0] ?? "");
  const token = TOKEN.exec(condition)?.[1];
  const other = otherwise && otherwise.op !== "nothing" ? otherwise : null;
  return (
    <span class="when">
      {condition === "day" && <Icon name="i-sun" class="tiny" />}
      {condition === "night" && <Icon name="i-moon" class="tiny" />}
      {token && <Mana color={token} small />}
      {then && draw(then)}
      {other && (
        <>
          {condition === "day" ? <Icon name="i-moon" class="tiny" /> : condition === "night" ? <Icon name="i-sun" class="tiny" /> : <span class="sl">/</span>}
          {draw(other)}
        </>
      )}
    </span>
  );
}

/** Parts in a row; those that only words can tell share one mark at the end. */
function join(all: Effect[], between: string): ComponentChildren {
  const told = all.filter(drawable);
  const rest = all.find((part) => part.op !== "nothing" && !drawable(part));
  const parts = rest ? [...told, rest] : told;
  return parts.map((part, i) => (
    <span class="part" key={i}>
      {i > 0 && between && <span class="sl">{between}</span>}
      {draw(part)}
    </span>
  ));
}

function leaf(effect: Effect): ComponentChildren {
  const picture = glyph(effect);
  if (!picture) return effect.op === "nothing" ? null : <span class="more">*</span>;
  return (
    <span class="e">
      {picture.n === "−" && picture.n}
      {picture.icon && <Icon name={picture.icon} class="" />}
      {picture.mana && <Mana color={picture.mana} small />}
      {picture.n !== "−" && picture.n}
    </span>
  );
}
