"""The board in a view: what the mission printed (`map`, the same all game long), and what lies on it now (`board`)."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..catalog import MISSIONS
from ..chapters.board.board import Board, board_of
from ..chapters.board.naming import foe_name
from ..features import adventure
from ..state import Lying, State, heap_at


@cache
def map_view(mission: str) -> dict[str, Any]:
    """What never changes. Neighbouring zones neither joined nor parted by a door have a wall between them."""
    printed, board = MISSIONS[mission], board_of(mission)
    names = board.names
    return {
        "mission": mission,
        "width": 1 + max(x for x, _ in board.cells),
        "height": 1 + max(y for _, y in board.cells),
        "tiles": [{"tile": laid.tile, "x": laid.x, "y": laid.y, "turn": laid.turn} for laid in printed.layout],
        "zones": [_zone(board, zone) for zone in range(len(names))],
        "joins": [[names[a], names[b]] for a, b in board.joins],
        "doors": [{"door": door.id, "a": door.a, "b": door.b, "role": door.role} for door in printed.doors],
        "pillars": [
            {
                "pillar": pillar.id,
                "zone": pillar.zone,
                "blocks": list(pillar.blocks),
                "marks": list(pillar.marks),
                "health": pillar.health,
                "attackable": pillar.attackable,
            }
            for pillar in printed.pillars
        ],
        "links": [{"link": link.id, "a": link.a, "b": link.b} for link in printed.links],
        "chambers": [[names[zone] for zone in zones] for zones in board.chambers],
        "start": printed.start,
        "exit": printed.exit or None,
    }


def _zone(board: Board, zone: int) -> dict[str, Any]:
    x, y = board.cells[zone]
    chamber = board.chamber_of[zone]
    return {
        "zone": board.names[zone],
        "x": x,
        "y": y,
        "tile": board.tiles[zone] or None,
        "kind": "room" if chamber >= 0 else "corridor" if board.tiles[zone] else "bridge",
        "chamber": chamber if chamber >= 0 else None,
        "lit": board.lit[zone],
    }


def board_view(state: State) -> dict[str, Any]:
    """What lies on the board now."""
    printed, board = MISSIONS[state.mission], board_of(state.mission)
    rules = adventure(state)
    return {
        "zones": {name: _contents(state, board, zone) for zone, name in enumerate(board.names)},
        "doors": {
            door.id: "open" if n not in state.shut else "closed" if rules.may_open(state, n) else "locked"
            for n, door in enumerate(printed.doors)
        },
        "pillars": {printed.pillars[pillar.n].id: pillar.health for pillar in state.pillars},
        "opened": list(state.opened),
        "levels": [
            {"level": level, "zone": board.names[at], "active": level == state.level} for level, at in state.levels
        ],
    }


def _contents(state: State, board: Board, zone: int) -> dict[str, Any]:
    heap = heap_at(state, zone)
    return {
        "light": board.light(state, zone),
        "gone": zone in state.gone,
        "treasure": [heap.normal, heap.special],
        "tokens": [token_view(token) for token in state.tokens if token.at == zone],
        "heroes": [seat for seat, hero in enumerate(state.heroes) if hero.at == zone and not hero.out],
        "enemies": [foe_name(state, foe) for foe in state.foes if foe.at == zone],
    }


def token_view(token: Lying) -> dict[str, Any]:
    """A token that lies face down shows its back only."""
    return {"token": token.id, "type": None if token.down else token.type, "fixed": token.fixed}
