"""Mazes and labyrinths: the action is to walk in, and the longer the path the better the reward.

The Move points must be made for it: what is left of the movement does not count. One Ready and Unwounded Unit may
come along. Each path is walked once, and each player walks one path of a maze.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Option
from ....kernel.work import tell
from ...book import action
from ...catalog import Reward
from ...state import Combat, Table, Work
from ..land.movement import no_action
from ..pieces.hexmap import put_space, site_card, space_at
from ..pieces.piles import draw_enemy
from .block import new_foe
from .course import begin

PATHS: dict[int, Reward] = {2: Reward("crystal_choice", 2), 4: Reward("spell"), 6: Reward("artifact")}


def walked(table: Table, at: str) -> tuple[int, ...]:
    """Lengths of the paths somebody has walked already."""
    return space_at(table, at).paths


def _open(table: Table) -> bool:
    site = site_card(table, table.me.at)
    if site is None or site.id not in ("maze", "labyrinth"):
        return False
    space = space_at(table, table.me.at)
    return table.current not in space.shields and len(space.paths) < len(PATHS)


def maze_options(table: Table) -> list[Option]:
    """Walking in, and then each path the new Move points suffice for, alone or with one Unit."""
    if table.phase == "move":
        return [Option("walk in", "walk_in")] if not no_action(table) and _open(table) else []
    if table.phase != "maze":
        return []
    found = []
    for length in PATHS:
        if length > table.me.move or length in walked(table, table.me.at):
            continue
        found.append(Option(f"path {length}", "path", (length, -1)))
        for unit in table.me.units:
            if not unit.spent and not unit.wounds:
                name = f"path {length} with {unit.unit} {unit.n + 1}"
                found.append(Option(name, "path", (length, unit.n)))
    return found


@action("walk_in")
def walk_in(work: Work) -> None:
    """The action begins: earlier Move points are lost, new ones may be made."""
    work.phase = "maze"
    work.me.move = work.me.influence = 0
    site = site_card(work, work.me.at)
    tell(work, "mk-event-enter", "MK-TURN-06c2", site=site.id if site else "")


@action("path")
def walk_path(work: Work, length: int, companion: int) -> None:
    """Pay the length; whatever lives at its end must be fought."""
    at = work.me.at
    site = site_card(work, at)
    if site is None:
        raise ValueError(f"no maze at {at}")
    enemies = tuple(draw_enemy(work, pile) for pile in site.enemies)
    work.ledger.seal()
    tell(work, "mk-event-path", site=site.id, count=length)
    foes = tuple(replace(new_foe(n, enemy), defender=True) for n, enemy in enumerate(enemies, 1))
    begin(work, Combat("maze", at, "ranged", foes, site=site.id, units=False, companion=companion, path=length))


def maze_result(work: Work, combat: Combat) -> None:
    """The path is marked; a labyrinth pays an Advanced Action besides."""
    space = space_at(work, combat.at)
    put_space(
        work,
        combat.at,
        replace(space, shields=(*space.shields, work.current), paths=(*space.paths, combat.path)),
    )
    reward = PATHS[combat.path]
    work.me.rewards += (reward.kind,) * reward.count
    if combat.site == "labyrinth":
        work.me.rewards += ("advanced_action",)
