"""Minor actions besides cards: looking at relics, moving warbands (R7)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Effect, Option
from ...book import POWERS, PROPOSALS, word
from ...state import CITIZEN, GRAND_SCEPTER, Table, Work, change, site_of
from ..pieces.relics import look_at_site, look_in_reliquary
from ..pieces.rule import chancellor, here, imperial, rules
from ..pieces.warbands import recall, station
from .act import carries_out, minor


@minor
def peeks(table: Table, seat: int) -> Iterable[Option]:
    """A facedown relic of the own site may be looked at; a relic once seen stays known (OA-TURN-029)."""
    site = site_of(table, table.players[seat].site)
    for relic in site.relics:
        if seat not in relic.seen:
            yield Option(f"peek relic {relic.n}", "peek_relic", (relic.n,))
    if GRAND_SCEPTER in table.players[seat].relics and GRAND_SCEPTER not in table.turn.taken:
        for space, veiled in enumerate(table.reliquary):
            if veiled is not None and seat not in veiled.seen:
                yield Option(f"peek reliquary {space + 1}", "peek_reliquary", (space,))


@carries_out("peek_relic")
def peek_relic(work: Work, seat: int, mods: str, n: int) -> None:
    look_at_site(work, seat, work.players[seat].site, n)


@carries_out("peek_reliquary")
def peek_reliquary(work: Work, seat: int, mods: str, space: int) -> None:
    look_in_reliquary(work, seat, space)


def may_place(table: Table, seat: int) -> bool:
    """Whether a player may put warbands on sites at all (Ring of Devotion)."""
    return POWERS.value(table, "may_place", True, seat)


def spare(table: Table, seat: int, site: str) -> int:
    """Own warbands that may leave a site: all but the last (OA-TURN-031)."""
    there = site_of(table, site)
    if not there.warbands or there.army != table.players[seat].banner_color:
        return 0
    return there.warbands - POWERS.value(table, "last_stays", 1, seat, there)


@minor
def moves(table: Table, seat: int) -> Iterable[Option]:
    """Warbands go between the own site and the board."""
    player = table.players[seat]
    for n in range(1, spare(table, seat, player.site) + 1):
        yield Option(f"withdraw {n}", "withdraw", (n,))
    if rules(table, seat, player.site) and may_place(table, seat):
        for n in range(1, player.warbands + 1):
            yield Option(f"station {n}", "station", (n,))
    if imperial(table, seat):
        for other in here(table, seat):
            if imperial(table, other):
                color = table.players[other].color
                for n in range(1, player.warbands + 1):
                    yield Option(f"pass {n} to {color}", "hand_over", (other, n))


@carries_out("withdraw")
def withdraw(work: Work, seat: int, mods: str, n: int) -> None:
    """A Citizen needs the Chancellor's leave (OA-TURN-034)."""
    site = work.players[seat].site
    if work.players[seat].role == CITIZEN:
        PROPOSALS.propose(work, seat, (chancellor(work),), (Effect("withdraw", (n,)),), (site, seat, site))
    else:
        recall(work, seat, site, n)


@word("withdraw")
def _withdrawn(work: Work, source: str, seat: int, place: str, n: int) -> None:
    recall(work, seat, place, min(n, spare(work, seat, place)))


@carries_out("station")
def put_down(work: Work, seat: int, mods: str, n: int) -> None:
    station(work, seat, work.players[seat].site, n)


@carries_out("hand_over")
def hand_over(work: Work, seat: int, mods: str, other: int, n: int) -> None:
    """Imperial players at one site pass warbands with the partner's consent (OA-TURN-035)."""
    PROPOSALS.propose(work, seat, (other,), (Effect("hand_over", (other, n)),), ("", seat, ""))


@word("hand_over")
def _handed(work: Work, source: str, seat: int, place: str, other: int, n: int) -> None:
    n = min(n, work.players[seat].warbands)
    change(work, seat, warbands=work.players[seat].warbands - n)
    change(work, other, warbands=work.players[other].warbands + n)
