"""What each mission asks of its heroes: the aims in their order, who has to die, and what is dangerous besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ...kernel.records import Option
from ...massivedarkness.board import FAR
from ...massivedarkness.catalog import MISSIONS
from ...massivedarkness.missions.common import door_of, slain
from ...massivedarkness.missions.mission_3 import chosen_one
from ...massivedarkness.missions.mission_10 import STAGES, reached
from ...massivedarkness.skills import grown_by
from ...massivedarkness.state import Combat, Foe, note
from .aims import CHAMBER, OBJECTIVE, Aim, chambers, lying, way_out
from .chances import hardest, sides
from .mind import Mind, life_left

#: A zone nobody may be in when the round ends.
DOOM = 60.0

#: What each wound of an enemy that has to die is worth.
QUARRY = 1.2

#: What each zone is worth that an enemy is led towards or away from what it must not reach.
LED = 1.0

#: Rounds after which a party goes on, prepared or not.
PATIENCE = 30


class Strategy:
    """A mission of tokens and an exit: chambers of the level reached, then the tokens, then the way out."""

    def aims(self, mind: Mind) -> list[Aim]:
        return chambers(mind, mind.table.level) or lying(mind) or way_out(mind)

    def prey(self, mind: Mind, foe: Foe) -> float:
        """What the mission adds to the worth of an enemy's death: so much for every wound it takes."""
        return QUARRY * life_left(foe) if foe.tag and mind.mission.attackable(mind.table, foe) else 0.0

    def peril(self, mind: Mind, zone: int, hit: tuple[int, ...] = ()) -> float:
        """What the mission makes of ending an activation in a zone, having attacked some enemies."""
        return 0.0

    def entering(self, mind: Mind, zone: int) -> float:
        """The harm of an enemy's step into a zone, where the players choose its way."""
        return 0.0

    def pillar(self, mind: Mind, n: int, kind: str) -> float:
        """What it is worth to wear a pillar down by a kind of attack."""
        return 0.0

    def special(self, mind: Mind, option: Option) -> float | None:
        """What one of the mission's own options is worth; none: leave it alone."""
        return None

    def fellows(self, mind: Mind) -> list[int]:
        """Those a hero keeps close to."""
        return [seat for seat in mind.party if seat != mind.seat]

    def precious(self, mind: Mind) -> bool:
        """Whether this hero's death would lose the game."""
        return not mind.table.lifebringer

    def harmless(self, mind: Mind, foe: Foe) -> bool:
        """Whether an enemy will leave heroes alone in its next activation."""
        return False

    def hasty(self, mind: Mind) -> bool:
        """Whether there is no time to gather before doors."""
        return False

    def leaves(self, mind: Mind) -> bool:
        """Whether a hero who may leave the board does so."""
        return True


STRATEGIES: dict[str, Strategy] = {}
_PLAIN = Strategy()

S = TypeVar("S", bound=type[Strategy])


def strategy_for(*missions: str) -> Callable[[S], S]:
    def register(kind: S) -> S:
        for mission in missions:
            STRATEGIES[mission] = kind()
        return kind

    return register


def strategy(mind: Mind) -> Strategy:
    return STRATEGIES.get(mind.table.mission, _PLAIN)


def seasoned(mind: Mind, steps: int) -> bool:
    """Whether every hero has learned so much; who has waited long enough goes anyway."""
    if mind.table.round > PATIENCE:
        return True
    return all(sum(mind.table.heroes[seat].bought) >= steps for seat in mind.party)


def climb(mind: Mind, level: int) -> list[Aim]:
    """Chambers of the level reached, then those of the next ones up to a level: strength comes before danger."""
    for most in range(mind.table.level, level + 1):
        found = chambers(mind, most)
        if found:
            return found
    return []


def _at(mind: Mind, name: str) -> int:
    return mind.board.number[name]


@strategy_for("mission_1")
class ScorchedEarth(Strategy):
    """Tokens until both artifacts are found, then everybody to the library, and no enemy there."""

    def aims(self, mind: Mind) -> list[Aim]:
        found = chambers(mind, mind.table.level)
        if found:
            return found
        goals = mind.mission.goals(mind.table)
        if not goals[0].done:
            return lying(mind)
        library = next(token.at for token in mind.table.tokens if token.type == "library")
        holder = bool(mind.hero.carried)
        return [Aim(library, OBJECTIVE * (1.5 if holder else 1.0))]

    def prey(self, mind: Mind, foe: Foe) -> float:
        goals = mind.mission.goals(mind.table)
        inside = any(token.type == "library" and token.at == foe.at for token in mind.table.tokens)
        return 4.0 if goals[0].done and inside else 0.0


@strategy_for("mission_2")
class BlackWidow(Strategy):
    """Nests and chambers while the Spider is far from the exit; then the Spider."""

    def aims(self, mind: Mind) -> list[Aim]:
        spider = next((foe for foe in mind.table.foes if foe.tag == "black_widow"), None)
        if spider is None:
            return way_out(mind)
        left = mind.ways.through(mind.board.exit)[spider.at]
        hunt = [Aim(spider.at, OBJECTIVE)]
        if left <= 5:
            return hunt
        early = [aim for aim in lying(mind) if mind.board.tiles[aim.zone] != "6r"]
        return [*early, *chambers(mind, 2)] or hunt

    def hasty(self, mind: Mind) -> bool:
        return True


@strategy_for("mission_3")
class TheChosenOne(Strategy):
    """The parts, then the exit; the Chosen One takes no risk."""

    def precious(self, mind: Mind) -> bool:
        return super().precious(mind) or mind.seat == chosen_one(mind.table)


