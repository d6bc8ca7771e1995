"""What follows a deed."""

from __future__ import annotations

from typing import Any

from ....kernel.powers import Power
from ....kernel.records import Effect
from ...book import POWERS, VERBS
from ...chapters.actions.play import bonus_given
from ...state import Work

MOMENTS = ("travel", "muster", "trade", "recover", "search", "play", "campaign", "title", "drawn")


def after(moment: str, then: Effect) -> Effect:
    """After that moment the power's user (a standing power: its holder) does this."""
    return Effect(f"after_{moment}", (), (then,))


def _after(work: Work, power: Power, seat: int, *rest: Any) -> None:
    user = power.seat if power.seat >= 0 else seat
    VERBS.do(work, power.effects[0], (power.source, user, power.place))


@POWERS.reacts("play", "after_play")
def _after_play(work: Work, power: Power, seat: int, *rest: Any) -> None:
    bonus_given(work, power.source)
    _after(work, power, seat, *rest)


for _moment in MOMENTS:
    if _moment != "play":
        POWERS.reacts(_moment, f"after_{_moment}")(_after)
