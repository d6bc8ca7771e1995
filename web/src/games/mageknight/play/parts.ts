/** The parts of a card that give its options, and what pays for them. */
import type { Option } from "../../../wire/types";

const KINDS = { play: ["play", "spell"], strong: ["strong"], sideways: ["sideways"] };

/** The options of a card by the part of it that gives them; the rest are about the card as a whole. */
export function byPart(options: Option[]) {
  const of = (kinds: string[]) => options.filter((option) => kinds.includes(option.kind));
  const parts = { play: of(KINDS.play), strong: of(KINDS.strong), sideways: of(KINDS.sideways) };
  return { ...parts, whole: options.filter((option) => !Object.values(KINDS).flat().includes(option.kind)) };
}

const PAID = new Set(["strong", "spell", "ability"]);

const deed = (option: Option): string => (PAID.has(option.kind) ? JSON.stringify([option.kind, ...option.args.slice(0, -1)]) : option.notation);

/** Of options that differ in nothing but what pays for them only the first, which costs least; useless ones only where there are no others. */
export function cheapest(options: Option[]): Option[] {
  const useful = options.filter((option) => !option.idle);
  const found = useful.length ? useful : options;
  return found.filter((option, i) => found.findIndex((one) => deed(one) === deed(option)) === i);
}

/** What a part of a piece answers at a touch, for a hint to find it by. */
export const answersOf = (options: Option[]): string | undefined => (options.length ? options.map((option) => option.notation).join("|") : undefined);
