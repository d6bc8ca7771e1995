"""Words over advisers, over who rules, and over warbands at sites."""

from __future__ import annotations

from ....kernel.powers import Power
from ....kernel.records import Effect, Refusal
from ...book import POWERS
from ...catalog import CARDS
from ...chapters.pieces.rule import bandits_at, ruler
from ...chapters.powers.deeds import Play
from ...state import (
    BANDITS,
    CHANCELLOR,
    EXILE,
    Adviser,
    Site,
    Table,
    site_of,
)
from ..standing import ban

# -- advisers ---------------------------------------------------------------------------------------------------------


def adviser_limit(n: int) -> Effect:
    """The holder's limit of advisers; of several the lowest counts (OA-PLAY-017)."""
    return Effect("adviser_limit", (n,))


@POWERS.adjusts("adviser_limit", "adviser_limit", layer="set")
def _adviser_limit(table: Table, power: Power, limit: int, seat: int) -> int:
    return min(limit, int(power.args[0])) if seat == power.seat else limit


def counts_again(suit: str) -> Effect:
    """This adviser counts as one more of its suit."""
    return Effect("counts_again", (suit,))


@POWERS.adjusts("adviser_suits", "counts_again", layer="add")
def _counts_again(table: Table, power: Power, suits: tuple[str, ...], seat: int) -> tuple[str, ...]:
    return (*suits, str(power.args[0])) if seat == power.seat else suits


def weightless(suit: str) -> Effect:
    """The holder's face-up advisers of this suit do not count toward the limit; facedown ones have no suit."""
    return Effect("weightless", (suit,))


@POWERS.adjusts("adviser_weight", "weightless", layer="add")
def _weightless(table: Table, power: Power, weight: int, seat: int, advisers: tuple[Adviser, ...]) -> int:
    free = sum(adviser.up and CARDS[adviser.card].suit == power.args[0] for adviser in advisers)
    return weight - free if seat == power.seat else weight


def ignores_limit() -> Effect:
    return Effect("ignores_limit")


@POWERS.adjusts("ignores_limit", "ignores_limit", layer="set")
def _ignores_limit(table: Table, power: Power, ignores: bool, deed: Play) -> bool:
    return ignores or power.source == deed.card


# -- rule -------------------------------------------------------------------------------------------------------------


def commands_bandits() -> Effect:
    """Bandits of sites no enemy rules are the holder's warbands (OA-RELIC-023, 024)."""
    return Effect("commands_bandits")


def _crowned(table: Table, power: Power) -> int:
    """Who rules by the crown: its holder, or the Chancellor for a Citizen."""
    if table.players[power.seat].role == EXILE:
        return power.seat
    return next(seat for seat, player in enumerate(table.players) if player.role == CHANCELLOR)


@POWERS.adjusts("ruler", "commands_bandits", layer="set")
def _crown_rules(table: Table, power: Power, ruling: int, site: Site) -> int:
    return _crowned(table, power) if ruling == BANDITS else ruling


@POWERS.adjusts("commanded_bandits", "commands_bandits", layer="add")
def _crown_fights(table: Table, power: Power, count: int, seats: tuple[int, ...], sites: tuple[str, ...]) -> int:
    lord = _crowned(table, power)
    if power.seat not in seats and lord not in seats:
        return count
    ruled = [site_of(table, site) for site in sites if ruler(table, site_of(table, site)) == lord]
    return count + sum(bandits_at(table, site) for site in ruled)


@POWERS.adjusts("last_stays", "commands_bandits", layer="set")
def _crown_leaves(table: Table, power: Power, kept: int, seat: int, site: Site) -> int:
    return 0 if seat == power.seat else kept


def masked_rule() -> Effect:
    """In the holder's own turn cards at Imperial sites obey the holder, battle plans excepted (OA-RELIC-017)."""
    return Effect("masked_rule")


@POWERS.adjusts("card_ruler", "masked_rule", layer="set")
def _masked(table: Table, power: Power, ruling: int, card: str, place: str) -> int:
    if ruling < 0 or table.players[ruling].role != CHANCELLOR or card not in CARDS:
        return ruling
    return ruling if any(printed.when == "plan" for printed in CARDS[card].powers) else power.seat


def more_bandits(n: int) -> Effect:
    return Effect("more_bandits", (n,))


@POWERS.adjusts("bandits", "more_bandits", layer="add")
def _more_bandits(table: Table, power: Power, count: int, site: Site) -> int:
    return count + int(power.args[0])


def no_placing() -> Effect:
    """The holder puts no warbands on sites."""
    return Effect("no_placing")


@POWERS.adjusts("may_place", "no_placing", layer="ban")
def _no_placing(table: Table, power: Power, allowed: bool, seat: int) -> bool:
    return allowed and seat != power.seat


def no_exile() -> Effect:
    """Its holder cannot be exiled, not even by choice (OA-CIT-035)."""
    return Effect("no_exile")


@POWERS.adjusts("bars_exile", "no_exile", layer="ban")
def _no_exile(table: Table, power: Power, barred: Refusal | None, victim: int) -> Refusal | None:
    return ban("OA-CIT-035", power) if barred is None and victim == power.seat else barred
