"""A board of one's own in a position: `[board]` lays tiles and doors, or moves the start and the exit of a mission."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, impossible, known, listed, only, section_of, table_of, text
from ..catalog import MISSIONS, ON, TILES, Laid, OwnBoard, on_board, printed_id
from ..chapters.board.board import Board

#: The one mission whose rules are bound to no place: its tiles may be laid otherwise.
FREE = "tutorial"
#: Zones of a tile along one side, and how far a board may reach.
SIDE, FARTHEST = 3, 9


def board_asked(table: Mapping[str, Any], mission: str) -> str:
    """The mission on the board a position asks for; as printed where it asks for none."""
    section = table_of(table, "board")
    if not section:
        return mission
    only(section, ("tiles", "doors", "start", "exit"), "board.")
    tiles = _tiles(listed(section, "tiles", "board."))
    if tiles and mission != FREE:
        raise impossible("scenario", mission, (FREE,))
    printed = MISSIONS[mission]
    first = f"{tiles[0].tile}.a1" if tiles else printed.start
    bare = Board(on_board(mission, OwnBoard(tiles, first, first if tiles else printed.exit)))
    if "doors" in section and not tiles:
        raise BadPosition("error-position-value", key="board.doors", value="doors")
    doors = tuple(_door(bare, entry) for entry in listed(section, "doors", "board."))
    for place, door in enumerate(doors):
        if door in doors[:place] or door[::-1] in doors[:place]:
            raise impossible("board.doors", " ".join(door))
    zones = tuple(bare.names)
    start = known(text(section, "start", "" if tiles else printed.start, "board."), zones, "board.start")
    end = known(text(section, "exit", "" if tiles else printed.exit, "board."), ("", *zones), "board.exit")
    return on_board(mission, OwnBoard(tiles, start, end, doors))


def _tiles(entries: list[Any]) -> tuple[Laid, ...]:
    """Tiles side by side: each once, whichever face is up, and none apart from the others."""
    laid: dict[tuple[int, int], Laid] = {}
    for entry in entries:
        section = section_of(entry, "board.tiles")
        only(section, ("tile", "at", "turn"), "board.tiles.")
        tile = known(str(section.get("tile", "")), TILES, "board.tiles.tile")
        if any(other.tile.rstrip("rv") == tile.rstrip("rv") for other in laid.values()):
            raise impossible("board.tiles.tile", tile)
        at = text(section, "at", "0,0", "board.tiles.")
        x, y = _slot(at)
        if (x, y) in laid:
            raise impossible("board.tiles.at", at)
        turn = bounded(section, "turn", 0, 0, 3, "board.tiles.")
        laid[x, y] = Laid(tile, SIDE * x, SIDE * y, turn)
    joined = set(list(laid)[:1])
    while more := {slot for slot in laid if slot not in joined and any(_beside(slot, one) for one in joined)}:
        joined |= more
    for x, y in laid:
        if (x, y) not in joined:
            raise impossible("board.tiles.at", f"{x},{y}")
    return tuple(laid.values())


def _beside(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _slot(said: str) -> tuple[int, int]:
    parts = said.split(",")
    if len(parts) != 2 or not all(part.strip().isdecimal() and int(part) <= FARTHEST for part in parts):
        raise impossible("board.tiles.at", said)
    return int(parts[0]), int(parts[1])


def _door(board: Board, entry: object) -> tuple[str, str]:
    """A door between two zones that lie side by side."""
    if not isinstance(entry, list) or len(entry) != 2:
        raise impossible("board.doors", entry)
    a, b = (known(str(name), board.number, "board.doors") for name in entry)
    (x, y), (u, v) = board.cells[board.number[a]], board.cells[board.number[b]]
    if abs(x - u) + abs(y - v) != 1:
        raise impossible("board.doors", f"{a} {b}")
    return a, b


def board_told(mission: str) -> dict[str, Any]:
    """The section that lays this board again."""
    if ON not in mission:
        return {}
    printed, own = MISSIONS[mission], MISSIONS[printed_id(mission)]
    found: dict[str, Any] = {"start": printed.start, **({"exit": printed.exit} if printed.exit else {})}
    if printed.layout != own.layout:
        found["tiles"] = [
            {"tile": laid.tile, "at": f"{laid.x // SIDE},{laid.y // SIDE}", "turn": laid.turn}
            for laid in printed.layout
        ]
        found["doors"] = [[door.a, door.b] for door in printed.doors]
    return {"board": found}


def lays_tiles(mission: str) -> bool:
    """Whether the tiles lie otherwise than printed: then nothing lies on them but what the position names."""
    return MISSIONS[mission].layout != MISSIONS[printed_id(mission)].layout
