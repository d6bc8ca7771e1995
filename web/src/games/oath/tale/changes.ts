/** What a step of the story changes on the table: the view as far as it has been told. The table that comes at the end is the true one; on the
 * way to it only what the line says is changed. */
import { number, word } from "../../../story/show";
import type { EventLine } from "../../../wire/types";
import type { Player, Site, View } from "../types";

export type Change = (view: View, event: EventLine, next: View) => View;

const atLeast = (n: number): number => Math.max(0, n);
const is = (site: Site, name: string): boolean => name !== "" && (site.id === name || site.name === name);
const listed = ({ args }: EventLine, name: string): string[] => (Array.isArray(args[name]) ? (args[name] as string[]) : []);

/** What changes on the board of whoever it is about, or of the one named beside. */
export const board =
  (change: (player: Player, event: EventLine, next: Player | undefined) => Partial<Player>, who = "player"): Change =>
  (view, event, next) => ({
    ...view,
    players: view.players.map((one, seat) => (one.color === word(event, who) ? { ...one, ...change(one, event, next.players[seat]) } : one)),
  });

/** What changes at the site it is about. */
export const ground =
  (change: (site: Site, event: EventLine, next: Site | undefined, seat: number) => Partial<Site>): Change =>
  (view, event, next) => ({
    ...view,
    sites: view.sites.map((site, i) => (is(site, word(event, "site")) ? { ...site, ...change(site, event, next.sites[i], seatOf(view, event)) } : site)),
  });

/** One change after the other. */
export const both =
  (...changes: Change[]): Change =>
  (view, event, next) =>
    changes.reduce((now, change) => change(now, event, next), view);

type Goods = "favor" | "secrets" | "warbands";
const plus = (player: Player, what: Goods, n: number): Partial<Player> => ({ [what]: atLeast(player[what] + n) });

export const gains = (what: Goods, who?: string): Change => board((one, event) => plus(one, what, number(event, "n")), who);
export const loses = (what: Goods, who?: string): Change => board((one, event) => plus(one, what, -number(event, "n")), who);
/** Goods whose number stands under `what`, as exchanges tell it. */
export const hands = (what: Goods): Change =>
  both(
    board((one, event) => plus(one, what, -number(event, "what"))),
    board((one, event) => plus(one, what, number(event, "what")), "other"),
  );

const seatOf = (view: View, event: EventLine): number => view.players.findIndex((one) => one.color === word(event, "player"));

/** Favor of a bank, by how much each `n` counts. */
export const bank =
  (sign: 1 | -1, few?: number, name = "bank"): Change =>
  (view, event) => {
    const suit = word(event, name);
    if (view.banks[suit] === undefined) return view;
    return { ...view, banks: { ...view.banks, [suit]: atLeast(view.banks[suit]! + sign * (few ?? number(event, "n"))) } };
  };

/** Favor or secrets on a banner. */
export const onBanner =
  (banner: string, n: number): Change =>
  (view) => {
    const now = view.banners[banner];
    return now ? { ...view, banners: { ...view.banners, [banner]: { ...now, tokens: atLeast(now.tokens + n) } } } : view;
  };

/** A banner comes to its new holder as it will lie there. */
export const takesBanner: Change = (view, event, next) => {
  const name = word(event, "banner");
  const then = next.banners[name];
  return then ? { ...view, banners: { ...view.banners, [name]: { ...then, holder: seatOf(view, event) } } } : view;
};

/** Favor laid on a card. */
export const onCard =
  (favor: number): Change =>
  (view, event) => {
    const card = word(event, "card");
    const now = view.tokens[card] ?? { favor: 0, secrets: 0 };
    return { ...view, tokens: { ...view.tokens, [card]: { ...now, favor: now.favor + (favor || number(event, "n")) } } };
  };

/** A pawn stands where it went; a site that is turned up on the way is known by then. */
export const stands =
  (where: string): Change =>
  (view, event, next) => {
    const to = view.sites.findIndex((site) => is(site, word(event, where)));
    const name = next.sites[to]?.id || view.sites[to]?.name;
    return name ? board(() => ({ site: name }))(view, event, next) : view;
  };

