/** What can be dragged where: a half of a card, a line of a Unit or a Skill onto the space, the enemy or the offer it is for; a die or a
 * crystal onto what it pays; the Hero onto a space. */
import { grouped, type Held, named, reached } from "../../../options/drag/drops";
import { halves, type Piece } from "../../../options/pieces";
import type { Option } from "../../../wire/types";
import type { KnightTable } from "../useTable";
import { waysOf } from "./focus";
import { byPart, cheapest } from "./parts";

/** `card:march strong`, `unit:0 1`, `skill:motivation`, `die:0`, `crystal:red`, `hero:me`. */
export function grab(held: string, table: KnightTable): Held {
  const [piece = "", part] = held.split(" ");
  const [what, id] = halves(piece);
  if (what === "hero") {
    table.askWays();
    return { drops: reached(table, (one) => one.startsWith("space:") || one.startsWith("slot:")), leads: [] };
  }
  if (what === "die") return { drops: paid(table, `${table.view.source[Number(id)]?.color} die`), leads: own(table, piece) };
  if (what === "crystal") return { drops: paid(table, `${id} crystal`), leads: own(table, piece) };
  const options = useful(table, piece, part);
  const drops = named(piece, table.index);
  if (!table.view.combat) return { drops, leads: options };
  for (const [onto, option, then] of options.flatMap((one) => uses(one, table))) {
    if (!drops.has(onto)) drops.set(onto, { label: option.label, line: [option.notation, ...(then ? [then] : [])] });
  }
  return { drops, leads: [] };
}

const own = (table: KnightTable, piece: Piece): Option[] => (table.index.get(piece) ?? []).filter((option) => !option.idle);

/** The options of one part of a piece, paid the way that costs least; of a whole card the basic half before the strong one. */
function useful(table: KnightTable, piece: Piece, part: string | undefined): Option[] {
  const options = own(table, piece);
  if (piece.startsWith("unit:")) return cheapest(part === undefined ? options : options.filter((option) => option.kind === "ability" && String(option.args[1]) === part));
  const { play, strong, sideways } = byPart(options);
  if (part === "play") return cheapest(play);
  if (part === "strong") return cheapest(strong);
  if (part !== undefined) return sideways.filter((option) => option.args[1] === part);
  return piece.startsWith("card:") ? [...cheapest(play), ...cheapest(strong), ...sideways] : options;
}

/** The attacks it helps to block and the enemies it helps to defeat. */
function uses(option: Option, { view }: KnightTable): [onto: Piece, option: Option, then: string][] {
  return waysOf(option).flatMap((way) => {
    const blocked = view.combat?.phase === "block" ? Object.keys(way.block ?? {}) : [];
    const struck = view.combat?.phase === "block" ? [] : Object.keys(way.attack ?? {});
    const onto = [...blocked.flatMap((key) => [`attack:${key}`, `foe:${key.split(".")[0]}`]), ...struck.map((key) => `foe:${key}`)];
    return onto.map((piece): [Piece, Option, string] => [piece, option, way.then ?? ""]);
  });
}

/** Whatever is paid with this die or crystal, on the piece it belongs to. */
function paid(table: KnightTable, with_: string) {
  const asked = table.table.decision?.options ?? [];
  return grouped(
    asked
      .filter((option) => !option.idle && option.pieces[0] && option.args.some((arg) => String(arg).split("+").some((share) => share.trim() === with_)))
      .map((option): [Piece, Option] => [option.pieces[0]!, option]),
  );
}
