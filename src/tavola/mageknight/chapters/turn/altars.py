"""Altars in ancient ruins: pay the mana as the action of the turn, mark the site, gain the Fame."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import PAYS, Option
from ....kernel.work import tell
from ...book import action
from ...catalog import RUINS
from ...state import Table, Work
from ..land.movement import no_action
from ..pieces.fame import gain_fame
from ..pieces.hexmap import put_space, space_at
from ..pieces.mana import combined_ways, pay


def altar_options(table: Table) -> list[Option]:
    me = table.me
    if no_action(table):
        return []
    space = table.spaces.get(me.at)
    if space is None or not space.ruin or space.shields or not RUINS[space.ruin].cost:
        return []
    return [Option(f"altar {way}", "altar", (way,), PAYS) for way in combined_ways(table, RUINS[space.ruin].cost)]


@action("altar")
def pay_altar(work: Work, option: Option) -> None:
    me = work.me
    space = space_at(work, me.at)
    pay(work, str(option.args[0]), *RUINS[space.ruin].cost)
    put_space(work, me.at, replace(space, shields=(work.current,)))
    work.phase = "after"
    me.move = 0
    tell(work, "mk-event-altar", "MK-TURN-06c2", payment=str(option.args[0]))
    gain_fame(work, RUINS[space.ruin].fame, "MK-TURN-06c2")
