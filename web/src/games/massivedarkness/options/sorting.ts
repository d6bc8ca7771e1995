/** How the question panel sorts the options of Massive Darkness. */
import type { Sorting } from "../../../table/game";
import type { Option } from "../../../wire/types";

const ORDER = ["attack", "dice", "zones", "spot", "heroes", "enemies", "skills", "classes", "equip", "cards", "actions", "other"];
const FORWARD = ["get_up", "roll", "activate_all", "keep_roll", "drink", "keep", "enough", "done"];

/** The answer Enter gives: the only useful one, else the one that moves play forward without giving an action away. */
function main(options: Option[]): Option[] {
  const useful = options.filter((option) => !option.idle);
  if (useful.length === 1) return useful;
  const forward = useful.filter((option) => FORWARD.includes(option.kind) && !(option.kind === "keep" && option.args.length));
  return forward.sort((a, b) => FORWARD.indexOf(a.kind) - FORWARD.indexOf(b.kind)).slice(0, 2);
}

export const sorting: Sorting = { order: ORDER, single: ["attack", "enchant", "reroll_dice", "hold", "wear", "give", "enemy_attacks"], main };
