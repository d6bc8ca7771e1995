"""Teams (MK-TEAM): who plays together, and how a team counts its score.

In a cooperative game, which always has a Dummy, all players form one team. Four rivals may agree on two teams of two.
"""

from __future__ import annotations

from functools import lru_cache

from ....kernel.records import Score
from ...catalog import VARIANTS, Variant
from ...state import Table

TEAMS = "teams"

#: Who sits together, by the value of the option; `on` seats allies across the table.
PAIRS = {
    "on": ((0, 2), (1, 3)),
    "01-23": ((0, 1), (2, 3)),
    "02-13": ((0, 2), (1, 3)),
    "03-12": ((0, 3), (1, 2)),
}

#: The option as a table stores it.
FEATURES = tuple(f"{TEAMS}={value}" for value in PAIRS)

VARIANTS[TEAMS] = Variant(TEAMS, values=tuple(PAIRS), players=(4, 4))

#: In these categories the member who did worst speaks for the team.
WORST = frozenset({"fame", "beating"})


@lru_cache(maxsize=64)
def _sides(players: int, together: bool, variants: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    if together:
        return (tuple(range(players)),)
    for name in variants:
        if name in FEATURES:
            return PAIRS[name.partition("=")[2]]
    return tuple((seat,) for seat in range(players))


def sides(table: Table) -> tuple[tuple[int, ...], ...]:
    """The teams, each as its seats; where there are none, everybody alone."""
    return _sides(len(table.players), table.dummy is not None, table.variants)


def in_teams(table: Table) -> bool:
    """Whether anybody has an ally."""
    return len(sides(table)) < len(table.players)


def team_of(table: Table, seat: int) -> int:
    """The number of a player's team."""
    return next(number for number, side in enumerate(sides(table)) if seat in side)


def allies(table: Table, seat: int) -> tuple[int, ...]:
    """The other members of a player's team."""
    if len(table.players) == 1:
        return ()
    return tuple(other for other in sides(table)[team_of(table, seat)] if other != seat)


def held_by(table: Table, shields: tuple[int, ...], seat: int) -> bool:
    """Whether a site belongs to a player or to an ally."""
    return seat in shields or any(ally in shields for ally in allies(table, seat))


def common(members: list[tuple[Score, ...]], worst: frozenset[str] = WORST) -> tuple[Score, ...]:
    """The score of a team: in each category its best member's, of Fame and beatings the worst."""
    found: list[Score] = []
    for key in dict.fromkeys(line.key for lines in members for line in lines):
        own = [next((line for line in lines if line.key == key), Score(key, 0)) for lines in members]
        pick = min if key in worst else max
        found.append(pick(own, key=lambda line: line.points))
    return tuple(found)
