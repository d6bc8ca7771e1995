"""Great Spire and Fallen Spire: cards are exchanged for random ones of the Dispossessed."""

from __future__ import annotations

from collections.abc import Iterable

from .....kernel.powers import Power
from .....kernel.records import Effect, Option
from .....kernel.work import by_chance, less, push, tell
from ....book import BOOK, POWERS, word_if
from ....catalog import is_vision
from ....chapters.pieces.picking import pick
from ....state import REGIONS, Table, Work, change, region_of

SWAP = BOOK.asks("spire.swap", "oa-ask-spire")


def _other(work: Work, card: str) -> str:
    """A random card of the Dispossessed; the given one takes its place among them."""
    found = by_chance(work, work.dispossessed)
    work.dispossessed = (*less(work.dispossessed, found), card)
    return found


# -- Great Spire ------------------------------------------------------------------------------------------------------


def swap_drawn() -> Effect:
    """Any number of drawn denizens may be exchanged; only the searcher sees what comes."""
    return Effect("swap_drawn")


@POWERS.reacts("drawn", "swap_drawn")
def _drawn(work: Work, power: Power, seat: int) -> None:
    push(work, "spire.swap", " ".join(work.players[seat].hand), len(work.dispossessed), seat=seat)


def _swappable(table: Table, drawn: str, left: int) -> list[str]:
    return [card for card in drawn.split() if not is_vision(card)] if left else []


@SWAP.asked_if
def _worth_asking(table: Table, seat: int, drawn: str, left: int) -> bool:
    return bool(_swappable(table, drawn, left))


@SWAP.offers
def _offers(table: Table, seat: int, drawn: str, left: int) -> Iterable[Option]:
    for card in _swappable(table, drawn, left):
        yield Option(f"swap {card}", "swap", (card,))
    yield Option("swap no more", "enough")


@SWAP.answers("swap")
def _swap(work: Work, seat: int, drawn: str, left: int, card: str) -> None:
    found = _other(work, card)
    hand = work.players[seat].hand
    change(work, seat, hand=tuple(found if one == card else one for one in hand))
    tell(work, "oa-log-saw", rule="OA-TURN-050", only=seat, card=found)
    push(work, "spire.swap", " ".join(one for one in drawn.split() if one != card), left - 1, seat=seat)


@SWAP.answers("enough")
def _enough(work: Work, seat: int, drawn: str, left: int) -> None:
    pass


# -- Fallen Spire -----------------------------------------------------------------------------------------------------


def swap_pile(n: int) -> Effect:
    """Up to n denizens from the top of the region's pile, passing over Visions, are exchanged unseen."""
    return Effect("swap_pile", (n,))


def _pile(table: Table, seat: int) -> int:
    return REGIONS.index(region_of(table, table.players[seat].site))


def _most(table: Table, seat: int, n: int) -> int:
    denizens = sum(not is_vision(card) for card in table.piles[_pile(table, seat)])
    return min(n, denizens, len(table.dispossessed))


@word_if("swap_pile", lambda table, source, seat, place, n: _most(table, seat, n) > 0)
def _swap_pile(work: Work, source: str, seat: int, place: str, n: int) -> None:
    most = _most(work, seat, n)
    pick(work, seat, "count", map(str, range(1, most + 1)), "spire.pile", seat, why=source)


@BOOK.does("spire.pile")
def _exchanged(work: Work, seat: int, count: str) -> None:
    place, left = _pile(work, seat), int(count)
    pile = []
    given = []
    for card in work.piles[place]:
        if left and not is_vision(card):
            left -= 1
            given.append(card)
            pile.append(by_chance(work, work.dispossessed))
            work.dispossessed = less(work.dispossessed, pile[-1])
        else:
            pile.append(card)
    work.dispossessed = (*work.dispossessed, *given)
    work.piles = (*work.piles[:place], tuple(pile), *work.piles[place + 1 :])
