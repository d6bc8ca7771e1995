"""Mission 4, Goblin War Drums: kill the monster on watch and escape while the dungeon falls tile by tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel.work import tell
from ..catalog import MISSIONS
from ..chapters.board.board import board_of, tile_zones
from ..features import Feature, feature
from ..state import Goal, note, noted
from .shared.calls import call_quarry
from .shared.collapse import swallow
from .shared.common import slain

if TYPE_CHECKING:
    from ..state import Table, Work

#: Damage tokens by tile (MD-MIS-04-03).
DAMAGE = {"6r": 4, "7v": 2, "8r": 2, "1v": 2}
WATCHER = "watcher"
WATCH_LEVEL = 4


def _beyond(table: Table) -> int:
    """The zone behind the pair of pillars."""
    return board_of(table.mission).number[MISSIONS[table.mission].pillars[0].marks[1]]


@feature("mission_4")
class GoblinWarDrums(Feature):
    """Each time the first-player token passes, the lowest tile loses a damage token; without any it collapses
    (MD-MIS-04). The level tokens order the tiles, one each (ruling A-94)."""

    def prepare(self, work: Work) -> None:
        for tile, tokens in DAMAGE.items():
            noted(work, f"damage_{tile}", tokens)

    def token_passes(self, work: Work) -> None:
        """The tile of the lowest level left is worn down, from the first round on (MD-MIS-04-04)."""
        board = board_of(work.mission)
        tiles = [board.tiles[zone] for _, zone in sorted(work.levels)]
        if not tiles:
            return
        tile = tiles[0]
        left = _tokens(work, tile) - 1
        noted(work, f"damage_{tile}", left)
        tell(work, "md-event-damage-token", "MD-MIS-04-04", tile=tile, n=left)
        if left > 0:
            return
        tell(work, "md-event-collapse", "MD-MIS-04-05", tile=tile)
        if swallow(work, tile_zones(work, tile), "MD-MIS-04-05"):
            noted(work, "buried")

    def stepped(self, work: Work, seat: int, origin: int, zone: int) -> None:
        """The first hero beyond the pillars calls the monster on watch (MD-MIS-04-07, ruling A-95)."""
        if zone != _beyond(work) or note(work, "passed") is not None:
            return
        noted(work, "passed")
        tell(work, "md-event-watcher", "MD-MIS-04-07", hero=work.heroes[seat].hero)
        for level, post in work.levels:
            if level == WATCH_LEVEL:
                call_quarry(work, post, "greater", WATCHER)

    def may_leave(self, table: Table, may: bool, seat: int) -> bool:
        """The monster on watch first, then the exit (MD-END-08)."""
        return WATCHER in slain(table)

    def shown(self, table: Table, found: dict[str, Any]) -> dict[str, Any]:
        return {**found, "damage": {tile: _tokens(table, tile) for tile in DAMAGE}}

    def goals(self, table: Table) -> list[Goal]:
        return [Goal("watcher", int(WATCHER in slain(table)))]

    def lost(self, table: Table) -> str | None:
        return "collapse" if note(table, "buried") is not None else None


def _tokens(table: Table, tile: str) -> int:
    """The damage tokens left on a tile."""
    return int(note(table, f"damage_{tile}") or 0)
