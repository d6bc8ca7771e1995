/** What is seen of what happens in Massive Darkness. */
import { less, more, number, word, type Show, type Tale } from "../../story/show";
import type { EventLine } from "../../wire/types";
import { StepStage } from "./later";
import { piece } from "./options/pieces";
import type { Contents, View } from "./types";

type Shows = Record<string, Show<View>>;

const seatOf = (view: View, hero: string): number => view.heroes.find((one) => one.hero === hero)?.seat ?? 0;
const hero = (event: EventLine, view: View) => (event.args["hero"] ? piece.hero(seatOf(view, word(event, "hero"))) : null);
const foe = (event: EventLine) => piece.foe(word(event, "enemy"));
const zone = (event: EventLine) => piece.zone(word(event, "zone"));
const one = (name: string, icon: string) => () => ({ word: name, icon, n: 1 });
const counted = (name: string, icon: string) => (event: EventLine) => ({ word: name, icon, n: number(event, "n") });

const zones = (view: View, change: (contents: Contents, zone: string) => Contents): View => ({
  ...view,
  board: { ...view.board, zones: Object.fromEntries(Object.entries(view.board.zones).map(([name, contents]) => [name, change(contents, name)])) },
});

/** An enemy that walked stands in its new zone. */
const walked = (view: View, event: EventLine): View => {
  const [enemy, to] = [word(event, "enemy"), word(event, "zone")];
  if (!view.board.zones[to] || !view.enemies.some((known) => known.enemy === enemy)) return view;
  const there = zones(view, (contents, name) => {
    const others = contents.enemies.filter((known) => known !== enemy);
    return { ...contents, enemies: name === to ? [...others, enemy] : others };
  });
  return { ...there, enemies: there.enemies.map((known) => (known.enemy === enemy ? { ...known, at: to } : known)) };
};

/** A hero that was hurt, healed or killed. */
const changed = (view: View, event: EventLine, change: { health?: number; dead?: boolean }): View => {
  const seat = seatOf(view, word(event, "hero"));
  return { ...view, heroes: view.heroes.map((known) => (known.seat === seat ? { ...known, ...change } : known)) };
};

/** Those who appear come as they will be. */
const appeared = (view: View, event: EventLine, next: View): View => {
  const enemy = word(event, "enemy");
  const made = next.enemies.find((known) => known.enemy === enemy);
  const to = word(event, "zone");
  if (!made || view.enemies.some((known) => known.enemy === enemy) || !view.board.zones[to]) return view;
  const there = zones(view, (contents, name) => (name === to ? { ...contents, enemies: [...contents.enemies, enemy] } : contents));
  return { ...there, enemies: [...there.enemies, { ...made, at: to }] };
};

/** Terms of a sum: the result says what they come to. */
const TERMS = ["dice", "dice-cap", "enchants", "hits", "shields", "damage", "symbols", "cancels", "double", "takes-dice", "aim", "blank-gain", "flip"];

const shows: Shows = {
  ...Object.fromEntries(TERMS.map((term) => [`md-event-${term}`, { quiet: true }])),
  "md-event-round": { begins: "round", step: true, motion: "turn" },
  "md-event-activation": { begins: "turn", quiet: true },
  "md-event-attack": { begins: "fight", motion: "strike", from: hero, at: foe },
  "md-event-strike": { begins: "fight", motion: "strike", step: true, from: foe, at: hero },
  "md-event-rolled": { motion: "dice", beat: 1.2 },
  "md-event-reroll": { motion: "dice" },
  "md-event-result": { mark: (event) => String(number(event, "n")), beat: 1.2 },
  "md-event-hurt": { motion: "hit", at: hero, mark: (event) => less(number(event, "n")), after: (view, event) => changed(view, event, { health: number(event, "left") }), counts: counted("health-lost", "i-heal") },
  "md-event-dies": { motion: "die", at: hero, stop: true, step: true, after: (view, event) => changed(view, event, { health: 0, dead: true }), counts: one("deaths", "s-skull") },
  "md-event-resurrected": { motion: "heal", at: hero, stop: true, step: true },
  "md-event-heals": { motion: "heal", at: hero, mark: (event) => more(number(event, "n")) },
  "md-event-hero-stunned": { motion: "hit", at: hero },
  "md-event-minions-hurt": { motion: "hit", at: foe },
  "md-event-minions-die": { motion: "die", at: foe, counts: counted("foes", "i-attack") },
  "md-event-leader-hurt": { motion: "hit", at: foe, mark: (event) => less(number(event, "n")) },
  "md-event-leader-dies": { motion: "die", at: foe, counts: one("foes", "i-attack") },
  "md-event-enemy-heals": { motion: "heal", at: foe },
  "md-event-enemy-stunned": { motion: "hit", at: foe },
  "md-event-enemy-moves": { motion: "move", step: true, at: foe, after: walked },
  "md-event-enemy-stays": { step: true, at: foe },
  "md-event-enemy-up": { step: true, at: foe },
  "md-event-spawn": { motion: "turn", step: true, at: zone, after: appeared },
  "md-event-reinforcement": { motion: "turn", step: true, at: zone },
  "md-event-event": { motion: "card", step: true },
  "md-event-level": { motion: "gain", step: true },
  "md-event-wave": { motion: "turn", step: true },
  "md-event-moves": { motion: "move", at: hero },
  "md-event-opens": { motion: "turn" },
  "md-event-door-card": { motion: "card" },
  "md-event-found": { motion: "card", counts: one("loot", "i-artifact") },
  "md-event-artifact": { motion: "gain", counts: one("loot", "i-artifact") },
  "md-event-xp": { motion: "gain", counts: counted("xp", "i-fame") },
  "md-event-micro": { quiet: true },
  "md-event-guardian": { quiet: true },
  "md-event-won-objectives": { step: true },
};

export const tale: Tale<View> = { shows, Stage: StepStage };
