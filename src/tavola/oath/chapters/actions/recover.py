"""Recover: a relic of the own site for its printed cost, or a banner for more than lies on it (R6.5)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.powers import Power
from ....kernel.records import Option, Refusal, Text
from ....kernel.work import push, tell
from ...book import POWERS
from ...catalog import RECOVER_COST, SITES, Price
from ...state import DARKEST_SECRET, PEOPLES_FAVOR, Table, Work, banner, site_of
from ..pieces.cards import adviser_suits, suits_at
from ..pieces.heeding import heeded
from ..pieces.relics import lift_from_site, take_relics, takeable
from ..pieces.tokens import pay, pay_bank, purse, spend_favor, spend_secrets
from ..powers.access import announced, bill, pay_bill
from ..powers.deeds import Recover
from .act import carries_out, major, payable, spend_supply

RELIC = "relic"


def cost(table: Table, deed: Recover) -> int:
    return max(0, POWERS.value(table, "recover_cost", RECOVER_COST, deed, plus=deed.mods))


def relic_price(site: str) -> Price:
    """What a relic costs at a site: favor into a bank, or burned favor or secrets (OA-RECOVER-004)."""
    card = SITES[site]
    return Price(burn=3) if card.bank else card.cost


def barred(table: Table, deed: Recover, mods: str = "") -> Refusal | None:
    """Why nothing can be recovered there."""
    if cost(table, deed) > table.players[deed.seat].supply:
        return Refusal("OA-SUP-001", Text("oa-why-supply", {"n": cost(table, deed)}))
    if deed.what == RELIC:
        site = site_of(table, table.players[deed.seat].site)
        if not site.relics:
            return Refusal("OA-RECOVER-001", Text("oa-why-no-relic", {"site": site.id}))
        if not payable(table, deed.seat, mods, relic_price(site.id)):
            return Refusal("OA-RECOVER-004", Text("oa-why-relic-price", {"site": site.id}))
    else:
        closed = _banner_closed(table, deed)
        if closed is not None:
            return closed
    nothing: Refusal | None = None
    return heeded(table, deed.seat, "bars_recover", nothing, deed, plus=deed.mods)


def _banner_closed(table: Table, deed: Recover) -> Refusal | None:
    """The Darkest Secret can be taken only where the holder's advisers leave a gap (OA-RECOVER-008 to 011)."""
    holder = banner(table, deed.what).holder
    if holder == deed.seat:
        return None
    if not takeable(table, deed.seat, holder, deed.what):
        return Refusal("OA-RECOVER-014", Text("oa-why-protected", {"banner": deed.what}))
    if deed.what == DARKEST_SECRET and holder >= 0:
        suits = suits_at(table, site_of(table, table.players[holder].site))
        if all(suit in adviser_suits(table, holder) for suit in suits):
            return Refusal("OA-RECOVER-008", Text("oa-why-secret-safe"))
    return None


def payments(table: Table, deed: Recover, mods: str) -> range:
    """How much may be paid onto a banner: more than lies there, as much as one has (OA-RECOVER-006, 007)."""
    spent = bill(table, mods)
    if deed.what == PEOPLES_FAVOR:
        most = purse(table, deed.seat) - spent.favor - spent.burn
    else:
        most = table.players[deed.seat].secrets - spent.secrets - spent.burn_secrets
    added = POWERS.value(table, "banner_added", 0, deed, plus=deed.mods)
    least = max(0, banner(table, deed.what).tokens + 1 - added)
    return range(least, most + 1)


@major("recover")
def ways(table: Table, seat: int, mods: str, powers: tuple[Power, ...]) -> Iterable[Option]:
    deed = Recover(seat, RELIC, powers)
    if barred(table, deed, mods) is None:
        for relic in site_of(table, table.players[seat].site).relics:
            yield Option(f"recover relic {relic.n}", "recover_relic", (relic.n,))
    for name in (PEOPLES_FAVOR, DARKEST_SECRET):
        deed = Recover(seat, name, powers)
        if barred(table, deed, mods) is None:
            for n in payments(table, deed, mods):
                yield Option(f"recover {name} {n}", "recover_banner", (name, n))


@carries_out("recover_relic")
def recover_relic(work: Work, seat: int, mods: str, n: int) -> None:
    deed = Recover(seat, RELIC, announced(work, seat, mods))
    site = work.players[seat].site
    spend_supply(work, seat, cost(work, deed))
    pay_bill(work, seat, mods)
    if SITES[site].bank:
        pay_bank(work, seat, 3, SITES[site].bank)
    else:
        pay(work, seat, SITES[site].cost, site)
    recovered(work, deed, site, n)


def recovered(work: Work, deed: Recover, site: str, n: int) -> None:
    """A relic of a site is taken as a recovery (OA-RELIC-006)."""
    POWERS.react(work, "recover", deed.seat, RELIC, 0, plus=deed.mods)
    take_relics(work, deed.seat, (lift_from_site(work, site, n),))


@carries_out("recover_banner")
def recover_banner(work: Work, seat: int, mods: str, name: str, n: int) -> None:
    deed = Recover(seat, name, announced(work, seat, mods))
    spend_supply(work, seat, cost(work, deed))
    pay_bill(work, seat, mods)
    if name == PEOPLES_FAVOR:
        spend_favor(work, seat, n)
    else:
        spend_secrets(work, seat, n)
    paid = n + POWERS.value(work, "banner_added", 0, deed, plus=deed.mods)
    tell(work, "oa-log-recovers", rule="OA-RECOVER-001", player=work.players[seat].color, banner=name, n=paid)
    POWERS.react(work, "recover", seat, name, paid, plus=deed.mods)
    push(work, "banner.recovered", seat, name, paid)
