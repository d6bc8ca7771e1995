/** What is seen of what happens in Oath: pawns walk, warbands march, favor and secrets go from hand to hand, cards and dice fall. */
import { less, more, number, word, type Show, type Tale } from "../../../story/show";
import type { EventLine } from "../../../wire/types";
import { helm } from "../art/pictures";
import { StepStage } from "../later";
import { piece } from "../options/pieces";
import type { View } from "../types";
import { armyOf } from "../useTable";
import * as change from "./changes";

type Shows = Record<string, Show<View>>;
type Place = (event: EventLine, view: View) => string | null;

const player: Place = (event) => piece.player(word(event, "player"));
const other: Place = (event) => piece.player(word(event, "other"));
const pawn: Place = (event) => `pawn:${word(event, "player")}`;
const site: Place = (event) => piece.site(word(event, "site"));
const card: Place = (event) => piece.card(word(event, "card"));
const pile: Place = (event) => piece.pile(word(event, "pile"));
const bank: Place = (event) => (event.args["bank"] ? piece.bank(word(event, "bank")) : null);
const banner: Place = (event) => piece.banner(word(event, "banner"));
const people: Place = () => piece.banner("peoples_favor");

const COIN = () => "o-coin";
const SECRET = () => "o-secret";
const CARD = () => "o-deck";
const HELM = (event: EventLine, view: View) => {
  const leader = view.players.find((one) => one.color === word(event, "player"));
  return leader ? helm(armyOf(leader)) : "o-helm";
};

const counted = (name: string, icon: string) => (event: EventLine, view: View) =>
  view.seat === null || view.players[view.seat]?.color === word(event, "player") ? { word: name, icon, n: number(event, "n") } : null;
const plus = (event: EventLine) => more(number(event, "n"));
const minus = (event: EventLine) => less(number(event, "n"));

const gains = (what: "favor" | "secrets" | "warbands", icon: string, from?: Place): Show<View> => ({
  motion: "gain",
  beat: 0.6,
  at: player,
  ...(from ? { from } : {}),
  flies: what === "favor" ? COIN : what === "secrets" ? SECRET : HELM,
  mark: plus,
  after: change.gains(what),
  counts: counted(what, icon),
});
/** Something goes from one piece to another. */
const goes = (flies: NonNullable<Show<View>["flies"]>, from: Place, at: Place, after?: change.Change): Show<View> => ({ motion: "gain", beat: 0.7, from, at, flies, ...(after ? { after } : {}) });

/** What the Prince does is told, whoever's answer let him act. */
const PRINCE = ["threat-title", "no-threat", "stays", "turns", "reveals", "reveals-nothing", "tactics", "friend", "conspirator", "actions", "does", "since", "ready", "ambition", "cleanup"];
/** How he makes up his mind is told in short. */
const SHORT = new Set(["no-threat", "stays", "turns", "tactics", "friend", "conspirator", "actions", "since", "cleanup"]);

