"""First Reconnaissance (MK-SCN-RECON): find the city.

Two to four players compete mildly for three rounds; the solo variant lasts two Days and two Nights with a Dummy.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..catalog import SCENARIOS, Scenario

COMPETITIVE = Scenario(
    "first_reconnaissance",
    rounds=3,
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
    titles=True,
)
SOLO = replace(COMPETITIVE, rounds=4, dummy=True, titles=False, skills="cooperative")

SCENARIOS["first_reconnaissance"] = {
    1: SOLO,
    2: COMPETITIVE,
    3: replace(COMPETITIVE, countryside=9),
    4: replace(COMPETITIVE, countryside=11),
}
