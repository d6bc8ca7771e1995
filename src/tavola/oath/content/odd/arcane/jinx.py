"""Jinx: its ruler may pay to roll a whole set of dice again, once (OA-TURN-060)."""

from __future__ import annotations

from collections.abc import Iterable

from .....kernel.powers import Power
from .....kernel.records import Effect, Option, Text
from .....kernel.work import push
from ....book import BOOK, POWERS
from ....catalog import Price
from ....chapters.campaign.course import throw
from ....chapters.campaign.sides import ATTACK
from ....chapters.pieces.dice import CAST, cast_faces, recast
from ....chapters.pieces.muting import may_mute
from ....chapters.pieces.rule import rules_card
from ....chapters.pieces.tokens import pay
from ....chapters.powers.access import can_pay
from ....state import Table, Work, campaign_of

ASK = BOOK.asks("jinx")
PRICE = Price(secrets=1)


def may_reroll() -> Effect:
    return Effect("may_reroll")


@POWERS.reacts("rolled", "may_reroll")
def _rolled(work: Work, power: Power, seat: int, side: str, n: int) -> None:
    """Only the roller who rules the card is asked, and only while it could be paid."""
    ruled = rules_card(work, seat, power.source, power.seat, power.place)
    if ruled and can_pay(work, seat, power.source, PRICE):
        push(work, "jinx", power.source, side, n, seat=seat)


@ASK.prompt
def _asks(table: Table, seat: int, card: str, side: str, n: int) -> Text:
    return Text("oa-ask-jinx", {"faces": _faces(table, side, n)})


def _faces(table: Table, side: str, n: int) -> tuple[str, ...]:
    """What was rolled: in the campaign n, or outside any."""
    if side == CAST:
        return cast_faces(table)
    campaign = campaign_of(table, n)
    return campaign.attack_roll if side == ATTACK else campaign.defense_roll


@ASK.offers
def _offers(table: Table, seat: int, card: str, side: str, n: int) -> Iterable[Option]:
    yield Option("reroll", "reroll")
    yield Option("pass", "pass")


@ASK.answers("reroll")
def _reroll(work: Work, seat: int, card: str, side: str, n: int) -> None:
    pay(work, seat, PRICE, card)
    if side == CAST:
        recast(work)
    else:
        throw(work, n, side, len(_faces(work, side, n)), again=True)


@ASK.answers("pass")
def _pass(work: Work, seat: int, card: str, side: str, n: int) -> None:
    pass


may_mute(ASK, lambda card, side, n: card)
