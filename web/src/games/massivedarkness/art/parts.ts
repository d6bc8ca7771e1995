/** The parts equipment is drawn from, 64 units wide around the middle; a material gives each its colours. */

type Material = readonly [middle: string, light: string, dark: string];

export const MATERIALS: Record<string, Material> = {
  iron: ["#aab4c6", "#eef2f8", "#566074"],
  steel: ["#c6d0de", "#ffffff", "#66728a"],
  gold: ["#d9a441", "#ffe9a6", "#7d5414"],
  wood: ["#85562f", "#c08a55", "#46290f"],
  leather: ["#83512c", "#c08a55", "#41250f"],
  linen: ["#b9a678", "#e8d8b8", "#6b5a36"],
  ice: ["#8fd3ea", "#eafdff", "#2f7a9a"],
  fire: ["#f2963a", "#fff0b4", "#8a3a10"],
  bone: ["#dccda6", "#fbf4e0", "#7f6d48"],
  shadow: ["#6a56a4", "#c9b8f2", "#2c2250"],
  leaf: ["#5c9a48", "#b6e08e", "#27501e"],
  blood: ["#b8432f", "#f0927c", "#611c12"],
  arcane: ["#7a52b0", "#c07ae8", "#3a2060"],
  storm: ["#ffe27a", "#fffbe0", "#c9982f"],
  night: ["#3c4254", "#6a7186", "#1c2030"],
  sun: ["#ffd36b", "#fff6d8", "#b9802a"],
  holy: ["#f0ead8", "#ffffff", "#b9a678"],
  sky: ["#3f6fae", "#9cc4ff", "#1d3a6a"],
};

const shape = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" class="i-ln"${more}/>`;
const plain = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
const stroke = (d: string, color: string, width: number, more = ""): string => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
const disc = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" class="i-ln"/>`;
const twice = (d: string, color: string, thick: number, thin: number): string => stroke(d, "#10121a", thick) + stroke(d, color, thin);
const mirrored = (inner: string): string => `${inner}<g transform="scale(-1 1)">${inner}</g>`;

const TORSO = "M-14 -22l8 5c3 3 9 3 12 0l8-5 12 9-6 12-5-3v25c-8 5-22 5-30 0V-4l-5 3-6-12z";
const GOLD = MATERIALS["gold"]!;
const RINGS = Array.from({ length: 8 }, (_, row) => `M-15 ${-12 + row * 5}${"a2.5 2.5 0 0 0 5 0".repeat(6)}`).join("");

