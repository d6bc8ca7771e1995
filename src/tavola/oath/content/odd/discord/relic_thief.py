"""Relic Thief: after relics were taken in the holder's region the holder may try to steal them (OA-TURN-061)."""

from __future__ import annotations

from collections.abc import Iterable

from .....kernel.powers import Power
from .....kernel.records import Effect, Option, Text
from .....kernel.work import push
from ....book import BOOK, POWERS
from ....catalog import Price
from ....chapters.pieces.dice import SHIELDS, cast
from ....chapters.pieces.muting import may_mute
from ....chapters.pieces.relics import seize_relic, takeable
from ....chapters.pieces.tokens import pay
from ....chapters.powers.access import can_pay
from ....state import Table, Work, region_of

ASK = BOOK.asks("thief")
PRICE = Price(favor=1, secrets=1)


def may_steal_relics() -> Effect:
    return Effect("may_steal_relics")


@POWERS.reacts("relics_taken", "may_steal_relics")
def _taken(work: Work, power: Power, seat: int, *relics: str) -> None:
    holder = power.seat
    near = region_of(work, work.players[seat].site) == region_of(work, work.players[holder].site)
    if seat != holder and near:
        push(work, "thief", power.source, seat, *relics, seat=holder)


@ASK.asked_if
def _able(table: Table, seat: int, card: str, victim: int, *relics: str) -> bool:
    held = table.players[victim].relics
    wanted = all(relic in held and takeable(table, seat, victim, relic) for relic in relics)
    return wanted and can_pay(table, seat, card, PRICE)


@ASK.prompt
def _asks(table: Table, seat: int, card: str, victim: int, *relics: str) -> Text:
    return Text("oa-ask-thief", {"player": table.players[victim].color, "cards": relics})


@ASK.offers
def _offers(table: Table, seat: int, card: str, victim: int, *relics: str) -> Iterable[Option]:
    yield Option("steal", "steal")
    yield Option("pass", "pass")


@ASK.answers("steal")
def _steal(work: Work, seat: int, card: str, victim: int, *relics: str) -> None:
    """One roll for all of them."""
    pay(work, seat, PRICE, card)
    cast(work, seat, len(relics), "thief.judge", seat, victim, *relics)


@BOOK.does("thief.judge")
def _judge(work: Work, seat: int, victim: int, *rest: str) -> None:
    """As many faces as relics; doubling faces are no shields."""
    relics, faces = rest[: len(rest) // 2], rest[len(rest) // 2 :]
    if not any(face in SHIELDS for face in faces):
        seize_relic(work, seat, victim, relics)


@ASK.answers("pass")
def _pass(work: Work, seat: int, card: str, victim: int, *relics: str) -> None:
    pass


may_mute(ASK, lambda card, victim, *relics: card)
