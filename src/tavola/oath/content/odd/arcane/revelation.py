"""Revelation: each player, the Chancellor first, may burn favor to gain as many secrets."""

from __future__ import annotations

from collections.abc import Iterable

from .....kernel.records import Effect, Option
from .....kernel.seats import ask_each
from .....kernel.work import tell
from ....book import BOOK, word
from ....chapters.pieces.muting import may_mute
from ....chapters.pieces.rule import chancellor
from ....chapters.pieces.tokens import burn_favor, gain_secrets, purse
from ....state import Table, Work, clockwise

ASK = BOOK.asks("revelation", "oa-ask-revelation")


def favor_for_secrets() -> Effect:
    """Each player from the Chancellor on may burn any number of favor to gain as many secrets."""
    return Effect("favor_for_secrets")


@word("favor_for_secrets")
def _reveal(work: Work, source: str, seat: int, place: str) -> None:
    ask_each(work, clockwise(work, chancellor(work)), "revelation")


@ASK.asked_if
def _rich(table: Table, seat: int) -> bool:
    return purse(table, seat) > 0


@ASK.offers
def _offers(table: Table, seat: int) -> Iterable[Option]:
    for n in range(1, purse(table, seat) + 1):
        yield Option(f"burn {n}", "burn_favor", (n,))
    yield Option("pass", "pass")


@ASK.answers("burn_favor")
def _burn(work: Work, seat: int, n: int) -> None:
    burn_favor(work, seat, n)
    tell(work, "oa-log-burns", rule="OA-TURN-045", player=work.players[seat].color, n=n)
    gain_secrets(work, seat, n)


@ASK.answers("pass")
def _pass(work: Work, seat: int) -> None:
    pass


may_mute(ASK, lambda: "revelation")
