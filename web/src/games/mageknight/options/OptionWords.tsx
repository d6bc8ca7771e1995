import { Icon } from "../../../ui/Icon";
import { Mana } from "../cards/Mana";
import type { Option } from "../../../wire/types";
import { useSpeech } from "../../../words/words";

const SOURCES: Record<string, string> = { die: "i-die", kept: "i-die", wild: "i-die", crystal: "i-crystal", token: "i-dot", endless: "i-fit", opened: "i-die", invoked: "i-discard" };

/** `red die + green token` as dots with where each comes from; the card given for mana, or that it is bent, in words. */
export function Payment({ payment }: { payment: string }) {
  const { t, name } = useSpeech();
  return (
    <span class="payment">
      {payment.split("+").filter(Boolean).map((part, i) => {
        const [color = "", source = "", ...more] = part.trim().split(" ");
        return (
          <span key={i} class="paid" title={[name("color", color), SOURCES[source] && t(`pay-${source}`)].filter(Boolean).join(" ")}>
            <Mana color={color} small />
            {SOURCES[source] && <Icon name={SOURCES[source]!} class="tiny" label={t(`pay-${source}`)} />}
            {more.map((word) => (
              <small key={word}>{word === "polarized" ? t("pay-polarized") : name("card", word)}</small>
            ))}
          </span>
        );
      })}
    </span>
  );
}

/** An option in few signs, for a row that already names its piece. The full sentence stays its label. */
export function OptionChip({ option }: { option: Option }) {
  const { t } = useSpeech();
  switch (option.kind) {
    case "play":
      return <span aria-hidden="true">{t("side-basic")}</span>;
    case "spell":
      return (
        <span class="nowrap" aria-hidden="true">
          {t("side-basic")} <Payment payment={String(option.args[1] ?? "")} />
        </span>
      );
    case "strong":
      return (
        <span class="nowrap" aria-hidden="true">
          {t("side-strong")} <Payment payment={String(option.args[1] ?? "")} />
        </span>
      );
    case "sideways":
      return (
        <span class="nowrap" aria-hidden="true">
          <Icon name="i-sideways" class="tiny" /> {option.args[2] ?? 1} <Icon name={`i-${String(option.args[1])}`} class="tiny" />
        </span>
      );
    case "ability":
      return option.args[2] ? <Payment payment={String(option.args[2])} /> : <span aria-hidden="true">{Number(option.args[1]) + 1}</span>;
    case "skill":
      return null;
    case "rest":
    case "discard":
      return <span aria-hidden="true">{t(`chip-${option.kind}`)}</span>;
    default:
      return <span aria-hidden="true">{option.label}</span>;
  }
}

const BY_CARD = new Set(["gain", "like", "take", "give_back", "under", "learn", "train"]);

/** The words of the piece an option gives, where the choice depends on them. */
export function detailOf(option: Option, text: (key: string) => string): string {
  const id = String(option.args[0] ?? "");
  if (option.kind === "gain_skill") return text(`skill:${id}`);
  if (!BY_CARD.has(option.kind) || !id) return "";
  return [text(`card:${id}:basic`), text(`card:${id}:strong`)].filter(Boolean).join(" / ");
}
