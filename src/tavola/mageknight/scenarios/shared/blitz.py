"""Blitz (MK-SCN-BLITZ): shorter scenarios, in which everything goes faster."""

from __future__ import annotations

from ...chapters.pieces.fame import gain_fame, level_for
from ...features import Feature, feature
from ...state import Table, Work

FAME, REPUTATION, MORE = 1, 2, 1


@feature("blitz")
class Blitz(Feature):
    """Everybody begins with some Fame and Reputation, and there is one die and one Unit more than usual."""

    def first_fame(self, table: Table, fame: int) -> int:
        return FAME

    def first_reputation(self, table: Table, reputation: int) -> int:
        return REPUTATION

    def plenty(self, table: Table, count: int) -> int:
        return count + MORE

    def fame_gained(self, work: Work, n: int) -> None:
        """Each end of a Fame row crossed gives 1 Fame more, at once (MK-SCN-BLITZ-05b). The extra Fame may itself cross
        a row, and then gives another."""
        crossed = level_for(work.me.fame) - level_for(work.me.fame - n)
        gain_fame(work, crossed, "MK-SCN-BLITZ-05b")
