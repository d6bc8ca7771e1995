/** Effect trees as small pictures. A tree the icons cannot tell is left to its words. */
import { attackIcon, blockIcon } from "../art/pictures";
import type { Effect } from "../wire/types";

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
};

/** The picture of one verb, or null when only words can tell it. */
export function glyph(effect: Effect): Glyph | null {
  const [first, second, third] = effect.args ?? [];
  const simple = LEAVES[effect.op];
  if (simple) return { icon: simple, n: number(first) };
  switch (effect.op) {
    case "attack":
      return { icon: attackIcon(String(third ?? "melee"), String(second ?? "physical")), n: number(first) };
    case "block":
      return { icon: blockIcon(String(second ?? "physical")), n: number(first) };
    case "mana":
      return { mana: String(first ?? "gold") };
    case "crystal":
      return { icon: "i-crystal", mana: String(first ?? "gold") };
    default:
      return null;
  }
}

function number(value: unknown): string {
  return value === undefined || value === null || value === "" ? "" : String(value);
}

const COLORS = new Set(["red", "blue", "white", "green", "gold", "black"]);

/** Whether icons alone say everything the tree does. */
export function drawable(effect: Effect | null | undefined): boolean {
  if (!effect || effect.op === "nothing") return false;
  if (effect.op === "seq" || effect.op === "one_of") {
    const parts = (effect.parts ?? []).filter((part) => part.op !== "nothing");
    return parts.length > 0 && parts.length <= 4 && parts.every(drawable);
  }
  if (effect.op === "when") {
    const condition = String(effect.args?.[0] ?? "");
    return ["day", "night"].includes(condition) && (effect.parts ?? []).every((part) => part.op === "nothing" || drawable(part));
  }
  const picture = glyph(effect);
  return picture !== null && (!picture.mana || COLORS.has(picture.mana));
}

/** The four-way card: one number, several icons. */
export function shared(effect: Effect): { icons: string[]; n: string } | null {
  if (effect.op !== "one_of" || (effect.parts?.length ?? 0) < 3) return null;
  const glyphs = effect.parts!.map(glyph);
  const n = glyphs[0]?.n;
  if (!n || !glyphs.every((g) => g?.icon && !g.mana && g.n === n)) return null;
  return { icons: glyphs.map((g) => g!.icon!), n };
}
