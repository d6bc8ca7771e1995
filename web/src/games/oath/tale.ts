/** What is seen of what happens in Oath. */
import { less, more, number, word, type Show, type Tale } from "../../story/show";
import type { EventLine } from "../../wire/types";
import { Reasons } from "./later";
import { piece } from "./options/pieces";
import type { Player, View } from "./types";

type Shows = Record<string, Show<View>>;

const player = (event: EventLine) => piece.player(word(event, "player"));
const pawn = (event: EventLine) => `pawn:${word(event, "player")}`;
const site = (event: EventLine) => piece.site(word(event, "site"));
const card = (event: EventLine) => piece.card(word(event, "card"));

const counted = (name: string, icon: string) => (event: EventLine, view: View) =>
  view.seat === null || view.players[view.seat]?.color === word(event, "player") ? { word: name, icon, n: number(event, "n") } : null;

/** What changes on the board of whoever it is about. */
const board = (view: View, event: EventLine, change: (player: Player) => Partial<Player>): View => ({
  ...view,
  players: view.players.map((one) => (one.color === word(event, "player") ? { ...one, ...change(one) } : one)),
});
const gains = (field: "favor" | "secrets" | "warbands", icon: string): Show<View> => ({
  motion: "gain",
  beat: 0.6,
  at: player,
  mark: (event) => more(number(event, "n")),
  after: (view, event) => board(view, event, (one) => ({ [field]: one[field] + number(event, "n") })),
  counts: counted(field, icon),
});

/** What the Prince does is told, whoever's answer let him act. */
const PRINCE = ["threat-title", "no-threat", "stays", "turns", "reveals", "reveals-nothing", "tactics", "friend", "conspirator", "actions", "does", "since", "ready", "ambition", "cleanup"];
/** How he makes up his mind is told in short. */
const SHORT = new Set(["no-threat", "stays", "turns", "tactics", "friend", "conspirator", "actions", "since", "cleanup"]);

const shows: Shows = {
  ...Object.fromEntries(PRINCE.map((name) => [`oa-log-prince-${name}`, { step: true, quiet: SHORT.has(name) } satisfies Show<View>])),
  "oa-log-turn": { begins: "turn" },
  "oa-log-prince-reveals": { motion: "card", step: true },
  "oa-log-end-die": { motion: "dice", step: true },
  "oa-log-travels": { motion: "move", at: pawn, after: (view, event) => board(view, event, () => ({ site: word(event, "place") })) },
  "oa-log-attacks": { begins: "fight", motion: "strike", from: player, at: (event) => piece.player(word(event, "other")) },
  "oa-log-target-site": { motion: "strike", at: site },
  "oa-log-rolls-attack": { motion: "dice", step: true },
  "oa-log-rolls-defense": { motion: "dice", step: true },
  "oa-log-totals": { step: true, beat: 1.2 },
  "oa-log-wins-attack": { motion: "strike", step: true },
  "oa-log-wins-defense": { motion: "strike", step: true },
  "oa-log-killed-board": { motion: "die", at: player },
  "oa-log-killed-site": { motion: "die", at: site },
  "oa-log-sacrifices": { motion: "lose", at: player, mark: (event) => less(number(event, "n")) },
  "oa-log-occupies": { motion: "gain", at: site, mark: (event) => more(number(event, "n")) },
  "oa-log-plays-site": { motion: "card", at: site },
  "oa-log-plays-adviser": { motion: "card", at: player },
  "oa-log-plays-facedown": { motion: "card", at: player },
  "oa-log-searches": { motion: "card", at: player },
  "oa-log-revealed": { motion: "turn", at: site },
  "oa-log-musters": { at: card },
  "oa-log-trades": { at: card },
  "oa-log-favor": gains("favor", "o-coin"),
  "oa-log-favor-given": gains("favor", "o-coin"),
  "oa-log-secrets": gains("secrets", "o-secret"),
  "oa-log-warbands": gains("warbands", "o-pawn"),
  "oa-log-seizes": { motion: "gain", at: player },
  "oa-log-recovers": { motion: "gain", at: player },
  "oa-log-citizen": { motion: "turn", at: player, step: true },
  "oa-log-exile": { motion: "turn", at: player, step: true },
  "oa-log-usurper": { motion: "turn", at: player, step: true },
  "oa-log-title": { motion: "gain", at: player, step: true },
  "oa-log-won": { step: true, quiet: true },
};

export const tale: Tale<View> = { shows, Stage: Reasons };
