/** How the question panel sorts the options: one main answer, then rows of answers that belong together. */
import type { Option, View } from "../wire/types";
import { piecesOf } from "./pieces";

export interface Row {
  key: string;
  section: string;
  options: Option[];
  hint: string;
}

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
  drive: "map",
};
const ORDER = ["combat", "tactics", "here", "map", "offers", "cards", "units", "skills", "mana", "healing", "other"];
const FORWARD = new Set(["strike", "stand", "pass", "phase", "begin_turn", "play_on", "end_turn", "announce_end", "rest_done", "done"]);

/** Keys given to rows; `u` undoes, `h` and `?` help, so they are left out. */
const HINTS = "123456789abcdefgijklmnopqrstvwxyz";

const rowKey = (option: Option, view: View): string =>
  ["attack", "choose"].includes(option.kind) ? option.notation : (piecesOf(option, view)[0] ?? option.notation);

/** The answer Enter gives: the only useful one, a sure strike in combat, else the one that moves play forward. */
export function mainOptions(options: Option[]): Option[] {
  const useful = options.filter((option) => !option.idle);
  if (useful.length === 1) return useful;
  const strikes = useful.filter((option) => ["attack", "block", "wound"].includes(option.kind));
  const forward = options.filter((option) => FORWARD.has(option.kind));
  if (strikes.length) return [strikes[0]!, ...forward];
  return forward.slice(0, 3);
}

export function rows(options: Option[], view: View): Row[] {
  const main = new Set(mainOptions(options));
  const found = new Map<string, Row>();
  const sorted = [...options].sort((a, b) => Number(a.idle ?? false) - Number(b.idle ?? false));
  for (const option of sorted) {
    if (main.has(option)) continue;
    const section = SECTIONS[option.kind] ?? "other";
    const key = `${section}|${rowKey(option, view)}`;
    const row = found.get(key);
    if (row) row.options.push(option);
    else found.set(key, { key, section, options: [option], hint: "" });
  }
  const list = [...found.values()].sort((a, b) => rank(a) - rank(b));
  list.forEach((row, index) => (row.hint = HINTS[index] ?? ""));
  return list;
}

function rank(row: Row): number {
  const idle = row.options.every((option) => option.idle) ? 100 : 0;
  return ORDER.indexOf(row.section) + idle;
}
