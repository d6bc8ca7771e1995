"""Recover as the Prince does it: the Ambition box first, and on a banner all he has (P5.3, P9)."""

from __future__ import annotations

from ....kernel.work import push, tell
from ...book import POWERS
from ...catalog import SITES
from ...state import (
    CHANCELLOR,
    DARKEST_SECRET,
    GRAND_SCEPTER,
    PEOPLES_FAVOR,
    Table,
    Work,
    banner,
    change,
    site_of,
    steered,
)
from ..actions.recover import RELIC, recovered, relic_price
from ..pieces.heeding import heeded
from ..pieces.relics import takeable
from ..pieces.tokens import burn_favor, fill, spend_secrets
from ..powers.deeds import Recover
from .box import color_of, prince_of


def _allowed(table: Table, what: str) -> bool:
    seat = prince_of(table).seat
    return heeded(table, seat, "bars_recover", None, Recover(seat, what)) is None


def relic_payment(table: Table) -> tuple[int, int] | None:
    """Favor and secrets a relic of his site would cost him; None: none lies there, or he cannot pay. An Exile burns
    secrets as if they were favor, after all his favor (OA-PRINCE-109 to 111)."""
    seat = prince_of(table).seat
    player = table.players[seat]
    site = site_of(table, player.site)
    if not site.relics or not _allowed(table, RELIC):
        return None
    price = relic_price(site.id)
    favor, secrets = price.burn, price.burn_secrets
    short = max(0, favor - player.favor)
    if short and player.role == CHANCELLOR:
        return None
    return (favor - short, secrets + short) if secrets + short <= player.secrets else None


def banner_payment(table: Table, name: str) -> int:
    """As much as he possibly can put on a banner; 0: not enough, or it is not to be had (OA-PRINCE-106, 107, 199)."""
    prince = prince_of(table)
    player = table.players[prince.seat]
    there = banner(table, name)
    if there.holder == prince.seat or (name == DARKEST_SECRET and prince.aim == GRAND_SCEPTER):
        return 0
    if not _allowed(table, name) or not takeable(table, prince.seat, there.holder, name):
        return 0
    most = player.favor if name == PEOPLES_FAVOR else player.secrets
    return most if most > there.tokens else 0


def can_recover(table: Table, what: str) -> bool:
    return relic_payment(table) is not None if what == RELIC else banner_payment(table, what) > 0


def recover(work: Work, what: str) -> None:
    if what == RELIC:
        _recover_relic(work)
    else:
        _recover_banner(work, what)


def _spend(work: Work, favor: int) -> None:
    """The Ambition box pays first (OA-PRINCE-108)."""
    prince = prince_of(work)
    steered(work, ambition=prince.ambition - min(prince.ambition, favor))
    change(work, prince.seat, favor=work.players[prince.seat].favor - favor)


def _recover_relic(work: Work) -> None:
    """The leftmost relic of his site (OA-PRINCE-013, 105)."""
    seat = prince_of(work).seat
    site = site_of(work, work.players[seat].site)
    paid = relic_payment(work)
    assert paid is not None
    favor, secrets = paid
    tell(work, "oa-log-prince-recovers", rule="OA-PRINCE-105", player=color_of(work), favor=favor, secrets=secrets)
    if SITES[site.id].bank:
        _spend(work, favor)
        fill(work, SITES[site.id].bank, favor)
    elif favor:
        prince = prince_of(work)
        steered(work, ambition=prince.ambition - min(prince.ambition, favor))
        burn_favor(work, seat, favor)
    spend_secrets(work, seat, secrets)
    recovered(work, Recover(seat, RELIC), site.id, site.relics[0].n)


def _recover_banner(work: Work, name: str) -> None:
    seat = prince_of(work).seat
    paid = banner_payment(work, name)
    if name == PEOPLES_FAVOR:
        _spend(work, paid)
    else:
        spend_secrets(work, seat, paid)
    tell(work, "oa-log-recovers", rule="OA-PRINCE-106", player=color_of(work), banner=name, n=paid)
    POWERS.react(work, "recover", seat, name, paid)
    push(work, "banner.recovered", seat, name, paid)
