"""First Reconnaissance (MK-SCN-RECON): find the city.

Two to four players compete mildly for three rounds; the solo variant lasts two Days and two Nights with a Dummy.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..catalog import SCENARIOS, UNITS, Scenario, UnitCard
from ..chapters.pieces.fame import gain_fame
from ..features import Feature, feature
from ..state import Table, Work
from .shared.alone import alone

COMPETITIVE = Scenario(
    "first_reconnaissance",
    number=1,
    rounds=3,
    shape="wedge",
    countryside=8,
    core=2,
    core_cities=1,
    features=("find_city", "first_reconnaissance", "titles"),
)
SOLO = replace(alone(COMPETITIVE), rounds=4)

SCENARIOS["first_reconnaissance"] = {
    1: SOLO,
    2: COMPETITIVE,
    3: replace(COMPETITIVE, countryside=9),
    4: replace(COMPETITIVE, countryside=11),
}


@feature("first_reconnaissance")
class FirstReconnaissance(Feature):
    """An easy first game: no Elite Units, a fitting first offer, Fame for exploring (MK-SCN-RECON-02 to 05)."""

    def units(self, table: Table, used: list[UnitCard]) -> list[UnitCard]:
        return [unit for unit in used if unit.kind != "elite"]

    def offers_covered(self, table: Table, covered: bool) -> bool:
        return True

    def first_units_stand(self, table: Table, stand: bool) -> bool:
        """The first offer holds a Unit that a village lends."""
        return any("village" in UNITS[name].sites for name in table.unit_offer if name in UNITS)

    def core_on_coast(self, table: Table, may: bool) -> bool:
        return True

    def shuffled(self, table: Table, shuffled: bool) -> bool:
        """Countryside tiles come by their numbers."""
        return False

    def cities_shut(self, table: Table) -> str | None:
        return "MK-SCN-RECON-04"

    def explored(self, work: Work) -> None:
        gain_fame(work, 1, "MK-SCN-RECON-05")
