"""Relic Thief: after relics were taken in the holder's region the holder may try to steal them (OA-TURN-061)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.powers import Power
from ....kernel.records import Effect, Option, Text
from ....kernel.work import push, roll, tell
from ...book import BOOK, POWERS
from ...catalog import DEFENSE_FACES, Price
from ...chapters.pieces.relics import seize_relic, takeable
from ...chapters.pieces.tokens import affords, pay
from ...state import Table, Work, lying, mute, region_of

ASK = BOOK.asks("thief")
PRICE = Price(favor=1, secrets=1)


def may_steal_relics() -> Effect:
    return Effect("may_steal_relics")


@POWERS.reacts("relics_taken", "may_steal_relics")
def _taken(work: Work, power: Power, seat: int, *relics: str) -> None:
    holder = power.seat
    near = region_of(work, work.players[seat].site) == region_of(work, work.players[holder].site)
    blocked = holder == work.turn.seat and lying(work, power.source) != (0, 0)
    if seat != holder and near and not blocked:
        push(work, "thief", power.source, seat, *relics, seat=holder)


@ASK.asked_if
def _able(table: Table, seat: int, card: str, victim: int, *relics: str) -> bool:
    held = table.players[victim].relics
    wanted = all(relic in held and takeable(table, seat, victim, relic) for relic in relics)
    return wanted and affords(table, seat, PRICE) and card not in table.players[seat].muted


@ASK.prompt
def _asks(table: Table, seat: int, card: str, victim: int, *relics: str) -> Text:
    return Text("oa-ask-thief", {"player": table.players[victim].color, "cards": relics})


@ASK.offers
def _offers(table: Table, seat: int, card: str, victim: int, *relics: str) -> Iterable[Option]:
    yield Option("steal", "steal")
    yield Option("pass", "pass")
    yield Option("never this turn", "mute")


@ASK.answers("steal")
def _steal(work: Work, seat: int, card: str, victim: int, *relics: str) -> None:
    """One roll for all of them; doubling faces are no shields."""
    pay(work, seat, PRICE, card)
    faces = tuple(sorted(roll(work, DEFENSE_FACES) for _ in relics))
    tell(work, "oa-log-rolls-defense", rule="OA-TURN-061", faces=faces)
    if not any(face in ("shield", "two_shields") for face in faces):
        seize_relic(work, seat, victim, relics)


@ASK.answers("pass")
def _pass(work: Work, seat: int, card: str, victim: int, *relics: str) -> None:
    pass


@ASK.answers("mute")
def _mute(work: Work, seat: int, card: str, victim: int, *relics: str) -> None:
    mute(work, seat, card)
