"""Full Cooperation and Blitz Cooperation (MK-SCN-COOP, MK-SCN-BLITZCOOP): one team against the cities and the clock."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Outcome, Score
from ..catalog import SCENARIOS, VARIANTS, Scenario, Variant
from ..chapters.land.cities import cities_on_map, leader, taken
from ..chapters.pieces.hexmap import space_at
from ..chapters.turn.scoring import achievements
from ..features import recounts, scores, verdicts
from ..state import Table

ALL_LEAD_POINTS = 10
_ACHIEVEMENTS = ("knowledge", "loot", "leader", "conqueror", "adventurer")

FULL = Scenario(
    "full_cooperation",
    rounds=6,
    shape="open5",
    countryside=8,
    core=2,
    core_cities=3,
    goal="conquer",
    city_levels=(5, 5, 8),
    dummy=True,
    skills="cooperative",
    features=("one_team", "shared_tactics"),
)

SCENARIOS[FULL.id] = {
    2: FULL,
    3: replace(FULL, countryside=10, core=3, core_cities=4, city_levels=(5, 5, 5, 11)),
}

BLITZ = replace(
    FULL,
    id="blitz_cooperation",
    rounds=4,
    countryside=7,
    core=1,
    core_cities=2,
    city_levels=(5, 8),
    extra=1,
    fame=1,
    reputation=2,
    features=("one_team", "shared_tactics", "fame_rows"),
)

SCENARIOS[BLITZ.id] = {
    2: BLITZ,
    3: replace(BLITZ, countryside=8, core=2, core_cities=3, city_levels=(5, 8, 11)),
}

VARIANTS["weakest_counts"] = Variant("weakest_counts", players=(2, 3), only=(FULL.id, BLITZ.id))


def leaders(table: Table) -> set[int]:
    """Who leads a fallen city."""
    fallen = [at for at in cities_on_map(table) if taken(table, at)]
    return {leader(space_at(table, at).shields) for at in fallen}


@scores("one_team")
def score_leaders(table: Table, seat: int) -> tuple[Score, ...]:
    """10 if every player leads at least one city."""
    return (Score("all_lead", ALL_LEAD_POINTS if len(leaders(table)) == len(table.players) else 0),)


@verdicts("one_team")
def judge(table: Table, outcome: Outcome) -> Outcome:
    """All win together or lose together; the score is counted in both cases."""
    return replace(outcome, winners=tuple(range(len(table.players))) if outcome.won else ())


@recounts("weakest_counts")
def count_the_weakest(table: Table, seat: int, lines: tuple[Score, ...]) -> tuple[Score, ...]:
    """In each achievement the member with the lowest score speaks for the team (MK-SCN-COOP-17)."""
    everybody = [achievements(table, other) for other in range(len(table.players))]
    lowest = {
        key: min(line.points for member in everybody for line in member if line.key == key) for key in _ACHIEVEMENTS
    }
    return tuple(Score(line.key, lowest[line.key]) if line.key in lowest else line for line in lines)
