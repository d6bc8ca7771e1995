/** How a drawing is written: layers from behind to the front with a bar between them, each a colour and a path.
    `t` fills and has a line around it, `_t` fills only, `_t5` lets half of what is behind it through, `~t2` is a line of that width.
    In a path `O x y r` is a circle, `O x y r,s` an oval. */

/** The colours a layer may name; `t`, `l`, `m` are the tint of the part, lighter and darker, `h` is skin. */
const COLORS: Record<string, string> = {
  k: "#241a12", x: "#2f2a36", w: "#fbf5e6", i: "#efe6d2", u: "#f3e3bd", n: "#7a4d2a", N: "#b98a58", d: "#4a2e18", f: "#9a6a3c",
  g: "#e0ae35", G: "#ffe08a", y: "#ffd45c", o: "#e8843a", r: "#b8432f", R: "#7d2418", F: "#e3a0a0", s: "#cfd7e2", S: "#8792a4", q: "#b9ad98", Q: "#857a66",
  b: "#3f77b0", B: "#254a76", c: "#a9d3ea", v: "#6f4e9c", V: "#c3a8e6", e: "#5d9a52", E: "#39683a", a: "#a8cf7a", z: "#1f7a70", h: "#e3b98c",
};
export const SKINS = ["#e9c39a", "#d9a878", "#c08a5c", "#96663f"];

/** A colour made lighter (above 0) or darker. */
export function shaded(color: string, by: number): string {
  const to = by > 0 ? 255 : 0;
  const part = (at: number) => {
    const n = parseInt(color.slice(at, at + 2), 16);
    return Math.round(n + (to - n) * Math.abs(by)).toString(16).padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

export type Paints = Record<string, string>;

/** The colours of a part with its tint, a letter of the palette. */
export function tinted(tint: string, skin = SKINS[0]!): Paints {
  const t = COLORS[tint] ?? tint;
  return { ...COLORS, h: skin, t, l: shaded(t, 0.32), m: shaded(t, -0.3) };
}

const ring = (_: string, x: string, y: string, r: string, s = r): string => `M${Number(x) - Number(r)} ${y}a${r} ${s} 0 1 0 ${2 * Number(r)} 0a${r} ${s} 0 1 0 ${-2 * Number(r)} 0z`;
const CIRCLE = /O(-?[\d.]+) ?(-?[\d.]+) ([\d.]+)(?:,([\d.]+))?/g;
const LAYER = /^([_~]?)(\S)([\d.]*) (.*)$/s;

export function layers(drawing: string, paints: Paints): string {
  return drawing
    .split("|")
    .map((layer) => {
      const [, how, color = "k", n, path = ""] = LAYER.exec(layer.trim()) ?? [];
      const paint = paints[color]!;
      const d = path.replace(CIRCLE, ring);
      if (how === "~") return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n}"/>`;
      return `<path d="${d}" fill="${paint}"${how ? ' stroke="none"' : ""}${n ? ` opacity=".${n}"` : ""}/>`;
    })
    .join("");
}
