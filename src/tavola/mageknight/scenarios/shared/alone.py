"""Other missions alone (MK-SCN-SOLO-17): the map of two players, a Dummy, no titles and no quarrels."""

from __future__ import annotations

from msgspec.structs import replace

from ...catalog import Scenario

#: Special rules for several people only.
AMONG_PEOPLE = ("titles", "rivalry")


def alone(plan: Scenario) -> Scenario:
    """The plan of two players as one person plays it."""
    features = tuple(name for name in plan.features if name not in AMONG_PEOPLE)
    return replace(plan, features=(*features, "dummy"))
