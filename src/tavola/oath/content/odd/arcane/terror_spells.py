"""Terror Spells: warbands in the region die, at sites and on boards."""

from __future__ import annotations

from collections.abc import Iterable

from .....kernel.records import Effect, Option, Text
from .....kernel.work import push
from ....book import BOOK, word_if
from ....chapters.pieces.warbands import kill_at_site, kill_on_board
from ....state import Table, Work, region_of

ASK = BOOK.asks("terror")


def kill_in_region(n: int) -> Effect:
    """Kill warbands of any owner at sites of the region and on boards whose pawn is there."""
    return Effect("kill_in_region", (n,))


def _places(table: Table, seat: int) -> list[tuple[str, int]]:
    """Where warbands are in the region: `board 2` or `site plains`, and how many."""
    region = region_of(table, table.players[seat].site)
    sites = [(f"site {site.id}", site.warbands) for site in table.sites if region_of(table, site.id) == region]
    boards = [
        (f"board {other}", player.warbands)
        for other, player in enumerate(table.players)
        if region_of(table, player.site) == region
    ]
    return [(place, n) for place, n in (*sites, *boards) if n]


@word_if("kill_in_region", lambda table, source, seat, place, n: bool(_places(table, seat)))
def _kill_in_region(work: Work, source: str, seat: int, place: str, n: int) -> None:
    push(work, "terror.falls", seat, n)


@BOOK.does("terror.falls")
def _falls(work: Work, seat: int, n: int) -> None:
    """With no more than that many in the region, or in one place only, there is nothing to choose."""
    places = _places(work, seat)
    if n and len(places) > 1 and sum(count for _, count in places) > n:
        push(work, "terror", n, seat=seat)
        return
    for where, count in places:
        _kill(work, where, min(n, count))


def _kill(work: Work, place: str, n: int) -> None:
    kind, _, what = place.partition(" ")
    if kind == "board":
        kill_on_board(work, int(what), n)
    else:
        kill_at_site(work, what, n)


@ASK.prompt
def _asks(table: Table, seat: int, n: int) -> Text:
    return Text("oa-ask-fallen", {"n": n})


@ASK.offers
def _offers(table: Table, seat: int, n: int) -> Iterable[Option]:
    for place, count in _places(table, seat):
        kind, _, what = place.partition(" ")
        name = table.players[int(what)].color if kind == "board" else what
        for dead in range(1, min(n, count) + 1):
            yield Option(f"kill {dead} {name}", "kill", (place, dead))


@ASK.answers("kill")
def _killed(work: Work, seat: int, n: int, place: str, dead: int) -> None:
    push(work, "terror.falls", seat, n - dead)
    _kill(work, place, dead)
