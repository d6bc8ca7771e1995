import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";

const FACES: Record<string, string> = {
  hollow: "o-hollow",
  sword: "o-sword",
  skull: "o-bite",
  blank: "o-blank",
  shield: "o-shield",
  two_shields: "o-two",
  double: "o-double",
};
const MANY = 16;

/** Dice that lie on the table, each with its face. */
export function Rolled({ side, faces }: { side: "attack" | "defense"; faces: string[] }) {
  const { name } = useSpeech();
  return (
    <span class="dice">
      {faces.map((face, i) => (
        <span key={i} class={`odie ${side}`} role="img" aria-label={name("face", face)} title={name("face", face)}>
          <Icon name={FACES[face] ?? "o-blank"} class="" />
        </span>
      ))}
    </span>
  );
}

/** Dice still to be rolled. */
export function Pool({ side, n }: { side: "attack" | "defense"; n: number }) {
  const { t } = useSpeech();
  const label = t(`oa-${side}-dice-n`, { n });
  return (
    <span class="dice" role="img" aria-label={label} title={label}>
      {Array.from({ length: Math.min(n, MANY) }, (_, i) => (
        <span key={i} class={`odie ${side}`}>
          <Icon name={side === "attack" ? "o-sword" : "o-shield"} class="" />
        </span>
      ))}
      {n > MANY && <b>×{n}</b>}
      {n === 0 && <b class="none">0</b>}
    </span>
  );
}
