"""Trading and transmuting: any division of the cards is reached although each changes hands once at most in a trade."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ....kernel.records import Option, Refusal, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import EQUIPMENT
from ...state import Table, Work
from ..board.decks import HIGHEST, put_away
from ..board.refusals import named_hero, no_card
from .inventory import BODY, HANDS, can_reorganize, hand_over, lose, rearrange, reorganize


def traders(table: Table, seat: int) -> list[int]:
    """The heroes in the zone, dead ones included (MD-ACT-50)."""
    at = table.heroes[seat].at
    return [other for other, hero in enumerate(table.heroes) if hero.at == at and not hero.out]


def moved_on(moved: str, taker: int, card: str) -> str:
    """What has changed hands so far, `1:t1_hammer 0:t1_spear`, and one card more."""
    return f"{moved} {taker}:{card}".strip()


def movable(table: Table, giver: int, moved: str) -> tuple[str, ...]:
    """The distinct cards and carried tokens of a hero, less what came to it in this trade."""
    hero = table.heroes[giver]
    if not moved:
        return _distinct(hero.body, hero.hands, hero.bag, hero.carried)
    cards = [*hero.cards, *hero.carried]
    for entry in moved.split():
        seat, _, card = entry.partition(":")
        if int(seat) == giver and card in cards:
            cards.remove(card)
    return tuple(sorted(set(cards)))


@lru_cache(maxsize=4096)
def _distinct(body: str, hands: tuple[str, ...], bag: tuple[str, ...], carried: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted({*((body,) if body else ()), *hands, *bag, *carried}))


def barred_giving(
    table: Table, company: Sequence[int], moved: str, card: str, giver: int, taker: int
) -> Refusal | None:
    """What bars passing a card on among the heroes of a trade: each changes hands once at most."""
    absent = next((seat for seat in (giver, taker) if seat not in company), None)
    if absent is not None:
        return no("MD-ACT-50", "md-why-not-here", hero=table.heroes[absent].hero)
    if giver == taker:
        return no("MD-ACT-50", "md-why-same-hero")
    return no_card(table, giver, card) or (
        None if card in movable(table, giver, moved) else no("MD-ACT-50", "md-why-moved-once", card=card)
    )


def read_gift(table: Table, company: Sequence[int], moved: str, words: list[str]) -> Refusal | None:
    """`give CARD GIVER TAKER`, read and judged."""
    if len(words) != 4:
        return no("MD-ACT-50", "md-why-gift-words")
    giver, taker = named_hero(table, words[2]), named_hero(table, words[3])
    if isinstance(giver, Refusal):
        return giver
    if isinstance(taker, Refusal):
        return taker
    return barred_giving(table, company, moved, words[1], giver, taker)


@lru_cache(maxsize=4096)
def _gift(card: str, giver: int, taker: int, hero: str, hero2: str) -> Option:
    """Said in the same words as long as the trade goes on, so made once."""
    return Option(f"give {card} {hero} {hero2}", "give", (card, giver, taker))


TRADE = BOOK.asks("trade")


@TRADE.prompt
def _prompt(table: Table, seat: int, moved: str) -> Text:
    return Text("md-ask-trade", {"hero": table.heroes[seat].hero})


@TRADE.offers
def _deals(table: Table, seat: int, moved: str) -> list[Option]:
    company, heroes = traders(table, seat), table.heroes
    options = [Option("done", "done")]
    for giver in company:
        for card in movable(table, giver, moved):
            options += [
                _gift(card, giver, taker, heroes[giver].hero, heroes[taker].hero) for taker in company if taker != giver
            ]
    options += [
        Option(f"transmute {heroes[who].hero}", "transmute", (who,))
        for who in company
        if heroes[who].alive and barred_transmuting(table, who) is None
    ]
    return options


@TRADE.answers("done")
def _done(work: Work, seat: int, moved: str) -> None:
    """The hero whose action it is may rearrange as it likes, the others where something could come of it (MD-ACT-49,
    MD-ACT-51)."""
    for other in reversed(traders(work, seat)):
        if other != seat:
            reorganize(work, other)
    if can_reorganize(work, seat):
        rearrange(work, seat, BODY, HANDS)


@TRADE.answers("transmute")
def _transmute_first(work: Work, seat: int, moved: str, who: int) -> None:
    """In the middle of a trade, which goes on (MD-ACT-56)."""
    push(work, "trade", moved, seat=seat)
    push(work, "transmute", seat=who)


@TRADE.answers("give")
def _give(work: Work, seat: int, moved: str, card: str, giver: int, taker: int) -> None:
    hand_over(work, card, giver, taker, "MD-ACT-50")
    push(work, "trade", moved_on(moved, taker, card), seat=seat)


@TRADE.refuses("give")
def why_not_give(table: Table, seat: int, words: list[str], moved: str) -> Refusal | None:
    """`give t1_hammer owen bjorn`."""
    return read_gift(table, traders(table, seat), moved, words)


@TRADE.refuses("transmute")
def why_not_transmute(table: Table, seat: int, words: list[str], moved: str) -> Refusal | None:
    who = named_hero(table, words[1]) if len(words) > 1 else seat
    if isinstance(who, Refusal):
        return who
    if who not in traders(table, seat) or not table.heroes[who].alive:
        return no("MD-ACT-50", "md-why-not-here", hero=table.heroes[who].hero)
    return barred_transmuting(table, who)


# Transmuting.


def barred_transmuting(table: Table, seat: int) -> Refusal | None:
    """Three equipment cards are needed (MD-ACT-54)."""
    return None if len(table.heroes[seat].cards) >= 3 else _THREE_CARDS


_THREE_CARDS = no("MD-ACT-54", "md-why-three-cards")
_IN_ORDER = no("MD-ACT-53", "md-why-in-order")

TRANSMUTE = BOOK.asks("transmute")


def new_level(chosen: tuple[str, ...]) -> int:
    """The level of the treasure some cards are transmuted into (MD-ACT-53)."""
    return min(HIGHEST, min(EQUIPMENT[card].level for card in chosen) + 1)


@TRANSMUTE.prompt
def _transmute_prompt(table: Table, seat: int, *chosen: str) -> Text:
    """What is to be gained is said before: a level above the lowest card (MD-ACT-53)."""
    level = new_level(chosen) if chosen else 0
    return Text("md-ask-transmute", {"n": 3 - len(chosen), "level": level})


@TRANSMUTE.offers
def _offered(table: Table, seat: int, *chosen: str) -> list[Option]:
    rest = _rest(table, seat, chosen)
    offers = [card for card in dict.fromkeys(rest) if barred_discarding(rest, chosen, card) is None]
    return [*(Option(f"discard {card}", "discard", (card,)) for card in offers), Option("cancel", "cancel")]


def _rest(table: Table, seat: int, chosen: tuple[str, ...]) -> list[str]:
    """The cards not yet named."""
    cards = list(table.heroes[seat].cards)
    for card in chosen:
        cards.remove(card)
    return sorted(cards)


def barred_discarding(rest: list[str], chosen: tuple[str, ...], card: str) -> Refusal | None:
    """Cards are named in order, so that three cards make one answer and not six; so enough of them must stay behind."""
    if chosen and card < chosen[-1]:
        return _IN_ORDER
    behind = len(rest) - rest.index(card)
    return None if behind >= 3 - len(chosen) else _IN_ORDER


@TRANSMUTE.refuses("discard", "card")
def why_not_discard(table: Table, seat: int, words: list[str], *chosen: str) -> Refusal | None:
    card = words[1] if len(words) > 1 else ""
    rest = _rest(table, seat, chosen)
    missing = no_card(table, seat, card)
    if missing is not None or card not in rest:
        return missing or no("MD-ACT-53", "md-why-discarded")
    return barred_discarding(rest, chosen, card)


@TRANSMUTE.answers("cancel")
def _cancel(work: Work, seat: int, *chosen: str) -> None:
    """Nothing is transmuted."""


@TRANSMUTE.answers("discard")
def _discard(work: Work, seat: int, *chosen: str) -> None:
    """With the third card the new one is drawn, a level above the lowest of them (MD-ACT-53)."""
    if len(chosen) < 3:
        push(work, "transmute", *chosen, seat=seat)
        return
    level = new_level(chosen)
    for card in chosen:
        lose(work, seat, card)
        put_away(work, card)
    tell(work, "md-event-transmutes", "MD-ACT-53", hero=work.heroes[seat].hero, cards=chosen, level=level)
    push(work, "tidy", seat)
    push(work, "draw_transmuted", seat, level)
