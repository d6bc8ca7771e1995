"""Other missions alone (MK-SCN-SOLO-17): the map of two players, a Dummy, no titles and no quarrels."""

from __future__ import annotations

from msgspec.structs import replace

from ...catalog import Scenario


def alone(plan: Scenario) -> Scenario:
    """The plan of two players as one person plays it."""
    return replace(plan, dummy=True, titles=False, skills="cooperative", pvp=False)
