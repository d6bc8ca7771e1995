"""Crystal Joy: at the end of the turn, discarding another card brings it back to the hand."""

from __future__ import annotations

from .....kernel.effects import Ctx
from .....kernel.records import Frame, Option, Text
from .....kernel.work import tell
from ....book import BOOK, VERBS, current_seat
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


def _options(table: Table, frame: Frame) -> list[Option]:
    cards = _price(table, str(frame.args[-1]))
    return [Option("done", "done")] + [Option(f"discard {card}", "discard", (card,)) for card in cards]


def _answer(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "done":
        return
    me = work.me
    discard(work, str(option.args[0]))
    place = next(place for place, played in enumerate(me.play) if played.card == CHAIN and played.side != "returned")
    me.play = (*me.play[:place], Played(CHAIN, "returned"), *me.play[place + 1 :])
    me.hand += (CHAIN,)
    tell(work, "mk-event-return", card=CHAIN)


BOOK.question(
    CHAIN,
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-crystal-joy"),
    options=_options,
    answer=_answer,
)
