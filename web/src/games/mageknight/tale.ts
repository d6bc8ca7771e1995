/** What is seen of what happens in Mage Knight. */
import { less, more, number, word, type Count, type Show, type Tale } from "../../story/show";
import type { EventLine } from "../../wire/types";
import { piece } from "./options/pieces";
import type { View } from "./types";

type Shows = Record<string, Show<View>>;

const seat = ({ by }: EventLine, view: View): number => by ?? view.seat ?? 0;
const figure = (event: EventLine, view: View): string => `hero:${seat(event, view)}`;
const space = (event: EventLine): string => piece.space(word(event, "space"));
const several = (value: EventLine["args"][string] | undefined): number => (Array.isArray(value) ? value.length : value ? 1 : 0);
/** Sums are about oneself; a spectator sums up for everybody. */
const mine = (count: (event: EventLine) => Count) => (event: EventLine, view: View) => (view.seat === null || event.by === undefined || event.by === view.seat ? count(event) : null);
const counted = (name: string, icon: string, of = "count") => mine((event) => ({ word: name, icon, n: number(event, of) }));
const one = (name: string, icon: string) => mine(() => ({ word: name, icon, n: 1 }));

/** Where a figure stands after a step. */
const stands = (view: View, event: EventLine): View => ({ ...view, players: view.players.map((player) => (player.seat === seat(event, view) ? { ...player, at: word(event, "space") } : player)) });
const goes: Show<View> = { motion: "move", at: figure, after: stands };

const dummy: Show<View> = { motion: "card", step: true, at: () => "dummy" };

const shows: Shows = {
  "mk-event-round": { begins: "round", step: true, motion: "turn" },
  "mk-event-round-end": { step: true },
  "mk-event-turn": { begins: "turn", quiet: true },
  "mk-event-combat": { begins: "fight", motion: "strike" },
  "mk-event-duel": { begins: "fight", motion: "strike", step: true },
  "mk-event-dummy": dummy,
  "mk-event-dummy-card": dummy,
  "mk-event-dummy-crystal": { ...dummy, motion: "gain" },
  "mk-event-dummy-announce": { ...dummy, motion: "tell" },
  "mk-event-dummy-tactic": { ...dummy, quiet: true },
  "mk-event-dummy-skill": dummy,
  "mk-event-offer": { motion: "card", at: (event) => piece.offer(word(event, "card")) },
  "mk-event-move": goes,
  "mk-event-fly": goes,
  "mk-event-withdraw": goes,
  "mk-event-forced-withdrawal": { motion: "move" },
  "mk-event-tile": { motion: "turn" },
  "mk-event-rampager": { motion: "turn", at: space },
  "mk-event-token-revealed": { motion: "turn", at: space },
  "mk-event-provoked": { motion: "strike" },
  "mk-event-assault": { motion: "strike" },
  "mk-event-defeat": { motion: "die", counts: one("foes", "i-attack") },
  "mk-event-damage-hero": { motion: "hit", at: figure, mark: (event) => less(number(event, "count")) },
  "mk-event-damage-unit": { motion: "hit" },
  "mk-event-wound": { motion: "hit", at: figure, mark: (event) => more(number(event, "count")), counts: counted("wounds", "i-wound") },
  "mk-event-knock-out": { motion: "die", at: figure },
  "mk-event-heal-hand": { motion: "heal", counts: one("healed", "i-heal") },
  "mk-event-heal-unit": { motion: "heal", counts: one("healed", "i-heal") },
  "mk-event-fame": { motion: "gain", mark: (event) => more(number(event, "count")), counts: counted("fame", "i-fame") },
  "mk-event-reputation": { counts: counted("reputation", "i-reputation") },
  "mk-event-crystal": { motion: "gain", counts: one("crystals", "i-crystal") },
  "mk-event-skill-level": { motion: "gain", counts: one("levels", "i-skill") },
  "mk-event-command-level": { motion: "gain", counts: one("levels", "i-command") },
  "mk-event-conquer": { motion: "gain", counts: one("sites", "i-site") },
  "mk-event-recruit": { motion: "gain", counts: one("units", "i-unit") },
  "mk-event-artifact": { motion: "gain", counts: one("artifacts", "i-artifact") },
  "mk-event-learn": { motion: "card", counts: one("cards", "i-deck") },
  "mk-event-learn-to": { motion: "card", counts: one("cards", "i-deck") },
  "mk-event-draw": { motion: "card", quiet: true, counts: mine((event) => ({ word: "drawn", icon: "i-draw", n: several(event.args["card"]) })) },
  "mk-event-draw-count": { motion: "card", quiet: true, echoes: "mk-event-draw" },
  "mk-event-roll": { motion: "dice" },
  "mk-event-reward-roll": { motion: "dice" },
  "mk-event-rampage-roll": { motion: "dice", at: space, step: true },
  "mk-event-die-returned": { motion: "dice", quiet: true },
  "mk-event-reroll": { motion: "dice" },
  "mk-event-phase": { quiet: true },
  "mk-event-combat-over": { quiet: true },
  "mk-event-game-over": { quiet: true },
};

export const tale: Tale<View> = { shows };
