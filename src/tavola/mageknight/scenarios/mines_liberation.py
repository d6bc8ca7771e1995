"""Mines Liberation (MK-SCN-MINES): every mine is in the hands of monsters, and who frees one owns what it yields."""

from __future__ import annotations

from msgspec.structs import replace

from ..catalog import SCENARIOS, Scenario
from .shared.alone import alone

MINES_LIBERATION = Scenario(
    "mines_liberation",
    rounds=4,
    shape="wedge",
    countryside=8,
    core=1,
    core_cities=1,
    uses=("crystal_mine", "deep_mine"),
    core_bars=("core_1",),
    city="red",
    friendly=True,
    goal="quest",
    titles=True,
    features=("occupied_mines",),
    pvp=True,
)

SCENARIOS[MINES_LIBERATION.id] = {
    1: alone(MINES_LIBERATION),
    2: MINES_LIBERATION,
    3: replace(MINES_LIBERATION, countryside=9, core=2),
    4: replace(MINES_LIBERATION, shape="open4", countryside=11, core=3),
}
