/** Which piece on the table of Mage Knight an option belongs to. Options no piece claims stay in the question panel only. */
import type { Piece } from "../../../options/pieces";
import type { BaseView, Option } from "../../../wire/types";
import type { View } from "../types";

/** `card:march`, `space:2,-1`, `unit:0`, `foe:1`, `attack:1.1` … */
export const piece = {
  card: (id: string): Piece => `card:${id}`,
  unit: (place: number): Piece => `unit:${place}`,
  skill: (id: string): Piece => `skill:${id}`,
  tactic: (id: string): Piece => `tactic:${id}`,
  crystal: (color: string): Piece => `crystal:${color}`,
  space: (at: string): Piece => `space:${at}`,
  slot: (slot: string): Piece => `slot:${slot}`,
  offer: (id: string): Piece => `offer:${id}`,
  foe: (n: number): Piece => `foe:${n}`,
  attack: (n: number, i: number): Piece => `attack:${n}.${i}`,
  die: (i: number): Piece => `die:${i}`,
};

const text = (value: unknown): string => String(value ?? "");
const count = (value: unknown): number => Number(value);

function ownSpace(view: View): Piece[] {
  const at = view.players[view.seat ?? 0]?.at;
  return at ? [piece.space(at)] : [];
}

type Claim = (option: Option, view: View) => Piece[];

const byCard: Claim = ({ args }) => [piece.card(text(args[0]))];
const byUnit: Claim = ({ args }) => (args.length ? [piece.unit(count(args[0]))] : []);
const bySpaces: Claim = ({ args }) => args.map((at) => piece.space(text(at)));
const byHere: Claim = (_, view) => ownSpace(view);
const byOffer: Claim = ({ args }) => (args[0] ? [piece.offer(text(args[0]))] : []);
/** `block 1 2`: the notation counts attacks from one, as the view does. */
const byAttack: Claim = ({ notation }) => {
  const [, n, i] = notation.split(" ").map(Number);
  return [piece.attack(n ?? 0, i ?? 0), piece.foe(n ?? 0)];
};
const byDie: Claim = ({ args }, view) =>
  typeof args[0] === "number" ? [piece.die(args[0])] : view.source.flatMap((die, i) => (die.color === args[0] ? [piece.die(i)] : []));

const CLAIMS: Record<string, Claim> = {
  tactic: ({ args }) => [piece.tactic(text(args[0]))],
  tactic_use: ({ args }) => [piece.tactic(text(args[0]))],
  play: byCard,
  strong: byCard,
  sideways: byCard,
  rest: byCard,
  discard: byCard,
  pick: byCard,
  borrow: byCard,
  spell: byCard,
  throw: byCard,
  ability: byUnit,
  disband: byUnit,
  ready: byUnit,
  ready_once: byUnit,
  ready_paid: byUnit,
  skill: ({ args }) => [piece.skill(text(args[0]))],
  crystal: ({ args }) => [piece.crystal(text(args[0]))],
  die: byDie,
  keep: byDie,
  move: bySpaces,
  space: bySpaces,
  challenge: bySpaces,
  invite: bySpaces,
  explore: ({ args }) => [piece.slot(text(args[0]))],
  before: ({ args }, view) => (args[0] === "plunder" ? ownSpace(view) : []),
  interact: byHere,
  enter: byHere,
  burn: byHere,
  plunder: byHere,
  altar: byHere,
  buy_heal: byHere,
  buy_artifact: byHere,
  invite_elite: byHere,
  walk_in: byHere,
  recruit: byOffer,
  learn: byOffer,
  gain: byOffer,
  like: byOffer,
  train: byOffer,
  discount: byOffer,
  recruit_loyal: byOffer,
  heal: ({ args }) => (typeof args[0] === "number" && args[0] >= 0 ? [piece.unit(args[0])] : [piece.card("wound")]),
  glade: ({ args }) => (args[0] === "hand" ? [piece.card("wound")] : []),
  attack: ({ args }) => args.map((n) => piece.foe(count(n))),
  block: byAttack,
  reduce: byAttack,
  foe: ({ args }) => [piece.foe(count(args[0]))],
  foe_attack: byAttack,
  damage: (option, view) => {
    const place = option.args[2];
    const unit = typeof place === "number" && place >= 0 ? [piece.unit(place)] : [];
    return [...byAttack(option, view), ...unit];
  },
};

export const piecesOf = (option: Option, view: BaseView): Piece[] => CLAIMS[option.kind]?.(option, view as View) ?? [];