/** A site lies face up with all that was found there. */
export const turnedUp: Change = (view, event, next) => ({
  ...view,
  sites: view.sites.map((site, i) => {
    const then = next.sites[i];
    return then && !site.up && is(then, word(event, "site")) ? { ...then, army: "", warbands: 0, ruler: -1, bandits: then.ruler < 0 ? then.bandits : 1 } : site;
  }),
});

/** The colour of the warbands somebody leads. */
const colors = (player: Player | undefined): string => (player && player.role !== "exile" ? "purple" : (player?.color ?? ""));

/** Warbands of a board stand at a site, which is theirs now. */
export const occupies: Change = (view, event, next) => {
  const led = both(
    loses("warbands"),
    ground((site, told, _, seat) => {
      const army = colors(view.players[seat]);
      return { army, ruler: seat, bandits: 0, warbands: (site.army === army ? site.warbands : 0) + number(told, "n") };
    }),
  );
  return led(view, event, next);
};

export const deadAtSite: Change = ground((site, event, next) => {
  const warbands = atLeast(site.warbands - number(event, "n"));
  return warbands ? { warbands } : { warbands, army: "", ruler: -1, bandits: next?.bandits ?? 0 };
});

/** A card comes to a site, from wherever it lay. */
export const cardTo: Change = (view, event, next) =>
  both(cardGone, ground((site, told) => ({ cards: [...site.cards.filter((card) => card !== word(told, "card")), word(told, "card")] })))(view, event, next);

/** A card leaves the map and the advisers. */
export const cardGone: Change = (view, event) => {
  const card = word(event, "card");
  return {
    ...view,
    sites: view.sites.map((site) => (site.cards.includes(card) ? { ...site, cards: site.cards.filter((one) => one !== card) } : site)),
    players: view.players.map((one) => (one.advisers.some((adviser) => adviser.card === card) ? { ...one, advisers: one.advisers.filter((adviser) => adviser.card !== card) } : one)),
  };
};

/** The advisers as they will be: who they are is not always told. */
export const counsel: Change = board((one, _, next) => ({ advisers: next?.advisers ?? one.advisers }));

/** Relics taken from wherever they lay. */
export const takesRelics: Change = (view, event, next) => {
  const cards = [...listed(event, "cards"), word(event, "card")].filter(Boolean);
  const lie = new Set(next.sites.flatMap((site) => site.relics.map((relic) => relic.n)));
  return board((one) => ({ relics: [...one.relics, ...cards.filter((card) => !one.relics.includes(card))] }))(
    { ...view, sites: view.sites.map((site) => ({ ...site, relics: site.relics.filter((relic) => lie.has(relic.n)) })) },
    event,
    next,
  );
};

/** A card laid on a discard pile, by its back. */
export const laid: Change = (view, event) => {
  const pile = word(event, "pile");
  return view.piles[pile] ? { ...view, piles: { ...view.piles, [pile]: [...view.piles[pile]!, word(event, "back")] } } : view;
};

/** The token of a site in somebody's hands. */
export const tokenTaken: Change = (view, event, next) => {
  const site = view.sites.find((one) => is(one, word(event, "site")));
  const what = site && site.favor > 0 ? "favor" : "secrets";
  return both(
    ground((one) => ({ [what]: atLeast(one[what] - 1) })),
    board((one) => plus(one, what, 1)),
  )(view, event, next);
};

/** A banner's side, who holds the title, a new role: as they will be. */
export const sides: Change = (view, _, next) => ({ ...view, banners: Object.fromEntries(Object.entries(view.banners).map(([name, banner]) => [name, { ...banner, side: next.banners[name]?.side ?? banner.side }])) });
export const titled: Change = (view, event, next) => ({ ...view, title: { holder: seatOf(view, event), side: next.title.side } });
export const role: Change = board((one, _, next) => ({ role: next?.role ?? one.role }));
export const visionShown: Change = board((one, event) => ({ vision: word(event, "card") || one.vision }));
export const visionGone: Change = board(() => ({ vision: "" }));
export const turnOf: Change = (view, event) => {
  const seat = seatOf(view, event);
  return seat < 0 ? view : { ...view, turn: seat, round: number(event, "n") || view.round };
};
