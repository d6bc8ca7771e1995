"""Mission 8: break the pillars that shut in the three Executors, and kill them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.work import push, tell
from ..catalog import MISSIONS
from ..features import Feature, feature
from ..state import NOBODY, Goal
from .shared.common import count_kill, draw_artifact, rouse, slain

if TYPE_CHECKING:
    from ..state import Foe, Table, Work

#: What the killer of an Executor draws besides its equipment, and an artifact.
TREASURES, TREASURE_LEVEL = 3, 4


@feature("mission_8")
class Mission8(Feature):
    """Big Game Hunting (MD-MIS-08). An Executor counts for event cards once it is freed (ruling A-106)."""

    def fallen(self, work: Work, pillar: int) -> None:
        """Both pillars of a tile set its own Executor free, and no other (MD-MIS-08-06, MD-MIS-08-08)."""
        rouse(work, "MD-MIS-08-06")

    def killed(self, work: Work, foe: Foe, seat: int) -> None:
        """The killer draws three treasures of level 4 and an artifact on top of the equipment (MD-MIS-08-07)."""
        if not foe.tag:
            return
        count_kill(work, foe)
        if seat == NOBODY:
            return
        tell(work, "md-event-hoard", "MD-MIS-08-07", hero=work.heroes[seat].hero, n=TREASURES, level=TREASURE_LEVEL)
        draw_artifact(work, seat)
        push(work, "draw_treasures", seat, TREASURE_LEVEL, TREASURES)

    def goals(self, table: Table) -> list[Goal]:
        return [Goal("executors", len(slain(table)), len(MISSIONS[table.mission].monsters))]