@strategy_for("mission_4")
class GoblinWarDrums(Strategy):
    """Always ahead of the collapse: loot while the tile holds, and be gone when it falls."""

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


@strategy_for("mission_5")
class ImmortalsDownfall(Strategy):
    """Fetch a firework, burn it beyond the bridge when the Immortal sees it, and break the pillars under it."""

    BRIDGE = ("bridge1", "bridge2")
    BANK = ("6v.c1", "6v.c2")

    def _immortal(self, mind: Mind) -> Foe | None:
        return next((foe for foe in mind.table.foes if foe.tag == "immortal"), None)

    def _bridged(self, mind: Mind) -> bool:
        """Whether the Immortal stands on the bridge."""
        foe = self._immortal(mind)
        return foe is not None and foe.at in {_at(mind, name) for name in self.BRIDGE}

    def aims(self, mind: Mind) -> list[Aim]:
        bank = [Aim(_at(mind, name), OBJECTIVE) for name in self.BANK]
        have = sum(hero.carried.count("firework") for hero in mind.table.heroes)
        burning = any(token.type == "firework" for token in mind.table.tokens)
        if self._bridged(mind) or mind.hero.carried or burning:
            return bank
        near = [aim for aim in lying(mind) if mind.board.tiles[aim.zone] != "7r" and mind.board.tiles[aim.zone] != "2v"]
        if not have and near:
            return [Aim(aim.zone, 2 * OBJECTIVE) for aim in near]
        return bank

    def prey(self, mind: Mind, foe: Foe) -> float:
        return 0.0

    def pillar(self, mind: Mind, n: int, kind: str) -> float:
        """With the Immortal on the bridge both must fall; before, one may, and the other must be left standing."""
        if self._bridged(mind):
            return 30.0
        standing = mind.table.pillars
        if len(standing) < 2:
            attack, _ = sides(mind.table, Combat(True, mind.seat, n, kind, pillar=True))
            return 3.0 if standing[0].health > hardest(attack) else 0.0
        return 3.0 if n == min(pillar.n for pillar in standing) else 0.0

    def special(self, mind: Mind, option: Option) -> float | None:
        """A firework is burnt where it draws the Immortal onto the bridge or keeps it there."""
        if option.kind != "place_firework" or any(token.type == "firework" for token in mind.table.tokens):
            return None
        foe = self._immortal(mind)
        if foe is None or mind.hero.at not in mind.ways.sight[foe.at]:
            return None
        bridge = {_at(mind, name) for name in self.BRIDGE}
        steps = mind.ways.away(mind.hero.at)
        passing = mind.hero.at in {_at(mind, name) for name in self.BANK} and foe.at == _at(mind, "7r.c3")
        return 40.0 if passing or (foe.at in bridge and steps[foe.at] <= 2) else None

    def peril(self, mind: Mind, zone: int, hit: tuple[int, ...] = ()) -> float:
        """Where the Immortal comes by, whoever stands dies; and the bridge falls."""
        foe = self._immortal(mind)
        if foe is None:
            return 0.0
        if zone in {_at(mind, name) for name in self.BRIDGE}:
            return 20.0
        return 15.0 if mind.ways.away(foe.at)[zone] <= 2 and not self._drawn(mind, zone) else 0.0

    def _drawn(self, mind: Mind, zone: int) -> bool:
        """Whether a burning firework leads the Immortal elsewhere, or it stays on the bridge."""
        foe = self._immortal(mind)
        lures = [token.at for token in mind.table.tokens if token.type == "firework"]
        return bool(lures) and foe is not None and mind.ways.away(foe.at)[zone] > 2

    def harmless(self, mind: Mind, foe: Foe) -> bool:
        return foe.tag == "immortal"

    def hasty(self, mind: Mind) -> bool:
        return True


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
        tiles = [board.tiles[_at(mind, spot.zone)] for spot in MISSIONS[table.mission].monsters if spot.id not in dead]
        broken = [tile for tile in tiles if len(self._pillars(mind, tile)) < 2]
        return (broken or tiles or [""])[0]

    def _pillars(self, mind: Mind, tile: str) -> list[int]:
        spots = MISSIONS[mind.table.mission].pillars
        return [one.n for one in mind.table.pillars if mind.board.tiles[_at(mind, spots[one.n].zone)] == tile]

    def aims(self, mind: Mind) -> list[Aim]:
        found = climb(mind, 3)
        if found:
            return found
        tile = self._tile(mind)
        standing = self._pillars(mind, tile)
        spots = MISSIONS[mind.table.mission].pillars
        if len(standing) == 2:
            return [Aim(_at(mind, spots[standing[0]].zone), OBJECTIVE)]
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
        held = {_at(mind, spots[one.n].zone) for one in mind.table.pillars}
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
            left = sum(one.health for one in mind.table.pillars if _at(mind, spots[one.n].zone) == foe.at)
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
                return self._loot(mind)
            return [Aim(self._stair(mind, here), OBJECTIVE)]
        if stage == 1:
            return self._loot(mind) or self._den(mind, 1)
        if stage == 2:
            return self._den(mind, 2)
        return self._last(mind)

    def _prepared(self, mind: Mind) -> bool:
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
        return _at(mind, link.b)

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


def strongest(mind: Mind) -> int:
    """The hero who stands most: the Chosen One."""
    table = mind.table

    def sturdy(seat: int) -> tuple[bool, int]:
        hero = table.heroes[seat]
        return hero.role == "wrath_paladin", hero.maximum + grown_by(hero, table.level)

    return max(range(len(table.heroes)), key=sturdy)


__all__ = ["CHAMBER", "FAR", "STRATEGIES", "Strategy", "strategy", "strongest"]
