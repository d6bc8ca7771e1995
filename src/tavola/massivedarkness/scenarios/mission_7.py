"""Mission 7: heroes on both levers open the locked door, then all escape past its warden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.records import Refusal
from ...kernel.work import tell
from ..catalog import MISSIONS
from ..chapters.board.board import board_of, zone_name
from ..chapters.heroes.doors import unlock
from ..features import Feature, feature
from ..state import Goal
from .shared.calls import call_monster
from .shared.common import LOCKED, door_of

if TYPE_CHECKING:
    from ..state import Table, Work

WARDEN = "warden"


def manned(table: Table) -> tuple[int, int]:
    """How many lever zones hold a living hero, and how many must: one is enough for a single starting hero."""
    levers = {token.at for token in table.tokens if token.type == "lair"}
    held = levers & {hero.at for hero in table.heroes if hero.present}
    return len(held), min(len(levers), len(table.heroes))


def behind(table: Table) -> int:
    """The room behind the locked door."""
    return board_of(table.mission).number[MISSIONS[table.mission].doors[door_of(table, "special")].b]


@feature("mission_7")
class Mission7(Feature):
    """Sparks in the Dark (MD-MIS-07)."""

    def door_barred(self, table: Table, door: int) -> Refusal | None:
        """No hand opens the locked door (MD-MIS-07-04)."""
        return LOCKED if door == door_of(table, "special") else None

    def round_starts(self, work: Work) -> None:
        """Heroes in the lever zones when a round starts open the locked door for good; the level may rise before its
        warden is equipped (MD-MIS-07-04, MD-MIS-07-07, ruling A-103)."""
        door = door_of(work, "special")
        have, need = manned(work)
        if door in work.shut and have >= need:
            tell(work, "md-event-levers", "MD-MIS-07-04", zone=zone_name(work, behind(work)))
            unlock(work, door, behind(work))

    def opened(self, work: Work, door: int, chamber: int) -> bool:
        if door != door_of(work, "special"):
            return False
        tell(work, "md-event-warden", "MD-MIS-07-06")
        call_monster(work, behind(work), "greater", WARDEN)
        return True

    def may_leave(self, table: Table, may: bool, seat: int) -> bool:
        return door_of(table, "special") not in table.shut

    def goals(self, table: Table) -> list[Goal]:
        return [Goal("levers", int(door_of(table, "special") not in table.shut))]
