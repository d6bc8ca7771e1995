"""Mission 7: the levers, together."""

from __future__ import annotations

from ...scenarios.shared.common import door_of
from ..aims import OBJECTIVE, Aim, chambers, way_out
from ..mind import Mind
from ..strategy import Strategy, strategy_for


@strategy_for("mission_7")
class SparksInTheDark(Strategy):
    """Chambers on the way, then half of the party on each lever, then the exit."""

    def _lever(self, mind: Mind) -> int:
        levers = [token.at for token in mind.table.tokens if token.type == "lair"]
        if len(mind.table.heroes) == 1:
            return min(levers, key=lambda zone: mind.ways.through(zone)[mind.hero.at])
        return levers[mind.seat % 2]

    def _splitting(self, mind: Mind) -> bool:
        shut = door_of(mind.table, "special") in mind.table.shut
        return shut and not chambers(mind, mind.table.level) and mind.table.level >= 4

    def aims(self, mind: Mind) -> list[Aim]:
        if door_of(mind.table, "special") not in mind.table.shut:
            return way_out(mind)
        found = chambers(mind, mind.table.level)
        return found or [Aim(self._lever(mind), OBJECTIVE)]

    def fellows(self, mind: Mind) -> list[int]:
        others = super().fellows(mind)
        return [seat for seat in others if seat % 2 == mind.seat % 2] if self._splitting(mind) else others
