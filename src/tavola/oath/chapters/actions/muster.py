"""Muster: a favor on a card of the own site brings two warbands (R6.2)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.powers import Power
from ....kernel.records import Option, Refusal, Text
from ....kernel.work import tell
from ...book import POWERS
from ...catalog import CARDS, MUSTER_COST, Price
from ...state import Table, Work, site_of
from ..pieces.heeding import heeded
from ..pieces.tokens import pay
from ..pieces.warbands import gain_warbands
from ..powers.access import announced, occupied, pay_bill
from ..powers.deeds import Muster
from .act import carries_out, major, payable, spend_supply

FAVOR = Price(favor=1)
GAINED = 2


def cost(table: Table, deed: Muster) -> int:
    return max(0, POWERS.value(table, "muster_cost", MUSTER_COST, deed, plus=deed.mods))


def price(table: Table, deed: Muster) -> Price:
    """A favor, unless a power names another currency (OA-MUSTER-001, 010)."""
    return POWERS.value(table, "muster_price", FAVOR, deed, plus=deed.mods)


def barred(table: Table, deed: Muster, mods: str = "") -> Refusal | None:
    """Why a card cannot be mustered on."""
    if not CARDS[deed.card].suit:
        return Refusal("OA-MUSTER-004", Text("oa-why-ruin", {"card": deed.card}))
    if occupied(table, deed.card, mods) and not POWERS.value(table, "muster_occupied", False, deed, plus=deed.mods):
        return Refusal("OA-PLAY-034", Text("oa-why-occupied", {"card": deed.card}))
    if cost(table, deed) > table.players[deed.seat].supply:
        return Refusal("OA-SUP-001", Text("oa-why-supply", {"n": cost(table, deed)}))
    if not payable(table, deed.seat, mods, price(table, deed)):
        return Refusal("OA-MUSTER-001", Text("oa-why-muster-price", {"card": deed.card}))
    nothing: Refusal | None = None
    return heeded(table, deed.seat, "bars_muster", nothing, deed, plus=deed.mods)


@major("muster")
def ways(table: Table, seat: int, mods: str, powers: tuple[Power, ...]) -> Iterable[Option]:
    site = table.players[seat].site
    for card in site_of(table, site).cards:
        if barred(table, Muster(seat, site, card, powers), mods) is None:
            yield Option(f"muster {card}", "muster", (card,))


@carries_out("muster")
def muster(work: Work, seat: int, mods: str, card: str) -> None:
    deed = Muster(seat, work.players[seat].site, card, announced(work, seat, mods))
    spend_supply(work, seat, cost(work, deed))
    asked = price(work, deed)
    pay_bill(work, seat, mods)
    pay(work, seat, asked, card)
    tell(work, "oa-log-musters", rule="OA-MUSTER-001", player=work.players[seat].color, card=card)
    gain_warbands(work, seat, POWERS.value(work, "muster_gain", GAINED, deed, plus=deed.mods))
    POWERS.react(work, "muster", seat, card, plus=deed.mods)
