"""Concentration and Will Focus, strong: another Action card of the hand gives its strong effect, free and higher.

It is one effect with the card it borrows, whose own colour and inner costs remain (MK-EFF-C1, C3, C4).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Option, Text
from .....kernel.work import tell
from ....book import BONUS, BOOK, CONTEXT, RESERVED, VERBS, context, leaves
from ....catalog import CARDS
from ....chapters.hand.cards import lay
from ....state import Table, Work

CHAIN = "concentration"
#: The chains that make use of another card of the hand.
BORROWERS = (CHAIN, "maximal_effect")


@lru_cache(maxsize=1024)
def borrows(effect: Effect) -> bool:
    """Whether it makes use of another card. Whatever a second borrower could use, the first could use itself, with a
    card less spoken for: whoever only asks whether there is anything to borrow need not ask borrowers."""
    return any(leaf.op == "run" and leaf.args[0] in BORROWERS for leaf in leaves(effect))


def _borrowable(table: Table, reserved: int, playing: str = "", chained: bool = True) -> Iterator[str]:
    """Action cards whose strong effect can happen now. The card being played is still in hand while we only ask."""
    hand = list(table.me.hand)
    if playing in hand:
        hand.remove(playing)
    for name in dict.fromkeys(hand):
        card = CARDS[name]
        if card.kind not in ("basic_action", "advanced_action") or (card.healing and table.combat is not None):
            continue
        if not chained and borrows(card.strong):
            continue
        if VERBS.can(table, card.strong, context("card:" + name, card.color, reserved=reserved + 1)):
            yield name


@VERBS.condition(CHAIN)
def can_start(table: Table, ctx: Ctx) -> bool:
    playing = str(ctx[0]).partition(":")[2] if ctx[RESERVED] else ""
    reserved = int(ctx[RESERVED])
    return reserved < len(table.me.hand) and any(_borrowable(table, reserved, playing, chained=False))


CONCENTRATION = BOOK.asks(CHAIN, context=CONTEXT)


@CONCENTRATION.prompt
def _concentration_asks(table: Table, seat: int, ctx: Ctx, more: int) -> Text:
    return Text("mk-ask-borrow", {"count": more})


@CONCENTRATION.offers
def _options(table: Table, seat: int, ctx: Ctx, more: int) -> list[Option]:
    return [Option(f"borrow {name}", "borrow", (name,)) for name in _borrowable(table, 0)]


@CONCENTRATION.answers("borrow")
def _answer(work: Work, seat: int, ctx: Ctx, more: int, name: str) -> None:
    bonus = int(ctx[BONUS]) + more
    lay(work, name, "strong")
    tell(work, "mk-event-borrow", "MK-EFF-C1", card=name, count=bonus)
    card = CARDS[name]
    VERBS.do(work, card.strong, context("card:" + name, card.color, bonus=bonus))
