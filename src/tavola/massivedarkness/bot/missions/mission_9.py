"""Mission 9: the shrine held against every wave."""

from __future__ import annotations

from ...catalog import MISSIONS
from ...features import Feature, gather
from ...state import Foe
from ..aims import OBJECTIVE, Aim
from ..mind import Mind, life_left
from ..strategy import DOOM, LED, Strategy, strategy_for, zone_named

#: An enemy that stood in the shrine and is lured out of it in time.
RESCUE = 12.0


@strategy_for("mission_9")
class MazeOfDarkness(Strategy):
    """Stay around the shrine, kill what comes nearest to it, take the treasure of its rooms."""

    def aims(self, mind: Mind) -> list[Aim]:
        near = [foe for foe in mind.awake if mind.ways.away(mind.board.start)[foe.at] <= 3]
        if mind.table.round >= 10 and not near and mind.table.foes:
            return [Aim(foe.at, OBJECTIVE) for foe in mind.table.foes]
        return self._approaches(mind)

    def _approaches(self, mind: Mind) -> list[Aim]:
        """The zones around the shrine: most of all those no pillar holds and enemies are near."""
        spots = MISSIONS[mind.table.mission].pillars
        held = {zone_named(mind, spots[one.n].zone) for one in mind.table.pillars}
        held |= {mind.table.heroes[seat].at for seat in mind.party if seat != mind.seat}
        found = []
        for zone in mind.ways.near[mind.board.start]:
            near = sum(mind.ways.away(zone)[foe.at] <= 2 for foe in mind.table.foes)
            found.append(Aim(zone, OBJECTIVE + (0.5 if zone in held else 2.0) * near, 0.85))
        return found

    def prey(self, mind: Mind, foe: Foe) -> float:
        far = mind.ways.away(mind.board.start)[foe.at]
        worth = 0.7 * life_left(foe) if len(mind.table.heroes) > 1 else 0.0
        if far == 1:
            spots = MISSIONS[mind.table.mission].pillars
            left = sum(one.health for one in mind.table.pillars if zone_named(mind, spots[one.n].zone) == foe.at)
            return worth + (20.0, 10.0, 7.0, 5.0)[min(3, left)]
        return worth + (40.0, 0.0, 3.0, 1.0)[far] if far < 4 else worth

    def peril(self, mind: Mind, zone: int, hit: tuple[int, ...] = ()) -> float:
        """An enemy that strikes back must not be led into the shrine; the farther it is led away the better, and out of
        the shrine best of all."""
        shrine = mind.board.start
        away = mind.ways.away(shrine)
        total = 0.0
        for foe in mind.table.foes:
            if foe.n not in hit:
                continue
            there = _led_to(mind, foe, zone)
            if foe.at == shrine:
                total -= RESCUE if there != shrine else 0.0
            else:
                total += DOOM if there == shrine else LED * (away[foe.at] - away[there])
        return total

    def entering(self, mind: Mind, zone: int) -> float:
        return DOOM if zone == mind.board.start else 0.0

    def harmless(self, mind: Mind, foe: Foe) -> bool:
        return bool(gather(mind.table, Feature.lures, foe))


def _led_to(mind: Mind, foe: Foe, zone: int) -> int:
    """Where an enemy that strikes back at a hero in a zone comes to stand; of equal ways the players' best."""
    at = foe.at
    if foe.stunned or mind.hidden(zone, foe) or mind.holding(foe, zone):
        return at
    for _ in range(2):
        if zone in mind.struck_from(foe, at):
            break
        away = mind.ways.away(zone)
        steps = [other for other in mind.ways.walks[at] if away[other] < away[at]]
        if not steps:
            break
        at = next((step for step in steps if step != mind.board.start), steps[0])
    return at
