/** People to the waist, 44 wide and 70 high around the chin: a body, then head, hair, hat and beard, each with its tint. */
import { layers, tinted, type Paints } from "./draw";

const BODIES: Record<string, string> = {
  robe: "t M-21 38C-24 14-14 3-6 2L0 8 6 2C14 3 24 14 21 38z|_l M-3 5L0 38 3 5 0 9z|~m1.4 M-12 38C-13 26-12 18-10 13M12 38C13 26 12 18 10 13",
  tunic: "t M-19 38L-21 15C-19 6-12 3-6 2Q0 6 6 2C12 3 19 6 21 15L19 38z|n M-20 27h40v5h-40z|g M-3 26h6v7h-6z|~m1.4 M-13 26l-1-12M13 26l1-12|_l M-4 4l4 8 4-8-4 2z",
  mail: "S M-23 38L-23 13C-21 5-12 3-6 2Q0 6 6 2C12 3 21 5 23 13L23 38z|t M-11 38V9Q0 14 11 9V38z|_l M-11 38V9l5 2V38z|s M-24 20C-26 8-18 3-11 5Q-14 12-13 20zM24 20C26 8 18 3 11 5Q14 12 13 20z|_w5 M-21 12q3-5 8-5M21 12q-3-5-8-5",
  cloak: "m M-25 38C-27 12-14 2-6 1L0 6 6 1C14 2 27 12 25 38z|t M-25 38C-26 13-15 3-7 2L-3 9C-9 15-11 25-11 38zM25 38C26 13 15 3 7 2L3 9C9 15 11 25 11 38z|g O0 8 2.8",
  fur: "t M-21 38L-21 14C-18 6 18 6 21 14L21 38z|~m1.4 M0 18V38|f M-22 14l2-9 6 2 4-6 5 4 5 2 5-2 5-4 4 6 6-2 2 9-5 6-4-3-4 5-5-3-4 5-4-5-5 3-4-5-4 3z",
  rags: "t M-19 38l-2-22C-18 7-12 4-6 2l6 6 6-6c6 2 12 5 15 14l-2 22-5-3-4 3-5-4-5 4-4-3-5 3z|_m M-12 16l6-1 1 7-7 1zM6 24l7-2 1 7-7 1z|~k0.9 M-13 16l2 2M-6 24l2 1M5 25l2 2",
  bare: "h M-22 38C-28 14-16 4-6 2Q0 5 6 2C16 4 28 14 22 38z|~k1.2 M-14 19Q-6 24 0 18Q6 24 14 19M0 18V32M-15 38V24M15 38V24|t M-19 32h38v8h-38z",
  coat: "t M-21 38L-21 14C-18 5-12 3-6 2L0 14 6 2C12 3 18 5 21 14L21 38z|l M-6 2L-12 10-4 24 0 14zM6 2L12 10 4 24 0 14z|_g O0 22 1.6|_g O0 29 1.6|_w M-3 3L0 13 3 3z",
  dress: "t M-20 38C-18 24-11 20-12 9C-9 4-5 7 0 8 5 7 9 4 12 9C11 20 18 24 20 38z|_h M-6 3Q0 8 6 3L8 8Q0 12-8 8z|_l M-10 24Q0 28 10 24L11 27Q0 31-11 27z",
  child: "t M-14 38L-14 18C-12 10-8 8-4 7Q0 9 4 7C8 8 12 10 14 18L14 38z|_l M-14 30h28v3h-28z",
};
const FACE = "h M-4-5h8V5Q0 8-4 5z|h O0-12 9.5,10.5|_k O-3.6-12 1.4|_k O3.6-12 1.4|~k1.2 M-3-6.500Q0-4.800 3-6.500";

