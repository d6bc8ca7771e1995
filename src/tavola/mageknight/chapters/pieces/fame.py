"""The two tracks of the Hero: Fame moves at once, Reputation between its ends."""

from __future__ import annotations

from bisect import bisect_right

from ....kernel.work import tell
from ...features import Feature, fire
from ...state import Work
from .tracks import LEVELS, REPUTATION

WORST, BEST = min(REPUTATION), max(REPUTATION)


def gain_fame(work: Work, n: int, rule: str) -> None:
    """Fame moves at once; a level reached is resolved at the end of the turn."""
    if n:
        work.me.fame += n
        tell(work, "mk-event-fame", rule, count=n)
        fire(work, Feature.fame_gained, n)


def change_reputation(work: Work, n: int, rule: str) -> None:
    """Steps beyond an end of the track are lost."""
    before = work.me.reputation
    work.me.reputation = max(WORST, min(BEST, before + n))
    if work.me.reputation != before:
        tell(work, "mk-event-reputation", rule, count=work.me.reputation - before)


_ROWS = tuple(row.fame_from for row in LEVELS)


def level_for(fame: int) -> int:
    """The level whose row holds this much Fame; Fame past the track stays on the last row."""
    return LEVELS[max(0, bisect_right(_ROWS, fame) - 1)].level


def influence_bonus(reputation: int) -> int | None:
    """What the Reputation space adds to an interaction; None on the X space."""
    return REPUTATION[reputation]
