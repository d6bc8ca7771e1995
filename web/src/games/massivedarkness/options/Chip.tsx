import { Icon } from "../../../ui/Icon";
import type { Option } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { halves } from "../../../options/pieces";
import { useTable } from "../useTable";
import { zoneName } from "./titles";

/** An option in few signs, for a row that names what it does: a step by its zone, a gift by who gets it. */
export function Chip({ option }: { option: Option }) {
  const say = useSpeech();
  const { view } = useTable();
  if (option.kind === "give") return <span aria-hidden="true">→ {say.name("hero", view.heroes[Number(option.args.at(-1))]?.hero)}</span>;
  if (option.kind !== "move") return <span aria-hidden="true">{option.label}</span>;
  return (
    <span aria-hidden="true" class="nowrap">
      <Icon name="d-boot" class="tiny" /> {zoneName(halves(option.pieces[0] ?? "")[1], say)}
    </span>
  );
}
