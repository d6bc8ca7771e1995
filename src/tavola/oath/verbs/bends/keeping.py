"""Words that keep things: from being taken, discarded, spent or burned."""

from __future__ import annotations

from ....kernel.powers import Power
from ....kernel.records import Effect, Refusal
from ...book import POWERS
from ...catalog import suit_of
from ...chapters.pieces import tokens
from ...chapters.pieces.rule import enemies, rules
from ...chapters.powers.deeds import Recover
from ...state import (
    DARKEST_SECRET,
    Campaign,
    Site,
    Table,
    Work,
)
from ..standing import ban


def protects(what: str) -> Effect:
    """Nobody else may target or take: `others` (all but this relic), `all`, or a banner wherever it is."""
    return Effect("protects", (what,))


@POWERS.adjusts("takeable", "protects", layer="ban")
def _protects(table: Table, power: Power, allowed: bool, seat: int, holder: int, what: str) -> bool:
    kind = power.args[0]
    if kind in ("others", "all"):
        return allowed and not (holder == power.seat and (kind == "all" or what != power.source))
    return allowed and what != kind


def no_target(target: str) -> Effect:
    """Nobody may declare this as a target."""
    return Effect("no_target", (target,))


@POWERS.adjusts("targetable", "no_target", layer="ban")
def _no_target(table: Table, power: Power, allowed: bool, campaign: Campaign, target: str) -> bool:
    return allowed and target.partition(" ")[2] != power.args[0]


def locks_sites() -> Effect:
    """Denizens and relics at sites the holder rules count as locked for enemies."""
    return Effect("locks_sites")


@POWERS.adjusts("locked", "locks_sites", layer="set")
def _locks(table: Table, power: Power, is_locked: bool, card: str, seat: int) -> bool:
    if is_locked or not enemies(table, seat, power.seat):
        return is_locked
    return any(card in site.cards and rules(table, power.seat, site.id) for site in table.sites)


@POWERS.adjusts("relics_locked", "locks_sites", layer="set")
def _locks_relics(table: Table, power: Power, shut: bool, seat: int, site: str) -> bool:
    return shut or (enemies(table, seat, power.seat) and rules(table, power.seat, site))


@POWERS.adjusts("bars_recover", "locks_sites", layer="ban")
def _locks_recovery(table: Table, power: Power, barred: Refusal | None, deed: Recover) -> Refusal | None:
    site = deed.site or table.players[deed.seat].site
    shut = deed.what == "relic" and _locks_relics(table, power, False, deed.seat, site)
    return ban("OA-RECOVER-017", power) if barred is None and shut else barred


def purse_of(bank: str) -> Effect:
    """Favor for the holder goes to this bank, and the holder spends from it (Vow of Kinship)."""
    return Effect("purse_of", (bank,))


@POWERS.adjusts("purse", "purse_of", layer="add")
def _purse(table: Table, power: Power, favor: int, seat: int) -> int:
    return favor + tokens.bank(table, str(power.args[0])) if seat == power.seat else favor


@POWERS.claims("favor_arrives", "purse_of")
def _to_bank(work: Work, power: Power, seat: int, n: int) -> bool:
    if seat == power.seat:
        tokens.fill(work, str(power.args[0]), n)
    return seat == power.seat


@POWERS.claims("favor_spent", "purse_of")
def _from_bank(work: Work, power: Power, seat: int, n: int) -> bool:
    if seat == power.seat:
        tokens.fill(work, str(power.args[0]), -n)
    return seat == power.seat


def heir_of_burning() -> Effect:
    """Favor that anybody burns from a board goes to the holder (OA-TURN-067)."""
    return Effect("heir_of_burning")


@POWERS.claims("favor_burned", "heir_of_burning")
def _heir(work: Work, power: Power, seat: int, n: int) -> bool:
    tokens.arrive(work, power.seat, n)
    return True


def forbid_recover(what: str) -> Effect:
    return Effect("forbid_recover", (what,))


@POWERS.adjusts("bars_recover", "forbid_recover", layer="ban")
def _forbid_recover(table: Table, power: Power, barred: Refusal | None, deed: Recover) -> Refusal | None:
    return ban("OA-RECOVER-014", power) if barred is None and deed.what == power.args[0] else barred


def mob_when_recovered() -> Effect:
    """Recovering the People's Favor leaves it on its Mob side."""
    return Effect("mob_when_recovered")


@POWERS.adjusts("recovered_mob", "mob_when_recovered", layer="set")
def _mob_when_recovered(table: Table, power: Power, mob: bool) -> bool:
    return True


def chronicle_keeps(suit: str) -> Effect:
    """While the chronicle is written, sites with a card of this suit are not discarded."""
    return Effect("chronicle_keeps", (suit,))


@POWERS.adjusts("keeps_site", "chronicle_keeps", layer="set")
def _chronicle_keeps(table: Table, power: Power, kept: bool, site: Site) -> bool:
    return kept or any(suit_of(card) == power.args[0] for card in site.cards)


def adds_to_banner(banner: str, n: int) -> Effect:
    """A recovery of this banner adds so many tokens to the payment out of the shared bank."""
    return Effect("adds_to_banner", (banner, n))


@POWERS.adjusts("banner_added", "adds_to_banner", layer="add")
def _adds_to_banner(table: Table, power: Power, n: int, deed: Recover) -> int:
    return n + int(power.args[1]) if deed.what == power.args[0] else n


@POWERS.adjusts("bars_recover", "adds_to_banner", layer="ban")
def _adds_elsewhere(table: Table, power: Power, barred: Refusal | None, deed: Recover) -> Refusal | None:
    """Announced for nothing else."""
    return ban("OA-RECOVER-015", power) if barred is None and deed.what != power.args[0] else barred


def keeps_secrets() -> Effect:
    """The holder gives no secrets."""
    return Effect("keeps_secrets")


@POWERS.adjusts("may_give_secrets", "keeps_secrets", layer="ban")
def _keeps_secrets(table: Table, power: Power, allowed: bool, seat: int) -> bool:
    return allowed and seat != power.seat


def echoes_recovery() -> Effect:
    """Whenever anybody recovers the Darkest Secret the holder gains as many secrets as were placed (OA-TURN-068)."""
    return Effect("echoes_recovery")


@POWERS.reacts("recover", "echoes_recovery")
def _echoes_recovery(work: Work, power: Power, seat: int, what: str, paid: int) -> None:
    if what == DARKEST_SECRET:
        tokens.gain_secrets(work, power.seat, paid)


def title_tribute(n: int) -> Effect:
    """Whoever else takes the title loses favor to the holder (OA-TURN-066)."""
    return Effect("title_tribute", (n,))


@POWERS.reacts("title", "title_tribute")
def _title_tribute(work: Work, power: Power, keeper: int) -> None:
    if keeper != power.seat:
        tokens.take_favor(work, power.seat, keeper, int(power.args[0]))
