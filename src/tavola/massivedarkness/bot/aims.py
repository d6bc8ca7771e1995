"""Where a hero wants to go: places that draw, and how strongly from afar."""

from __future__ import annotations

from typing import NamedTuple

from ..chapters.board.board import FAR, tile_levels
from ..features import Feature, first
from .mind import Mind

#: How much each kind of aim draws.
OBJECTIVE = 8.0
CHAMBER = 5.0
TREASURE = 1.6
SPECIAL = 2.4


class Aim(NamedTuple):
    """A zone worth reaching, how much it draws a hero who is there, and what is left of that per step."""

    zone: int
    worth: float
    fading: float = 0.93


def pull(mind: Mind, found: list[Aim], zone: int) -> float:
    """How much the aims draw a hero who stands in a zone."""
    best = 0.0
    for aim in found:
        far = mind.ways.through(aim.zone)[zone]
        if far < FAR:
            value = aim.worth * aim.fading**far
            if value > best:
                best = value
    return best


def treasure(mind: Mind) -> list[Aim]:
    """Treasure lying about, where no enemy stands on it."""
    foes = {foe.at for foe in mind.table.foes}
    return [
        Aim(heap.at, TREASURE * heap.normal + SPECIAL * heap.special, 0.82)
        for heap in mind.table.treasure
        if heap.at not in foes and heap.at not in mind.table.gone
    ]


def chambers(mind: Mind, most: int = 9, tiles: tuple[str, ...] = ()) -> list[Aim]:
    """Doors of chambers nobody has opened, on tiles up to a level or on those named: treasure and experience wait."""
    table, board = mind.table, mind.board
    found = []
    for door in table.shut:
        if first(table, Feature.door_barred, door) is not None:
            continue
        for here, behind in (board.doors[door], board.doors[door][::-1]):
            chamber = board.chamber_of[behind]
            if chamber < 0 or chamber in table.opened or board.chamber_of[here] == chamber:
                continue
            if behind in table.gone or (tiles and board.tiles[behind] not in tiles):
                continue
            levels = tile_levels(table, behind)
            if not levels or levels[-1] <= most:
                found.append(Aim(here, CHAMBER, 0.9))
    return found


def lying(mind: Mind) -> list[Aim]:
    """Objective tokens that can be picked up."""
    return [Aim(token.at, OBJECTIVE) for token in mind.table.tokens if not token.fixed]


def way_out(mind: Mind) -> list[Aim]:
    """The exit."""
    return [Aim(mind.board.exit, OBJECTIVE)] if mind.board.exit >= 0 else []
