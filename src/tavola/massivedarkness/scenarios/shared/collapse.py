"""Parts of the board that fall away, with everybody on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...catalog import MISSIONS
from ...chapters.board.board import board_of
from ...chapters.combat.suffering import kill
from ...chapters.combat.wounds import slay

if TYPE_CHECKING:
    from ...state import Work


def swallow(work: Work, zones: tuple[int, ...], rule: str) -> bool:
    """Remove zones: whoever is there dies, without experience or loot for anybody, and whatever lies there is gone.

    True: a hero was among them, even one already dead, who has no place to stand up in any more."""
    board, printed = board_of(work.mission), MISSIONS[work.mission]
    heroes = [seat for seat, hero in enumerate(work.heroes) if hero.at in zones and not hero.out]
    for seat in heroes:
        kill(work, seat, rule)
    for foe in work.foes:
        if foe.at in zones:
            slay(work, foe.n, xp=False)
    work.gone = tuple(sorted({*work.gone, *zones}))
    work.levels = tuple((level, at) for level, at in work.levels if at not in zones)
    work.treasure = tuple(heap for heap in work.treasure if heap.at not in zones)
    work.tokens = tuple(token for token in work.tokens if token.at not in zones)
    work.pillars = tuple(one for one in work.pillars if board.number[printed.pillars[one.n].zone] not in zones)
    return bool(heroes)
