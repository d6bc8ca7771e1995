"""What several missions share: doors with a role, artifacts found, monsters that wait, kills that count."""

from __future__ import annotations

from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...catalog import MISSIONS, MonsterSpot
from ...chapters.board.board import board_of
from ...chapters.board.ending import decide_soon
from ...chapters.board.naming import foe_type
from ...features import Feature, feature
from ...state import Foe, Lying, Table, Work, alter, note, noted

LOCKED = no("MD-ACT-15", "md-why-door-locked")


def door_of(table: Table, role: str) -> int:
    """The door to which the mission gives a role."""
    return next(n for n, door in enumerate(MISSIONS[table.mission].doors) if door.role == role)


def draw_artifact(work: Work, seat: int) -> None:
    """A hero draws a random artifact card; with none left nothing happens (ruling A-128)."""
    push(work, "draw_artifact", seat)


@feature("artifacts")
class Artifacts(Feature):
    """Whoever picks up an objective token draws an artifact."""

    def picked(self, work: Work, seat: int, token: Lying) -> None:
        draw_artifact(work, seat)


# Monsters of the mission, by the tag they carry.


@feature("monsters")
class Monsters(Feature):
    """Monsters with a part to play are no roaming monsters to event cards."""

    def roams(self, table: Table, counts: bool, foe: Foe) -> bool:
        return counts and not foe.tag


@feature("quarry")
class Quarry(Monsters):
    """Monsters the heroes have to kill: it is remembered which of them are dead."""

    def killed(self, work: Work, foe: Foe, seat: int) -> None:
        count_kill(work, foe)


def spot_of(table: Table, tag: str) -> MonsterSpot | None:
    """What the mission prints about one of its monsters."""
    return next((spot for spot in MISSIONS[table.mission].monsters if spot.id == tag), None)


def roused(table: Table, spot: MonsterSpot) -> bool:
    """Whether what a monster waits for has happened: its chamber was opened, both pillars of its tile have fallen, or
    every pillar has; the last also needs its chamber open (MD-MIS-08-06, ruling A-116)."""
    board = board_of(table.mission)
    zone = board.number[spot.zone]
    if spot.asleep == "tile_pillars_destroyed":
        pillars = MISSIONS[table.mission].pillars
        return all(board.tiles[board.number[pillars[one.n].zone]] != board.tiles[zone] for one in table.pillars)
    if spot.asleep == "all_pillars_destroyed" and table.pillars:
        return False
    return board.chamber_of[zone] in table.opened


def rouse(work: Work, rule: str) -> None:
    """Wake every monster of the mission that has nothing left to wait for."""
    for foe in work.foes:
        spot = spot_of(work, foe.tag) if foe.asleep else None
        if spot is not None and roused(work, spot):
            alter(work, foe.n, asleep=False)
            tell(work, "md-event-wakes", rule, enemy=foe_type(foe))


def slain(table: Table) -> tuple[str, ...]:
    """The tags of the mission's monsters that have been killed."""
    tags = note(table, "slain")
    return tuple(tags.split("+")) if tags else ()


def count_kill(work: Work, foe: Foe) -> None:
    """Remember that a monster of the mission is dead, and look at once whether that was the last objective."""
    if foe.tag:
        noted(work, "slain", "+".join((*slain(work), foe.tag)))
        decide_soon(work)
