"""Blitz (MK-SCN-BLITZ-05b): each end of a Fame row crossed gives 1 Fame more, at once."""

from __future__ import annotations

from ...chapters.pieces.fame import gain_fame, level_for
from ...features import at_moment
from ...state import Work


@at_moment("fame", "fame_rows")
def cross_rows(work: Work, gained: int) -> None:
    """The extra Fame may itself cross a row, and then gives another."""
    crossed = level_for(work.me.fame) - level_for(work.me.fame - gained)
    gain_fame(work, crossed, "MK-SCN-BLITZ-05b")
