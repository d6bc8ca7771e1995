"""Mission 8: pillars, then Executors."""

from __future__ import annotations

from ...catalog import MISSIONS
from ...scenarios.shared.common import slain
from ..aims import OBJECTIVE, Aim
from ..mind import Mind
from ..strategy import Strategy, climb, strategy_for, zone_named


@strategy_for("mission_8")
class BigGameHunting(Strategy):
    """One Executor after the other: a single pillar broken lets heroes in while it still sleeps."""

    def _tile(self, mind: Mind) -> str:
        """The tile of the next Executor, the lowest level first."""
        table, board = mind.table, mind.board
        dead = slain(table)
        tiles = [
            board.tiles[zone_named(mind, spot.zone)] for spot in MISSIONS[table.mission].monsters if spot.id not in dead
        ]
        broken = [tile for tile in tiles if len(self._pillars(mind, tile)) < 2]
        return (broken or tiles or [""])[0]

    def _pillars(self, mind: Mind, tile: str) -> list[int]:
        spots = MISSIONS[mind.table.mission].pillars
        return [one.n for one in mind.table.pillars if mind.board.tiles[zone_named(mind, spots[one.n].zone)] == tile]

    def aims(self, mind: Mind) -> list[Aim]:
        found = climb(mind, 3)
        if found:
            return found
        tile = self._tile(mind)
        standing = self._pillars(mind, tile)
        spots = MISSIONS[mind.table.mission].pillars
        if len(standing) == 2:
            return [Aim(zone_named(mind, spots[standing[0]].zone), OBJECTIVE)]
        prey = [foe.at for foe in mind.table.foes if foe.tag and mind.board.tiles[foe.at] == tile]
        return [Aim(zone, OBJECTIVE) for zone in prey] or [Aim(foe.at, OBJECTIVE) for foe in mind.table.foes if foe.tag]

    def pillar(self, mind: Mind, n: int, kind: str) -> float:
        if climb(mind, 3) or mind.nearest_foe(mind.hero.at) <= 2:
            return 0.0
        standing = self._pillars(mind, self._tile(mind))
        return 3.0 if len(standing) == 2 and n == standing[0] else 0.0
