"""Mission 6: two Keys open the last chamber, and the Hellhound caged in it must die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.records import Refusal
from ...kernel.work import tell
from ..catalog import MISSIONS
from ..chapters.board.board import board_of
from ..chapters.gear.experience import earn
from ..features import Feature, feature
from ..state import Goal
from .shared.calls import call_guard
from .shared.common import LOCKED, door_of, draw_artifact, rouse, slain

if TYPE_CHECKING:
    from ..state import Lying, Table, Work

KEYS = 2
FALSE_LEAD = 5


def keys_found(table: Table) -> int:
    """Keys are the artifact tokens; one hides among the four that lie face down (ruling A-102)."""
    return KEYS - sum(token.type == "artifact" for token in table.tokens)


@feature("mission_6")
class Mission6(Feature):
    """The Fiend's Treasure (MD-MIS-06)."""

    def picked(self, work: Work, seat: int, token: Lying) -> None:
        if token.type == "lair":
            tell(work, "md-event-false-lead", "MD-MIS-06-07", hero=work.heroes[seat].hero)
            earn(work, seat, FALSE_LEAD, "MD-MIS-06-07")
        elif token.type == "artifact":
            tell(work, "md-event-key", "MD-MIS-06-08", hero=work.heroes[seat].hero, n=keys_found(work), need=KEYS)
        else:
            draw_artifact(work, seat)

    def door_barred(self, table: Table, door: int) -> Refusal | None:
        """The special door takes both Keys; any hero beside it may use them (MD-MIS-06-08)."""
        return LOCKED if door == door_of(table, "special") and keys_found(table) < KEYS else None

    def opened(self, work: Work, door: int, chamber: int) -> bool:
        """The cage holds the Hellhound and nothing else (ruling A-101); the rooms of the second Key and of the library
        are protected by a guard (MD-MIS-06-09)."""
        if door == door_of(work, "special"):
            rouse(work, "MD-MIS-06-06")
            return True
        board = board_of(work.mission)
        for spot in MISSIONS[work.mission].tokens:
            zone = board.number[spot.zone]
            if spot.type != "objective" and board.chamber_of[zone] == chamber:
                tell(work, "md-event-protected", "MD-MIS-06-09")
                call_guard(work, zone)
                return True
        return False

    def goals(self, table: Table) -> list[Goal]:
        door = Goal("door", int(door_of(table, "special") not in table.shut))
        return [Goal("keys", keys_found(table), KEYS), door, Goal("fiend", int("fiend" in slain(table)))]
