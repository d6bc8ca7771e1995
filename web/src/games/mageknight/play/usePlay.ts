/** Playing a half of a card, a line of a Unit, a Skill: at a touch, paid the way that costs least, with the further answer
 * that goes without saying. Every other way to pay stands in the window of the piece. */
import type { Option } from "../../../wire/types";
import { useTable } from "../useTable";
import { further, useFocus } from "./focus";
import { cheapest } from "./parts";

export function usePlay(): (options: Option[], title: string, at: Element) => void {
  const { view, offer, follow } = useTable();
  const { on } = useFocus();
  return (options, title, at) => {
    const chosen = cheapest(options);
    const [only, ...others] = chosen;
    const then = only && !others.length && !only.warns?.length ? further(only, view.combat, on) : "";
    if (only && then) follow([only.notation, then]);
    else offer(chosen, title, at);
  };
}

