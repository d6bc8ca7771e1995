"""Tunnels (MK-SCN-DUNGEON-09, 10): conquered dungeons and tombs are linked underground."""

from __future__ import annotations

from collections import deque

from ...kernel.records import Option, Refusal, Text
from ...kernel.work import tell
from ..book import action
from ..chapters.land.movement import bound_to_rest, look_around
from ..chapters.pieces.hexmap import board, neighbours, site_at, space_at
from ..features import offers, reasons
from ..state import Table, Work

DEPTHS = ("dungeon", "tomb")
ENTRY = 2
_WET = ("lake", "swamp")


def open_depths(table: Table) -> list[str]:
    """Spaces of all dungeons and tombs somebody has conquered."""
    return [at for at, space in table.spaces.items() if space.shields and site_at(table, at) in DEPTHS]


def distances(table: Table, start: str) -> dict[str, int]:
    """Spaces to walk underground from here: under everything revealed but lakes and swamps."""
    dry = {at for at, print_ in board(table.tiles).items() if print_.terrain not in _WET}
    found = {start: 0}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        for near in neighbours(at):
            if near in dry and near not in found:
                found[near] = found[at] + 1
                queue.append(near)
    return found


def tunnel_cost(table: Table, at: str) -> int | None:
    """2 Move points and 1 for each space; None without a way."""
    steps = distances(table, table.me.at).get(at)
    return None if steps is None else ENTRY + steps


@offers("tunnels")
def tunnel_options(table: Table) -> list[Option]:
    me = table.me
    if table.phase != "move" or not me.at or me.move <= ENTRY or bound_to_rest(me):
        return []
    if site_at(table, me.at) not in DEPTHS or not space_at(table, me.at).shields:
        return []
    far = distances(table, me.at)
    return [
        Option(f"tunnel {at}", "tunnel", (at,))
        for at in open_depths(table)
        if at != me.at and at in far and ENTRY + far[at] <= me.move
    ]


@reasons("tunnels")
def why_not(table: Table, words: list[str]) -> Refusal | None:
    """Why a conquered dungeon or tomb cannot be entered, or a tunnel not taken."""
    me = table.me
    here = site_at(table, me.at) in DEPTHS and bool(space_at(table, me.at).shields) if me.at else False
    if words[0] == "enter" and here and table.phase == "move":
        return Refusal("MK-SCN-DUNGEON-08", Text("mk-why-conquered"))
    if words[0] != "tunnel" or len(words) < 2 or table.phase != "move":
        return None
    if not here or words[1] == me.at or words[1] not in open_depths(table):
        return Refusal("MK-SCN-DUNGEON-09a", Text("mk-why-no-tunnel"))
    cost = tunnel_cost(table, words[1])
    if cost is None:
        return Refusal("MK-SCN-DUNGEON-10b", Text("mk-why-no-dry-way"))
    return Refusal("MK-SCN-DUNGEON-10a", Text("mk-why-move-points", {"cost": cost, "have": me.move}))


@action("tunnel")
def travel(work: Work, option: Option) -> None:
    """One move, however far: nobody on the way notices."""
    at = str(option.args[0])
    me = work.me
    cost = tunnel_cost(work, at) or 0
    me.move -= cost
    me.at = at
    me.path += (at,)
    me.moved = True
    tell(work, "mk-event-tunnel", "MK-SCN-DUNGEON-10a", space=at, cost=cost)
    look_around(work)