const HEADS: Record<string, string> = {
  short: "t M-10.500-11C-13-27 13-27 10.500-11C9-17 5-19 0-19S-9-17-10.500-11z",
  long: "t M0-25C-15-25-12-8-15 8Q-8 11-8 1C-10-8-9-17 0-19 9-17 10-8 8 1Q8 11 15 8C12-8 15-25 0-25z",
  bun: "t O0-26 5|t M-10.500-11C-13-27 13-27 10.500-11C9-17 5-19 0-19S-9-17-10.500-11z",
  curls: "t O-9-15 4.500|t O9-15 4.500|t O-5-21 5|t O5-21 5|t O0-23 4.500",
  braids: "t M0-24C-14-24-11-12-13-2L-15 14-10 16-8-2C-9-12-8-17 0-19 8-17 9-12 8-2L10 16 15 14 13-2C11-12 14-24 0-24z",
  tuft: "t M-3-21Q-4-32 4-33Q10-30 6-26L3-21z",
  beard: "t M-9.800-10C-9 6-5 13 0 16C5 13 9 6 9.800-10C7-4 4-7 0-7S-7-4-9.800-10z|~k1.2 M-2.500-4.500Q0-3 2.500-4.500",
  goatee: "t M-5-5Q0-8 5-5Q4 4 0 8Q-4 4-5-5z",
  mous: "t M-8-5Q-3-10 0-7.500Q3-10 8-5Q3-4 0-5.500Q-3-4-8-5z",
  hood: "t M0-29C-17-29-15-8-18 6L-8 8C-10 0-9.500-6-9.500-11C-8-20 8-20 9.500-11C9.500-6 10 0 8 8L18 6C15-8 17-29 0-29z|_k3 M-9.500-11C-8-20 8-20 9.500-11Q0-17-9.500-11z",
  helm: "s M-11-7V-14C-11-28 11-28 11-14V-7H7V-12.500H1.800V-6H-1.800V-12.500H-7V-7z|_w6 M-8-16Q-7-22-2-23Q-6-20-6-16z",
  crest: "t M-3-23C-12-36 6-42 15-30C9-31 5-28 4-23z|s M-11-7V-14C-11-28 11-28 11-14V-7H7V-12.500H1.800V-6H-1.800V-12.500H-7V-7z",
  great: "s M-11 1V-16C-11-28 11-28 11-16V1Q0 7-11 1z|_k M-8.500-13.500h17v3.400h-17z|~k1.4 M0-10V3|_k O-4-4 1|_k O4-4 1|_k O-4 0 1|_k O4 0 1",
  crown: "g M-10.500-17L-12-29-6-23 0-31 6-23 12-29 10.500-17Q0-20-10.500-17z|r O0-21 2|_b O-6-20 1.3|_b O6-20 1.3",
  hat: "t M-17-15Q0-23 17-15Q13-18 8-20Q5-37-6-42Q-5-32-8-20Q-13-18-17-15z|_y M1-28l1.500 3 3 .4-2.300 2.200.6 3.200L1-20.800l-2.800 1.600.6-3.200-2.300-2.200 3-.4z",
  cap: "t M-11.500-15C-13-28 13-29 12.500-15Q0-20-11.500-15z|w M7-20Q20-26 20-37Q10-34 6-22z",
  wide: "t M-21-15Q0-25 21-15Q0-10-21-15z|t M-9.500-17.500C-10-30 10-30 9.500-17.500Q0-15-9.500-17.500z|_m M-9.500-19.500Q0-16 9.500-19.500V-17Q0-14-9.500-17z",
  turban: "t M-12-13C-17-29 17-29 12-13Q0-20-12-13z|~m1.5 M-11-16Q0-28 9-23M-7-24Q4-17 12-17|r O0-20 2.4",
  furhat: "t M-9-20Q0-38 9-20z|f M-14-12V-19Q0-25 14-19V-12Q0-18-14-12z",
  mask: "t M-11-16.500Q0-13 11-16.500L10-9Q5-5 0-9.500Q-5-5-10-9z|_w O-4.200-12 2|_w O4.200-12 2|_k O-4.200-12 1|_k O4.200-12 1",
  scarf: "t M-10.500-9.500Q0-5 10.500-9.500L9 4 0 11-9 4z|~m1.2 M-6-2Q0 1 6-2",
  veil: "t M-13-14C-14-29 14-29 13-14L17 12H-17z|h M-9-16.500h18v8h-18z|_k O-3.600-12.500 1.4|_k O3.600-12.500 1.4",
  horns: "i M-8-20Q-22-20-20-38Q-13-29-3-24zM8-20Q22-20 20-38Q13-29 3-24z",
  antlers: "~k4.4 M-5-21C-12-25-14-32-12-40M-12-31L-20-36M-9-26L-18-27M5-21C12-25 14-32 12-40M12-31L20-36M9-26L18-27|~N2.2 M-5-21C-12-25-14-32-12-40M-12-31L-20-36M-9-26L-18-27M5-21C12-25 14-32 12-40M12-31L20-36M9-26L18-27",
  wreath: "e M-11-15Q-13-20-9-22Q-7-17-11-15zM-7-20Q-6-26-1-25Q-2-20-7-20zM11-15Q13-20 9-22Q7-17 11-15zM7-20Q6-26 1-25Q2-20 7-20z",
  coif: "t M0-27C-16-27-13-10-15 4Q-8 6-8 0C-11-12-8-19 0-19S11-12 8 0Q8 6 15 4C13-10 16-27 0-27z",
  jester: "t M-11-15Q-24-24-22-8Q-14-16-9-13zM11-15Q24-24 22-8Q14-16 9-13z|t M-11-14Q0-40 11-14Q0-20-11-14z|_y O-22-8 2.2|_y O22-8 2.2|_y O0-30 2.2",
  halo: "~G2.6 O0-28 11,3.4",
  gag: "t M-10-9h20v7h-20z",
  blind: "w M-10.500-15.500h21v6h-21z",
  crack: "~k1.8 M3-22.500L-2-18L4-15L0-10",
  lens: "~g1.8 O3.600-12 3.6|~g1.2 M7-10L10 4",
  badge: "G M0 14l2 4 4.500.5-3.300 3 .9 4.500L0 23.800l-4.100 2.200.9-4.500-3.300-3L-2 18z",
  ear: "h M-9-13L-17-19-9-8zM9-13L17-19 9-8z",
  paint: "_t M-9-11l6 1-6 2zM9-11l-6 1 6 2z",
  tears: "_c M-4-9q2 4 0 5-2-1 0-5zM4-9q2 4 0 5-2-1 0-5z",
};

