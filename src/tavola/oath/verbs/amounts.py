"""Numbers on cards that are counted when they are needed."""

from __future__ import annotations

from collections.abc import Callable

from ..catalog import CARDS
from ..chapters.campaign.sides import ATTACK, side_of, target_sites
from ..chapters.pieces.cards import adviser_suits, cards_of_suit_at_sites
from ..chapters.pieces.rule import ruled_cards, ruled_sites
from ..state import Table

Amount = Callable[[Table, int, str], int]
AMOUNTS: dict[str, Amount] = {}


def counted(name: str) -> Callable[[Amount], Amount]:
    """`(table, seat, what) -> number` for `name` or `name:what`."""

    def register(function: Amount) -> Amount:
        AMOUNTS[name] = function
        return function

    return register


def number(table: Table, seat: int, n: int | str) -> int:
    """A plain number, or what a name counts now."""
    if isinstance(n, int):
        return n
    name, _, what = n.partition(":")
    return AMOUNTS[name](table, seat, what)


@counted("sites_ruled")
def sites_ruled(table: Table, seat: int, what: str) -> int:
    return len(ruled_sites(table, seat))


@counted("at_sites")
def at_sites(table: Table, seat: int, suit: str) -> int:
    """Cards of a suit at all face-up sites."""
    return cards_of_suit_at_sites(table, suit)


@counted("ruled")
def ruled(table: Table, seat: int, suit: str) -> int:
    """Cards of a suit that the user rules, bandits too."""
    return sum(CARDS[card].suit == suit for card in ruled_cards(table, seat))


@counted("advisers")
def advisers(table: Table, seat: int, suit: str) -> int:
    return adviser_suits(table, seat).count(suit) if seat >= 0 else 0


@counted("suits_ruled")
def suits_ruled(table: Table, seat: int, but: str) -> int:
    """Different suits among the cards the user rules, one suit left out."""
    return len({CARDS[card].suit for card in ruled_cards(table, seat)} - {but}) if seat >= 0 else 0


@counted("sites_targeted")
def sites_targeted(table: Table, seat: int, what: str) -> int:
    return len(target_sites(table.campaigns[-1]))


@counted("defense_pool")
def defense_pool(table: Table, seat: int, what: str) -> int:
    return table.campaigns[-1].defense


@counted("enemy_dead")
def enemy_dead(table: Table, seat: int, what: str) -> int:
    """Warbands of the other side that died in the campaign."""
    campaign = table.campaigns[-1]
    attack, defense = campaign.dead
    return defense if side_of(campaign, seat) == ATTACK else attack