/** A part in its material; parts that are held slantwise are turned by whoever draws them. */
export const PARTS: Record<string, (m: Material) => string> = {
  // Held slantwise.
  blade: ([m, l, d]) => shape("M-3.6 6V-26L0 -32L3.6 -26V6z", m) + plain("M-3.6 6V-26L0 -32V6z", l) + stroke("M0 5V-24", d, 1),
  broad: ([m, l, d]) => shape("M-4 6L-6 -22L0 -32L6 -22L4 6z", m) + plain("M-4 6L-6 -22L0 -32V6z", l) + stroke("M0 4V-20", d, 1.6),
  short: ([m, l, d]) => shape("M-3.5 6V-14L0 -20L3.5 -14V6z", m) + plain("M-3.5 6V-14L0 -20V6z", l) + stroke("M0 5V-13", d, 1),
  wave: ([m, l]) => shape("M-3.6 6C-7 -1 2 -3 -3.5 -9C-8 -15 1 -16 -2 -22L0 -32L3 -22C7 -16 0 -14 4 -8C8 -3 0 -1 3.6 6z", m) + stroke("M0 4C-3 -2 5 -4 0 -10C-3 -15 3 -17 0 -23", l, 1.5),
  hook: ([m, l]) => shape("M-3 6C-4 -8 -1 -20 8 -20C9 -14 7 -4 3 6z", m) + stroke("M0 4C0 -6 2 -16 6 -15", l, 1.4),
  scimitar: ([m, l]) => shape("M-4 6C-7 -10 -2 -26 10 -31C8 -20 8 -8 4 6z", m) + stroke("M-1 4C-3 -8 1 -20 8 -27", l, 1.6),
  guard: ([m, l]) => shape("M-9 6h18v3.6h-18z", m) + stroke("M-7 7.1h14", l, 1),
  horns: ([m]) => shape("M0 5C-6 5 -9 2 -11 -1c-1 6 2 10 11 11c9 -1 12 -5 11 -11C9 2 6 5 0 5z", m),
  curl: ([m]) => shape("M0 10C-5 10 -9 9 -9 4c3 2 6 2 9 2s6 0 9 -2C9 9 5 10 0 10z", m),
  grip: ([m, , d]) => shape("M-2.3 9h4.6V20h-4.6z", m) + stroke("M-2.3 11.5l4.6 2M-2.3 14.7l4.6 2M-2.3 18l4.6 2", d, 1) + disc(0, 22.6, 3, GOLD[0]),
  haft: ([m, l]) => shape("M-2.2 -12h4.4V31h-4.4z", m) + stroke("M-1.2 -10V29", l, 1.1),
  bands: ([m]) => plain("M-2.8 27h5.6v2h-5.6zM-2.8 22h5.6v2h-5.6zM-2.8 17h5.6v2h-5.6z", m),
  axe: ([m, l]) => shape("M2 -22C9 -26.8 17 -25.9 15.3 -26.8C18.9 -19 18.9 -11 14.4 -4.3C12 -9 8 -10 2 -10z", m) + stroke("M15.3 -26.8C18.9 -19 18.9 -11 14.4 -4.3", l, 2.4),
  axes: (m) => mirrored(PARTS["axe"]!(m)),
  bearded: ([m, l]) => shape("M2 -25C10 -28 18 -27 20 -28C22 -18 21 -6 16 2C13 -6 8 -9 2 -9z", m) + stroke("M20 -28C22 -18 21 -6 16 2", l, 2.4),
  socket: ([m]) => shape("M-3.4 -24h6.8v17h-6.8z", m),
  pick: ([m]) => shape("M-2 -14l-6 2v6l6 1z", m),
  spear: ([m, l]) => shape("M0 -31C5 -23 6 -18 2.6 -12h-5.2C-6 -18 -5 -23 0 -31z", m) + plain("M0 -31C-5 -23 -6 -18 -2.6 -12H0z", l),
  wings: ([m]) => shape("M-2.6 -12C-8 -12 -10 -16 -10 -19c3 1 5 1 7.4 3zM2.6 -12C8 -12 10 -16 10 -19c-3 1-5 1-7.4 3z", m),
  hammer: ([m, l]) => shape("M-14 -25h28l3 3v10l-3 3h-28l-3-3v-10z", m) + plain("M-14 -25h28l3 3h-34z", l),
  maul: ([m, l]) => shape("M-10 -27h20l2 3v14l-2 3h-20l-2-3v-14z", m) + plain("M-10 -27h20l2 3h-24z", l),
  band: ([m]) => shape("M-6 -26.5h12v19h-12z", m),
  stud: ([m]) => disc(0, -17, 3.6, m),
  ball: ([m, l]) => disc(0, -14, 9, m) + stroke("M-4 -18a6 6 0 0 1 5-2", l, 2),
  spikes: ([, l]) => Array.from({ length: 8 }, (_, i) => `<g transform="rotate(${i * 45} 0 -14)">${shape("M-2.3 -22L0 -29L2.3 -22z", l)}</g>`).join(""),
  flanges: ([m, l]) => mirrored(shape("M1 -26l8 4v14l-8 4z", m) + stroke("M5 -21v12", l, 1.2)) + shape("M-2 -29h4V-4h-4z", l),
  claw: ([m]) => shape("M-2.5 -6C-10 -10 -11 -20 -6 -25C-7 -18 -4 -14 0 -13C4 -14 7 -18 6 -25C11 -20 10 -10 2.5 -6z", m),
  gem: ([m]) => shape("M0 -28l5.5 7-5.5 8-5.5-8z", m) + plain("M0 -28l-5.5 7h5.5z", "#fff", ' opacity=".55"'),
  bolt: ([m]) => shape("M3 -29L-8 -12h6l-3 12L9 -19H2z", m),
  ember: () => `<g transform="translate(0 -18) scale(1.15)">${FLAME}</g>`,
  moon: ([m]) => shape("M5 -30a12 12 0 1 0 8 16a9 9 0 0 1 -8 -16z", m),
  star: ([m, l]) => shape("M0 -33l3.5 9 9.5 1-7 6 2 9.5-8-5-8 5 2-9.5-7-6 9.5-1z", m) + plain("M0 -33v24l-8 5 2-9.5-7-6 9.5-1z", l, ' opacity=".6"'),
  bow: ([m, l]) => twice("M-10 -26C16 -18 16 18 -10 26", m, 6.4, 4) + stroke("M-8 -25C13 -17 13 -6 12.5 0", l, 1.2) + shape("M5.5 -5h5v10h-5z", GOLD[0]) + stroke("M-10 -26V26", "#efe6d2", 1.2),
  recurve: ([m, l]) => twice("M-4 -28C-14 -22 10 -16 8 0C10 16 -14 22 -4 28", m, 6.4, 4) + stroke("M-6 -24C-8 -20 8 -14 7 -2", l, 1.2) + stroke("M-5 -28V28", "#efe6d2", 1.2),
  feathers: ([m, l]) => mirrored(`<g transform="rotate(90)">${shape("M-24 -6c-8-4-8-12-5-16 3 5 8 7 12 9z", m)}${stroke("M-26 -16l6 8", l, 1)}</g>`),
  arrow: ([m]) => stroke("M-22 0H18", "#85562f", 2.2) + shape("M16 -4.5L27 0L16 4.5z", m) + shape("M-24 -4l6 4-6 4 1-4z", "#b8432f"),
  stock: ([m, l]) => shape("M-4 -20h8l2 40-3 8h-6l-3-8z", m) + stroke("M-2 -16V16", l, 1.4),
  arms: ([m, l]) => twice("M-24 -6C-20 -20 20 -20 24 -6", m, 7, 4.4) + stroke("M-22 -8C-16 -18 16 -18 22 -8", l, 1.2) + stroke("M-24 -6L0 6L24 -6", "#efe6d2", 1.3),
  quarrel: ([m]) => shape("M-1.4 -26h2.8V6h-2.8z", "#dccda6") + shape("M0 -32l4 7h-8z", m),
  drum: ([m, , d]) => shape("M-7 4h14v14h-14z", m) + stroke("M-3 4v14M1 4v14M5 4v14", d, 1.2),
  knives: ([m, l]) => [-38, 0, 38].map((turn) => `<g transform="rotate(${turn}) scale(.8)">${shape("M-3 4V-20L0 -28L3 -20V4z", m)}${plain("M-3 4V-20L0 -28V4z", l)}${shape("M-2 4h4v12h-4z", "#83512c")}</g>`).join(""),
  // Standing upright.
  torso: ([m]) => shape(TORSO, m),
  pauldrons: ([m]) => shape("M-14 -22l8 5-9 13-5 3-6-12zM14 -22l-8 5 9 13 5 3 6-12z", m),
  ribs: ([, l, d]) => stroke("M0 -14V20", d, 1.6) + stroke("M-14 4c9 4 19 4 28 0M-14 12c9 4 19 4 28 0", d, 1.4) + stroke("M-10 -8c5 4 15 4 20 0", l, 1.6),
  rings: ([, , d]) => stroke(RINGS, d, 1.1),
  quilt: ([, , d]) => stroke("M-14 -6L8 20M-14 6L0 22M-6 -14L14 12M14 -6L-8 20M14 6L0 22M6 -14L-14 12", d, 1.1),
  scales: ([, l, d]) => stroke("M-13 -8q3 5 6.5 0q3 5 6.5 0q3 5 6.5 0q3 5 6.5 0M-13 0q3 5 6.5 0q3 5 6.5 0q3 5 6.5 0q3 5 6.5 0M-13 8q3 5 6.5 0q3 5 6.5 0q3 5 6.5 0q3 5 6.5 0M-13 16q3 5 6.5 0q3 5 6.5 0q3 5 6.5 0q3 5 6.5 0", d, 1.6) + stroke("M-10 -12h20", l, 1.4),
  lacing: ([, l, d]) => stroke("M0 -14V20", d, 1.6) + stroke("M-4 -8l8 4M4 -8l-8 4M-4 0l8 4M4 0l-8 4M-4 8l8 4M4 8l-8 4", l, 1.4),
  collar: ([m]) => shape("M-14 -22l8 5c3 3 9 3 12 0l8-5 2 3-8 7c-5 3-11 3-16 0l-8-7z", m),
  belt: ([m]) => shape("M-15 8h30v5h-30z", m) + shape("M-3.5 7h7v7h-7z", GOLD[0]),
  crest: ([m]) => disc(0, -6, 3.5, m),
  robe: ([m, , d]) => shape("M-12 -22l6 5c3 3 9 3 12 0l6-5 14 10-5 12-6-3 5 27c-12 4-28 4-40 0l5-27-6 3-5-12z", m) + plain("M-4 -15h8l3 40h-14z", d),
  runes: ([m, l]) => stroke("M-4 -15l-3 40M4 -15l3 40", m, 1.6) + stroke("M0 -6v5M-2.5 -3.5h5M0 6l-3 4h6l-3 4M-2.5 19h5", l, 1.4),
  cloak: ([m, l, d]) => shape("M-8 -24c5 4 11 4 16 0 10 8 16 28 15 48-6 3-10 0-13-3-6 5-14 5-20 0-3 3-7 6-13 3-1-20 5-40 15-48z", m) + stroke("M-8 -14c-5 10-7 22-7 32M8 -14c5 10 7 22 7 32M0 -16v36", d, 1.4) + stroke("M-7 -22c5 3 9 3 14 0", l, 1.6),
  clasp: ([m]) => disc(0, -17, 3.5, m),
  round: ([m, l, d]) => disc(0, 0, 24, "#aab4c6") + disc(0, 0, 20.5, m) + stroke("M-7 -19V19M0 -20.5V20.5M7 -19V19", d, 1.2) + stroke("M-12 -14c4-4 8-5 12-5", l, 1.6),
  boss: ([m, l]) => disc(0, 0, 6.5, m) + `<circle r="2.4" fill="${l}"/>`,
  kite: ([m]) => shape("M0 -26C8 -22 16 -21 21 -21V-2C21 13 10 22 0 28C-10 22 -21 13 -21 -2V-21C-16 -21 -8 -22 0 -26z", m),
  field: ([m, l]) => shape("M0 -21C6 -18 12 -17 17 -16.5V-2C17 10 8 18 0 23z", m) + shape("M0 -21C-6 -18 -12 -17 -17 -16.5V-2C-17 10 -8 18 0 23z", l),
  tower: ([m, l, d]) => shape("M-18 -25h36V14C18 22 8 26 0 28C-8 26 -18 22 -18 14z", m) + stroke("M-13 -20h26V12C13 18 6 21 0 23C-6 21 -13 18 -13 12z", d, 1.6) + stroke("M-14 -21v34", l, 1.6),
  cross: ([m]) => shape("M-3 -12h6v8h8v6H3v14h-6V2h-8v-6h8z", m),
  rays: ([m, l]) => Array.from({ length: 8 }, (_, i) => `<g transform="rotate(${i * 45})">${shape("M-2.5 -8L0 -17L2.5 -8z", m)}</g>`).join("") + disc(0, 0, 7, l),
  glass: ([m, l]) => disc(0, 0, 17, m) + plain("M-10 -10a14 14 0 0 1 14 -4l-14 18z", l, ' opacity=".7"'),
  fang: ([m]) => shape("M-8 -10l8 24 8-24c-5 4-11 4-16 0z", m),
  orb: ([m]) => shape("M-13 16h26l4 9h-34z", GOLD[0]) + disc(0, -3, 21, m) + '<circle cx="-6" cy="-10" r="9" fill="#fff" opacity=".45"/>',
  frost: () => stroke("M0 -18V12M-13 -11L13 5M13 -11L-13 5M0 -18l-4 4M0 -18l4 4M0 12l-4-4M0 12l4-4", "#fff", 1.8, ' opacity=".9"'),
  tome: ([m, , d]) => shape("M-20 -24h34l6 5v43l-5 3h-35z", d) + shape("M-20 -24h34v44h-34z", m) + shape("M14 -24l6 5v40l-6-1z", "#e8d8b8") + stroke("M-17 -21h28v38h-28z", GOLD[0], 1.6) + shape("M14 -6h7v8h-7z", GOLD[0]),
  crown: ([m, l]) => shape("M-22 12L-25 -12l12 10L0 -22 13 -2l12-10-3 24z", m) + shape("M-22 12l-1-8c15 5 31 5 46 0l-1 8c-14 4-30 4-44 0z", l),
  jewels: ([m, l]) => disc(0, -22, 3.2, m) + disc(-25, -12, 2.8, l) + disc(25, -12, 2.8, l) + shape("M0 2l4 4-4 5-4-5z", m),
  ring: ([m, l]) => '<circle cx="0" cy="8" r="15" fill="none" stroke="#10121a" stroke-width="8"/>' + `<circle cx="0" cy="8" r="15" fill="none" stroke="${m}" stroke-width="5"/>` + stroke("M-11 1a13 13 0 0 1 8-6", l, 2),
  stone: ([m]) => shape("M-9 -22h18l5 6L0 -3L-14 -16z", m) + plain("M-9 -22l4 6h-9zM-5 -16L0 -3L-14 -16z", "#fff", ' opacity=".45"'),
  clover: ([m, l]) => disc(-5, -17, 5, m) + disc(5, -17, 5, m) + disc(0, -9, 5, m) + stroke("M-6 -19l2 2M5 -19l-2 3", l, 1.4),
  leaf: ([m, l]) => shape("M0 -2C-12 -6 -10 -20 0 -25C10 -20 12 -6 0 -2z", m) + stroke("M0 -3V-20", l, 1.4),
  knot: ([m]) => shape("M0 -24a7 7 0 0 1 7 7c0 5-7 5-7 10c0-5-7-5-7-10a7 7 0 0 1 7-7z", m),
  cord: ([m]) => twice("M-18 -26C-18 -6 -8 2 0 2S18 -6 18 -26", m, 4.4, 2.4),
  skull: ([m, , d]) => shape("M0 -2c8 0 11 5 11 11 0 4-2 6-4 7v6h-14v-6c-2-1-4-3-4-7 0-6 3-11 11-11z", m) + '<circle cx="-4.5" cy="9" r="3" fill="#241a10"/><circle cx="4.5" cy="9" r="3" fill="#241a10"/>' + stroke("M-3 22v-3M0 22v-3M3 22v-3", d, 1.2),
  pendant: ([m]) => shape("M0 2l10 9-10 15-10-15z", m) + plain("M0 2l-10 9h10z", "#fff", ' opacity=".5"'),
  boots: ([m, l]) => [[6, -3], [-6, 5]].map(([x, y]) => `<g transform="translate(${x} ${y})">${shape("M-10 -20h14v20l13 6c4 2 4 6 4 8h-31z", m)}${shape("M-11 -22h16v6h-16z", GOLD[0])}${shape("M-10 14h31v4h-31z", "#41250f")}${stroke("M-6 -12V4", l, 1.6)}</g>`).join(""),
  plumes: ([m]) => [[6, -3], [-6, 5]].map(([x, y]) => `<g transform="translate(${x} ${y})">${shape("M-10 -14c-7-1-9-6-9-10 4 3 8 4 9 5z", m)}</g>`).join(""),
  glove: ([m, l, d]) => shape("M-12 26V6l-6-10c-2-4 2-6 5-3l5 6V-20c0-4 5-4 5 0v14V-24c0-4 6-4 6 0v18V-20c0-4 5-4 5 0V-4V-13c0-4 5-4 5 0V14l-3 12z", m) + stroke("M-12 18h22", d, 2) + stroke("M-7 4v8", l, 1.4),
  girdle: ([m, l, d]) => shape("M-26 -8c16 8 36 8 52 0v14c-16 8-36 8-52 0z", m) + stroke("M-24 -4c15 7 33 7 48 0", l, 1.2) + stroke("M-24 4c15 7 33 7 48 0", d, 1.2) + shape("M-8 -7h16v18h-16z", GOLD[0]) + shape("M-4 -2h8v8h-8z", d),
  lantern: ([m, l]) => twice("M-8 -18C-8 -30 8 -30 8 -18", "#d9a441", 5, 2.6) + shape("M-13 -18h26v6h-26z", m) + shape("M-11 -12h22v28h-22z", l, ' fill-opacity=".9"') + shape("M-14 16h28v7h-28z", m) + `<g transform="translate(0 4) scale(1.1)">${FLAME}</g>` + stroke("M-4 -12v28M4 -12v28", m, 1.6),
  flask: ([m, l]) => vessel("M-4 -14v7C-14 -3 -19 4 -19 11c0 9 8 14 19 14s19-5 19-14C19 4 14 -3 4 -7v-7z", "M-17 7c10-4 24 4 34 0 1 2 2 3 2 5 0 8-8 12-19 12s-19-4-19-12c0-2 1-3 2-5z", m, l, -18),
  bottle: ([m, l]) => vessel("M-4 -18v6l-8 6v28c0 3 3 4 5 4h14c2 0 5-1 5-4v-28l-8-6v-6z", "M-11 0c7-3 15 3 22 0v21c0 3-2 4-4 4H-7c-2 0-4-1-4-4z", m, l, -22),
  cone: ([m, l]) => vessel("M-4 -14v6L-18 18c-2 5 1 8 5 8h26c4 0 7-3 5-8L4 -8v-6z", "M-11 8c7-3 15 3 22 0l6 11c1 3-1 6-5 6H-12c-4 0-6-3-5-6z", m, l, -18),
  heart: () => plain("M0 19c-5-4-7-6-7-8.5a3.5 3.5 0 0 1 7-1 3.5 3.5 0 0 1 7 1C7 13 5 15 0 19z", "#fff", ' opacity=".92"'),
  plus: () => plain("M-2.5 5h5v5h5v5h-5v5h-5v-5h-5v-5h5z", "#fff", ' opacity=".92"'),
  spark: () => plain("M2 2l-6 10h4l-2 8 7-11H1z", "#fff", ' opacity=".92"'),
  peaks: () => plain("M-6 20l3-9 3 5 3-5 3 9z", "#fff", ' opacity=".9"'),
  fist: () => plain("M-6 8h12v8l-3 4h-6l-3-4z", "#fff", ' opacity=".9"'),
  scroll: ([m]) => shape("M-15 -20h30v40h-30z", "#e8d8b8") + stroke("M-10 -12h20M-10 14h20", "#b89c6c", 1.4) + shape("M-20 -26h40v8h-40z", m) + shape("M-20 18h40v8h-40z", m) + shape("M-23 -27h5v10h-5zM18 -27h5v10h-5zM-23 17h5v10h-5zM18 17h5v10h-5z", GOLD[0]),
  flame: () => `<g transform="translate(0 2) scale(1.25)">${FLAME}</g>`,
  lightning: () => shape("M3 -13L-7 2h5l-2 11L8 -4H2z", "#c9982f"),
  gate: ([m, l]) => shape("M-9 12V-2a9 9 0 0 1 18 0v14z", m) + plain("M-5 12V-1a5 5 0 0 1 10 0v13z", l),
  rock: () => shape("M2 -4l8 3 2 8-6 6-9-1-3-8z", "#7a5a48") + plain("M-4 -12l8 9M2 -14l6 12", "none", ' stroke="#f2963a" stroke-width="2.4"'),
  vortex: ([m, l]) => stroke("M0 0c4-1 5 5 0 5c-7 0-8-9 0-10c10 0 12 15 0 16", m, 2.6) + stroke("M0 0c4-1 5 5 0 5", l, 2.6),
  bomb: ([m]) => disc(0, 6, 19, m) + stroke("M-10 -2a13 13 0 0 1 8-6", "#aab4c6", 3) + shape("M-5 -18h10v8h-10z", "#aab4c6") + stroke("M0 -18C2 -26 10 -24 12 -28", "#85562f", 2.4) + `<g transform="translate(13 -27) scale(.6)">${FLAME}</g>`,
  jaws: ([m, l]) => shape("M-26 8c6-22 46-22 52 0z", m) + shape("M-22 8l5-14 6 12 6-16 5 16 5-16 6 16 6-12 5 14z", l) + shape("M-28 8h56v9h-56z", "#7a3a30"),
  needle: ([m, l]) => `<g transform="rotate(42)">${shape("M-1.6 26V-14L0 -30L1.6 -14V26z", m)}${disc(0, 24, 4, l)}</g>`,
  drops: ([m]) => shape("M10 -14c5 7 6 10 0 13c-6-3-5-6 0-13zM-12 4c4 6 5 9 0 11c-5-2-4-5 0-11z", m),
  bell: ([m, l]) => shape("M-18 14c6-4 5-10 5-18a13 13 0 0 1 26 0c0 8-1 14 5 18z", m) + stroke("M-8 -6c0-5 3-8 6-9", l, 2) + disc(0, 18, 4.5, m) + stroke("M-26 -8c-3 5-3 11 0 16M26 -8c3 5 3 11 0 16", l, 2),
  dart: ([m]) => [-10, 0, 10].map((y) => `<g transform="translate(0 ${y})">${stroke("M-22 0H14", "#85562f", 2.2)}${shape("M12 -3.5L24 0L12 3.5z", m)}</g>`).join(""),
  blades: ([m, l]) => mirrored(`<g transform="rotate(40)">${shape("M-3 16V-22L0 -29L3 -22V16z", m)}${plain("M-3 16V-22L0 -29V16z", l)}${shape("M-8 10h16v3.5h-16z", GOLD[0])}</g>`),
  curse: ([m, l]) => shape("M0 -26c14 0 20 8 20 18 0 8-4 12-8 14v10h-24v-10c-4-2-8-6-8-14 0-10 6-18 20-18z", m) + disc(-8, -6, 5, l) + disc(8, -6, 5, l) + plain("M0 2l-3 7h6z", "#10121a"),
  chest: ([m, l, d]) => shape("M-22 20V-2c0-10 6-16 14-16h16c8 0 14 6 14 16v22z", m) + plain("M-20 -2c0-8 5-14 12-14h16c7 0 12 6 12 14z", l, ' opacity=".55"') + stroke("M-22 -1h44", d, 2.4) + shape("M-5 -6h10v12h-10z", GOLD[1]),
  four: ([m]) => `<g transform="translate(0 4)">${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})">${shape("M0 0C-12 -4 -10 -18 -4 -16C-1 -15 0 -11 0 -8C0 -11 1 -15 4 -16C10 -18 12 -4 0 0z", m)}</g>`).join("")}</g>`,
  halo: ([m, l]) => `<ellipse cx="0" cy="-18" rx="15" ry="6" fill="none" stroke="${m}" stroke-width="4"/><ellipse cx="0" cy="-18" rx="15" ry="6" fill="none" stroke="${l}" stroke-width="1.6"/>` + mirrored(shape("M2 2C12 -10 26 -8 28 -2C20 0 14 8 2 22z", l)),
};

/** Parts held slantwise, and those held the way a bow is. */
const SLANT = 42;
const LEANING = new Set("blade broad short wave hook scimitar guard horns curl grip haft bands axe axes bearded socket pick spear wings hammer maul band stud ball spikes flanges claw gem bolt ember moon star".split(" "));
const TURNED: Record<string, number> = { bow: -45, recurve: -45, arrow: -45, feathers: -45, stock: 38, arms: 38, quarrel: 38, drum: 38 };

const FLAME =
  '<path d="M0-11c1 5 7 7 7 12.5A7 7 0 0 1 0 9a7 7 0 0 1-7-7.5C-7-2-5-3.5-4-6c1 1 1.5 2 1.5 3.5C-.5-4.5.5-8 0-11z" fill="#f2963a" class="i-ln"/><path d="M0 0c.5 2.5 3 3 3 5a3 3 0 0 1-6 0c0-2 2-2.5 3-5z" fill="#ffe9a8"/>';

function vessel(glass: string, liquid: string, m: string, l: string, neck: number): string {
  return (
    shape(glass, "#eef4ff", ' fill-opacity=".85"') +
    plain(liquid, m) +
    plain(liquid, l, ' opacity=".35" transform="translate(-2 -1) scale(.6 .5)"') +
    stroke("M-10 6c-3 3-4 6-4 9", "#fff", 2, ' opacity=".8"') +
    shape(`M-5 ${neck}h10v5H-5z`, "#cfdcf0") +
    shape(`M-4 ${neck - 6}h8v7h-8z`, "#85562f")
  );
}

const glow = (color: string): string => [29, 25, 21, 17, 13].map((r) => `<circle r="${r}" fill="${color}" opacity=".09"/>`).join("");

/** A drawing from its recipe: `*ice haft:wood spear:ice wings` glows in the colour of ice; a part without a material is of gold. */
export function assembled(recipe: string): string {
  return recipe
    .split(" ")
    .map((word) => {
      if (word.startsWith("*")) return glow(MATERIALS[word.slice(1)]![0]);
      const [part = "", material = "gold"] = word.split(":");
      const drawn = PARTS[part]!(MATERIALS[material]!);
      const turn = LEANING.has(part) ? SLANT : (TURNED[part] ?? 0);
      return turn ? `<g transform="rotate(${turn})">${drawn}</g>` : drawn;
    })
    .join("");
}
