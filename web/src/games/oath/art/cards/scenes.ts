/** Where a picture plays: 120 by 80 and 20 more above for narrow cards, painted in the colours of its suit. Digits are the colours of the land from far to near, `4` what is built, `5` a shadow, `6` light. */
import type { Paints } from "./draw";

/** Sky above and below, far, middle and near land, what is built, shadow, light. */
type Palette = readonly [string, string, string, string, string, string, string, string];
const DAY: Record<string, Palette> = {
  arcane: ["#8f86c8", "#f0dcea", "#a99bd0", "#7c6cb4", "#584a92", "#8577ae", "#352b60", "#fff3d6"],
  beast: ["#cfe6cf", "#f6f0c8", "#a3c58c", "#75a160", "#4e7a42", "#8a7a54", "#2c4a2a", "#fff6c8"],
  discord: ["#c2705c", "#f7cf96", "#b56a5c", "#8a4449", "#5e2b36", "#8d5a50", "#33151f", "#ffe6a8"],
  hearth: ["#f2c478", "#fdeecb", "#dcae66", "#b9cc74", "#8fa652", "#b5763c", "#5a3416", "#fff6d4"],
  nomad: ["#8cc8c2", "#f8ecc4", "#cdb98a", "#dcbd7c", "#c09a58", "#9c7448", "#2c4a48", "#fff4cc"],
  order: ["#93b4d2", "#eef0e2", "#a3b4c2", "#8ba087", "#6d8468", "#9aa4ae", "#2c3c50", "#fdf6dc"],
  relic: ["#e2cf9e", "#f6ead0", "#cdb684", "#b99c64", "#8f7142", "#8a6a40", "#4a3418", "#fff6d8"],
  vision: ["#5d5296", "#e8c8c0", "#8478b4", "#6a5c9c", "#463a74", "#7a6c9c", "#2a2250", "#ffe9b8"],
};
const NIGHT: Record<string, Palette> = {
  arcane: ["#1d1742", "#6a5aa8", "#443a7c", "#342b66", "#241d4a", "#4a4078", "#120d2c", "#fff0b8"],
  beast: ["#142a34", "#5c8a74", "#3a6450", "#284c3a", "#183426", "#4a4a34", "#0c1c16", "#eef4c8"],
  discord: ["#1f1020", "#93424a", "#5c2a3a", "#44202e", "#2c1420", "#5a3436", "#160810", "#ffdc94"],
  hearth: ["#2a2138", "#c47a48", "#6e4a44", "#574038", "#3c2c28", "#6e4628", "#1c1418", "#ffe39a"],
  nomad: ["#122a3a", "#5a9a98", "#4a6a62", "#5c6448", "#424a34", "#5c4c34", "#0c1c20", "#fff0b8"],
  order: ["#16233a", "#6284a6", "#445c74", "#34485c", "#243444", "#56626e", "#0e1826", "#ffecb0"],
  vision: ["#17102e", "#7a4e86", "#4c3a70", "#3a2c5a", "#261c40", "#54486e", "#0f0a20", "#ffe6a0"],
  relic: ["#241a2a", "#8a6a58", "#5c4a3c", "#4a3a2c", "#33271c", "#5c4830", "#140e0c", "#ffe39a"],
};

