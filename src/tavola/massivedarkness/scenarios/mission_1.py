"""Mission 1, Scorched Earth: find two artifacts and bring them to the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..chapters.board.board import board_of
from ..chapters.gear.experience import earn
from ..features import Feature, feature
from ..state import Goal, note, noted
from .shared.calls import call_guard, carry, spots

if TYPE_CHECKING:
    from ..state import Lying, Table, Work

ARTIFACT = "artifact"
ARTIFACTS = 2


@feature("mission_1")
class ScorchedEarth(Feature):
    """Three tokens lie face down: two artifacts, which are carried and traded like items, and a false lead. The round
    must end with every artifact in the library and no enemy there (MD-MIS-01, rulings A-88 and A-89)."""

    def prepare(self, work: Work) -> None:
        """The library token marks a place: nobody takes it away."""
        work.tokens = tuple(replace(token, fixed=token.type == "library") for token in work.tokens)

    def picked(self, work: Work, seat: int, token: Lying) -> None:
        if token.type == ARTIFACT:
            carry(work, seat, ARTIFACT, 1, "MD-MIS-01-05")
        else:
            earn(work, seat, 5, "MD-MIS-01-04")

    def opened(self, work: Work, door: int, chamber: int) -> bool:
        """The library has a guard of its own, after whatever the door card brings (MD-MIS-01-06, MD-MIS-01-08)."""
        (library,) = spots(work, "library")
        if board_of(work.mission).chamber_of[library] == chamber:
            call_guard(work, library)
        return False

    def round_ends(self, work: Work) -> None:
        """Only now it counts where everybody is (MD-MIS-01-07)."""
        (library,) = spots(work, "library")
        there = sum(hero.carried.count(ARTIFACT) for hero in work.heroes if hero.present and hero.at == library)
        if there == ARTIFACTS and not any(foe.at == library for foe in work.foes):
            noted(work, "library")

    def goals(self, table: Table) -> list[Goal]:
        found = sum([hero.carried.count(ARTIFACT) for hero in table.heroes])
        return [Goal("artifacts", found, ARTIFACTS), Goal("library", int(note(table, "library") is not None))]
