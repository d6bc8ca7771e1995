"""Solo Conquest (MK-SCN-SOLO): six rounds to take two cities."""

from __future__ import annotations

from ..catalog import SCENARIOS, Scenario

SOLO_CONQUEST = Scenario(
    "solo_conquest",
    number=2,
    rounds=6,
    shape="wedge",
    countryside=7,
    core=2,
    core_cities=2,
    city_levels=(5, 8),
    features=("conquer", "dummy"),
)

SCENARIOS[SOLO_CONQUEST.id] = {1: SOLO_CONQUEST}
