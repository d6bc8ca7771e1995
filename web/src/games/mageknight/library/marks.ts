/** What an effect gives, in the few words a reader filters by. */
import type { Effect } from "../../../wire/types";

const VERBS: Record<string, string> = {
  move: "move",
  move_bonus: "move",
  fly: "move",
  influence: "influence",
  heal: "heal",
  heal_unit: "heal",
  draw: "draw",
  draw_more: "draw",
  mana: "mana",
  crystal: "crystal",
  wound: "wound",
  wound_self: "wound",
  fame: "fame",
  defeat_fame: "fame",
  reputation: "reputation",
  ready_unit: "ready",
  ready_levels: "ready",
  ready_once: "ready",
  ready_for_influence: "ready",
};
/** In the order the filter offers them. */
export const EFFECT_MARKS = ["move", "influence", "attack", "ranged", "siege", "block", "heal", "draw", "mana", "crystal", "ready", "fame", "reputation", "wound"];
export const ELEMENT_MARKS = ["fire", "ice", "coldfire"];
export const FOE_MARKS = [
  "swift", "brutal", "poison", "paralyze", "assassination", "cumbersome", "vampiric", "summon", "fortified", "unfortified", "elusive", "arcane_immunity", "defend",
];
export const RESIST_MARKS = ["resist_physical", "resist_fire", "resist_ice"];

export function marksOf(effects: (Effect | null | undefined)[]): Set<string> {
  const found = new Set<string>();
  const walk = (effect: Effect) => {
    const mark = VERBS[effect.op];
    if (mark) found.add(mark);
    if (effect.op === "attack" || effect.op === "block") {
      const [, element, kind] = effect.args ?? [];
      found.add(effect.op === "block" ? "block" : kind === "ranged" || kind === "siege" ? kind : "attack");
      if (element && element !== "physical") found.add(String(element));
    }
    effect.parts?.forEach(walk);
  };
  for (const effect of effects) if (effect) walk(effect);
  return found;
}
