"""First Reconnaissance (MK-SCN-RECON): find the city. The solo variant lasts two Days and two Nights."""

from __future__ import annotations

from ..catalog import SCENARIOS, Scenario

FIRST_RECONNAISSANCE = Scenario(
    "first_reconnaissance",
    players=(1, 1),
    rounds=4,
    shape="wedge",
    countryside=8,
    core=2,
    core_cities=1,
    ordered=True,
    core_on_coast=True,
    cities=False,
    elites=False,
    village_units=True,
    late_offers=True,
    reveal_fame=1,
    goal="find_city",
)

SCENARIOS[FIRST_RECONNAISSANCE.id] = FIRST_RECONNAISSANCE
