"""City levels (MK-VAR-CITY): every city of the scenario has the level the table wants, up to 11."""

from __future__ import annotations

from msgspec.structs import replace

from ...catalog import CITIES, SCENARIOS, VARIANTS, Scenario, Variant
from ...features import Feature, feature

LEVEL = "city_level"
HIGHEST = max(len(city.garrisons) for city in CITIES.values())

#: Scenarios in which cities are fought for.
FOUGHT = tuple(name for name, plans in SCENARIOS.items() if all(plan.city_levels for plan in plans.values()))

VARIANTS[LEVEL] = Variant(
    LEVEL, values=tuple(str(level) for level in range(1, HIGHEST + 1)), only=FOUGHT, against=("great_cities",)
)


@feature(LEVEL)
class CityLevel(Feature):
    """One level for all cities."""

    def planned(self, plan: Scenario, value: str) -> Scenario:
        return replace(plan, city_levels=(int(value),))
