"""Words about warbands at sites: manning them, rearranging them, killing there."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.records import Effect, Option
from ...kernel.work import push
from ..book import BOOK, word, word_if
from ..chapters.actions.minor import may_place, spare
from ..chapters.pieces import warbands
from ..chapters.pieces.picking import pick
from ..chapters.pieces.rule import ruled_sites
from ..state import Table, Work, region_of

MOVE = BOOK.asks("armies.move", "oa-ask-move-armies")


# -- manning ----------------------------------------------------------------------------------------------------------


def man_sites() -> Effect:
    """One warband of the board goes to each site the user rules, as far as they reach."""
    return Effect("man_sites")


@word("man_sites")
def _man_sites(work: Work, source: str, seat: int, place: str) -> None:
    if may_place(work, seat):
        push(work, "armies.man", seat, source, *(site.id for site in ruled_sites(work, seat)))


@BOOK.does("armies.man")
def _man(work: Work, seat: int, source: str, *sites: str) -> None:
    """With too few the user chooses which sites get one."""
    if work.players[seat].warbands >= len(sites):
        for site in sites:
            warbands.station(work, seat, site, 1)
    elif work.players[seat].warbands:
        pick(work, seat, "site", sites, "armies.manned", seat, source, " ".join(sites), why=source)


@BOOK.does("armies.manned")
def _manned(work: Work, seat: int, source: str, sites: str, site: str) -> None:
    push(work, "armies.man", seat, source, *(other for other in sites.split() if other != site))
    warbands.station(work, seat, site, 1)


# -- moving -----------------------------------------------------------------------------------------------------------


def rearrange() -> Effect:
    """Warbands move between the board and the sites the user rules, never the last one of a site; bandits have none
    to move."""
    return Effect("rearrange")


def _movable(table: Table, seat: int, done: str) -> Iterable[Option]:
    """Each site is settled once: what leaves it, or what comes to it."""
    board = table.players[seat].warbands if may_place(table, seat) else 0
    for site in ruled_sites(table, seat):
        if site.id in done.split():
            continue
        for n in range(1, spare(table, seat, site.id) + 1):
            yield Option(f"withdraw {n} from {site.id}", "withdraw_from", (site.id, n))
        for n in range(1, board + 1):
            yield Option(f"station {n} at {site.id}", "station_at", (site.id, n))


def _can_move(table: Table, source: str, seat: int, place: str) -> bool:
    return seat < 0 or any(True for _ in _movable(table, seat, ""))


@word_if("rearrange", _can_move)
def _rearrange(work: Work, source: str, seat: int, place: str) -> None:
    if seat >= 0:
        push(work, "armies.move", "", seat=seat)


@MOVE.asked_if
def _worth_asking(table: Table, seat: int, done: str) -> bool:
    return any(True for _ in _movable(table, seat, done))


@MOVE.offers
def _moves(table: Table, seat: int, done: str) -> Iterable[Option]:
    yield from _movable(table, seat, done)
    yield Option("no more", "enough")


@MOVE.answers("withdraw_from")
def _withdraw(work: Work, seat: int, done: str, site: str, n: int) -> None:
    push(work, "armies.move", f"{done} {site}".strip(), seat=seat)
    warbands.recall(work, seat, site, n)


@MOVE.answers("station_at")
def _station(work: Work, seat: int, done: str, site: str, n: int) -> None:
    push(work, "armies.move", f"{done} {site}".strip(), seat=seat)
    warbands.station(work, seat, site, n)


@MOVE.answers("enough")
def _enough(work: Work, seat: int, done: str) -> None:
    pass


# -- killing ----------------------------------------------------------------------------------------------------------


def kill_on_arrival(n: int) -> Effect:
    """Warbands at the user's site die, of whatever colour; those on boards are safe."""
    return Effect("kill_on_arrival", (n,))


@word("kill_on_arrival")
def _kill_on_arrival(work: Work, source: str, seat: int, place: str, n: int) -> None:
    warbands.kill_at_site(work, work.players[seat].site, n)


def besiege(n: int) -> Effect:
    """Warbands at one site of the user's region die, of whatever colour."""
    return Effect("besiege", (n,))


def _garrisoned(table: Table, seat: int) -> list[str]:
    region = region_of(table, table.players[seat].site)
    return [site.id for site in table.sites if site.warbands and region_of(table, site.id) == region]


@word_if("besiege", lambda table, source, seat, place, n: bool(_garrisoned(table, seat)))
def _besiege(work: Work, source: str, seat: int, place: str, n: int) -> None:
    pick(work, seat, "site", _garrisoned(work, seat), "armies.kill", n, why=source)


@BOOK.does("armies.kill")
def _killed(work: Work, n: int, site: str) -> None:
    warbands.kill_at_site(work, site, n)
