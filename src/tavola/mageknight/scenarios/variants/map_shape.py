"""Another map (MK-VAR-MAP-01): shape and number of tiles are recommendations, and a table may agree on others."""

from __future__ import annotations

from msgspec.structs import replace

from ...catalog import VARIANTS, Scenario, Variant
from ...features import Feature, feature

#: A predefined map cannot be changed.
_FIXED = ("conquer_and_hold",)

VARIANTS["map_shape"] = Variant("map_shape", values=("wedge", "open3", "open4", "open5"), against=_FIXED)
VARIANTS["countryside_tiles"] = Variant(
    "countryside_tiles", values=tuple(str(count) for count in range(4, 12)), against=(*_FIXED, "epic")
)
VARIANTS["core_tiles"] = Variant(
    "core_tiles", values=tuple(str(count) for count in range(1, 5)), against=(*_FIXED, "epic")
)


@feature("map_shape")
class MapShape(Feature):
    """Another coast."""

    def planned(self, plan: Scenario, value: str) -> Scenario:
        return replace(plan, shape=value)


@feature("countryside_tiles")
class CountrysideTiles(Feature):
    """More Countryside, or less."""

    def planned(self, plan: Scenario, value: str) -> Scenario:
        return replace(plan, countryside=int(value))


@feature("core_tiles")
class CoreTiles(Feature):
    """More Core tiles without a city, or fewer; those with one are what the scenario is about."""

    def planned(self, plan: Scenario, value: str) -> Scenario:
        return replace(plan, core=int(value))
