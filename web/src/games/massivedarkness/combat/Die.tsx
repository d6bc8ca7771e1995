import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";
import { decimal } from "./forecast";

const COLORS: Record<string, string> = { y: "yellow", r: "red", b: "blue", g: "green" };
const pointOf = (color: string): "hit" | "shield" => ("yr".includes(color) ? "hit" : "shield");

/** A die as it was rolled: `r3` is the face of a red one. */
export function Die({ die }: { die: string }) {
  const { catalog } = useTable();
  const { t, name } = useSpeech();
  const color = die[0] ?? "y";
  const point = pointOf(color);
  const [points = 0, bam = 0, diamond = 0] = catalog.dice[color]?.[Number(die[1])] ?? [];
  const shown = [
    [points, point],
    [bam, "bam"],
    [diamond, "diamond"],
  ] as const;
  const face = shown
    .filter(([n]) => n > 0)
    .map(([n, symbol]) => `${n} ${name("symbol", symbol)}`)
    .join(", ");
  const label = t("md-die-face", { color: name("color", COLORS[color]), face: face || name("symbol", "blank") });
  return (
    <span class={`mdie ${color} n${points + bam + diamond}`} role="img" aria-label={label} title={label}>
      {Array.from({ length: points }, (_, i) => (
        <Icon key={i} name={`d-${point}`} class="" />
      ))}
      {bam > 0 && <Icon name="d-bam" class="" />}
      {diamond > 0 && <Icon name="d-gem" class="" />}
      {!face && <Icon name="d-blank" class="" />}
    </span>
  );
}

/** A die that has not been rolled. */
export function ColorDie({ color, small }: { color: string; small: boolean }) {
  const { t, name } = useSpeech();
  const label = t("md-die-of", { color: name("color", COLORS[color]) });
  return (
    <span class={`mdie ${color}${small ? " sm" : ""}`} role="img" aria-label={label} title={label}>
      <Icon name={`d-${pointOf(color)}`} class="" />
    </span>
  );
}

/** Weak and strong dice of one side. */
export function Pool({ side, dice, small = false }: { side: "attack" | "defense"; dice: [number, number]; small?: boolean }) {
  const { t } = useSpeech();
  const [weak, strong] = side === "attack" ? "yr" : "bg";
  const list = [...Array<string>(dice[1]).fill(strong!), ...Array<string>(dice[0]).fill(weak!)];
  return (
    <span class="dice">
      {list.length ? list.map((color, i) => <ColorDie key={i} color={color} small={small} />) : <span class="small">{t("md-no-dice")}</span>}
    </span>
  );
}

const DICE = ["y", "r", "b", "g"];

/** What the dice can show and what they come to on average: to be looked at before the first roll. */
export function DiceFaces() {
  const { catalog } = useTable();
  const say = useSpeech();
  const { t } = say;
  return (
    <div class="dice-faces">
      <h3>{t("md-dice-faces")}</h3>
      {DICE.map((color) => {
        const faces = catalog.dice[color] ?? [];
        const mean = faces.reduce((sum, [points = 0]) => sum + points, 0) / Math.max(1, faces.length);
        return (
          <p key={color}>
            {faces.map((_, i) => (
              <Die key={i} die={`${color}${i}`} />
            ))}
            <small>
              {t("md-mean")} <b>{decimal(mean, say)}</b>
            </small>
          </p>
        );
      })}
      <p class="small">{t("md-dice-how")}</p>
    </div>
  );
}
