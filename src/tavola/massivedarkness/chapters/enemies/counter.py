"""Counter-attacks: enemies a hero attacked in its activation strike back at it (MD-CTR)."""

from __future__ import annotations

from ....kernel.work import push, tell
from ...state import Work, turn_of
from ..board.naming import foe_type, hero_name
from .activation import ready


def strike_back(work: Work, seat: int) -> None:
    """Every living enemy the hero attacked in the activation that ends is activated once against it, in the order the
    players choose; a hero out of its sight and in shadow escapes (MD-CTR-01, MD-CTR-02, MD-CTR-06, ruling A-54)."""
    hit = turn_of(work).hit
    if not hit or not work.heroes[seat].present:
        return
    avenging = []
    for foe in work.foes:
        if foe.n in hit:
            if ready(work, foe, seat):
                avenging.append(foe.n)
            else:
                tell(work, "md-event-no-counter", "MD-CTR-06", enemy=foe_type(foe), hero=hero_name(work, seat))
    if avenging:
        push(work, "enemy_order", seat, *avenging)
