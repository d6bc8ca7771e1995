"""The market between two missions of a story: selling for experience, exchanging, and starting equipment anew."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Option, Refusal, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import EQUIPMENT
from ...state import MOST_XP, Table, Work, change, less
from ..board.decks import draw, put_away
from ..board.refusals import no_card
from ..gear.experience import seats_from
from ..gear.inventory import hand_over, lose, own, reorganize
from ..gear.trading import movable, moved_on, read_gift
from .setup import build_decks, hero_level
from .story import campaign_of

_UNSOLD = ("trap", "luck")


def level_of(card: str) -> int:
    """The printed level; starting equipment counts as level 1, artifacts as level 4 (MD-MKT-18)."""
    return EQUIPMENT[card].level


@BOOK.does("market_phase")
def _market(work: Work) -> None:
    """Reveal the market. Where no hero owns a card nobody can deal, and it stays closed."""
    work.foes = ()
    build_decks(work)
    if not any(hero.cards for hero in work.heroes):
        return
    lowest = min(hero_level(hero) for hero in work.heroes)
    cards: list[str] = []
    for hero in work.heroes:
        for level in (1, lowest, hero_level(hero)):
            cards += _reveal(work, level)
    work.campaign = replace(campaign_of(work), market=tuple(sorted(cards)))
    tell(work, "md-event-market", "MD-MKT-05", cards=campaign_of(work).market)
    trade(work)


def trade(work: Work) -> None:
    """The market is open: trade, deal, heal, trade again, keep six cards, take starting cards (ruling A-80)."""
    order = seats_from(work, work.first)
    push(work, "market_over")
    for step in ("restock", "limit", "market_tidy"):
        for seat in reversed(order):
            push(work, step, seat)
    push(work, "barter")
    for seat in reversed(order):
        push(work, "deal", seat, f"{SELL} {SWAP}")
    push(work, "barter")


def _reveal(work: Work, level: int) -> list[str]:
    """One treasure of a level; traps and luck are discarded and replaced (MD-MKT-02 to 06)."""
    while True:
        card = draw(work, f"treasure_{level}")
        if not card:
            return []
        if EQUIPMENT[card].kind not in _UNSOLD:
            return [card]
        put_away(work, card)


@BOOK.does("market_over")
def _market_over(work: Work) -> None:
    work.campaign = replace(campaign_of(work), market=())


@BOOK.does("market_tidy")
def _tidy(work: Work, seat: int) -> None:
    reorganize(work, seat)


# Trading among the heroes: each card changes hands once at most.


@BOOK.does("barter")
def _barter(work: Work) -> None:
    if len(work.heroes) > 1 and any(hero.cards for hero in work.heroes):
        push(work, "bartering", "", seat=work.first)


BARTER = BOOK.asks("bartering", "md-ask-barter")


@BARTER.offers
def _gifts(table: Table, seat: int, moved: str) -> list[Option]:
    heroes = table.heroes
    gifts = [
        Option(f"give {card} {heroes[giver].hero} {heroes[taker].hero}", "give", (card, giver, taker))
        for giver in range(len(heroes))
        for card in movable(table, giver, moved)
        for taker in range(len(heroes))
        if taker != giver
    ]
    return [Option("done", "done"), *gifts]


@BARTER.answers("done")
def _bartered(work: Work, seat: int, moved: str) -> None:
    """Everybody has what it wants."""


@BARTER.answers("give")
def _give(work: Work, seat: int, moved: str, card: str, giver: int, taker: int) -> None:
    hand_over(work, card, giver, taker, "MD-MKT-13")
    push(work, "bartering", moved_on(moved, taker, card), seat=seat)


@BARTER.refuses("give")
def why_not_give(table: Table, seat: int, words: list[str], moved: str) -> Refusal | None:
    return read_gift(table, range(len(table.heroes)), moved, words)


# Dealing: each hero may sell one card and make one exchange (MD-MKT-07).


SELL, SWAP = "sell", "swap"


@BOOK.does("deal")
def _deal(work: Work, seat: int, open_: str) -> None:
    if len(_deals(work, seat, open_)) > 1:
        push(work, "dealing", open_, seat=seat)


def worth(card: str) -> int:
    """Half the level, rounded up, in experience (MD-MKT-08)."""
    return (level_of(card) + 1) // 2


DEAL = BOOK.asks("dealing")


@DEAL.prompt
def _deal_prompt(table: Table, seat: int, open_: str) -> Text:
    return Text("md-ask-market", {"hero": table.heroes[seat].hero})


@DEAL.offers
def _deals(table: Table, seat: int, open_: str) -> list[Option]:
    options = [Option("done", "done")]
    if SELL in open_:
        options += [Option(f"sell {card}", "sell", (card,)) for card in sorted(set(table.heroes[seat].cards))]
    if SWAP in open_:
        options += [Option(f"take {card}", "take", (card,)) for card in _within_means(table, seat, ())]
    return options


@DEAL.answers("done")
def _dealt(work: Work, seat: int, open_: str) -> None:
    """This hero deals no more."""


@DEAL.answers("sell")
def _sell(work: Work, seat: int, open_: str, card: str) -> None:
    if SWAP in open_:
        push(work, "deal", seat, SWAP)
    hero = work.heroes[seat]
    lose(work, seat, card)
    put_away(work, card)
    change(work, seat, xp=min(MOST_XP, hero.xp + worth(card)))
    tell(work, "md-event-sells", "MD-MKT-08", hero=hero.hero, card=card, n=worth(card))


@DEAL.answers("take")
def _take(work: Work, seat: int, open_: str, card: str) -> None:
    """An exchange begins: perhaps a second card, then the price."""
    if SELL in open_:
        push(work, "deal", seat, SELL)
    if _within_means(work, seat, (card,)):
        push(work, "second_card", card, seat=seat)
    else:
        push(work, "paying", card, "", seat=seat)


@DEAL.refuses("sell", "card")
def why_not_sell(table: Table, seat: int, words: list[str], open_: str) -> Refusal | None:
    """Each hero may sell one card (MD-MKT-07)."""
    if SELL not in open_:
        return no("MD-MKT-07", "md-why-deal-made")
    return no_card(table, seat, words[1] if len(words) > 1 else "")


@DEAL.refuses("take", "offer")
def why_not_take(table: Table, seat: int, words: list[str], open_: str) -> Refusal | None:
    if SWAP not in open_:
        return no("MD-MKT-07", "md-why-deal-made")
    return barred_taking(table, seat, (), words[1] if len(words) > 1 else "")


def barred_taking(table: Table, seat: int, taken: tuple[str, ...], card: str) -> Refusal | None:
    """What bars taking a card of the market, perhaps as a second one: one card pays for one or two, two for one, level
    for level (MD-MKT-09, MD-MKT-12)."""
    left = list(campaign_of(table).market)
    for one in taken:
        left.remove(one)
    if card not in left:
        return no("MD-MKT-05", "md-why-not-on-offer")
    own_levels = sorted((level_of(one) for one in table.heroes[seat].cards), reverse=True)
    means = (sum(own_levels[:2]) if not taken else own_levels[0] - level_of(taken[0])) if own_levels else 0
    return None if level_of(card) <= means else no("MD-MKT-09", "md-why-beyond-means", level=level_of(card), n=means)


def _within_means(table: Table, seat: int, taken: tuple[str, ...]) -> list[str]:
    """Market cards that can still be taken."""
    offer = sorted(set(campaign_of(table).market))
    return [card for card in offer if barred_taking(table, seat, taken, card) is None]


SECOND = BOOK.asks("second_card", "md-ask-second-card")


@SECOND.offers
def _second_cards(table: Table, seat: int, taken: str) -> list[Option]:
    more = [Option(f"take {card}", "take", (card,)) for card in _within_means(table, seat, (taken,))]
    return [Option("done", "enough", also="enough"), *more]


@SECOND.refuses("take", "offer")
def why_not_second(table: Table, seat: int, words: list[str], taken: str) -> Refusal | None:
    return barred_taking(table, seat, (taken,), words[1] if len(words) > 1 else "")


@SECOND.answers("enough")
def _enough(work: Work, seat: int, taken: str) -> None:
    push(work, "paying", taken, "", seat=seat)


@SECOND.answers("take")
def _take_second(work: Work, seat: int, taken: str, card: str) -> None:
    push(work, "paying", f"{taken} {card}", "", seat=seat)


# The price: what is taken, and what has been given for it so far, as names of cards.

PAY = BOOK.asks("paying")


@PAY.prompt
def _pay_prompt(table: Table, seat: int, taken: str, given: str) -> Text:
    return Text("md-ask-pay", {"cards": tuple(taken.split())})


@PAY.offers
def _payments(table: Table, seat: int, taken: str, given: str) -> list[Option]:
    cards = sorted(set(table.heroes[seat].cards))
    return [Option(f"pay {c}", "pay", (c,)) for c in cards if barred_paying(table, seat, taken, given, c) is None]


def _levels(cards: str) -> int:
    return sum(level_of(card) for card in cards.split())


def barred_paying(table: Table, seat: int, taken: str, given: str, card: str) -> Refusal | None:
    """One card of enough level; or, for a single card, one of two that are enough together (MD-MKT-09)."""
    due = _levels(taken) - _levels(given)
    cards = list(table.heroes[seat].cards)
    for one in given.split():
        cards.remove(one)
    if card not in cards:
        return no_card(table, seat, card) or no("MD-MKT-09", "md-why-paid-with")
    rest = max((level_of(other) for other in less(tuple(cards), card)), default=0)
    pair = not given and " " not in taken and level_of(card) + rest >= due
    return None if level_of(card) >= due or pair else no("MD-MKT-09", "md-why-too-little", n=due)


@PAY.refuses("pay", "card")
def why_not_pay(table: Table, seat: int, words: list[str], taken: str, given: str) -> Refusal | None:
    return barred_paying(table, seat, taken, given, words[1] if len(words) > 1 else "")


@PAY.answers("pay")
def _pay(work: Work, seat: int, taken: str, given: str, card: str) -> None:
    given = f"{given} {card}".strip()
    if _levels(given) < _levels(taken):
        push(work, "paying", taken, given, seat=seat)
        return
    campaign = campaign_of(work)
    market, gains, price = campaign.market, tuple(taken.split()), tuple(given.split())
    for one in gains:
        market = less(market, one)
        own(work, seat, one)
    for one in price:
        lose(work, seat, one)
        put_away(work, one)
    work.campaign = replace(campaign, market=market)
    tell(work, "md-event-swaps", "MD-MKT-09", hero=work.heroes[seat].hero, cards=price, cards2=gains)


# Starting equipment anew.


@BOOK.does("restock")
def _restock(work: Work, seat: int) -> None:
    if len(_swaps(work, seat)) > 1:
        push(work, "restocking", seat=seat)


RESTOCK = BOOK.asks("restocking")


@RESTOCK.prompt
def _restock_prompt(table: Table, seat: int) -> Text:
    return Text("md-ask-restock", {"hero": table.heroes[seat].hero})


@RESTOCK.offers
def _swaps(table: Table, seat: int) -> list[Option]:
    """Any card but a starting one may be swapped for a starting card (MD-MKT-17, MD-STORY-19)."""
    stock = sorted(set(table.decks["starting"]))
    cards = sorted({card for card in table.heroes[seat].cards if EQUIPMENT[card].deck != "starting"})
    swaps = [Option(f"swap {card} {new}", "swap", (card, new)) for card in cards for new in stock]
    return [Option("done", "done"), *swaps]


@RESTOCK.answers("done")
def _restocked(work: Work, seat: int) -> None:
    reorganize(work, seat)


@RESTOCK.answers("swap")
def _swap(work: Work, seat: int, card: str, new: str) -> None:
    lose(work, seat, card)
    put_away(work, card)
    work.decks = {**work.decks, "starting": less(work.decks["starting"], new)}
    own(work, seat, new)
    tell(work, "md-event-restocks", "MD-MKT-17", hero=work.heroes[seat].hero, card=card, card2=new)
    push(work, "restock", seat)


@RESTOCK.refuses("swap", "card")
def why_not_swap(table: Table, seat: int, words: list[str]) -> Refusal | None:
    """`swap t3_ice_sword se_mace`."""
    card, new = [*words[1:], "", ""][:2]
    missing = no_card(table, seat, card)
    if missing is not None:
        return missing
    if card in EQUIPMENT and EQUIPMENT[card].deck == "starting":
        return no("MD-MKT-17", "md-why-starting-card")
    return None if new in table.decks["starting"] else no("MD-MKT-17", "md-why-not-in-stock")
