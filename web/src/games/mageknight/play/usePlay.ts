/** Playing a half of a card, a line of a Unit, a Skill: at a touch, with the further answer that goes without saying. */
import type { Option } from "../../../wire/types";
import { useTable } from "../useTable";
import { further, useFocus } from "./focus";

export function usePlay(): (options: Option[], title: string, at: Element) => void {
  const { view, offer, follow } = useTable();
  const { on } = useFocus();
  return (options, title, at) => {
    const useful = options.filter((option) => !option.idle);
    const found = useful.length ? useful : options;
    const [only, ...others] = found;
    const then = only && !others.length && !only.warns?.length ? further(only, view.combat, on) : "";
    if (only && then) follow([only.notation, then]);
    else offer(found, title, at);
  };
}
