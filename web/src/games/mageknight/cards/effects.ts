/** Effect trees as small pictures. A tree the icons cannot tell is left to its words. */
import { attackIcon, blockIcon } from "../art/pictures";
import type { Effect } from "../../../wire/types";

export interface Glyph {
  icon?: string;
  mana?: string;
  n?: string;
}

const LEAVES: Record<string, string> = {
  move: "i-move",
  influence: "i-influence",
  heal: "i-heal",
  draw: "i-draw",
  fame: "i-fame",
  reputation: "i-reputation",
  wound: "i-wound",
  wound_self: "i-wound",
  source_dice: "i-die",
  explore_range: "i-eye",
};
const LEVELS = ["", "I", "II", "III", "IV"];

/** The picture of one verb, or null when only words can tell it. */
export function glyph(effect: Effect): Glyph | null {
  const [first, second, third] = effect.args ?? [];
  const simple = LEAVES[effect.op];
  if (simple) return { icon: simple, n: number(first) };
  switch (effect.op) {
    case "attack":
      return { icon: attackIcon(String(third ?? "melee"), String(second ?? "physical")), n: number(first) + (effect.args?.length === 4 ? "+" : "") };
    case "block":
      return { icon: blockIcon(String(second ?? "physical")), n: number(first) + (third === undefined ? "" : "+") };
    case "mana":
      return { mana: String(first ?? "gold") };
    case "pay_mana":
      return { mana: String(first ?? "gold"), n: "−" };
    case "crystal":
      return { icon: "i-crystal", mana: String(first ?? "gold") };
    case "discard":
      return { icon: "i-discard", n: "−1" };
    case "ready_unit":
      return { icon: "i-command", n: LEVELS[Number(first)] ?? "" };
    case "reduce_attack":
      return { icon: "i-attack", n: `−${number(first)}` };
    case "move_bonus":
      return { icon: "i-move", n: `+${number(first)}` };
    case "stop_attack":
      return { icon: "i-elusive" };
    default:
      return null;
  }
}

function number(value: unknown): string {
  return value === undefined || value === null || value === "" ? "" : String(value).replace("-", "−");
}

const STRUCTURE = new Set(["seq", "one_of", "when", "cost", "later"]);

/** Whether icons say something useful; what they leave out is marked and told by the words. */
export function drawable(effect: Effect | null | undefined): boolean {
  if (!effect) return false;
  if (STRUCTURE.has(effect.op)) return (effect.parts ?? []).some(drawable);
  return glyph(effect) !== null;
}

/** The four-way card: one number, several icons. */
export function shared(effect: Effect): { icons: string[]; n: string } | null {
  if (effect.op !== "one_of" || (effect.parts?.length ?? 0) < 3) return null;
  const glyphs = effect.parts!.map(glyph);
  const n = glyphs[0]?.n;
  if (!n || !glyphs.every((g) => g?.icon && !g.mana && g.n === n)) return null;
  return { icons: glyphs.map((g) => g!.icon!), n };
}

const BASIC = ["red", "blue", "white", "green"];
const recolored = (effect: Effect, color: string): Effect => ({
  op: effect.op,
  args: (effect.args ?? []).map((arg) => (BASIC.includes(String(arg)) ? color : arg)),
  parts: (effect.parts ?? []).map((part) => recolored(part, color)),
});

/** Four alternatives that differ only in colour are one effect of any colour. */
export function anyColor(effect: Effect): Effect | null {
  const parts = effect.parts ?? [];
  if (effect.op !== "one_of" || parts.length !== BASIC.length) return null;
  const first = recolored(parts[0]!, "any");
  const shape = JSON.stringify(first);
  return parts.every((part) => JSON.stringify(recolored(part, "any")) === shape) && JSON.stringify(parts[0]) !== shape ? first : null;
}

/** The icon of the first verb that has one, for places with room for a single sign. */
export function firstIcon(effect: Effect | null | undefined): string | null {
  if (!effect) return null;
  const own = STRUCTURE.has(effect.op) ? null : glyph(effect)?.icon;
  if (own) return own;
  for (const part of effect.parts ?? []) {
    const found = firstIcon(part);
    if (found) return found;
  }
  return null;
}
