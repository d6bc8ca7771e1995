"""Squalid District: its ruler may change the end die by one, unless a Citizen (OA-PLAY-062)."""

from __future__ import annotations

from .....kernel.powers import Power
from .....kernel.records import Effect
from .....kernel.work import push
from ....book import POWERS
from ....chapters.pieces.rule import card_ruler
from ....state import Work


def bend_end_die() -> Effect:
    return Effect("bend_end_die")


@POWERS.reacts("end_die", "bend_end_die")
def _bend(work: Work, power: Power, shown: int) -> None:
    ruling = card_ruler(work, power.source, power.seat, power.place)
    if ruling >= 0:
        push(work, "end.bend", shown, power.source, seat=ruling)
