"""Tutorial: fetch the Key, then escape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..chapters.gear.experience import earn
from ..features import Feature, feature
from ..state import Goal

if TYPE_CHECKING:
    from ..state import Lying, Table, Work


@feature("tutorial")
class Tutorial(Feature):
    """The Key is the library token; all heroes leave after it was taken (MD-MIS-00, ruling A-85)."""

    def picked(self, work: Work, seat: int, token: Lying) -> None:
        earn(work, seat, 3, "MD-MIS-00-03")

    def may_leave(self, table: Table, may: bool, seat: int) -> bool:
        return not table.tokens

    def goals(self, table: Table) -> list[Goal]:
        return [Goal("key", int(not table.tokens))]
