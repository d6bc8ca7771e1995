"""Dungeon Lords (MK-SCN-DUNGEON): dungeons and tombs, those on the map and those nobody knew of."""

from __future__ import annotations

from msgspec.structs import replace

from ..catalog import SCENARIOS, Scenario
from .shared.alone import alone

DUNGEON_LORDS = Scenario(
    "dungeon_lords",
    rounds=5,
    shape="wedge",
    countryside=8,
    core=1,
    core_cities=1,
    uses=("dungeon",),
    core_uses=("core_1",),
    city="blue",
    friendly=True,
    delve_again=False,
    goal="quest",
    titles=True,
    features=("secret_entrances", "tunnels", "delving"),
    pvp=True,
)

SCENARIOS[DUNGEON_LORDS.id] = {
    1: alone(DUNGEON_LORDS),
    2: DUNGEON_LORDS,
    3: replace(DUNGEON_LORDS, countryside=9, core=2),
    4: replace(DUNGEON_LORDS, shape="open4", countryside=11, core=3),
}
