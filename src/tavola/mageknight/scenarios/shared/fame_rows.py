"""Blitz (MK-SCN-BLITZ-05b): each end of a Fame row crossed gives 1 Fame more, at once."""

from __future__ import annotations

from ...chapters.pieces.fame import gain_fame, level_for
from ...features import Feature, feature
from ...state import Work


@feature("fame_rows")
class FameRows(Feature):
    """Blitz scenarios are shorter, so Fame comes faster."""

    def fame_gained(self, work: Work, n: int) -> None:
        """The extra Fame may itself cross a row, and then gives another."""
        crossed = level_for(work.me.fame) - level_for(work.me.fame - n)
        gain_fame(work, crossed, "MK-SCN-BLITZ-05b")
