/** What can be dragged where: the hero who acts onto a zone, a door or an enemy; a card onto a slot, a hero or an enemy. */
import { grouped, type Held, reached } from "../../../options/drag/drops";
import { halves, type Piece } from "../../../options/pieces";
import type { Option } from "../../../wire/types";
import type { DungeonTable } from "../useTable";
import { piece } from "./pieces";

const PLACES = new Set(["zone", "door", "foe", "pillar"]);

export function grab(held: Piece, table: DungeonTable): Held {
  const [what, id] = halves(held);
  if (what === "hero") {
    if (Number(id) !== table.me.seat) return { drops: new Map(), leads: [] };
    table.askWays();
    return { drops: reached(table, (one) => PLACES.has(halves(one)[0])), leads: [] };
  }
  if (what !== "card") return { drops: new Map(), leads: [] };
  const seat = Number(id.slice(0, id.indexOf(".")));
  const card = id.slice(id.indexOf(".") + 1);
  return { drops: grouped((table.index.get(held) ?? []).concat(stowed(card, table)).flatMap((option) => takers(option, seat, card, table).map((onto): [Piece, Option] => [onto, option]))), leads: [] };
}

/** A card is given to a hero, used by its own or on an enemy, held, worn. */
function takers(option: Option, seat: number, card: string, table: DungeonTable): Piece[] {
  switch (option.kind) {
    case "give":
      return [piece.hero(Number(option.args.at(-1)))];
    case "drink":
    case "use":
      return [piece.hero(seat)];
    case "use_in_attack":
      return [piece.hero(seat), ...table.view.enemies.map((enemy) => piece.foe(enemy.enemy))];
    case "wear":
      return [option.args[0] === card ? "slot:body" : "slot:bag"];
    case "hold":
      return option.args.includes(card) ? (option === bestGrip(card, table) ? ["slot:hands"] : []) : ["slot:bag"];
    default:
      return [];
  }
}

/** The grip with this card that keeps most of what is held already. */
function bestGrip(card: string, { index, me }: DungeonTable): Option | undefined {
  const grips = index.get(piece.card(me.seat, card))?.filter((option) => option.kind === "hold") ?? [];
  const kept = (option: Option) => option.args.filter((one) => me.hands.includes(String(one))).length - option.args.length / 10;
  return [...grips].sort((a, b) => kept(b) - kept(a))[0];
}

/** The answers that put a card back into the bag: those of the table that leave it out. */
function stowed(card: string, { table, me }: DungeonTable): Option[] {
  const all = table.decision?.options ?? [];
  if (me.body === card) return all.filter((option) => option.notation === "wear nothing");
  if (!me.hands.includes(card)) return [];
  const rest = me.hands.filter((held) => held !== card);
  return all.filter((option) => option.kind === "hold" && option.args.length === rest.length && option.args.every((one) => rest.includes(String(one))));
}
