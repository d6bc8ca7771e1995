"""Mission 9: hold the shrine against ten arrivals of enemies, then kill every last one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel.work import push, tell
from ..book import BOOK
from ..catalog import MISSIONS
from ..chapters.board.board import board_of, tile_zones
from ..chapters.board.ending import decide_soon
from ..chapters.enemies.intents import kinds_reaching
from ..chapters.gear.levels import raise_level
from ..chapters.heroes.doors import place_treasure
from ..features import Feature, feature
from ..state import Goal, heap_at, note, noted
from .shared.calls import call_guard, call_monster

if TYPE_CHECKING:
    from ..state import Foe, Table, Work

#: Guards appear on these level tokens.
GUARDED = (2, 3, 4, 5)
#: The round of the last arrival; the set-up brings the first (MD-MIS-09-10, MD-MIS-09-20).
LAST = 10
TREASURES = 2


def token_of(table: Table, level: int) -> int:
    """The zone of a level token."""
    return next(zone for here, zone in table.levels if here == level)


def shrine(table: Table) -> int:
    """The zone of the artifact, which is also the start zone."""
    return board_of(table.mission).start


def pillar_zone(table: Table, pillar: int) -> int:
    return board_of(table.mission).number[MISSIONS[table.mission].pillars[pillar].zone]


@feature("mission_9")
class Mission9(Feature):
    """Maze of Darkness (MD-MIS-09)."""

    def events(self, table: Table, drawn: bool) -> bool:
        return False  # MD-MIS-09-05

    def reinforcements(self, table: Table, called: bool) -> bool:
        return False  # MD-MIS-09-06

    def climbing(self, table: Table, rises: bool) -> bool:
        return False  # MD-MIS-09-07

    def prepare(self, work: Work) -> None:
        guards_arrive(work, "MD-MIS-09-04")

    def round_starts(self, work: Work) -> None:
        """Even rounds bring a roaming monster, odd ones a level and guards, until the tenth (MD-MIS-09-08 to 11)."""
        if not 1 < work.round <= LAST:
            return
        if work.round % 2:
            raise_level(work, work.level + 1, "MD-MIS-09-11")
            guards_arrive(work, "MD-MIS-09-11")
        else:
            tell(work, "md-event-monster-comes", "MD-MIS-09-09")
            call_monster(work, token_of(work, work.round // 2))

    def enemies_start(self, work: Work) -> None:
        """An enemy beside the artifact takes it (MD-MIS-09-03)."""
        if any(foe.at == shrine(work) for foe in work.foes):
            noted(work, "taken")

    def lures(self, table: Table, foe: Foe) -> tuple[int, ...]:
        """A pillar counts as the hero with the most experience, for any kind of combat that reaches its zone
        (MD-MIS-09-12, ruling A-108)."""
        return tuple(one.n for one in table.pillars if kinds_reaching(table, foe, pillar_zone(table, one.n)))

    def holds(self, table: Table, held: bool, foe: Foe) -> bool:
        """A pillar keeps enemies in its zone until it falls (MD-MIS-09-13)."""
        return held or any(pillar_zone(table, one.n) == foe.at for one in table.pillars)

    def march(self, table: Table, foe: Foe) -> int:
        """Whoever moves heads for the artifact, whatever heroes it sees (MD-MIS-09-16)."""
        return shrine(table)

    def killed(self, work: Work, foe: Foe, seat: int) -> None:
        decide_soon(work)

    def shown(self, table: Table, found: dict[str, Any]) -> dict[str, Any]:
        """What the next round brings, and on which level tokens."""
        n = table.round + 1
        if n > LAST:
            return {**found, "next": "", "tokens": []}
        arrivals, tokens = ("guards", list(GUARDED)) if n % 2 else ("roaming", [n // 2])
        return {**found, "next": arrivals, "tokens": tokens}

    def goals(self, table: Table) -> list[Goal]:
        """Arrivals dealt with; the last one when no enemy is left (ruling A-110)."""
        over = table.round >= LAST and not table.foes
        return [Goal("horde", LAST if over else min(table.round, LAST) - 1, LAST)]

    def lost(self, table: Table) -> str | None:
        return "artifact-taken" if note(table, "taken") is not None else None


def guards_arrive(work: Work, rule: str) -> None:
    """One guard after another on the level tokens 2 to 5, each with whatever missing figures set in motion (ruling
    A-111); then the treasure of the shrine is refilled."""
    tell(work, "md-event-wave", rule, level=work.level)
    push(work, "refill_shrine")
    for level in reversed(GUARDED):
        call_guard(work, token_of(work, level))


@BOOK.does("refill_shrine")
def _refill(work: Work) -> None:
    """Each chamber zone of the central tile holds two treasure tokens again (MD-MIS-09-17)."""
    board = board_of(work.mission)
    for zone in tile_zones(work, board.tiles[shrine(work)]):
        if board.chamber_of[zone] >= 0:
            heap = heap_at(work, zone)
            place_treasure(work, zone, max(0, TREASURES - heap.normal - heap.special), 0)