export const SCENES: Record<string, string> = {
  hills: "_1 M0 44q20-14 42-4t40-6 38 4v42H0z|_2 M0 56q30-12 62-2t58-4v30H0z|_3 M0 68q34-8 70-1t50-3v16H0z",
  woods: "_1 M-4 60l9-30 9 30zM8 60l10-38 10 38zM26 60l8-28 8 28zM78 60l8-30 8 30zM90 60l11-40 11 40zM106 60l9-32 9 32z|_2 M-6 70l9-34 9 34zM12 70l8-26 8 26zM94 70l8-28 8 28zM108 70l9-36 9 36z|_3 M0 66q30-7 60-1t60-2v17H0z",
  grove: "_1 M0 46q14-12 30-6t30-6 32 4 28 2v40H0z|_2 M0 30q10-14 22-4 10 8 4 18l-6 2v20h-8V48H0zM120 26q-14-12-24-2-8 8-2 18l8 2v22h8V46h10z|_3 M0 66q34-8 64-2t56-2v18H0z",
  mount: "_1 M-6 66L24 18l16 22 22-30 26 34 12-14 26 36z|_6 M24 18l8 12-5 3-4-4-5 4-2-3zM62 10l9 13-5 3-4-4-6 4-3-4z|_3 M0 64q40-9 120 0v16H0z",
  field: "_1 M0 42q40-12 120-2v40H0z|_2 M0 52q50-10 120-2v30H0z|_3 M0 80L40 51h6L20 80zM34 80l18-29h5L52 80zM66 80l-4-29h5l17 29zM98 80L72 51h6l42 29z",
  road: "_1 M0 42q30-12 60-3t60-4v45H0z|_2 M0 54q40-10 120-2v28H0z|_6 M34 80c10-14 34-14 28-24-4-6-12-6-8-12h5c0 5 10 5 14 12 6 10-4 14-2 24z",
  town: "_1 M0 50V34l9-8 9 8v4h6V26l8-9 8 9v14h6V32h14v-8l8-8 8 8v12h6v-6l8-7 8 7v8h6V28l7-8 7 8v24z|_6 M7 38h4v5H7zM30 30h4v5h-4zM66 28h4v5h-4zM92 36h4v5h-4z|_3 M0 52q60-8 120 0v28H0z|_5 M0 66q60-6 120 0v14H0z",
  hall: "_4 M0-20h120v100H0z|_1 M8 64V22q10-16 20 0v42zM46 64V18q14-18 28 0v46zM92 64V22q10-16 20 0v42z|_6 M50 60V20q10-13 20 0v40z|_5 M0 64h120v16H0z|_3 M0 64h120v3H0z",
  room: "_4 M0-20h120v100H0z|_3 M4 8h36v3H4zM4 28h36v3H4zM4 48h36v3H4zM80 8h36v3H80zM80 28h36v3H80zM80 48h36v3H80z|_1 M6 16h4v12H6zM11 14h5v14h-5zM17 18h4v10h-4zM23 15h4v13h-4zM29 19h6v9h-6zM8 36h5v12H8zM15 34h4v14h-4zM26 38h4v10h-4zM32 35h4v13h-4zM84 15h4v13h-4zM90 18h6v10h-6zM98 14h4v14h-4zM104 17h5v11h-5zM82 35h4v13h-4zM88 38h5v10h-5zM100 34h4v14h-4zM107 37h5v11h-5z|_6 M30 8h5v20h-5zM20 36h4v12h-4zM95 34h4v14h-4zM110 15h4v13h-4z|_5 M0 66h120v14H0z",
  cave: "_5 M0-20h120v100H0z|_3 M0-20h120v100h-14c4-30-6-62-46-62S10 50 14 80H0z|_6 M60 26c22 0 34 20 32 54H28c-2-34 10-54 32-54z|_2 M24-20v20l6 14 5-14v-20zM44-20v20l4 9 4-9v-20zM80-20v20l6 16 5-16v-20zM98-20v20l3 10 4-10v-20z",
  moon: "_6 O94 18 11|_6 O18 14 1.2|_6 O40 8 1|_6 O62 16 1.3|_6 O30 26 1|_6 O110 38 1|_6 O76 7 1|_1 M0 50q26-12 56-3t64-5v38H0z|_3 M0 64q40-9 76-2t44-2v20H0z",
  sea: "_1 M0 42h120v38H0z|~61.6 M8 52q6-5 12 0t12 0 12 0M56 48q6-5 12 0t12 0M74 60q6-5 12 0t12 0 12 0M20 68q6-5 12 0t12 0|_3 M0 40l24-4 8 8-12 8 4 10-8 18H0z",
  marsh: "_2 M0 44q40-8 120 0v36H0z|_1 M6 58q20-8 44 0-20 9-44 0zM64 68q24-8 52 0-24 10-52 0zM70 52q14-5 34 0-16 6-34 0z|~32 M14 60V36m5 24V42m82 30V44m-6 28V50|_5 O14 34 2,5|_5 O101 42 2,5",
  camp: "_1 M0 48q40-10 120-2v34H0z|_4 M0 64l16-30 16 30zM88 64l16-30 16 30z|_5 M11 64l5-16 5 16zM99 64l5-16 5 16z|_3 M0 63q60-6 120 0v17H0z",
  wall: "_1 M0 46q30-12 60-4t60-4v42H0z|_4 M0 76V38h9v7h9v-7h10v7h9v-7h10v7h9v-7h10v7h9v-7h10v7h9v-7h10v7h9v-7h7v38z|_5 M0 56h120v1.400H0zM14 45v11h1.400V45zM46 45v11h1.400V45zM78 45v11h1.400V45zM108 45v11h1.400V45zM28 57v11h1.400V57zM62 57v11h1.400V57zM94 57v11h1.400V57zM0 68h120v1.400H0z|_3 M0 74h120v6H0z",
  rays: "_65 M60 40L46-20h28zM60 40L98-20l22 14zM60 40L130 20v22zM60 40L130 64l-14 30zM60 40L74 100H46zM60 40L4 94l-16-28zM60 40L-10 42V20zM60 40L-2-4 20-20z",
  mist: "_1 M0 44l22-22 18 18 20-26 26 28 16-16 20 20v34H0z|_6 M-6 40q16-10 32-2t34-2 32 0 34-2v14q-30 8-62 1T-6 52z|_64 M-6 60q22-8 44-1t44-2 44 0v12q-30 7-66 1T-6 72z",
  stage: "_5 M0-20h120v100H0z|_1 M18-20h84v86H18z|_6 M60 6l34 60H26z|_4 M0-20h120v30q-8 8-15 0t-15 0-15 0-15 0-15 0-15 0-15 0-15 0z|_3 M0 8q14 30 8 60H0zM12 8q12 26 6 58h-7q6-30 1-58zM120 8q-14 30-8 60h8zM108 8q-12 26-6 58h7q-6-30-1-58z|_4 M0 66h120v14H0z",
  tavern: "_4 M0-20h120v100H0z|_5 M0-20h120v26H0zM14 6h6v60h-6zM100 6h6v60h-6zM20 6l14 0-14 14zM100 6H86l14 14z|_6 M42 14h36v26H42z|_5 M59 14h2.400v26H59zM42 26h36v2.400H42z|_3 M0 64h120v16H0z|_5 M0 63h120v2H0z",
  sky: "_6 M-4 34q4-12 16-8 6-12 18-4 10-2 10 8 8 2 4 8H0zM72 22q2-9 12-6 6-9 14-2 10-1 9 7 6 3 2 6H76zM70 64q6-10 16-6 8-8 18-1 10 0 8 9l-2 6H72z|_1 M0 74q40-10 120-2v8H0z",
  steppe: "_1 M0 46q30-6 60-2t60-3v39H0z|_2 M0 54q40-7 120 0v26H0z|_3 M0 70q50-8 120-1v11H0z|~51.6 M12 60l2-8m2 8l3-6m78 10l2-8m2 8l3-6m-62 14l2-7m2 7l3-5",
  temple: "_1 M0 40q60-10 120 0v40H0z|_4 M10 22L60 2l50 20v6H10zM16 30h9v36h-9zM36 30h9v36h-9zM75 30h9v36h-9zM95 30h9v36h-9z|_6 M16 30h3v36h-3zM36 30h3v36h-3zM75 30h3v36h-3zM95 30h3v36h-3z|_3 M4 64h112v6H4zM0 70h120v10H0z",
  cloth: "_1 M0-20h120v100H0z|_6 M60 40L30-10h60zM60 40L130 12v50zM60 40L-10 12v50zM60 40l34 50H26z|_2 M0 58q60-14 120 0v22H0z|_3 M0 66q60-12 120 0v14H0z",
  mines: "_4 M0-20h120v100H0z|_5 M14 80V30Q60-12 106 30v50z|_2 M8 80V26h8v54zM104 80V26h8v54zM4 20h112v8H4z|_3 M14 70h92v10H14z|_6 M50 40l3-4 4 3-2 5zM84 52l3-3 3 3-2 4zM30 56l3-4 3 3-2 4z",
};

/** What carries a picture: its ground as it is painted in a suit, by day or by night. */
export function ground(scene: string, suit: string): { sky: string; paints: Paints } {
  const dark = scene.endsWith("!");
  const palette = (dark ? NIGHT : DAY)[suit] ?? DAY["relic"]!;
  const [high, low, ...rest] = palette;
  const paints: Paints = {};
  rest.forEach((color, i) => (paints[String(i + 1)] = color));
  return { sky: `linear-gradient(${high}, ${low} 70%)`, paints };
}
