"""Conquer and Hold (MK-SCN-HOLD): whoever holds the keeps and mage towers at the end has won the land."""

from __future__ import annotations

from msgspec.structs import replace

from ..catalog import SCENARIOS, VARIANTS, Scenario, Variant

#: The predefined map: the book shows it in a picture only, so the places are ours (docs/rulings/mageknight.md).
PLACES = (
    (0, 1, "countryside"),
    (1, 0, "countryside"),
    (1, -1, "countryside"),
    (1, 1, "countryside"),
    (2, -1, "countryside"),
    (2, 0, "core"),
    (2, 1, "core"),
    (3, -1, "core"),
    (3, 0, "core"),
)

CONQUER_AND_HOLD = Scenario(
    "conquer_and_hold",
    rounds=6,
    shape="places",
    places=PLACES,
    countryside=5,
    core=3,
    core_cities=1,
    uses=("keep", "mage_tower"),
    core_uses=("core_2", "core_3", "core_4"),
    base_tiles=True,
    city="white",
    cities=False,
    elites_from=4,
    lends=(("mage_tower", "monastery"), ("keep", "village")),
    owned=("keep", "mage_tower"),
    guards=(1, 2, 3),
    assault_reputation=0,
    spoils=False,
    goal="quest",
    features=("holdings",),
    pvp=True,
)

SCENARIOS[CONQUER_AND_HOLD.id] = {
    2: CONQUER_AND_HOLD,
    3: replace(CONQUER_AND_HOLD, rounds=4, elites_from=3),
    4: replace(CONQUER_AND_HOLD, rounds=4, elites_from=3, teams="on"),
}

VARIANTS["open_map"] = Variant("open_map", only=("conquer_and_hold",))
