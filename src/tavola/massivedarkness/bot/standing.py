"""How good it is for a hero to end its activation in a zone: what draws it there, and what it will suffer."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ..chapters.board.board import tile_levels
from ..features import Feature, fold
from .aims import Aim, pull, treasure
from .mind import Mind
from .missions import strategy

#: What counts: a wound suffered, a death, the last death.
WOUND = 1.0
DEATH = 8.0
LAST_DEATH = 25.0

#: After so many rounds heroes grow reckless: no game goes on for ever.
LONG = 50
RECKLESS = 0.4

#: Each level the game would rise too soon.
TOO_HIGH = 2.5

#: Steps within which the party counts as together, and what each further one costs.
TOGETHER = 3
APART = 0.45


class Standing:
    """The zones of one activation, each looked at once."""

    def __init__(self, mind: Mind, hit: tuple[int, ...]) -> None:
        self.mind = mind
        self.hit = hit  # the enemies attacked so far
        self.plan = strategy(mind)
        goals = self.plan.aims(mind)
        tops = [levels[-1] for aim in goals if (levels := tile_levels(mind.table, aim.zone))]
        self.level = max(mind.table.level, min(tops, default=9))
        self.aims: list[Aim] = [*goals, *treasure(mind)]
        self.share = mind.likely(mind.seat)
        self.awake = mind.awake
        self.harmless = frozenset(foe.n for foe in self.awake if self.plan.harmless(mind, foe))
        self.others = [mind.table.heroes[seat].at for seat in self.plan.fellows(mind)]
        self._places: dict[int, float] = {}
        self._stays: dict[tuple[int, int], float] = {}

    def stay(self, zone: int, hit: int) -> float:
        """How good it is to end the activation in a zone, having attacked `hit` besides those attacked before."""
        key = (zone, hit)
        known = self._stays.get(key)
        if known is None:
            bad = self._risk(zone, hit) + self.plan.peril(self.mind, zone, (*self.hit, hit))
            known = self._stays[key] = self._place(zone) - bad
        return known

    def _place(self, zone: int) -> float:
        """What draws a hero to a zone, and how lonely it is there."""
        known = self._places.get(zone)
        if known is None:
            known = pull(self.mind, self.aims, zone) - self._lonely(zone) - TOO_HIGH * self._above(zone)
            self._places[zone] = known
        return known

    def _above(self, zone: int) -> int:
        """By how many levels a zone would raise the game beyond what the aims ask for."""
        levels = tile_levels(self.mind.table, zone)
        return max(0, levels[-1] - self.level) if fold(self.mind.table, Feature.climbing, True) and levels else 0

    def _risk(self, zone: int, hit: int) -> float:
        """Wounds to be expected there before the next activation, and what they mean to this hero."""
        mind = self.mind
        sure = 0.0
        for foe in self.awake:
            now, after = mind.menaced(foe)
            if zone not in after or foe.stunned:
                continue
            blow = mind.blow(foe, mind.seat, zone)
            hidden = mind.hidden(zone, foe)
            if not hidden and (foe.n == hit or foe.n in self.hit):
                sure += blow
            if foe.n in self.harmless:
                continue
            if zone in now:
                sure += self.share * blow
            elif not mind.holding(foe, zone):
                sure += self.share * blow * (0.3 if hidden else 0.8)
        if not sure:
            return 0.0
        care = RECKLESS if mind.table.round > LONG else 1.0
        return care * (WOUND * sure + self._mourning() * _chance_of_death(round(sure, 1), mind.hero.health))

    def _mourning(self) -> float:
        """What a death costs: a Lifebringer token, or the game."""
        return LAST_DEATH * self.plan.grief if self.plan.precious(self.mind) else DEATH

    def _lonely(self, zone: int) -> float:
        """Far from the others is no place to be."""
        if not self.others:
            return 0.0
        away = self.mind.ways.away(zone)
        far = [min(12, away[at]) for at in self.others]
        return APART * max(0, min(far) - TOGETHER) + 0.3 * APART * max(0.0, sum(far) / len(far) - TOGETHER)


@lru_cache(maxsize=4096)
def _chance_of_death(wounds: float, health: int) -> float:
    """The chance that wounds of a mean reach a hero's health, as if they came one by one."""
    term = total = exp(-wounds)
    for n in range(1, health):
        term *= wounds / n
        total += term
    return max(0.0, 1.0 - total)
