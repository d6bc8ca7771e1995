"""Mission 6: the keys, the Last Chamber, the beast."""

from __future__ import annotations

from ...features import objectives
from ...scenarios.shared.common import door_of
from ..aims import OBJECTIVE, Aim, chambers, lying
from ..mind import Mind
from ..strategy import Strategy, strategy_for


@strategy_for("mission_6")
class FiendsTreasure(Strategy):
    """Chambers and tokens until both Keys are found, then the cage."""

    def aims(self, mind: Mind) -> list[Aim]:
        table, board = mind.table, mind.board
        goals = objectives(table)
        found = chambers(mind, table.level)
        special = door_of(table, "special")
        if special in table.shut:
            cage = {board.doors[special][0], board.doors[special][1]}
            found = [aim for aim in found if aim.zone not in cage or len(found) == 1]
        if found:
            return found
        if not goals[0].done:
            return lying(mind)
        if special in table.shut:
            extra = chambers(mind, 9)
            others = [aim for aim in extra if aim.zone not in board.doors[special]]
            return others or [Aim(zone, OBJECTIVE) for zone in board.doors[special]]
        fiend = next((foe for foe in table.foes if foe.tag == "fiend"), None)
        return [Aim(fiend.at, OBJECTIVE)] if fiend is not None else []
