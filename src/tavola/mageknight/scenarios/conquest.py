"""Full Conquest and Blitz Conquest (MK-SCN-FULLCONQ, MK-SCN-BLITZ): rivals race for the cities."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Score
from ..catalog import FORMS, SCENARIOS, VARIANTS, Scenario, Variant
from ..chapters.land.cities import cities_on_map, leader, taken
from ..chapters.pieces.hexmap import space_at
from ..features import Feature, feature
from ..state import Table
from .shared.titles import title

FULL = Scenario(
    "full_conquest",
    number=3,
    rounds=6,
    shape="wedge",
    countryside=8,
    core=1,
    core_cities=2,
    city_levels=(4,),
    features=("conquer", "conquest", "titles", "rivalry"),
)

SCENARIOS["full_conquest"] = {
    2: FULL,
    3: replace(FULL, countryside=9, core=2, core_cities=3),
    4: replace(FULL, shape="open5", countryside=11, core=3, core_cities=4),
}

#: For two teams: two cities only, but great ones.
FORMS["full_conquest", "great_cities"] = {4: replace(SCENARIOS["full_conquest"][4], core_cities=2, city_levels=(10,))}
VARIANTS["great_cities"] = Variant("great_cities", players=(4, 4), only=("full_conquest",))

BLITZ = replace(
    FULL,
    id="blitz_conquest",
    number=4,
    rounds=4,
    countryside=6,
    city_levels=(3,),
    features=(*FULL.features, "blitz"),
)

SCENARIOS["blitz_conquest"] = {
    2: BLITZ,
    3: replace(BLITZ, countryside=7, core=2, core_cities=3),
    4: replace(BLITZ, shape="open4", countryside=9, core=3, core_cities=4),
}

LED, SHARED = 7, 4


def city_fame(table: Table, seat: int) -> int:
    """What the fallen cities are worth to one player."""
    total = 0
    for at in cities_on_map(table):
        shields = space_at(table, at).shields
        if taken(table, at) and seat in shields:
            total += LED if leader(shields) == seat else SHARED
    return total


@feature("conquest")
class Conquest(Feature):
    """Fame for cities: 7 for leading one, 4 for a Shield on its card, and a title (MK-SCN-FULLCONQ-07 to 09)."""

    def scored(self, table: Table, lines: tuple[Score, ...], seat: int) -> tuple[Score, ...]:
        """The cities, and the Greatest City Conqueror: 5 for the most, 2 each for equals, nothing for none."""
        worth = [city_fame(table, other) for other in range(len(table.players))]
        return (*lines, Score("city_fame", worth[seat]), *title(table, "city_fame", worth, seat))
