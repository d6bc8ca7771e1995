"""Trade: a secret for favor, or two favor for secrets, by the suits of the own advisers (R6.3)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.powers import Power
from ....kernel.records import Option, Refusal, Text
from ....kernel.work import tell
from ...book import POWERS
from ...catalog import CARDS, TRADE_COST, Price
from ...state import Table, Work, site_of
from ..pieces.cards import adviser_suits
from ..pieces.heeding import heeded
from ..pieces.tokens import gain_favor, gain_secrets, give_favor, pay
from ..powers.access import announced, occupied, pay_bill
from ..powers.deeds import Trade
from .act import carries_out, major, payable, spend_supply
from .travel import NO_TOLL, Toll

FAVOR = "favor"
SECRETS = "secrets"
#: What is placed to get it.
PRICES = {FAVOR: Price(secrets=1), SECRETS: Price(favor=2)}


def cost(table: Table, deed: Trade) -> int:
    return max(0, POWERS.value(table, "trade_cost", TRADE_COST, deed, plus=deed.mods))


def tolls(table: Table, deed: Trade) -> tuple[Toll, ...]:
    return POWERS.value(table, "trade_tolls", NO_TOLL, deed, plus=deed.mods)


def matching(table: Table, deed: Trade) -> int:
    """Own face-up advisers of the card's suit."""
    return adviser_suits(table, deed.seat, deed.mods).count(CARDS[deed.card].suit)


def favor_gained(table: Table, deed: Trade) -> int:
    """1 and 1 for each matching adviser; a trade for secrets brings none by itself (OA-TRADE-002)."""
    base = 1 + matching(table, deed) if deed.goods == FAVOR else 0
    return max(0, POWERS.value(table, "trade_favor", base, deed, plus=deed.mods))


def secrets_gained(table: Table, deed: Trade) -> int:
    """1 for each matching adviser (OA-TRADE-003)."""
    base = matching(table, deed) if deed.goods == SECRETS else 0
    return max(0, POWERS.value(table, "trade_secrets", base, deed, plus=deed.mods))


def barred(table: Table, deed: Trade, mods: str = "") -> Refusal | None:
    """Why a card cannot be traded with."""
    if not CARDS[deed.card].suit:
        return Refusal("OA-TRADE-008", Text("oa-why-ruin", {"card": deed.card}))
    if occupied(table, deed.card, mods):
        return Refusal("OA-PLAY-034", Text("oa-why-occupied", {"card": deed.card}))
    if cost(table, deed) > table.players[deed.seat].supply:
        return Refusal("OA-SUP-001", Text("oa-why-supply", {"n": cost(table, deed)}))
    more = PRICES[deed.goods].plus(Price(burn=sum(n for _, n in tolls(table, deed))))
    if not payable(table, deed.seat, mods, more):
        return Refusal("OA-TRADE-001", Text("oa-why-trade-price", {"card": deed.card}))
    nothing: Refusal | None = None
    return heeded(table, deed.seat, "bars_trade", nothing, deed, plus=deed.mods)


def _cards(table: Table, seat: int, powers: tuple[Power, ...]) -> tuple[str, ...]:
    """The cards within reach of a trade: those at the own site, or as a modifier widens it."""
    site = table.players[seat].site
    return POWERS.value(table, "trade_cards", site_of(table, site).cards, seat, plus=powers)


@major("trade")
def ways(table: Table, seat: int, mods: str, powers: tuple[Power, ...]) -> Iterable[Option]:
    site = table.players[seat].site
    for card in _cards(table, seat, powers):
        for goods in (FAVOR, SECRETS):
            if barred(table, Trade(seat, site, card, goods, powers), mods) is None:
                yield Option(f"trade {card} {goods}", "trade", (card, goods))


@carries_out("trade")
def trade(work: Work, seat: int, mods: str, card: str, goods: str) -> None:
    deed = Trade(seat, work.players[seat].site, card, goods, announced(work, seat, mods))
    spend_supply(work, seat, cost(work, deed))
    favor, secrets = favor_gained(work, deed), secrets_gained(work, deed)
    for to, n in tolls(work, deed):
        give_favor(work, seat, to, n)
    pay_bill(work, seat, mods)
    pay(work, seat, PRICES[goods], card)
    tell(work, "oa-log-trades", rule="OA-TRADE-001", player=work.players[seat].color, card=card)
    straight = POWERS.value(work, "trade_straight", False, deed, plus=deed.mods)
    gained = gain_favor(work, seat, favor, CARDS[card].suit, straight)
    gain_secrets(work, seat, secrets)
    more = POWERS.value(work, "trade_extra", 0, deed, gained, plus=deed.mods)
    gain_favor(work, seat, more, CARDS[card].suit, straight)
    POWERS.react(work, "trade", seat, card, plus=deed.mods)
