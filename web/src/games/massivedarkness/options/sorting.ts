/** How the question panel sorts the options of Massive Darkness. */
import type { Sorting } from "../../../table/game";
import type { Option } from "../../../wire/types";

const SECTIONS: Record<string, string> = {
  attack: "attack",
  attack_pillar: "attack",
  charge: "attack",
  safe_shot: "attack",
  move: "zones",
  open: "zones",
  pick_up: "spot",
  leave: "spot",
  teleport: "zones",
  place: "zones",
  lure: "zones",
  lever: "spot",
  place_firework: "spot",
  room: "zones",
  blast: "zones",
  by: "zones",
  command: "heroes",
  heal: "heroes",
  first: "heroes",
  chosen: "heroes",
  suffer: "heroes",
  towards: "heroes",
  enemy_attacks: "heroes",
  activate: "enemies",
  reinforce: "enemies",
  use: "cards",
  use_in_attack: "cards",
  drink: "cards",
  discard: "cards",
  give: "cards",
  wear: "equip",
  hold: "equip",
  take: "cards",
  sell: "cards",
  pay: "cards",
  swap: "cards",
  signature: "skills",
  enchant: "skills",
  pay_wounds: "skills",
  buy: "skills",
  class: "classes",
  reroll: "dice",
  reroll_dice: "dice",
  blank_flip: "dice",
  blank_gain: "dice",
  get_up: "actions",
  trade: "actions",
  transmute: "actions",
  stop: "actions",
  end: "actions",
};
const ORDER = ["attack", "dice", "zones", "spot", "heroes", "enemies", "skills", "classes", "equip", "cards", "actions", "other"];
const FORWARD = ["get_up", "roll", "activate_all", "keep_roll", "keep_potion", "keep", "enough", "done"];

/** The answer Enter gives: the only useful one, else the one that moves play forward without giving an action away. */
function main(options: Option[]): Option[] {
  const useful = options.filter((option) => !option.idle);
  if (useful.length === 1) return useful;
  const forward = useful.filter((option) => FORWARD.includes(option.kind) && !(option.kind === "keep" && option.args.length));
  return forward.sort((a, b) => FORWARD.indexOf(a.kind) - FORWARD.indexOf(b.kind)).slice(0, 2);
}

export const sorting: Sorting = { sections: SECTIONS, order: ORDER, single: ["attack", "enchant", "reroll_dice", "hold", "wear", "give", "enemy_attacks"], main };
