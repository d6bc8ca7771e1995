import { useSpeech } from "../../../words/words";
import { Icon } from "../../../ui/Icon";

interface Props {
  color: string;
  small?: boolean;
  faded?: boolean;
}

/** A mana colour: always with its mark and its name. */
export function Mana({ color, small, faded }: Props) {
  const { name, t } = useSpeech();
  const word = color === "any" ? t("any-color") : name("color", color);
  return (
    <span class={`m ${color}${small ? " s" : ""}${faded ? " use" : ""}`} role="img" aria-label={word} title={word}>
      <Icon name={`m-${color}`} class="" />
    </span>
  );
}