const shows: Shows = {
  ...Object.fromEntries(PRINCE.map((name) => [`oa-log-prince-${name}`, { step: true, quiet: SHORT.has(name) } satisfies Show<View>])),
  "oa-log-turn": { begins: "turn", at: player, after: change.turnOf },
  "oa-log-prince-reveals": { motion: "card", step: true, from: () => piece.pile("deck"), flies: CARD, at: () => piece.player("purple") },
  ...Object.fromEntries(["both", "favor", "secrets"].map((what) => [`oa-log-prince-trades-${what}`, goes(() => "o-swap", player, (event) => piece.card(String((event.args["cards"] as string[])[0])))])),
  "oa-log-end-die": { motion: "dice", step: true },
  "oa-log-travels": { motion: "move", at: pawn, after: change.stands("place") },
  "oa-log-comes": { motion: "move", at: pawn, after: change.stands("site") },
  "oa-log-attacks": { begins: "fight", motion: "strike", from: player, at: other },
  "oa-log-target-site": { motion: "strike", at: site, beat: 0.7 },
  "oa-log-target-relic": { motion: "strike", at: card, beat: 0.7 },
  "oa-log-target-banner": { motion: "strike", at: banner, beat: 0.7 },
  "oa-log-target-pawn": { motion: "strike", at: pawn, beat: 0.7 },
  "oa-log-ally": { at: player },
  "oa-log-plan": { motion: "card", at: card },
  "oa-log-rolls-attack": { motion: "dice", step: true },
  "oa-log-rolls-defense": { motion: "dice", step: true },
  "oa-log-totals": { step: true, beat: 1.2 },
  "oa-log-wins-attack": { motion: "strike", step: true },
  "oa-log-wins-defense": { motion: "strike", step: true },
  "oa-log-killed-board": { motion: "die", at: player, mark: minus, after: change.loses("warbands") },
  "oa-log-killed-site": { motion: "die", at: site, mark: minus, after: change.deadAtSite },
  "oa-log-sacrifices": { motion: "lose", at: player, mark: minus, after: change.loses("warbands") },
  "oa-log-occupies": { motion: "gain", from: player, at: site, flies: HELM, mark: plus, after: change.occupies },
  "oa-log-plays-site": { motion: "card", from: player, at: site, flies: CARD, after: change.cardTo },
  "oa-log-plays-adviser": { motion: "card", at: player, after: change.counsel },
  "oa-log-plays-facedown": { motion: "card", at: player, after: change.counsel },
  "oa-log-discarded-adviser": { motion: "lose", at: player, after: change.cardGone },
  "oa-log-discarded-facedown": { motion: "lose", at: player, after: change.counsel },
  "oa-log-discarded-site": { motion: "lose", at: site, after: change.cardGone },
  "oa-log-dispossessed": { motion: "lose", at: site, after: change.cardGone },
  "oa-log-moved-card": { motion: "card", from: card, at: site, flies: CARD, after: change.cardTo },
  "oa-log-resettled": { motion: "card", from: card, at: site, flies: CARD, after: change.cardTo },
  "oa-log-moved-adviser": { motion: "card", from: card, at: player, flies: CARD, after: change.counsel },
  "oa-log-searches": { motion: "card", from: pile, at: player, flies: CARD },
  "oa-log-laid": { motion: "card", from: player, at: pile, flies: CARD, beat: 0.6, after: change.laid },
  "oa-log-revealed": { motion: "card", at: site, after: change.turnedUp },
  "oa-log-reveals": { motion: "card", at: player, after: change.visionShown },
  "oa-log-vision-discarded": { motion: "lose", at: player, after: change.visionGone },
  "oa-log-musters": goes(COIN, player, card, change.both(change.board((one) => ({ favor: Math.max(0, one.favor - 1) })), change.onCard(1))),
  "oa-log-lays-favor": goes(COIN, player, card, change.both(change.loses("favor"), change.onCard(0))),
  "oa-log-trades": { at: card, from: player, flies: () => "o-swap" },
  "oa-log-uses": { motion: "card", at: card },
  "oa-log-favor": { ...gains("favor", "o-coin", bank), after: change.both(change.bank(-1), change.gains("favor")) },
  "oa-log-favor-given": gains("favor", "o-coin"),
  "oa-log-favor-taken": { ...gains("favor", "o-coin", other), after: change.both(change.gains("favor"), change.loses("favor", "other")) },
  "oa-log-pays-bank": { ...goes(COIN, player, bank, change.both(change.loses("favor"), change.bank(1))), motion: "lose" },
  "oa-log-bank-moved": goes(COIN, bank, (event) => piece.bank(word(event, "bank2")), change.both(change.bank(-1), change.bank(1, undefined, "bank2"))),
  "oa-log-burns": { motion: "lose", at: player, mark: minus, after: change.loses("favor") },
  "oa-log-burns-secrets": { motion: "lose", at: player, mark: minus, after: change.loses("secrets") },
  "oa-log-secrets": gains("secrets", "o-secret"),
  "oa-log-secret-taken": goes(SECRET, other, player),
  "oa-log-warbands": gains("warbands", "o-helm"),
  "oa-log-opportunity": goes(COIN, site, player, change.tokenTaken),
  "oa-log-duty-adds": goes(COIN, player, people, change.both(change.board((one) => ({ favor: Math.max(0, one.favor - 1) })), change.onBanner("peoples_favor", 1))),
  "oa-log-duty-moves": goes(COIN, people, bank, change.both(change.onBanner("peoples_favor", -1), change.bank(1, 1))),
  "oa-log-mob": { motion: "lose", at: people, after: change.sides },
  "oa-log-deal-favor": { ...goes(COIN, player, other, change.hands("favor")), mark: (event) => more(number(event, "what")) },
  "oa-log-deal-secret": { ...goes(SECRET, player, other, change.hands("secrets")), mark: (event) => more(number(event, "what")) },
  "oa-log-deal-relic": goes(() => "o-cup", player, other),
  "oa-log-deal-banner": goes(() => "o-flag", player, other),
  "oa-log-deal-adviser": goes(CARD, player, other),
  "oa-log-deal-promise": goes(() => "o-swap", player, other),
  "oa-log-relics": { motion: "gain", at: player, after: change.takesRelics },
  "oa-log-reliquary-given": { motion: "gain", at: player, after: change.takesRelics },
  "oa-log-seizes": goes(() => "o-flag", banner, player, change.takesBanner),
  "oa-log-recovers": goes(() => "o-flag", banner, player, change.takesBanner),
  "oa-log-citizen": { motion: "gain", at: player, step: true, after: change.role },
  "oa-log-exile": { motion: "gain", at: player, step: true, after: change.role },
  "oa-log-usurper": { motion: "gain", at: player, step: true, after: change.titled },
  "oa-log-title": { motion: "gain", at: player, step: true, after: change.titled },
  "oa-log-won": { step: true, quiet: true },
};

export const tale: Tale<View> = { shows, Stage: StepStage };
