"""Doors: opening them, the level behind them, and the door card of a chamber that is opened for the first time."""

from __future__ import annotations

from ....kernel.records import Option, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import DOORS, Block
from ...features import Feature, claim, fold
from ...state import Heap, Table, Work, heap_at, lay
from ..board.board import board_of, tile_levels, ways_of, zone_name
from ..board.decks import discard, draw
from ..enemies.spawn import guard
from ..gear.levels import raise_level


def open_door(work: Work, seat: int, door: int) -> None:
    """A hero opens a door of its zone: it stays open, the level may rise, then the chamber is revealed (MD-ACT-61)."""
    board = board_of(work.mission)
    one, two = board.doors[door]
    here = work.heroes[seat].at
    behind = two if one == here else one
    tell(work, "md-event-opens", "MD-ACT-08", hero=work.heroes[seat].hero, zone=zone_name(work, behind))
    unlock(work, door, behind)


def unlock(work: Work, door: int, behind: int, reveal: bool = True) -> None:
    """A door opens onto a zone, by whatever means; `reveal`: the chamber behind it shows its contents."""
    work.shut = tuple(other for other in work.shut if other != door)
    levels = tile_levels(work, behind)
    if fold(work, Feature.climbing, True) and levels:
        raise_level(work, levels[-1], "MD-LVL-06")
    chamber = board_of(work.mission).chamber_of[behind]
    if chamber < 0 or chamber in work.opened:
        return
    work.opened = (*work.opened, chamber)
    if not claim(work, Feature.opened, door, chamber) and reveal:
        push(work, "door_card", behind)


@BOOK.does("door_card")
def _door_card(work: Work, behind: int) -> None:
    """One card for the whole chamber; its first block is for the room behind the door (MD-ACT-13, MD-ACT-16)."""
    card = draw(work, "door")
    if not card:
        return
    tell(work, "md-event-door-card", "MD-ACT-13", door_card=card)
    discard(work, "door", card)
    push(work, "door_zones", card, behind)


def _next_rooms(table: Table, zones: tuple[int, ...]) -> tuple[int, ...]:
    """Rooms that may come next: beside the last one, else beside the first (ruling A-120)."""
    board = board_of(table.mission)
    near = ways_of(table).near
    chamber = board.chamber_of[zones[0]]
    for zone in (zones[-1], zones[0]):
        rooms = tuple(z for z in near[zone] if board.chamber_of[z] == chamber and z not in zones)
        if rooms:
            return rooms
    return ()


def _fillings(table: Table, card: str, zones: tuple[int, ...]) -> set[frozenset[tuple[int, Block, int]]]:
    """Every way the blocks of a door card can still come to lie; rooms without an enemy are filled in no order."""
    rooms = _next_rooms(table, zones) if len(zones) < 3 else ()
    if rooms:
        return {filling for room in rooms for filling in _fillings(table, card, (*zones, room))}
    laid = enumerate(zip(zones, DOORS[card].blocks, strict=False))
    return {frozenset((zone, block, place if block.enemy else 0) for place, (zone, block) in laid)}


@BOOK.does("door_zones")
def _door_zones(work: Work, card: str, *zones: int) -> None:
    """Settle which rooms are the second and third; the active player chooses where several could be (MD-ACT-19)."""
    rooms = _next_rooms(work, zones) if len(zones) < 3 else ()
    if not rooms:
        blocks = DOORS[card].blocks
        for zone, block in reversed(tuple(zip(zones, blocks, strict=False))):
            push(work, "door_block", zone, block.enemy, block.normal, block.special)
    elif len(_fillings(work, card, zones)) == 1:
        if len(rooms) > 1:
            work.ledger.forced.append(tuple(f"room {zone_name(work, zone)}" for zone in rooms))
        push(work, "door_zones", card, *zones, rooms[0])
    else:
        push(work, "door_room", card, *zones)


ROOM = BOOK.asks("door_room", rest=1)


@ROOM.prompt
def _room_asked(table: Table, seat: int, card: str, zones: tuple[int, ...]) -> Text:
    return Text("md-ask-door-room", {"n": len(zones) + 1})


@ROOM.offers
def _rooms(table: Table, seat: int, card: str, zones: tuple[int, ...]) -> list[Option]:
    return [Option(f"room {zone_name(table, zone)}", "room", (zone,)) for zone in _next_rooms(table, zones)]


@ROOM.answers("room")
def _room(work: Work, seat: int, card: str, zones: tuple[int, ...], zone: int) -> None:
    push(work, "door_zones", card, *zones, zone)


@BOOK.does("door_block")
def _door_block(work: Work, zone: int, enemy: str, normal: int, special: int) -> None:
    """An enemy of the current level, and treasure tokens (MD-ACT-20 to 22)."""
    place_treasure(work, zone, normal, special)
    if enemy == "guard":
        guard(work, zone)
    elif enemy:
        tell(work, "md-event-ambush", "MD-ACT-21")
        guard(work, work.heroes[work.acting].at)


def place_treasure(work: Work, zone: int, normal: int, special: int) -> None:
    """Put treasure tokens into a zone."""
    if normal or special:
        heap = heap_at(work, zone)
        lay(work, Heap(zone, heap.normal + normal, heap.special + special))
        tell(work, "md-event-treasure", "MD-ACT-22", zone=zone_name(work, zone), normal=normal, special=special)
