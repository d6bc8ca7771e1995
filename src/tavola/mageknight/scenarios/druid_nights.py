"""Druid Nights (MK-SCN-DRUID): mark magical glades by Day, call up what sleeps there at Night."""

from __future__ import annotations

from msgspec.structs import replace

from ..catalog import FORMS, SCENARIOS, VARIANTS, Scenario, Variant
from .shared.alone import alone

ALL = 99  # more than any box holds

DRUID_NIGHTS = Scenario(
    "druid_nights",
    rounds=4,
    shape="wedge",
    countryside=8,
    core=1,
    core_cities=1,
    uses=("magical_glade",),
    city="green",
    friendly=True,
    goal="quest",
    titles=True,
    features=("incantations",),
    pvp=True,
)

SCENARIOS[DRUID_NIGHTS.id] = {
    1: alone(DRUID_NIGHTS),
    2: DRUID_NIGHTS,
    3: replace(DRUID_NIGHTS, countryside=9, core=2),
    4: replace(DRUID_NIGHTS, shape="open4", countryside=11, core=3),
}

#: The epic form: three Days and Nights with every tile but the other cities.
FORMS[DRUID_NIGHTS.id, "epic"] = {
    players: replace(plan, rounds=6, countryside=ALL, core=ALL) for players, plan in SCENARIOS[DRUID_NIGHTS.id].items()
}

VARIANTS["epic"] = Variant("epic", only=("druid_nights", "one_to_return"))
VARIANTS["contested_glades"] = Variant("contested_glades", players=(2, 4), only=("druid_nights",))
