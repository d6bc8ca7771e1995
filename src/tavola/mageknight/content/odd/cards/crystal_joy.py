"""Crystal Joy: at the end of the turn, discarding another card brings it back to the hand."""

from __future__ import annotations

from .....kernel.effects import Ctx
from .....kernel.records import Option
from .....kernel.work import tell
from ....book import BOOK, CONTEXT, VERBS
from ....catalog import WOUND
from ....chapters.hand.cards import discard
from ....state import Played, Table, Work

CHAIN = "crystal_joy"


@VERBS.condition(CHAIN)
def can_return(table: Table, ctx: Ctx) -> bool:
    lies = any(played.card == CHAIN and played.side != "returned" for played in table.me.play)
    return lies and bool(_price(table, str(ctx[-1])))


def _price(table: Table, filter_: str) -> dict[str, None]:
    """Cards that may be given for it: the strong side takes Wounds too."""
    return dict.fromkeys(card for card in table.me.hand if filter_ == "any" or card != WOUND)


CRYSTAL_JOY = BOOK.asks(CHAIN, "mk-ask-crystal-joy", context=CONTEXT)
CRYSTAL_JOY.declines("done")


@CRYSTAL_JOY.offers
def _options(table: Table, seat: int, ctx: Ctx, filter_: str) -> list[Option]:
    cards = _price(table, filter_)
    return [Option("done", "done")] + [Option(f"discard {card}", "discard", (card,)) for card in cards]


@CRYSTAL_JOY.answers("discard")
def _answer(work: Work, seat: int, ctx: Ctx, filter_: str, card: str) -> None:
    me = work.me
    discard(work, card)
    place = next(place for place, played in enumerate(me.play) if played.card == CHAIN and played.side != "returned")
    me.play = (*me.play[:place], Played(CHAIN, "returned"), *me.play[place + 1 :])
    me.hand += (CHAIN,)
    tell(work, "mk-event-return", card=CHAIN)
