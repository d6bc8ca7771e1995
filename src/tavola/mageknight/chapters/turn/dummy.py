"""The Dummy player (MK-DUMMY): it flips cards and so measures out the round."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import BASIC_COLORS, CARDS
from ...state import DUMMY, Work

FLIPPED = 3


@BOOK.does("dummy.turn")
def turn(work: Work) -> None:
    """Three cards, and one more for each crystal of the last one's colour; an empty deck ends the round."""
    dummy = work.dummy
    push(work, "turn.next")
    if dummy is None:
        return
    work.ledger.seal()
    if not dummy.deck:
        if work.left < 0:
            work.left = len(work.order) - 1
            work.announced = DUMMY
            tell(work, "mk-event-dummy-announce", "MK-DUMMY-08")
        return
    flipped = dummy.deck[:FLIPPED]
    card = CARDS[flipped[-1]]
    extra = sum(
        count
        for color, count in zip(BASIC_COLORS, dummy.crystals, strict=True)
        if color and color in (card.color, card.second_color)
    )
    flipped = dummy.deck[: len(flipped) + extra]
    work.dummy = replace(dummy, deck=dummy.deck[len(flipped) :], discard=dummy.discard + flipped)
    tell(work, "mk-event-dummy", "MK-DUMMY-09", color=card.color, count=len(flipped))
