"""What begins the last turns: the city found, or every city conquered. A scenario with another aim ends as its own
feature says."""

from __future__ import annotations

from ....kernel.work import push
from ...chapters.land.cities import all_taken
from ...features import Feature, feature
from ...state import Table, Work


@feature("find_city")
class FindCity(Feature):
    """The city is what everybody looks for."""

    def city_found(self, work: Work) -> None:
        """Not while the map is first laid out, and only once."""
        if work.final < 0 and work.turn:
            push(work, "rounds.last_turns", "MK-SCN-RECON-10a")


@feature("conquer")
class Conquer(Feature):
    """The cities are to be conquered, all of them."""

    def conquest(self, table: Table, aim: bool) -> bool:
        return True

    def city_conquered(self, work: Work) -> None:
        if all_taken(work):
            push(work, "rounds.last_turns", "MK-SCN-SOLO-08a")
