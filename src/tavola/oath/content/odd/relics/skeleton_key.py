"""Skeleton Key: a look into the Reliquary where the Chancellor rules, and perhaps a theft."""

from __future__ import annotations

from .....kernel.records import Effect, Option
from .....kernel.work import push
from ....book import BOOK, word_if
from ....chapters.pieces.picking import pick
from ....chapters.pieces.relics import leave_reliquary, look_in_reliquary, take_relics
from ....chapters.pieces.rule import chancellor, ruler
from ....state import Table, Work, site_of

TAKE = BOOK.asks("key.take", "oa-ask-key")


def open_reliquary() -> Effect:
    """If the Chancellor rules the user's site: look at a Reliquary relic and take it or leave it."""
    return Effect("open_reliquary")


def _spaces(table: Table) -> list[str]:
    return [str(space + 1) for space, relic in enumerate(table.reliquary) if relic is not None]


def _can(table: Table, source: str, seat: int, place: str) -> bool:
    site = site_of(table, table.players[seat].site)
    return ruler(table, site) == chancellor(table) and bool(_spaces(table))


@word_if("open_reliquary", _can)
def _open(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "space", _spaces(work), "key.look", seat, why=source)


@BOOK.does("key.look")
def _look(work: Work, seat: int, space: str) -> None:
    look_in_reliquary(work, seat, int(space) - 1)
    push(work, "key.take", int(space) - 1, seat=seat)


@TAKE.offers
def _offers(table: Table, seat: int, space: int) -> list[Option]:
    return [Option("take relic", "keep_relic"), Option("leave relic", "leave_relic")]


@TAKE.answers("keep_relic")
def _take(work: Work, seat: int, space: int) -> None:
    take_relics(work, seat, (leave_reliquary(work, space),))


@TAKE.answers("leave_relic")
def _leave(work: Work, seat: int, space: int) -> None:
    pass
