"""The aims of missions 1 to 5."""

from __future__ import annotations

from ....kernel.records import Option
from ...chapters.board.skills import grown_by
from ...scenarios.mission_3 import chosen_one
from ...scenarios.shared.common import slain
from ...state import Combat, Foe, note
from ..aims import OBJECTIVE, Aim, chambers, lying, way_out
from ..chances import hardest, sides
from ..mind import Mind, life_left
from ..strategy import DOOM, Strategy, strategy_for, zone_named


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
        return foe is not None and foe.at in {zone_named(mind, name) for name in self.BRIDGE}

    def aims(self, mind: Mind) -> list[Aim]:
        bank = [Aim(zone_named(mind, name), OBJECTIVE) for name in self.BANK]
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
        bridge = {zone_named(mind, name) for name in self.BRIDGE}
        steps = mind.ways.away(mind.hero.at)
        passing = mind.hero.at in {zone_named(mind, name) for name in self.BANK} and foe.at == zone_named(mind, "7r.c3")
        return 40.0 if passing or (foe.at in bridge and steps[foe.at] <= 2) else None

    def peril(self, mind: Mind, zone: int, hit: tuple[int, ...] = ()) -> float:
        """Where the Immortal comes by, whoever stands dies; and the bridge falls."""
        foe = self._immortal(mind)
        if foe is None:
            return 0.0
        if zone in {zone_named(mind, name) for name in self.BRIDGE}:
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


def strongest(mind: Mind) -> int:
    """The hero who stands most: the Chosen One."""
    table = mind.table

    def sturdy(seat: int) -> tuple[bool, int]:
        hero = table.heroes[seat]
        return hero.role == "wrath_paladin", hero.maximum + grown_by(hero, table.level)

    return max(range(len(table.heroes)), key=sturdy)
