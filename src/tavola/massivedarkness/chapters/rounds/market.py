"""The market between two missions of a story: selling for experience, exchanging, and starting equipment anew."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Frame, Option, Refusal, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import EQUIPMENT
from ...state import MOST_XP, Table, Work, change, less
from ..board.decks import draw, put_away
from ..board.refusals import no, no_card, why_not
from ..gear.experience import seats_from
from ..gear.inventory import hand_over, lose, movable, own, read_gift, reorganize
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
        push(work, "deal", seat, "sell", "swap")
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
        push(work, "bartering")


def _gifts(table: Table, frame: Frame) -> list[Option]:
    moved = tuple(str(entry) for entry in frame.args)
    heroes = table.heroes
    gifts = [
        Option(f"give {card} {heroes[giver].hero} {heroes[taker].hero}", "give", (card, giver, taker))
        for giver in range(len(heroes))
        for card in movable(table, giver, moved)
        for taker in range(len(heroes))
        if taker != giver
    ]
    return [Option("done", "done"), *gifts]


def _give(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "give":
        card, giver, taker = str(option.args[0]), int(option.args[1]), int(option.args[2])
        hand_over(work, card, giver, taker, "MD-MKT-13")
        work.stack += (Frame("bartering", (*frame.args, f"{taker}:{card}")),)


@why_not("bartering", "give")
def why_not_give(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    return read_gift(table, range(len(table.heroes)), frame.args, words)


BOOK.question(
    "bartering",
    seat=lambda table, frame: table.first,
    prompt=lambda table, frame: Text("md-ask-barter"),
    options=_gifts,
    answer=_give,
)


# Dealing: each hero may sell one card and make one exchange (MD-MKT-07).


@BOOK.does("deal")
def _deal(work: Work, seat: int, *deals: str) -> None:
    if len(_deals(work, Frame("dealing", (seat, *deals)))) > 1:
        push(work, "dealing", seat, *deals)


def worth(card: str) -> int:
    """Half the level, rounded up, in experience (MD-MKT-08)."""
    return (level_of(card) + 1) // 2


def _deals(table: Table, frame: Frame) -> list[Option]:
    seat = int(frame.args[0])
    options = [Option("done", "done")]
    if "sell" in frame.args:
        options += [Option(f"sell {card}", "sell", (card,)) for card in sorted(set(table.heroes[seat].cards))]
    if "swap" in frame.args:
        options += [Option(f"take {card}", "take", (card,)) for card in _within_means(table, seat, ())]
    return options


@why_not("dealing", "sell", "card")
def why_not_sell(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    """Each hero may sell one card (MD-MKT-07)."""
    if "sell" not in frame.args:
        return no("MD-MKT-07", "md-why-deal-made")
    return no_card(table, int(frame.args[0]), words[1] if len(words) > 1 else "")


@why_not("dealing", "take", "offer")
def why_not_take(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    if "swap" not in frame.args:
        return no("MD-MKT-07", "md-why-deal-made")
    return barred_taking(table, int(frame.args[0]), (), words[1] if len(words) > 1 else "")


@why_not("second_card", "take", "offer")
def why_not_second(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    card = words[1] if len(words) > 1 else ""
    return barred_taking(table, int(frame.args[0]), (str(frame.args[1]),), card)


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


def _dealt(work: Work, frame: Frame, option: Option) -> None:
    seat = int(frame.args[0])
    if option.kind == "done":
        return
    left = tuple(what for what in frame.args[1:] if what != ("sell" if option.kind == "sell" else "swap"))
    if left:
        push(work, "deal", seat, *left)
    card = str(option.args[0])
    if option.kind == "take":
        _take(work, seat, (card,))
        return
    hero = work.heroes[seat]
    lose(work, seat, card)
    put_away(work, card)
    change(work, seat, xp=min(MOST_XP, hero.xp + worth(card)))
    tell(work, "md-event-sells", "MD-MKT-08", hero=hero.hero, card=card, n=worth(card))


BOOK.question(
    "dealing",
    seat=lambda table, frame: int(frame.args[0]),
    prompt=lambda table, frame: Text("md-ask-market", {"hero": table.heroes[int(frame.args[0])].hero}),
    options=_deals,
    answer=_dealt,
)


def _take(work: Work, seat: int, taken: tuple[str, ...]) -> None:
    """Go on with an exchange: perhaps a second card, then the price."""
    if len(taken) == 1 and _within_means(work, seat, taken):
        push(work, "second_card", seat, *taken)
    else:
        push(work, "paying", seat, *taken)


BOOK.question(
    "second_card",
    seat=lambda table, frame: int(frame.args[0]),
    prompt=lambda table, frame: Text("md-ask-second-card"),
    options=lambda table, frame: [
        Option("enough", "enough"),
        *(
            Option(f"take {card}", "take", (card,))
            for card in _within_means(table, int(frame.args[0]), (str(frame.args[1]),))
        ),
    ],
    answer=lambda work, frame, option: push(work, "paying", *frame.args, *option.args),
)


def _price(frame: Frame) -> tuple[list[str], list[str]]:
    """What is taken, and what has been given for it so far; a bar stands between them."""
    args = [str(arg) for arg in frame.args[1:]]
    bar = args.index("|") if "|" in args else len(args)
    return args[:bar], args[bar + 1 :]


def _payments(table: Table, frame: Frame) -> list[Option]:
    cards = sorted(set(table.heroes[int(frame.args[0])].cards))
    return [Option(f"pay {card}", "pay", (card,)) for card in cards if barred_paying(table, frame, card) is None]


def barred_paying(table: Table, frame: Frame, card: str) -> Refusal | None:
    """One card of enough level; or, for a single card, one of two that are enough together (MD-MKT-09)."""
    seat = int(frame.args[0])
    taken, given = _price(frame)
    due = sum(level_of(one) for one in taken) - sum(level_of(one) for one in given)
    cards = list(table.heroes[seat].cards)
    for one in given:
        cards.remove(one)
    if card not in cards:
        return no_card(table, seat, card) or no("MD-MKT-09", "md-why-paid-with")
    rest = max((level_of(other) for other in less(tuple(cards), card)), default=0)
    pair = not given and len(taken) == 1 and level_of(card) + rest >= due
    return None if level_of(card) >= due or pair else no("MD-MKT-09", "md-why-too-little", n=due)


@why_not("paying", "pay", "card")
def why_not_pay(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    return barred_paying(table, frame, words[1] if len(words) > 1 else "")


def _pay(work: Work, frame: Frame, option: Option) -> None:
    seat = int(frame.args[0])
    taken, given = _price(frame)
    given.append(str(option.args[0]))
    if sum(map(level_of, given)) < sum(map(level_of, taken)):
        push(work, "paying", seat, *taken, "|", *given)
        return
    campaign = campaign_of(work)
    market = campaign.market
    for card in taken:
        market = less(market, card)
        own(work, seat, card)
    for card in given:
        lose(work, seat, card)
        put_away(work, card)
    work.campaign = replace(campaign, market=market)
    tell(work, "md-event-swaps", "MD-MKT-09", hero=work.heroes[seat].hero, cards=tuple(given), cards2=tuple(taken))


BOOK.question(
    "paying",
    seat=lambda table, frame: int(frame.args[0]),
    prompt=lambda table, frame: Text("md-ask-pay", {"cards": tuple(_price(frame)[0])}),
    options=_payments,
    answer=_pay,
)


# Starting equipment anew.


@BOOK.does("restock")
def _restock(work: Work, seat: int) -> None:
    if len(_swaps(work, Frame("restocking", (seat,)))) > 1:
        push(work, "restocking", seat)


def _swaps(table: Table, frame: Frame) -> list[Option]:
    """Any card but a starting one may be swapped for a starting card (MD-MKT-17, MD-STORY-19)."""
    hero = table.heroes[int(frame.args[0])]
    stock = sorted(set(table.decks["starting"]))
    cards = sorted({card for card in hero.cards if EQUIPMENT[card].deck != "starting"})
    swaps = [Option(f"swap {card} {new}", "swap", (card, new)) for card in cards for new in stock]
    return [Option("done", "done"), *swaps]


@why_not("restocking", "swap", "card")
def why_not_swap(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    """`swap t3_ice_sword se_mace`."""
    card, new = [*words[1:], "", ""][:2]
    missing = no_card(table, int(frame.args[0]), card)
    if missing is not None:
        return missing
    if card in EQUIPMENT and EQUIPMENT[card].deck == "starting":
        return no("MD-MKT-17", "md-why-starting-card")
    return None if new in table.decks["starting"] else no("MD-MKT-17", "md-why-not-in-stock")


def _swapped(work: Work, frame: Frame, option: Option) -> None:
    seat = int(frame.args[0])
    if option.kind == "done":
        reorganize(work, seat)
        return
    card, new = str(option.args[0]), str(option.args[1])
    lose(work, seat, card)
    put_away(work, card)
    work.decks = {**work.decks, "starting": less(work.decks["starting"], new)}
    own(work, seat, new)
    tell(work, "md-event-restocks", "MD-MKT-17", hero=work.heroes[seat].hero, card=card, card2=new)
    push(work, "restock", seat)


BOOK.question(
    "restocking",
    seat=lambda table, frame: int(frame.args[0]),
    prompt=lambda table, frame: Text("md-ask-restock", {"hero": table.heroes[int(frame.args[0])].hero}),
    options=_swaps,
    answer=_swapped,
)
