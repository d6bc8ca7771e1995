"""Full Conquest and Blitz Conquest (MK-SCN-FULLCONQ, MK-SCN-BLITZ): rivals race for the cities."""

from __future__ import annotations

from msgspec.structs import replace

from ..catalog import FORMS, SCENARIOS, VARIANTS, Scenario, Variant

FULL = Scenario(
    "full_conquest",
    rounds=6,
    shape="wedge",
    countryside=8,
    core=1,
    core_cities=2,
    goal="conquer",
    city_levels=(4,),
    titles=True,
    features=("city_fame",),
    pvp=True,
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
    rounds=4,
    countryside=6,
    city_levels=(3,),
    extra=1,
    fame=1,
    reputation=2,
    features=("city_fame", "fame_rows"),
)

SCENARIOS["blitz_conquest"] = {
    2: BLITZ,
    3: replace(BLITZ, countryside=7, core=2, core_cities=3),
    4: replace(BLITZ, shape="open4", countryside=9, core=3, core_cities=4),
}
