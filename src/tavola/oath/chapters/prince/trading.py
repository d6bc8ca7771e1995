"""Trade and Muster as the Prince does them: he places nothing to trade, and musters on every card he can (P5.3)."""

from __future__ import annotations

from msgspec import Struct

from ....kernel.powers import Power
from ....kernel.work import tell
from ...book import POWERS
from ...catalog import CARDS, FREE, bends, leaves
from ...state import Site, Table, Work, board_favor, change, lying, site_of
from ..actions import muster as mustering
from ..actions import trade as trading
from ..actions.travel import pay_toll
from ..pieces.heeding import heeded
from ..pieces.tokens import bank, gain_favor, gain_secrets, place
from ..pieces.warbands import bank_of, gain_warbands
from ..powers.access import in_reach
from ..powers.deeds import Muster, Trade
from .box import CONSPIRATOR, FRIEND, amount, color_of, prince_of, save_favor

FAVOR = "favor"
SECRETS = "secrets"
BOTH = "both"
#: The columns that answer each kind of Trade.
COLUMNS = {FAVOR: (FRIEND,), SECRETS: (CONSPIRATOR,), BOTH: (FRIEND, CONSPIRATOR)}
GOODS = {FRIEND: FAVOR, CONSPIRATOR: SECRETS}


class Yield(Struct, frozen=True):
    """What a Trade would bring: favor bank by bank, secrets, and the cards traded with."""

    favor: tuple[tuple[str, int], ...]
    secrets: int
    cards: tuple[str, ...]

    @property
    def total(self) -> int:
        return sum(n for _, n in self.favor)


# -- trade ------------------------------------------------------------------------------------------------------------


def _willing(table: Table, site: Site, column: str) -> list[str]:
    """Empty cards there whose suit stands in the column; ruins are no cards (OA-PRINCE-057, 066)."""
    seat = prince_of(table).seat
    return [
        card
        for card in site.cards
        if CARDS[card].suit
        and lying(table, card) == (0, 0)
        and amount(table, CARDS[card].suit, column)
        and heeded(table, seat, "bars_trade", None, Trade(seat, site.id, card, GOODS[column])) is None
    ]


def traded(table: Table, site: Site, what: str) -> Yield:
    """What a Trade there would bring: favor as far as the bank of each suit reaches (OA-PRINCE-054, 055, 059)."""
    left: dict[str, int] = {}
    favor: list[tuple[str, int]] = []
    secrets = 0
    cards: list[str] = []

    def take(suit: str, n: int) -> None:
        found = min(n, left.setdefault(suit, bank(table, suit)))
        left[suit] -= found
        if found > 0:
            favor.append((suit, found))

    for column in COLUMNS[what]:
        willing = _willing(table, site, column)
        for card in willing:
            if column == FRIEND:
                take(CARDS[card].suit, amount(table, CARDS[card].suit, column))
            else:
                secrets += amount(table, CARDS[card].suit, column)
        cards += willing
        if willing:
            secrets += _bent(table, site, willing[0], column, "trade_secrets")
    if cards:
        first = CARDS[cards[0]].suit
        take(first, _bent(table, site, cards[0], COLUMNS[what][0], "trade_favor"))
    return Yield(tuple(favor), max(0, secrets), tuple(cards))


def _bent(table: Table, site: Site, card: str, column: str, question: str) -> int:
    """What standing powers add to a Trade or take from it, once: Careless does (OA-PRINCE-198)."""
    deed = Trade(prince_of(table).seat, site.id, card, GOODS[column])
    return POWERS.value(table, question, 0, deed)


def can_trade(table: Table, what: str) -> bool:
    """The action is skipped if it would gain nothing (OA-PRINCE-058, 060)."""
    found = traded(table, site_of(table, table.players[prince_of(table).seat].site), what)
    return bool(found.total or found.secrets)


def trade(work: Work, what: str) -> None:
    seat = prince_of(work).seat
    site = site_of(work, work.players[seat].site)
    found = traded(work, site, what)
    tell(work, f"oa-log-prince-trades-{what}", rule=_RULES[what], player=color_of(work), cards=found.cards)
    _pay_curfew(work, site, found.cards)
    before = work.players[seat].favor
    for suit, n in found.favor:
        gain_favor(work, seat, n, suit)
    save_favor(work, work.players[seat].favor - before)
    gain_secrets(work, seat, found.secrets)
    for card in found.cards:
        POWERS.react(work, "trade", seat, card)


_RULES = {FAVOR: "OA-PRINCE-054", SECRETS: "OA-PRINCE-055", BOTH: "OA-PRINCE-060"}


def _pay_curfew(work: Work, site: Site, cards: tuple[str, ...]) -> None:
    """A toll on trading is paid once for the whole Trade (OA-PRINCE-195)."""
    seat = prince_of(work).seat
    for card in cards:
        owed = trading.tolls(work, Trade(seat, site.id, card, FAVOR))
        if owed:
            for lord, n in owed:
                pay_toll(work, seat, lord, n)
            return


# -- muster -----------------------------------------------------------------------------------------------------------


def _muster_bonus(table: Table) -> tuple[Power, ...]:
    """Free modifiers in his reach that only add warbands: Rowdy Pub, Downtrodden (OA-PRINCE-196)."""
    seat = prince_of(table).seat
    found: list[Power] = []
    for offered in in_reach(table, seat, "muster"):
        printed = offered.printed
        if printed.price == FREE and all(leaf.op == "muster_gain" for leaf, _ in leaves(printed.effect)):
            found.extend(bends(printed, offered.card, seat, offered.place))
    return tuple(found)


def _next_card(table: Table) -> str:
    """The empty card nearest to his site on which he may muster (OA-PRINCE-061)."""
    seat = prince_of(table).seat
    site = site_of(table, table.players[seat].site)
    for card in site.cards:
        empty = CARDS[card].suit and lying(table, card) == (0, 0)
        if empty and heeded(table, seat, "bars_muster", None, Muster(seat, site.id, card)) is None:
            return card
    return ""


def can_muster(table: Table) -> bool:
    """No favor on the board, no empty card or an empty personal bank: skipped (OA-PRINCE-063 to 065)."""
    seat = prince_of(table).seat
    banked = bank_of(table, table.players[seat].banner_color)
    return board_favor(table, seat) > 0 and banked > 0 and bool(_next_card(table))


def muster(work: Work) -> None:
    """1 favor on each empty card, nearest first, as long as favor and warbands last; 2 warbands each."""
    seat = prince_of(work).seat
    while can_muster(work):
        card = _next_card(work)
        deed = Muster(seat, work.players[seat].site, card, _muster_bonus(work))
        change(work, seat, favor=work.players[seat].favor - 1)
        place(work, card, favor=1)
        tell(work, "oa-log-musters", rule="OA-PRINCE-061", player=color_of(work), card=card)
        gain_warbands(work, seat, POWERS.value(work, "muster_gain", mustering.GAINED, deed, plus=deed.mods))
        POWERS.react(work, "muster", seat, card)
