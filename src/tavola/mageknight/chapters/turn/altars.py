"""Altars in ancient ruins: pay the mana as the action of the turn, mark the site, gain the Fame."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import PAYS, Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import tell
from ...book import action
from ...catalog import RUINS
from ...state import Table, Work
from ..pieces.fame import gain_fame
from ..pieces.hexmap import put_space, space_at
from ..pieces.mana import combined_ways, pay

_NO_ALTAR = no("MK-TURN-06c2", "mk-why-no-altar")


def altar_options(table: Table) -> list[Option]:
    """The altar of this space, where an action may be started."""
    if altar_barred(table) is not None:
        return []
    space = space_at(table, table.me.at)
    return [Option(f"altar {way}", "altar", (way,), PAYS) for way in combined_ways(table, RUINS[space.ruin].cost)]


def altar_barred(table: Table) -> Refusal | None:
    """Why there is no altar to pay at."""
    space = table.spaces.get(table.me.at)
    if space is None or not space.ruin or space.shields or not RUINS[space.ruin].cost:
        return _NO_ALTAR
    return None


@action("altar")
def pay_altar(work: Work, way: str) -> None:
    me = work.me
    space = space_at(work, me.at)
    pay(work, way, *RUINS[space.ruin].cost)
    put_space(work, me.at, replace(space, shields=(work.current,)))
    work.phase = "after"
    me.move = 0
    tell(work, "mk-event-altar", "MK-TURN-06c2", payment=way)
    gain_fame(work, RUINS[space.ruin].fame, "MK-TURN-06c2")
