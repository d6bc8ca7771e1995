"""The board in a view: what the mission printed (`map`, the same all game long), and what lies on it now (`board`)."""

from __future__ import annotations

from functools import lru_cache

from ..catalog import MISSIONS, printed_id
from ..chapters.board.board import Board, board_of
from ..chapters.board.naming import foe_name
from ..features import Feature, first
from ..state import Lying, State, heap_at
from . import records as seen


@lru_cache(maxsize=64)
def map_view(mission: str) -> seen.DungeonMap:
    """What never changes."""
    printed, board = MISSIONS[mission], board_of(mission)
    names = board.names
    return seen.DungeonMap(
        mission=printed_id(mission),
        width=1 + max(x for x, _ in board.cells),
        height=1 + max(y for _, y in board.cells),
        tiles=tuple(seen.Laid(laid.tile, laid.x, laid.y, laid.turn) for laid in printed.layout),
        zones=tuple(_zone(board, zone) for zone in range(len(names))),
        joins=tuple((names[a], names[b]) for a, b in board.joins),
        doors=tuple(seen.Door(door.id, door.a, door.b, door.role) for door in printed.doors),
        pillars=tuple(
            seen.Pillar(
                pillar=pillar.id,
                zone=pillar.zone,
                blocks=pillar.blocks,
                marks=pillar.marks,
                health=pillar.health,
                attackable=pillar.attackable,
            )
            for pillar in printed.pillars
        ),
        links=tuple(seen.Link(link.id, link.a, link.b) for link in printed.links),
        chambers=tuple(tuple(names[zone] for zone in zones) for zones in board.chambers),
        start=printed.start,
        exit=printed.exit or None,
    )


def _zone(board: Board, zone: int) -> seen.Zone:
    x, y = board.cells[zone]
    chamber = board.chamber_of[zone]
    return seen.Zone(
        zone=board.names[zone],
        x=x,
        y=y,
        tile=board.tiles[zone] or None,
        kind="room" if chamber >= 0 else "corridor" if board.tiles[zone] else "bridge",
        chamber=chamber if chamber >= 0 else None,
        lit=board.lit[zone],
    )


def board_view(state: State) -> seen.Board:
    """What lies on the board now."""
    printed, board = MISSIONS[state.mission], board_of(state.mission)
    return seen.Board(
        zones={name: _contents(state, board, zone) for zone, name in enumerate(board.names)},
        doors={
            door.id: "open" if n not in state.shut else "locked" if first(state, Feature.door_barred, n) else "closed"
            for n, door in enumerate(printed.doors)
        },
        pillars={printed.pillars[pillar.n].id: pillar.health for pillar in state.pillars},
        opened=state.opened,
        levels=tuple(seen.LevelToken(level, board.names[at], level == state.level) for level, at in state.levels),
    )


def _contents(state: State, board: Board, zone: int) -> seen.Contents:
    heap = heap_at(state, zone)
    return seen.Contents(
        light=board.light(state, zone),
        gone=zone in state.gone,
        treasure=(heap.normal, heap.special),
        tokens=tuple(_token(token) for token in state.tokens if token.at == zone),
        heroes=tuple(seat for seat, hero in enumerate(state.heroes) if hero.at == zone and not hero.out),
        enemies=tuple(foe_name(state, foe) for foe in state.foes if foe.at == zone),
    )


def _token(token: Lying) -> seen.Token:
    """A token that lies face down shows its back only."""
    return seen.Token(token.id, None if token.down else token.type, token.fixed)
