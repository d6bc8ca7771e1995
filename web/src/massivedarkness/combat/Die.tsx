import { Icon } from "../../ui/Icon";
import { useSpeech } from "../../words/words";
import { useTable } from "../useTable";

export const COLORS: Record<string, string> = { y: "yellow", r: "red", b: "blue", g: "green" };
const ATTACK = "yr";

/** One die: a face as it was rolled (`r3`), or only its colour (`r`). */
export function Die({ die, small }: { die: string; small?: boolean }) {
  const { catalog } = useTable();
  const { t, name } = useSpeech();
  const color = die[0] ?? "y";
  const point = ATTACK.includes(color) ? "hit" : "shield";
  const face = die.length > 1 ? catalog.dice[color]?.[Number(die[1])] : undefined;
  const [points = 0, bam = 0, diamond = 0] = face ?? [];
  const shows = face
    ? [points > 0 && `${points} ${name("symbol", point)}`, bam > 0 && `${bam} ${name("symbol", "bam")}`, diamond > 0 && `${diamond} ${name("symbol", "diamond")}`].filter(Boolean).join(", ") ||
      name("symbol", "blank")
    : "";
  const label = face ? t("md-die-face", { color: name("color", COLORS[color]), face: shows }) : t("md-die-of", { color: name("color", COLORS[color]) });
  return (
    <span class={`mdie ${color}${small ? " sm" : ""}${face ? ` n${points + bam + diamond}` : ""}`} role="img" aria-label={label} title={label}>
      {face ? (
        <>
          {Array.from({ length: points }, (_, i) => (
            <Icon key={i} name={`d-${point}`} class="" />
          ))}
          {bam > 0 && <Icon name="d-bam" class="" />}
          {diamond > 0 && <Icon name="d-gem" class="" />}
          {points + bam + diamond === 0 && <Icon name="d-blank" class="" />}
        </>
      ) : (
        <Icon name={`d-${point}`} class="" />
      )}
    </span>
  );
}

/** Weak and strong dice of one side. */
export function Pool({ side, dice, small }: { side: "attack" | "defense"; dice: [number, number]; small?: boolean }) {
  const { t } = useSpeech();
  const [weak, strong] = side === "attack" ? "yr" : "bg";
  const list = [...Array<string>(dice[1]).fill(strong!), ...Array<string>(dice[0]).fill(weak!)];
  return (
    <span class="dice">
      {list.length ? list.map((die, i) => <Die key={i} die={die} {...(small ? { small } : {})} />) : <span class="small">{t("md-no-dice")}</span>}
    </span>
  );
}
