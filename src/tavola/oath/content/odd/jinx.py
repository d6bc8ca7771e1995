"""Jinx: its ruler may pay to roll a whole set of dice again, once (OA-TURN-060)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.powers import Power
from ....kernel.records import Effect, Option, Text
from ....kernel.work import push
from ...book import BOOK, POWERS
from ...catalog import Price
from ...chapters.campaign.course import throw
from ...chapters.pieces.rule import rules_card
from ...chapters.pieces.tokens import affords, pay
from ...state import Table, Work, campaign_of, lying

ASK = BOOK.asks("jinx")
PRICE = Price(secrets=1)


def may_reroll() -> Effect:
    return Effect("may_reroll")


@POWERS.reacts("rolled", "may_reroll")
def _rolled(work: Work, power: Power, seat: int, side: str, n: int) -> None:
    """Only the roller who rules the card is asked, and only while it could be paid."""
    blocked = seat == work.turn.seat and lying(work, power.source) != (0, 0)
    if rules_card(work, seat, power.source, power.seat, power.place) and affords(work, seat, PRICE) and not blocked:
        push(work, "jinx", power.source, side, n, seat=seat)


@ASK.prompt
def _asks(table: Table, seat: int, card: str, side: str, n: int) -> Text:
    campaign = campaign_of(table, n)
    return Text("oa-ask-jinx", {"faces": campaign.attack_roll if side == "attack" else campaign.defense_roll})


@ASK.offers
def _offers(table: Table, seat: int, card: str, side: str, n: int) -> Iterable[Option]:
    yield Option("reroll", "reroll")
    yield Option("pass", "pass")


@ASK.answers("reroll")
def _reroll(work: Work, seat: int, card: str, side: str, n: int) -> None:
    campaign = campaign_of(work, n)
    pay(work, seat, PRICE, card)
    dice = len(campaign.attack_roll if side == "attack" else campaign.defense_roll)
    throw(work, n, side, dice, again=True)


@ASK.answers("pass")
def _pass(work: Work, seat: int, card: str, side: str, n: int) -> None:
    pass
