/** How the question panel sorts the options of Mage Knight: one main answer, then rows of answers that belong together. */
import type { Sorting } from "../../../table/game";
import type { BaseView, Option } from "../../../wire/types";
import { added, likeliest } from "../play/focus";
import type { Combat, View } from "../types";

const ORDER = ["combat", "tactics", "here", "map", "offers", "cards", "units", "skills", "mana", "healing", "other"];
const FORWARD = new Set(["strike", "stand", "pass", "phase", "begin_turn", "play_on", "end_turn", "announce_end", "rest_done", "done"]);

/** What a player came for: it stands before whatever ends the turn or gives it away. */
const USEFUL = ["recruit", "interact"];
/** What there is to do before a turn is worth ending. */
const DEEDS = new Set(["move", "explore", "play", "strong", "spell", "ability", "skill", "interact", "enter", "recruit", "learn", "challenge"]);

/** What Influence is there for: a turn is not ended over it by one key. */
const TRADES = new Set(["recruit", "learn", "train", "buy_heal", "buy_artifact"]);

/** The answer Enter gives: the only useful one, a sure strike in combat or what makes one, what one came for, else what
 * moves play forward. */
function main(options: Option[], view: BaseView): Option[] {
  const useful = options.filter((option) => !option.idle);
  if (useful.length === 1) return useful;
  const forward = options.filter((option) => FORWARD.has(option.kind)).slice(0, 3);
  const { combat } = view as View;
  const strike = best(useful, combat);
  if (strike) return [strike, ...forward];
  const wanted = useful.filter((option) => USEFUL.includes(option.kind) && !option.warns?.length);
  if (wanted.length === 1) return [wanted[0]!, ...forward.slice(0, 2)];
  return forward;
}

/** The strike that takes most off the table; where there is none, the least that makes one. */
function best(options: Option[], combat: Combat | null): Option | undefined {
  const strikes = options.filter((option) => ["attack", "block", "wound"].includes(option.kind));
  const has = (piece: string) => strikes.some((option) => option.pieces.includes(piece));
  const on = combat ? likeliest(combat, has) : "";
  const whole = strikes.filter((option) => option.kind === "attack").sort((a, b) => b.args.length - a.args.length)[0];
  if (strikes.length) return whole ?? strikes.find((option) => option.pieces.includes(`attack:${on}`)) ?? strikes[0];
  if (!combat || !on) return undefined;
  const meter = combat.phase === "block" ? combat.block_meters.find((one) => `${one.n}.${one.i}` === on) : combat.attack_meters.find((one) => one.n.length === 1 && String(one.n[0]) === on);
  if (!meter) return undefined;
  const enough = options.flatMap((option) => {
    const n = added(option, combat, on)?.n ?? 0;
    return meter.have + n >= meter.need ? [{ option, n }] : [];
  });
  return enough.sort((a, b) => a.n - b.n)[0]?.option;
}

/** A turn is not ended by Enter while there is still something to do with it. */
const quiet = (option: Option, options: Option[], view: BaseView): boolean =>
  option.kind === "end_turn" && options.some((one) => !one.idle && (TRADES.has(one.kind) || (["move", "interaction"].includes((view as View).phase) && DEEDS.has(one.kind))));

export const sorting: Sorting = { order: ORDER, single: ["attack", "choose"], main, quiet };
