"""Fame for cities (MK-SCN-FULLCONQ-07 to 09): 7 for leading one, 4 for a Shield on its card, and a title."""

from __future__ import annotations

from ...kernel.records import Score
from ..chapters.land.cities import cities_on_map, leader, taken
from ..chapters.pieces.hexmap import space_at
from ..features import scores
from ..state import Table
from .shared.titles import title

LED, SHARED = 7, 4


def city_fame(table: Table, seat: int) -> int:
    """What the fallen cities are worth to one player."""
    total = 0
    for at in cities_on_map(table):
        shields = space_at(table, at).shields
        if taken(table, at) and seat in shields:
            total += LED if leader(shields) == seat else SHARED
    return total


@scores("city_fame")
def score_cities(table: Table, seat: int) -> tuple[Score, ...]:
    """The cities, and the Greatest City Conqueror: 5 for the most, 2 each for equals, nothing for none."""
    worth = [city_fame(table, other) for other in range(len(table.players))]
    return (Score("city_fame", worth[seat]), *title(table, "city_fame", worth, seat))
