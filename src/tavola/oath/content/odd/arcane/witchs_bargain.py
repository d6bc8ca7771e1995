"""Witch's Bargain: forced exchanges of secrets and favor with players at the site, any number of times."""

from __future__ import annotations

from collections.abc import Iterable

from .....kernel.records import Effect, Option
from .....kernel.work import push, tell
from ....book import BOOK, POWERS, word_if
from ....chapters.pieces.rule import here
from ....chapters.pieces.tokens import give_favor, move_secret, purse, take_favor
from ....state import Table, Work

ASK = BOOK.asks("bargain", "oa-ask-bargain")
FAVOR = 2


def bargain() -> Effect:
    """Any number of times give a player here 1 secret for 2 favor, or 2 favor for 1 secret."""
    return Effect("bargain")


def _sells(table: Table, seat: int, secrets: int) -> list[int]:
    """Who can be made to pay for a secret; the other side cannot refuse, but a vow forbids giving."""
    if secrets < 1 or not POWERS.value(table, "may_give_secrets", True, seat):
        return []
    return [other for other in here(table, seat) if table.players[other].favor >= FAVOR]


def _buys(table: Table, seat: int) -> list[int]:
    if purse(table, seat) < FAVOR:
        return []
    return [other for other in here(table, seat) if table.players[other].all_secrets]


def _any(table: Table, source: str, seat: int, place: str) -> bool:
    """The secret that pays for the power cannot be given away as well."""
    return bool(_sells(table, seat, table.players[seat].all_secrets - 1) or _buys(table, seat))


@word_if("bargain", _any)
def _bargain(work: Work, source: str, seat: int, place: str) -> None:
    push(work, "bargain", seat=seat)


@ASK.asked_if
def _due(table: Table, seat: int) -> bool:
    return bool(_sells(table, seat, table.players[seat].all_secrets) or _buys(table, seat))


@ASK.offers
def _offers(table: Table, seat: int) -> Iterable[Option]:
    for other in _sells(table, seat, table.players[seat].all_secrets):
        yield Option(f"sell {table.players[other].color}", "sell_secret", (other,))
    for other in _buys(table, seat):
        yield Option(f"buy {table.players[other].color}", "buy_secret", (other,))
    yield Option("pass", "pass")


@ASK.answers("sell_secret")
def _sell(work: Work, seat: int, other: int) -> None:
    move_secret(work, seat, other)
    tell(
        work,
        "oa-log-secret-taken",
        rule="OA-TURN-044",
        player=work.players[other].color,
        other=work.players[seat].color,
    )
    take_favor(work, seat, other, FAVOR)
    push(work, "bargain", seat=seat)


@ASK.answers("buy_secret")
def _buy(work: Work, seat: int, other: int) -> None:
    """The last secret may be taken."""
    give_favor(work, seat, other, FAVOR)
    tell(
        work,
        "oa-log-favor-taken",
        rule="OA-TURN-044",
        n=FAVOR,
        player=work.players[other].color,
        other=work.players[seat].color,
    )
    move_secret(work, other, seat)
    tell(
        work,
        "oa-log-secret-taken",
        rule="OA-TURN-044",
        player=work.players[seat].color,
        other=work.players[other].color,
    )
    push(work, "bargain", seat=seat)


@ASK.answers("pass")
def _pass(work: Work, seat: int) -> None:
    pass
