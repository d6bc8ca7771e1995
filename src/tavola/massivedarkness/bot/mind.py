"""One thought about one table: what a seat's hero can do and suffer, worked out once and kept while it lasts."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from ..catalog import ENEMIES
from ..chapters.board.board import FAR, Ways, board_of, in_light, ways_of
from ..chapters.board.reach import in_range
from ..chapters.board.skills import evasive, keyword
from ..chapters.combat.wounds import toughness
from ..chapters.gear.experience import richness
from ..features import Feature, fold
from ..state import Combat, Foe, Hero, State
from .chances import Wounds, mean, sides, wounds

#: A sight of the board from an enemy: which zones its kinds of combat reach.
_KINDS = ("melee", "ranged", "magic")


class Mind:
    """The table as a seat imagines it, and answers worked out about it."""

    def __init__(self, table: State, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.ways: Ways = ways_of(table)
        self.board = board_of(table.mission)
        self._fights: dict[tuple[int, int, str, bool], Wounds] = {}
        self._strikes: dict[tuple[int, int, bool], float] = {}
        self._menace: dict[int, tuple[frozenset[int], frozenset[int]]] = {}
        self._party: list[int] | None = None
        self._standing: list[int] | None = None

    @property
    def hero(self) -> Hero:
        return self.table.heroes[self.seat]

    @property
    def party(self) -> list[int]:
        """The seats of heroes on the board."""
        if self._party is None:
            self._party = [seat for seat, hero in enumerate(self.table.heroes) if hero.present]
        return self._party

    @property
    def awake(self) -> list[Foe]:
        """The enemies that act."""
        return [foe for foe in self.table.foes if not foe.asleep]

    def seen_from(self, zone: int) -> Hero:
        """The hero as if it stood in a zone."""
        hero: Hero = replace(self.hero, at=zone)
        return hero

    def moved(self, zone: int) -> State:
        """The table as if the hero stood in a zone."""
        if zone == self.hero.at:
            return self.table
        heroes = self.table.heroes
        state: State = replace(
            self.table, heroes=(*heroes[: self.seat], self.seen_from(zone), *heroes[self.seat + 1 :])
        )
        return state

    def fight(self, foe: Foe, kind: str, zone: int, bonus: tuple[str, ...] = ()) -> Wounds:
        """The wounds an attack from a zone would do."""
        key = (foe.n, zone if foe.at == zone else -1, kind, in_light(self.table, zone))
        found = None if bonus else self._fights.get(key)
        if found is None:
            found = wounds(*sides(self.moved(zone), Combat(True, self.seat, foe.n, kind, bonus=bonus)))
            if not bonus:
                self._fights[key] = found
        return found

    def blow(self, foe: Foe, seat: int, zone: int) -> float:
        """The wounds to be expected from an enemy's best attack on a hero standing in a zone."""
        key = (foe.n, seat, in_light(self.table, zone))
        found = self._strikes.get(key)
        if found is None:
            table = self.moved(zone) if seat == self.seat else self.table
            kinds = [kind for kind in _KINDS if kind in ENEMIES[foe.card].dice]
            found = max(
                (mean(wounds(*sides(table, Combat(False, seat, foe.n, kind)))) for kind in kinds),
                default=0.0,
            )
            self._strikes[key] = found
        return found

    def menaced(self, foe: Foe) -> tuple[frozenset[int], frozenset[int]]:
        """The zones an enemy reaches with an attack from where it stands, and those after one step."""
        found = self._menace.get(foe.n)
        if found is None:
            kinds = tuple(kind for kind in _KINDS if kind in ENEMIES[foe.card].dice)
            now = _reached(self.ways, foe.at, kinds)
            after = now
            if fold(self.table, Feature.mobile, True, foe):
                for zone in self.ways.walks[foe.at]:
                    after = after | _reached(self.ways, zone, kinds)
            found = self._menace[foe.n] = (now, after)
        return found

    def struck_from(self, foe: Foe, zone: int) -> frozenset[int]:
        """The zones an enemy would reach with an attack from a zone."""
        return _reached(self.ways, zone, tuple(kind for kind in _KINDS if kind in ENEMIES[foe.card].dice))

    def holding(self, foe: Foe, zone: int) -> bool:
        """Whether a hero keeps an enemy where it is, this one standing in a zone."""
        if self._standing is None:
            heroes = self.table.heroes
            self._standing = [heroes[seat].at for seat in self.party if seat != self.seat and not heroes[seat].stunned]
        return foe.at == zone or foe.at in self._standing

    def hidden(self, zone: int, foe: Foe) -> bool:
        """Whether a hero in a zone would be ignored by an enemy."""
        return zone not in self.ways.sight[foe.at] and not in_light(self.table, zone)

    def likely(self, seat: int) -> float:
        """How likely a hero is chosen among several in reach: the one with the most experience is."""
        table = self.table
        if len(self.party) < 2:
            return 1.0
        if keyword(table, seat, "taunt") is not None:
            return 1.0
        most = max(richness(table, other) for other in self.party)
        return 0.75 if richness(table, seat) == most else 0.9 / len(self.party)

    def slippery(self) -> bool:
        return evasive(self.table, self.seat)

    def away(self, zone: int, other: int) -> int:
        """Steps between two zones by open ways."""
        return self.ways.away(other)[zone]

    def nearest_foe(self, zone: int) -> int:
        """Steps to the nearest enemy that acts."""
        return min((self.ways.away(foe.at)[zone] for foe in self.awake), default=FAR)

    def left_to_act(self) -> int:
        """The heroes who still act after this one in this round."""
        return sum(frame.step == "activate_hero" for frame in self.table.stack)

    def acts_later(self, seat: int) -> bool:
        """Whether a hero's activation of this round is still to come."""
        return any(frame.step == "activate_hero" and frame.args[0] == seat for frame in self.table.stack)


@lru_cache(maxsize=16384)
def _reached(ways: Ways, zone: int, kinds: tuple[str, ...]) -> frozenset[int]:
    return frozenset(other for other, away in ways.sight[zone].items() if any(in_range(kind, away) for kind in kinds))


def life_left(foe: Foe) -> int:
    """All wounds it takes to be rid of an enemy."""
    return foe.life + (toughness(foe) if foe.minions else 0)
