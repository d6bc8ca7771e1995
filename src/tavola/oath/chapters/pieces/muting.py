"""Questions out of turn that a player may wave away: "never this turn" (OA-TURN-058).

Whoever is asked is asked because of cards that lie face up, so that a question tells nobody what lies face down; what a
player does not want to hear of again this turn is not asked, and counts as declined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ....kernel.records import Option
from ....kernel.typed import Asking
from ...book import BOOK
from ...state import Table, Work, mute

About = Callable[..., str]


def never() -> Option:
    return Option("never this turn", "mute")


def hears(table: Table, seat: int, about: str) -> bool:
    """Whether a player still wants to be asked about this."""
    return about not in table.players[seat].muted


def may_mute(asking: Asking[Table, Work], about: About) -> None:
    """Let those asked this out of turn say: never this turn. `about(*kept)`: what it is about, a card or a matter.
    Called after all else of the question is told."""
    due = BOOK.asked_if.get(asking.name)

    def asked(table: Table, seat: int, *kept: Any) -> bool:
        return hears(table, seat, about(*kept))

    def offered(table: Table, seat: int, *kept: Any) -> Iterable[Option]:
        return (never(),) if seat != table.turn.seat else ()

    def muted(work: Work, seat: int, *kept: Any) -> None:
        mute(work, seat, about(*kept))

    asking.asked_if(asked)
    wanted = BOOK.asked_if[asking.name]
    if due is not None:
        BOOK.asked_if[asking.name] = lambda table, frame: wanted(table, frame) and due(table, frame)
    asking.offers(offered)
    asking.answers("mute")(muted)
