"""A campaign as the table knows it: who fights whom for what, and what plans have left for later."""

from __future__ import annotations

from msgspec import Struct

from ...kernel.powers import Power
from ...kernel.records import Effect

BANDITS = -1


class Later(Struct, frozen=True):
    """What a battle plan holds ready for a later moment of its campaign: `victory`, `defeat`, `discard`, `after`."""

    moment: str
    source: str
    seat: int
    place: str
    effect: Effect


class Company(Struct, frozen=True, array_like=True):
    """Warbands of one colour in one place: `board 2` or `site plains`."""

    place: str
    color: str
    n: int


class Campaign(Struct, frozen=True, omit_defaults=True):
    """A campaign. `site`: where it is fought from. `targets`: `site plains`, `relic map`, `banner peoples_favor`,
    `pawn`. `joined`: sites whose warbands march with the attacker. `bends`: what battle plans have put in force.
    `dead`: warbands lost so far, by side. `spared`: those that Hospital keeps for its site."""

    n: int
    attacker: int
    defender: int
    site: str
    free: bool = False
    targets: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()
    allies: tuple[int, ...] = ()
    outlaw: int = BANDITS  # the Citizen who is no Imperial player in this campaign
    attack: int = 0
    defense: int = 0
    plans: tuple[str, ...] = ()
    users: tuple[int, ...] = ()
    bends: tuple[Power, ...] = ()
    later: tuple[Later, ...] = ()
    attack_roll: tuple[str, ...] = ()
    defense_roll: tuple[str, ...] = ()
    sacrificed: int = 0
    totals: tuple[int, int] = (0, 0)  # attack and defence when it was decided
    winner: str = ""  # attack or defense
    dead: tuple[int, int] = (0, 0)
    spared: tuple[int, int] = (0, 0)
    beaten: tuple[Company, ...] = ()

    @property
    def seat(self) -> int:
        """Who acts."""
        return self.attacker
