/** Playing a half of a card, a line of a Unit, a Skill: at a touch, paid the way that costs least, with the further answer
 * that goes without saying. Every other way to pay stands in the window of the piece. */
import type { Option } from "../../../wire/types";
import { useTable } from "../useTable";
import { further, useFocus } from "./focus";

export function usePlay(): (options: Option[], title: string, at: Element) => void {
  const { view, offer, follow } = useTable();
  const { on } = useFocus();
  return (options, title, at) => {
    const useful = options.filter((option) => !option.idle);
    const found = useful.length ? useful : options;
    const chosen = sameDeed(found) ? found.slice(0, 1) : found;
    const [only, ...others] = chosen;
    const then = only && !others.length && !only.warns?.length ? further(only, view.combat, on) : "";
    if (only && then) follow([only.notation, then]);
    else offer(chosen, title, at);
  };
}

const PAID = new Set(["strong", "spell", "ability"]);

/** Whether the options differ in nothing but what pays for them; the first of such costs least. */
function sameDeed([first, ...others]: Option[]): boolean {
  if (!first || !PAID.has(first.kind)) return false;
  const deed = JSON.stringify(first.args.slice(0, -1));
  return others.every((option) => option.kind === first.kind && JSON.stringify(option.args.slice(0, -1)) === deed);
}
