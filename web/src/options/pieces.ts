/** Which piece on the table an option belongs to. Options no piece claims stay in the question panel only. */
import type { Option, View } from "../wire/types";

/** `card:march`, `space:2,-1`, `unit:0`, `foe:1`, `attack:1.1` … */
export type Piece = string;

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
const byOffer: Claim = ({ args }) => [piece.offer(text(args[0]))];
const byAttack: Claim = ({ args }) => [piece.attack(count(args[0]), count(args[1])), piece.foe(count(args[0]))];

const CLAIMS: Record<string, Claim> = {
  tactic: ({ args }) => [piece.tactic(text(args[0]))],
  tactic_use: ({ args }) => [piece.tactic(text(args[0]))],
  play: byCard,
  strong: byCard,
  sideways: byCard,
  rest: byCard,
  discard: byCard,
  ability: byUnit,
  disband: byUnit,
  skill: ({ args }) => [piece.skill(text(args[0]))],
  crystal: ({ args }) => [piece.crystal(text(args[0]))],
  move: bySpaces,
  challenge: bySpaces,
  explore: ({ args }) => [piece.slot(text(args[0]))],
  interact: byHere,
  enter: byHere,
  burn: byHere,
  plunder: byHere,
  altar: byHere,
  buy_heal: byHere,
  recruit: byOffer,
  learn: byOffer,
  heal: ({ args }) => (args.length && typeof args[0] === "number" ? [piece.unit(args[0])] : [piece.card("wound")]),
  attack: ({ args }) => args.map((n) => piece.foe(count(n))),
  block: byAttack,
  reduce: byAttack,
  damage: byAttack,
};

export function piecesOf(option: Option, view: View): Piece[] {
  return CLAIMS[option.kind]?.(option, view) ?? [];
}

export type PieceIndex = ReadonlyMap<Piece, Option[]>;

export function indexOptions(options: Option[], view: View): PieceIndex {
  const index = new Map<Piece, Option[]>();
  for (const option of options) {
    for (const key of piecesOf(option, view)) {
      const list = index.get(key);
      if (list) list.push(option);
      else index.set(key, [option]);
    }
  }
  return index;
}
