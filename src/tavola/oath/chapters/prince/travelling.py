"""Travel as the Prince does it: any distance, to the site that serves the space he stands on (P5.3)."""

from __future__ import annotations

from msgspec import Struct

from ....kernel.work import push, tell
from ...book import BOOK
from ...state import Table, Work, place_name, site_of, slot_of
from ..actions.travel import barred, chooser, go, legal_sites
from ..pieces.picking import pick
from ..pieces.tokens import gain_secrets
from ..powers.deeds import Travel
from .box import color_of, gain_near, prince_of
from .trading import FAVOR, SECRETS, traded

RELIC = "relic"


class Journey(Struct, frozen=True):
    """Where an action leads him. `to`: nowhere if he stays. `instead`: what he gains in its place or besides, favor of
    the nearest bank or a secret. `hidden`: the site lies face down."""

    to: str = ""
    instead: str = ""
    hidden: bool = False


def reachable(table: Table) -> tuple[int, ...]:
    """The slots he could travel to, in map order; his own is none of them."""
    seat = prince_of(table).seat
    origin = table.players[seat].site
    places = [place_name(table, slot) for slot in range(len(table.sites))]
    return tuple(
        slot for slot, place in enumerate(places) if barred(table, Travel(seat, origin, place, (), True)) is None
    )


def _yields(table: Table, slot: int, what: str) -> int:
    site = table.sites[slot]
    if not site.up:
        return 0
    found = traded(table, site, what)
    return found.total if what == FAVOR else found.secrets


def _richest(table: Table, what: str) -> tuple[int, int]:
    """The slot where a later Trade would bring most, and how much; his own site before others that are equally good,
    then the leftmost and topmost (OA-PRINCE-067, 069, 192)."""
    own = slot_of(table, table.players[prince_of(table).seat].site)
    return max(((slot, _yields(table, slot, what)) for slot in (own, *reachable(table))), key=lambda pair: pair[1])


def journey(table: Table, what: str) -> Journey | None:
    """What a Travel does now; None: it is skipped, because his site already serves (OA-PRINCE-068)."""
    return _to_relic(table) if what == RELIC else _to_goods(table, what)


def _to_goods(table: Table, what: str) -> Journey | None:
    """Where nothing is to be had he gains 1 of it instead, and stays (OA-PRINCE-070, 071)."""
    slot, most = _richest(table, what)
    if not most:
        return Journey(instead=what)
    return None if slot == slot_of(table, table.players[prince_of(table).seat].site) else _leads(table, slot)


def _leads(table: Table, slot: int, instead: str = "") -> Journey:
    return Journey(place_name(table, slot), instead, not table.sites[slot].up)


def _to_relic(table: Table) -> Journey | None:
    """To a relic; else to a facedown site; else 1 favor, and on to most secrets (OA-PRINCE-072 to 074)."""
    own = slot_of(table, table.players[prince_of(table).seat].site)
    if table.sites[own].relics:
        return None
    there = reachable(table)
    for slot in there:
        if table.sites[slot].relics:
            return _leads(table, slot)
    for slot in there:
        if not table.sites[slot].up:
            return _leads(table, slot)
    slot, most = _richest(table, SECRETS)
    return _leads(table, slot, FAVOR) if most and slot != own else Journey(instead=FAVOR)


def travel(work: Work, what: str) -> None:
    found = journey(work, what)
    assert found is not None
    if found.instead == SECRETS:
        tell(work, "oa-log-prince-no-secrets", rule="OA-PRINCE-071", player=color_of(work))
        gain_secrets(work, prince_of(work).seat, 1)
    elif found.instead:
        rule = "OA-PRINCE-070" if what == FAVOR else "OA-PRINCE-074"
        tell(work, f"oa-log-prince-no-{what}", rule=rule, player=color_of(work))
        gain_near(work, 1)
    if found.to:
        if found.hidden and chooser(work, prince_of(work).seat) == prince_of(work).seat:
            push(work, "prince.disappointed")
        set_out(work, found.to)


def set_out(work: Work, to: str) -> None:
    """He goes; a human enemy who rules the Shrouded Wood he stands in leads him (OA-PRINCE-193)."""
    seat = prince_of(work).seat
    lord = chooser(work, seat)
    if lord != seat:
        pick(work, lord, "site", legal_sites(work, seat), "prince.led", why=work.players[seat].site)
    else:
        led(work, to)


@BOOK.does("prince.led")
def led(work: Work, to: str) -> None:
    seat = prince_of(work).seat
    go(work, Travel(seat, work.players[seat].site, to, (), True), "")


@BOOK.does("prince.disappointed")
def disappointed(work: Work) -> None:
    """A facedown site that shows no relic brings 1 favor instead (OA-PRINCE-075)."""
    site = site_of(work, work.players[prince_of(work).seat].site)
    if not site.relics:
        tell(work, "oa-log-prince-empty-site", rule="OA-PRINCE-075", player=color_of(work), site=site.id)
        gain_near(work, 1)
