/** Which piece on the table of Massive Darkness an option belongs to. Options no piece claims stay in the question panel only. */
import type { Piece } from "../../../options/pieces";
import type { BaseView, Option } from "../../../wire/types";
import type { View } from "../types";

/** `zone:6v.b2`, `door:door1`, `foe:dwarf_warriors`, `hero:0`, `card:0.se_mace`, `line:0.charge`, `class:…` … */
export const piece = {
  zone: (zone: string): Piece => `zone:${zone}`,
  door: (door: string): Piece => `door:${door}`,
  foe: (enemy: string): Piece => `foe:${enemy}`,
  pillar: (pillar: string): Piece => `pillar:${pillar}`,
  hero: (seat: number): Piece => `hero:${seat}`,
  /** A card in the hands of a hero: the same card may lie with two of them. */
  card: (seat: number, card: string): Piece => `card:${seat}.${card}`,
  offer: (card: string): Piece => `offer:${card}`,
  line: (seat: number, line: string): Piece => `line:${seat}.${line}`,
  role: (role: string): Piece => `class:${role}`,
  /** What a hero simply has: `shadow`, `special`, `free`. */
  power: (seat: number, power: string): Piece => `power:${seat}.${power}`,
  signature: (seat: number): Piece => `signature:${seat}`,
  die: (side: string, die: string): Piece => `die:${side}.${die}`,
};

/** The words of a notation after the first. */
const said = ({ notation }: Option): string[] => notation.split(" ").slice(1);
const seatOf = (view: View, hero: string | undefined): number => view.heroes.findIndex((one) => one.hero === hero);

type Claim = (option: Option, view: View, seat: number) => Piece[];

const byZone: Claim = (option) => said(option).map(piece.zone);
const byHere: Claim = (_, view, seat) => {
  const at = view.heroes[seat]?.at;
  return at ? [piece.zone(at)] : [];
};
const byFoe: Claim = (option) => said(option).map(piece.foe);
const byHero: Claim = (option, view) =>
  said(option)
    .map((hero) => seatOf(view, hero))
    .filter((seat) => seat >= 0)
    .map(piece.hero);
const byOwnCard: Claim = (option, _, seat) =>
  said(option)
    .filter((card) => card !== "nothing")
    .map((card) => piece.card(seat, card));

const CLAIMS: Record<string, Claim> = {
  move: byZone,
  charge: byZone,
  safe_shot: byZone,
  teleport: byZone,
  place: byZone,
  room: byZone,
  blast: byZone,
  by: byZone,
  lure: byZone,
  pick_up: byHere,
  place_firework: byHere,
  leave: byHere,
  open: (option) => said(option).map(piece.door),
  attack: byFoe,
  activate: byFoe,
  reinforce: byFoe,
  attack_pillar: (option) => said(option).map(piece.pillar),
  lever: (option) => said(option).map(piece.pillar),
  enemy_batters: (option) => said(option).map(piece.pillar),
  enemy_attacks: byHero,
  towards: byHero,
  heal: byHero,
  first: byHero,
  command: byHero,
  chosen: byHero,
  suffer: byHero,
  wear: byOwnCard,
  hold: byOwnCard,
  discard: byOwnCard,
  keep: byOwnCard,
  drink: byOwnCard,
  sell: byOwnCard,
  pay: byOwnCard,
  swap: (option, _, seat) => said(option).slice(0, 1).map((card) => piece.card(seat, card)),
  use_in_attack: byOwnCard,
  use: (option, view, seat) => (option.args[0] === "signature" ? [piece.signature(seat)] : byOwnCard(option, view, seat)),
  signature: (_, __, seat) => [piece.signature(seat)],
  give: (option, view, seat) => {
    const [card = "", giver, taker] = said(option);
    return taker ? [piece.card(seatOf(view, giver), card)] : [piece.card(seat, card)];
  },
  buy: (option, _, seat) => said(option).map((line) => piece.line(seat, line)),
  class: (option) => said(option).map(piece.role),
  take: (option) => said(option).map(piece.offer),
  reroll_dice: ({ args }) => args.slice(1).map((die) => piece.die(String(args[0]), String(die))),
};

/** The seat that decides: the view is shown through its eyes. */
export const piecesOf = (option: Option, view: BaseView): Piece[] => {
  const own = view as View;
  const seat = view.seat ?? own.acting ?? 0;
  return CLAIMS[option.kind]?.(option, own, seat) ?? [];
};
