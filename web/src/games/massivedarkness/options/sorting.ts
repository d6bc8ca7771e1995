/** How the question panel sorts the options of Massive Darkness. */
import type { Sorting } from "../../../table/game";
import type { Option } from "../../../wire/types";
import { forecastOf } from "../combat/forecast";

const ORDER = ["attack", "dice", "zones", "spot", "heroes", "enemies", "skills", "classes", "equip", "cards", "actions", "other"];
const FORWARD = ["get_up", "roll", "activate_all", "keep_roll", "drink", "keep", "enough", "done"];

/** The answer Enter gives: the only useful one; the attack that promises most; else the one that moves play forward without giving an action away. */
function main(options: Option[]): Option[] {
  const useful = options.filter((option) => !option.idle);
  if (useful.length === 1) return useful;
  const attacks = useful.filter((option) => option.kind === "attack" && forecastOf(option));
  if (attacks.length) return attacks.sort((a, b) => forecastOf(b)!.mean - forecastOf(a)!.mean).slice(0, 1);
  const forward = useful.filter((option) => FORWARD.includes(option.kind) && !(option.kind === "keep" && option.args.length));
  return forward.sort((a, b) => FORWARD.indexOf(a.kind) - FORWARD.indexOf(b.kind)).slice(0, 2);
}

export const sorting: Sorting = { order: ORDER, together: ["move"], single: ["attack", "enchant", "reroll_dice", "hold", "wear", "enemy_attacks"], main };
