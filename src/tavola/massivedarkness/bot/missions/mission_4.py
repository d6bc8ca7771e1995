"""Mission 4: ahead of the collapse."""

from __future__ import annotations

from ...scenarios.shared.common import slain
from ...state import Foe, note
from ..aims import OBJECTIVE, Aim, chambers
from ..mind import Mind, life_left
from ..strategy import DOOM, Strategy, strategy_for


@strategy_for("mission_4")
class GoblinWarDrums(Strategy):
    """Always ahead of the collapse: loot while the tile holds, and be gone when it falls."""

    zeal = 2.4
    ORDER = ("6r", "7v", "8r", "1v")

    def _left(self, mind: Mind, tile: str) -> int:
        """The rounds that may still be ended on a tile."""
        left = -1
        for name in self.ORDER:
            left += int(note(mind.table, f"damage_{name}") or 0)
            if name == tile:
                return left
        return 99

    def aims(self, mind: Mind) -> list[Aim]:
        table, board = mind.table, mind.board
        if "watcher" in slain(table):
            return [Aim(board.exit, 2 * OBJECTIVE)]
        watcher = next((foe for foe in table.foes if foe.tag == "watcher"), None)
        if watcher is not None:
            return [Aim(watcher.at, OBJECTIVE)]
        alive = [tile for tile in self.ORDER if self._left(mind, tile) >= 0]
        here = board.tiles[mind.hero.at]
        later = [tile for tile in alive if self.ORDER.index(tile) >= self.ORDER.index(here)] if here else alive
        enough = 2 + (len(table.heroes) > 3)  # many heroes take long to kill what comes out
        near = [tile for tile in later[:1] if self._left(mind, tile) >= enough]
        found = chambers(mind, 9, tuple(near)) if near and near[0] != "1v" else []
        if found:
            return found
        if self._left(mind, "8r") >= 3 and len(later) > 1 and later[1] != "1v":
            onward = next(zone for level, zone in sorted(table.levels) if board.tiles[zone] == later[1])
            return [Aim(onward, OBJECTIVE)]
        return [Aim(board.exit, OBJECTIVE)]

    def prey(self, mind: Mind, foe: Foe) -> float:
        """The monster on watch; and whoever holds a hero on a tile that will not stand much longer."""
        if foe.tag == "watcher":
            return 2.0 * life_left(foe)
        holds = any(mind.table.heroes[seat].at == foe.at for seat in mind.party)
        return 1.5 * life_left(foe) if holds and self._left(mind, mind.board.tiles[foe.at]) <= 1 else 0.0

    def leaves(self, mind: Mind) -> bool:
        """Whoever could go stays while others are held and there is time to help."""
        foes = {foe.at for foe in mind.table.foes}
        zones = [mind.table.heroes[seat].at for seat in mind.party]
        far = max(mind.ways.away(mind.board.exit)[zone] for zone in zones)
        return (far <= 4 and not foes.intersection(zones)) or self._left(mind, "1v") <= 0

    def peril(self, mind: Mind, zone: int, hit: tuple[int, ...] = ()) -> float:
        tile = mind.board.tiles[zone]
        left = self._left(mind, tile)
        if left <= 0:
            return DOOM + 0.5 * min(40, mind.ways.through(mind.board.exit)[zone])
        if left == 1:
            return 10.0 if any(foe.at == zone for foe in mind.table.foes) else 4.0
        return 0.0

    def hasty(self, mind: Mind) -> bool:
        return True
