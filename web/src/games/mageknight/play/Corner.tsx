import { Icon } from "../../../ui/Icon";
import type { Option } from "../../../wire/types";
import { useTable } from "../useTable";
import { added, useFocus } from "./focus";

/** What a half adds to the sum in sight: the most of its options. */
export function Corner({ options }: { options: Option[] }) {
  const { view } = useTable();
  const { on } = useFocus();
  const best = options
    .map((option) => added(option, view.combat, on))
    .filter((one) => one !== null)
    .sort((a, b) => b.n - a.n)[0];
  if (!best) return null;
  return (
    <span class="corner" aria-hidden="true">
      +{best.n}
      {!view.combat && <Icon name={best.icon} class="" />}
    </span>
  );
}
