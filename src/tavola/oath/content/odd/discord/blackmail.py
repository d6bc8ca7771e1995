"""Blackmail: a relic of a player at the site, unless that player gives 3 favor."""

from __future__ import annotations

from collections.abc import Iterable

from .....kernel.records import Effect, Option, Text
from .....kernel.work import push
from ....book import BOOK, word
from ....chapters.pieces.picking import pick
from ....chapters.pieces.relics import seize_relic, takeable
from ....chapters.pieces.rule import here, where
from ....chapters.pieces.tokens import give_favor, purse
from ....state import Table, Work

ASK = BOOK.asks("blackmail")
PRICE = 3


def blackmail() -> Effect:
    return Effect("blackmail")


@word("blackmail")
def _blackmail(work: Work, source: str, seat: int, place: str) -> None:
    among = [
        relic
        for other in here(work, seat)
        for relic in work.players[other].relics
        if takeable(work, seat, other, relic)
    ]
    pick(work, seat, "card", among, "blackmail.threat", seat, why=source)


@BOOK.does("blackmail.threat")
def _threat(work: Work, seat: int, relic: str) -> None:
    victim, _ = where(work, relic)
    push(work, "blackmail", seat, relic, seat=victim)


@ASK.prompt
def _asks(table: Table, seat: int, by: int, relic: str) -> Text:
    return Text("oa-ask-blackmail", {"player": table.players[by].color, "card": relic})


@ASK.offers
def _offers(table: Table, seat: int, by: int, relic: str) -> Iterable[Option]:
    if purse(table, seat) >= PRICE:
        yield Option(f"give {PRICE} favor", "pay")
    yield Option("give the relic", "yield")


@ASK.answers("pay")
def _pay(work: Work, seat: int, by: int, relic: str) -> None:
    give_favor(work, seat, by, PRICE)


@ASK.answers("yield")
def _yield(work: Work, seat: int, by: int, relic: str) -> None:
    seize_relic(work, by, seat, (relic,))