export const isPerson = (word: string): boolean => word.split(/[:/]/)[0]! in BODIES;

/** A person written `robe:v/hood:v/beard:w`. What is held is drawn by `thing` beside the breast: first at the right hand, then at the left. */
export function person(written: string, skin: string, thing: (word: string) => string): string {
  const [body = "", ...more] = written.split("/");
  const painted = (drawing: string, tint: string | undefined, usual: string): string => layers(drawing, paintsOf(tint ?? usual, skin));
  const [name = "", tint] = body.split(":");
  const child = name === "child";
  const worn = more.filter((word) => HEADS[word.split(":")[0]!]);
  const held = more.filter((word) => !worn.includes(word));
  const head = painted(FACE, undefined, "n") + worn.map((word) => painted(HEADS[word.split(":")[0]!]!, word.split(":")[1], "d")).join("");
  const hands = held.map((word, i) => `<g transform="translate(${i ? -21 : 21} 8)"><g transform="scale(${i ? -0.62 : 0.62} .62)">${thing(word)}</g>${layers("h O0 8 4.2", paintsOf("n", skin))}</g>`).join("");
  return `${painted(BODIES[name]!, tint, "n")}${child ? `<g transform="translate(0 5) scale(.9)">${head}</g>` : head}${hands}`;
}

const paintsOf = (tint: string, skin: string): Paints => tinted(tint, skin);
