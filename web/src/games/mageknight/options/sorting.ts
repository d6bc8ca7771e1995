/** How the question panel sorts the options of Mage Knight: one main answer, then rows of answers that belong together. */
import type { Sorting } from "../../../table/game";
import type { Option } from "../../../wire/types";

const SECTIONS: Record<string, string> = {
  play: "cards",
  strong: "cards",
  sideways: "cards",
  discard: "cards",
  rest: "cards",
  pick: "cards",
  borrow: "cards",
  take: "cards",
  spell: "cards",
  throw: "cards",
  return_card: "cards",
  give_back: "cards",
  under: "cards",
  box: "cards",
  ability: "units",
  disband: "units",
  ready: "units",
  ready_once: "units",
  ready_paid: "units",
  skill: "skills",
  gain_skill: "skills",
  tactic: "tactics",
  tactic_use: "skills",
  crystal: "mana",
  mine: "mana",
  die: "mana",
  keep: "mana",
  pay: "mana",
  color: "mana",
  before: "here",
  space: "map",
  glade: "healing",
  wounds: "healing",
  move: "map",
  explore: "map",
  challenge: "map",
  interact: "here",
  enter: "here",
  burn: "here",
  plunder: "here",
  altar: "here",
  buy_heal: "here",
  recruit: "offers",
  learn: "offers",
  gain: "offers",
  like: "offers",
  train: "offers",
  discount: "offers",
  recruit_loyal: "offers",
  buy_artifact: "offers",
  invite_elite: "offers",
  heal: "healing",
  attack: "combat",
  block: "combat",
  reduce: "combat",
  foe: "combat",
  foe_attack: "combat",
  invite: "combat",
  damage: "combat",
  fight: "here",
  join: "combat",
  wound: "combat",
  steal: "combat",
  puppet: "combat",
  keep_enemy: "combat",
  drive: "map",
};
const ORDER = ["combat", "tactics", "here", "map", "offers", "cards", "units", "skills", "mana", "healing", "other"];
const FORWARD = new Set(["strike", "stand", "pass", "phase", "begin_turn", "play_on", "end_turn", "announce_end", "rest_done", "done"]);

/** The answer Enter gives: the only useful one, a sure strike in combat, else the one that moves play forward. */
function main(options: Option[]): Option[] {
  const useful = options.filter((option) => !option.idle);
  if (useful.length === 1) return useful;
  const strikes = useful.filter((option) => ["attack", "block", "wound"].includes(option.kind));
  const forward = options.filter((option) => FORWARD.has(option.kind));
  if (strikes.length) return [strikes[0]!, ...forward];
  return forward.slice(0, 3);
}

export const sorting: Sorting = { sections: SECTIONS, order: ORDER, single: ["attack", "choose"], main };
