import { Icon } from "../../../ui/Icon";
import type { Effect } from "../../../wire/types";
import { useSpeech, type Speech } from "../../../words/words";
import type { CardFacts, Skill } from "../types";
import { ColorDie } from "../combat/Die";

/** What a card does besides its dice, in signs: when, at what price, and what it gives. The words stand in its large face. */
export function Signs({ facts }: { facts: CardFacts | undefined }) {
  const say = useSpeech();
  if (!facts) return null;
  return (
    <>
      {facts.skills.map((skill, i) => (
        <SkillSigns key={i} skill={skill} />
      ))}
      {(facts.effects ?? []).length > 0 && (
        <span class="sign-line">
          {facts.effects!.map((effect, n) => (
            <Sign key={n} effect={effect} say={say} />
          ))}
        </span>
      )}
    </>
  );
}

/** One line of power in signs; a keyword is left out where the row is called by it. */
export function SkillSigns({ skill, named = false }: { skill: Skill; named?: boolean }) {
  const say = useSpeech();
  return (
    <span class="sign-line">
      <Price skill={skill} say={say} />
      {skill.effects.map((effect, n) => (
        <Sign key={n} effect={effect} say={say} named={named} />
      ))}
    </span>
  );
}

function Price({ skill, say }: { skill: Skill; say: Speech }) {
  return (
    <>
      {skill.needs.some((need) => need.op === "shadow_mode") && <Icon name="d-moon" class="tiny moon" label={say.name("term", "shadow_mode")} />}
      {skill.bam > 0 && <Many n={skill.bam} icon="d-bam" label={say.name("symbol", "bam")} />}
      {skill.diamond > 0 && <Many n={skill.diamond} icon="d-gem" label={say.name("symbol", "diamond")} />}
    </>
  );
}

function Many({ n, icon, label }: { n: number; icon: string; label: string }) {
  return (
    <>
      {Array.from({ length: n }, (_, i) => (
        <Icon key={i} name={icon} class="tiny" label={i ? undefined : label} />
      ))}
    </>
  );
}

const GIVES: Record<string, [icon: string, kind: string, word: string]> = {
  hits: ["d-hit", "symbol", "hit"],
  shields: ["d-shield", "symbol", "shield"],
  bam: ["d-bam", "symbol", "bam"],
  diamond: ["d-gem", "symbol", "diamond"],
  damage: ["d-drop", "term", "wound"],
  heal: ["d-heart", "term", "health"],
  move_points: ["d-boot", "term", "movement_points"],
  kill_minions: ["d-skull", "term", "minion"],
};
const COLORS = ["y", "r", "b", "g"] as const;

/** One effect in a sign or two. */
function Sign({ effect, say, named = false }: { effect: Effect; say: Speech; named?: boolean }) {
  const [first, second] = effect.args ?? [];
  const gives = GIVES[effect.op];
  if (gives) {
    return (
      <span class={`sign ${effect.op}`}>
        +{first} <Icon name={gives[0]} class="tiny" label={say.name(gives[1], gives[2])} />
      </span>
    );
  }
  switch (effect.op) {
    case "dice":
      return (
        <span class="sign">
          +{(effect.args ?? []).flatMap((n, i) => Array.from({ length: Number(n) }, (_, k) => <ColorDie key={`${i}.${k}`} color={COLORS[i]!} small />))}
        </span>
      );
    case "defender_dice":
      return (
        <span class="sign less">
          {String(first).replace("-", "−")} <ColorDie color="b" small />
        </span>
      );
    case "defender_no_dice":
      return (
        <span class="sign less">
          0 <ColorDie color="b" small />
        </span>
      );
    case "defender_shields":
      return (
        <span class="sign less">
          {String(first).replace("-", "−")} <Icon name="d-shield" class="tiny" label={say.name("symbol", "shield")} />
        </span>
      );
    case "double_hits":
      return (
        <span class="sign">
          ×2 <Icon name="d-hit" class="tiny" label={say.name("symbol", "hit")} />
        </span>
      );
    case "reroll":
      return (
        <span class="sign">
          <Icon name="d-reroll" class="tiny" label={say.t("md-reroll")} />
          <ColorDie color={first === "attack" ? "y" : "b"} small />
        </span>
      );
    case "cancel":
      return (
        <span class="sign less">
          −{third(effect)} <Icon name={second === "bam" ? "d-bam" : "d-gem"} class="tiny" label={say.name("symbol", String(second))} />
        </span>
      );
    case "stun":
      return <Icon name="d-stun" class="tiny stun" label={say.name("term", "stunned")} />;
    case "target_boss":
      return <Icon name="d-crown" class="tiny" label={say.name("term", "boss")} />;
    case "keyword":
      return named ? null : (
        <span class="sign">
          {say.name("keyword", String(first))} {second ? String(second) : ""}
        </span>
      );
    default:
      return null;
  }
}

const third = (effect: Effect): string => String(effect.args?.[2] ?? "");
