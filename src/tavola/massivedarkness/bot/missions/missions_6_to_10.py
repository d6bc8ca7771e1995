"""The aims of missions 6 to 10."""

from __future__ import annotations

from ....kernel.records import Option
from ...catalog import MISSIONS
from ...scenarios.mission_10 import STAGES, reached
from ...scenarios.shared.common import door_of, slain
from ...state import Foe
from ..aims import OBJECTIVE, Aim, chambers, lying, way_out
from ..mind import Mind, life_left
from ..strategy import DOOM, LED, PATIENCE, Strategy, climb, seasoned, strategy_for, zone_named


@strategy_for("mission_6")
class FiendsTreasure(Strategy):
    """Chambers and tokens until both Keys are found, then the cage."""

    def aims(self, mind: Mind) -> list[Aim]:
        table, board = mind.table, mind.board
        goals = mind.mission.goals(table)
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
        """An enemy that strikes back must not be led into the shrine; the farther it is led away the better."""
        shrine = mind.board.start
        away = mind.ways.away(shrine)
        total = 0.0
        for foe in mind.table.foes:
            if foe.n in hit and foe.at != shrine:
                there = _led_to(mind, foe, zone)
                total += DOOM if there == shrine else LED * (away[foe.at] - away[there])
        return total

    def entering(self, mind: Mind, zone: int) -> float:
        return DOOM if zone == mind.board.start else 0.0

    def harmless(self, mind: Mind, foe: Foe) -> bool:
        return bool(mind.mission.lures(mind.table, foe))


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


@strategy_for("mission_10")
class HeartOfDarkness(Strategy):
    """Grow strong on the first stage, then hurry: the darkness of the later ones kills."""

    SEASON = 4

    def _stage(self, mind: Mind, zone: int) -> int:
        return STAGES[mind.board.tiles[zone]]

    def aims(self, mind: Mind) -> list[Aim]:
        table = mind.table
        stage = reached(table)
        dead = len(slain(table))
        here = self._stage(mind, mind.hero.at)
        if here <= dead and here < 3:
            if here == 1 and reached(table) == 1 and not self._prepared(mind):
                return self._loot(mind) or [Aim(zone_named(mind, "3r.b2"), OBJECTIVE)]
            return [Aim(self._stair(mind, here), OBJECTIVE)]
        if stage == 1:
            return self._loot(mind) or self._den(mind, 1)
        if stage == 2:
            return self._den(mind, 2)
        return self._last(mind)

    def _prepared(self, mind: Mind) -> bool:
        """One or two heroes rest and learn before they climb; for more of them every patrol costs too much."""
        if len(mind.table.heroes) > 2:
            return True
        whole = all(mind.table.heroes[seat].health >= mind.table.heroes[seat].maximum - 1 for seat in mind.party)
        return (whole and seasoned(mind, self.SEASON)) or mind.table.round > PATIENCE + 10

    def _loot(self, mind: Mind) -> list[Aim]:
        """Chambers of the first stage, the Emissary's last."""
        doors = MISSIONS[mind.table.mission].doors
        dens = {zone for n, door in enumerate(doors) if door.role == "emissary" for zone in mind.board.doors[n]}
        return [aim for aim in chambers(mind, 9, ("6r", "3r")) if aim.zone not in dens]

    def _den(self, mind: Mind, stage: int) -> list[Aim]:
        foe = next((foe for foe in mind.table.foes if foe.tag == f"emissary{stage}"), None)
        return [Aim(foe.at, OBJECTIVE)] if foe is not None else []

    def _stair(self, mind: Mind, stage: int) -> int:
        """The far end of the stairs that lead on."""
        link = MISSIONS[mind.table.mission].links[stage - 1]
        return zone_named(mind, link.b)

    def _last(self, mind: Mind) -> list[Aim]:
        """One lever breaks one pillar: the Emissary sleeps on until both are down."""
        levers = [token.at for token in mind.table.tokens if token.fixed and not token.down]
        if len(mind.table.pillars) == 2 and levers:
            return [Aim(zone, OBJECTIVE) for zone in levers]
        return self._den(mind, 3)

    def special(self, mind: Mind, option: Option) -> float | None:
        return 40.0 if option.kind == "lever" and len(mind.table.pillars) == 2 else None

    def hasty(self, mind: Mind) -> bool:
        return reached(mind.table) > 1

    def bold(self, mind: Mind, door: int) -> bool:
        """No door card waits behind the Emissary's doors, and every round in the dark costs blood."""
        return self.hasty(mind) and MISSIONS[mind.table.mission].doors[door].role == "emissary"
