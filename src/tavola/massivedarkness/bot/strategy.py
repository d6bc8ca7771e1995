"""What a mission may ask of its heroes: aims in their order, who has to die, and what is dangerous besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ...kernel.records import Option
from ..catalog import printed_id
from ..features import attackable
from ..state import Foe
from .aims import Aim, chambers, lying, way_out
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
    """A mission of tokens and an exit: chambers of the level reached, then the tokens, then the way out.

    `zeal`: what an enemy's attack prevented counts, times the usual; more where a clock leaves no time to be careful.
    `grief`: what a death counts that would lose the game, times the usual.
    """

    zeal = 1.0
    grief = 1.0

    def aims(self, mind: Mind) -> list[Aim]:
        return chambers(mind, mind.table.level) or lying(mind) or way_out(mind)

    def prey(self, mind: Mind, foe: Foe) -> float:
        """What the mission adds to the worth of an enemy's death: so much for every wound it takes."""
        return QUARRY * life_left(foe) if foe.tag and attackable(mind.table, foe) else 0.0

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

    def takes(self, mind: Mind, zone: int) -> bool:
        """Whether what lies in a zone is picked up now."""
        return True

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

    def bold(self, mind: Mind, door: int) -> bool:
        """Whether a door is opened whoever is about."""
        return False

    def leaves(self, mind: Mind) -> bool:
        """Whether a hero who may leave the board does so."""
        return True


STRATEGIES: dict[str, Strategy] = {}
_PLAIN = Strategy()

S = TypeVar("S", bound=type[Strategy])


def strategy_for(mission: str) -> Callable[[S], S]:
    """Register what a mission asks for."""

    def register(kind: S) -> S:
        STRATEGIES[mission] = kind()
        return kind

    return register


def strategy(mind: Mind) -> Strategy:
    """What the mission being played asks for."""
    return STRATEGIES.get(printed_id(mind.table.mission), _PLAIN)


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


def zone_named(mind: Mind, name: str) -> int:
    """The number of a zone."""
    return mind.board.number[name]
