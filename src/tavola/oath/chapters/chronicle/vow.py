"""Phase 1: the oath of the next game (R15.1)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Option
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import OATHS
from ...state import Table, Work, princely
from ..court.visions import fulfilled
from ..prince import victor
from .course import annals_of, drawn, recorded

VOW = BOOK.asks("chronicle.vows", "oa-ask-vow")


@BOOK.does("chronicle.vow")
def vow(work: Work, seat: int) -> None:
    """A Vision that won alone decides, also for the present oath; else the winner chooses another (OA-CHR-001 to
    003)."""
    way = annals_of(work).way
    by_vision = next((oath.id for oath in OATHS.values() if oath.vision == way), "")
    if by_vision and len(fulfilled(work, seat)) == 1:
        vowed(work, seat, by_vision, "OA-CHR-001")
    elif princely(work, seat):
        vowed(work, seat, drawn(work, lambda chance: victor.new_oath(work, chance)), "OA-PRINCE-144")
    else:
        push(work, "chronicle.vows", seat=seat)


def choices(table: Table) -> tuple[str, ...]:
    """Any oath but the present one."""
    return tuple(oath for oath in OATHS if oath != table.oath)


def vowed(work: Work, seat: int, oath: str, rule: str) -> None:
    recorded(work, vow=oath)
    tell(work, "oa-log-vow", rule=rule, player=work.players[seat].color, oath=oath)


@VOW.offers
def _oaths(table: Table, seat: int) -> Iterable[Option]:
    for oath in choices(table):
        yield Option(f"vow {oath}", "vow", (oath,))


@VOW.answers("vow")
def _vow(work: Work, seat: int, oath: str) -> None:
    vowed(work, seat, oath, "OA-CHR-002")
