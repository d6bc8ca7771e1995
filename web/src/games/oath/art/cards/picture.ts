/** The picture of a card from its recipe: a scene of its suit, then things and people from behind to the front. */
import { layers, SKINS, tinted } from "./draw";
import { LIVING, PLACES } from "./living";
import { isPerson, person } from "./people";
import recipes from "./recipes.txt?raw";
import { ground, SCENES } from "./scenes";
import { THINGS } from "./things";

export interface Picture {
  sky: string;
  drawing: string;
}

/** What a thing is made of where its recipe does not say. */
const USUAL: Record<string, string> = { wolf: "S", howl: "x", bear: "f", roar: "f", stag: "f", deer: "f", rabbit: "N", squirrel: "r", mouse: "S", rat: "S", horse: "f", gallop: "f", rider: "f", ox: "n", owl: "N", dog: "N", hound: "N", boar: "n", snake: "e", bug: "y", eye: "b", cup: "g", cage: "S", key: "g", book: "n", tome: "R", bag: "n", bowl: "n", cloud: "w", house: "r", inn: "R", tower: "r", dome: "b", tent: "u", boots: "n", drop: "r", flame: "o", peak: "S", oak: "e", pine: "E", monster: "x", school: "b", clock: "b", bird: "w", perch: "b", banner: "r", shield: "b", round: "r", heart: "r" };

/** Where one, two, three or four things stand. */
const PLACES_OF: [x: number, y: number, scale: number][][] = [
  [],
  [[60, 43, 1.05]],
  [[45, 44, 0.86], [77, 44, 0.78]],
  [[38, 46, 0.7], [82, 46, 0.7], [60, 44, 0.82]],
  [[32, 48, 0.6], [88, 48, 0.6], [49, 44, 0.66], [73, 44, 0.66]],
];
/** How several of the same stand together, those behind first. */
const CROWDS: Record<string, [x: number, y: number, scale: number][]> = {
  "2": [[13, -5, 0.86], [-11, 4, 0.96]],
  "3": [[-19, -4, 0.76], [19, -4, 0.76], [0, 5, 0.94]],
  "4": [[-10, -12, 0.62], [16, -10, 0.64], [-20, 6, 0.72], [8, 8, 0.8]],
  "5": [[-22, -14, 0.5], [4, -18, 0.52], [24, -8, 0.54], [-12, 6, 0.62], [14, 12, 0.66]],
};

const written = new Map(
  recipes
    .split("\n")
    .filter((line) => line.includes(":"))
    .map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
);
const known = new Map<string, Picture>();

/** A number that stays the same for a name: people do not change their skin. */
const numberOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

function thing(word: string): string {
  const [name = "", tint] = word.split(":");
  const drawing = THINGS[name] ?? LIVING[name] ?? PLACES[name];
  return drawing ? layers(drawing, tinted(tint ?? USUAL[name] ?? "v")) : "";
}

function standing(word: string, place: [number, number, number], skin: string): string {
  const [what = "", at] = word.split("@");
  const [x, y, scale] = at ? at.split(",").map(Number) : place;
  const mirrored = what.startsWith("-");
  const [one = "", many = ""] = what.replace(/^-/, "").split("*");
  const drawn = isPerson(one) ? person(one, skin, thing) : thing(one);
  const all = (CROWDS[many] ?? [[0, 0, 1]]).map(([dx, dy, s]) => (many ? `<g transform="translate(${dx} ${dy}) scale(${s})">${drawn}</g>` : drawn)).join("");
  return `<g transform="translate(${x ?? place[0]} ${y ?? place[1]}) scale(${(mirrored ? -1 : 1) * (scale ?? place[2])} ${scale ?? place[2]})">${all}</g>`;
}

/** The picture of a card, drawn once; nothing where nobody has drawn it. */
export function pictureOf(card: string): Picture | undefined {
  const made = known.get(card);
  if (made) return made;
  const [suit = "", scene = "", ...things] = written.get(card)?.split(" ") ?? [];
  if (!scene) return undefined;
  const { sky, paints } = ground(scene, suit);
  const places = PLACES_OF[Math.min(4, things.filter((word) => !word.includes("@")).length)]!;
  let next = 0;
  const front = things.map((word) => standing(word, places[word.includes("@") ? 0 : next++] ?? [60, 43, 1], SKINS[numberOf(card + word.split("@")[0]) % SKINS.length]!)).join("");
  const drawing = `<g stroke="none">${layers(SCENES[scene.replace("!", "")]!, paints)}</g><g stroke="#241a12" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">${front}</g>`;
  const picture = { sky, drawing };
  known.set(card, picture);
  return picture;
}
