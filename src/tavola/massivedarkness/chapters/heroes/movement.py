"""Movement points: moving a zone, opening a door, picking up, leaving through the exit."""

from __future__ import annotations

from functools import lru_cache

from ....kernel.records import Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...catalog import MISSIONS
from ...features import Feature, fire, first, fold, gather
from ...state import Foe, Heap, Table, Work, change, heap_at, lay
from ..board.board import board_of, ways_of, zone_name
from ..board.decks import HIGHEST
from ..board.skills import evasive
from ..gear.treasure import treasure_level
from .actions import POINT, action, barred_point, why_not
from .doors import open_door


def enemies_at(table: Table, zone: int) -> bool:
    """Whether any enemy is in the zone, stunned or not."""
    return any(foe.at == zone for foe in table.foes)


def holders(table: Table, zone: int) -> list[Foe]:
    """The enemies that keep a hero in a zone: neither stunned ones nor those the mission lets sleep (MD-STUN-05)."""
    return [foe for foe in table.foes if foe.at == zone and not foe.stunned and not foe.asleep]


def held(table: Table, seat: int) -> bool:
    """Whether enemies keep the hero in its zone: stunned ones do not, nor a slippery hero (MD-MOVE-03, MD-MOVE-07)."""
    return bool(holders(table, table.heroes[seat].at)) and not evasive(table, seat)


def step_options(table: Table, seat: int) -> list[Option]:
    """Everything one movement point can be spent on now."""
    at = table.heroes[seat].at
    board = board_of(table.mission)
    ways = ways_of(table)
    options: list[Option] = []
    if barred_setting_out(table, seat) is None:
        zones = (*ways.near[at], *(zone for zone in ways.stairs[at] if barred_way(table, seat, zone) is None))
        options += [_move(board.names[zone], zone) for zone in zones]
    here = board.doors_at[at]
    if here:
        doors = MISSIONS[table.mission].doors
        options += [
            Option(f"open {doors[door].id}", "open", (door,))
            for door in table.shut
            if door in here and barred_opening(table, seat, door) is None
        ]
    if barred_picking_up(table, seat) is None:
        options.append(Option("pick_up", "pick_up"))
    if barred_leaving(table, seat) is None:
        options.append(Option("leave", "leave"))
    return options + gather(table, Feature.more_steps, seat)


def may_step(table: Table, seat: int) -> bool:
    """Whether a movement point can be spent on anything: seen at a glance where the way to a zone is open."""
    open_way = barred_setting_out(table, seat) is None and bool(ways_of(table).near[table.heroes[seat].at])
    return open_way or bool(step_options(table, seat))


@lru_cache(maxsize=4096)
def _move(name: str, zone: int) -> Option:
    """Said at every decision in the same words, so made once."""
    return Option(f"move {name}", "move", (zone,))


# Moving.


def barred_setting_out(table: Table, seat: int) -> Refusal | None:
    """Enemies of the zone hold the hero (MD-MOVE-03)."""
    return no("MD-MOVE-03", "md-why-held", hero=table.heroes[seat].hero) if held(table, seat) else None


def barred_way(table: Table, seat: int, zone: int) -> Refusal | None:
    """There is no way of one step from the hero's zone to another."""
    hero = table.heroes[seat]
    ways = ways_of(table)
    if zone in ways.near[hero.at]:
        return None
    if zone in ways.stairs[hero.at]:
        return first(table, Feature.stairs_barred, seat, hero.at, zone)
    if zone == hero.at:
        return no("MD-MOVE-01", "md-why-already-there", hero=hero.hero)
    return _apart(table, hero.at, zone)


def _apart(table: Table, here: int, there: int) -> Refusal:
    """What stands between two zones that are not one open step apart."""
    board = board_of(table.mission)
    (x, y), (u, v) = board.cells[here], board.cells[there]
    if abs(x - u) + abs(y - v) != 1:
        return no("MD-MOVE-01", "md-why-not-adjacent")
    if there in table.gone:
        return no("MD-MIS-04-04", "md-why-gone")
    pair = (here, there) if here < there else (there, here)
    if any(board.doors[door] == pair for door in table.shut):
        return no("MD-MOVE-06", "md-why-door-shut")
    if any(board.pillars[pillar.n] == pair for pillar in table.pillars):
        return no("MD-MIS-08-04", "md-why-pillar")
    return no("MD-MOVE-06", "md-why-wall")


@why_not("move", "zone")
def why_not_move(table: Table, seat: int, words: list[str]) -> Refusal | None:
    zone = board_of(table.mission).number.get(words[1]) if len(words) > 1 else None
    if zone is None:
        return no("MD-ZONE-01", "md-why-no-zone", said=" ".join(words[1:])[:40])
    if zone == table.heroes[seat].at:
        return barred_way(table, seat, zone)
    return barred_point(table, seat) or barred_way(table, seat, zone) or barred_setting_out(table, seat)


@action("move", POINT)
def walk(work: Work, seat: int, zone: int) -> None:
    """Move a hero one zone."""
    origin = work.heroes[seat].at
    change(work, seat, at=zone)
    tell(work, "md-event-moves", "MD-ACT-33", hero=work.heroes[seat].hero, zone=zone_name(work, zone))
    fire(work, Feature.stepped, seat, origin, zone)


# Doors.


def barred_opening(table: Table, seat: int, door: int) -> Refusal | None:
    """Only a shut door of the own zone is opened by hand (MD-ACT-09, MD-ACT-10)."""
    at = table.heroes[seat].at
    if at not in board_of(table.mission).doors[door] or at in table.gone:
        return _ELSEWHERE
    if door not in table.shut:
        return no("MD-ACT-10", "md-why-door-open")
    return first(table, Feature.door_barred, door)


_ELSEWHERE = no("MD-ACT-09", "md-why-door-elsewhere")


@why_not("open", "door")
def why_not_open(table: Table, seat: int, words: list[str]) -> Refusal | None:
    doors = {door.id: n for n, door in enumerate(MISSIONS[table.mission].doors)}
    door = doors.get(words[1]) if len(words) > 1 else None
    if door is None:
        return no("MD-ACT-08", "md-why-no-door", said=" ".join(words[1:])[:40])
    if door not in table.shut:
        return no("MD-ACT-10", "md-why-door-open")
    return barred_opening(table, seat, door) or barred_point(table, seat)


action("open", POINT)(open_door)


# Picking up and leaving.


def barred_picking_up(table: Table, seat: int) -> Refusal | None:
    """Something must lie in the zone, and no enemy may be there, not even a stunned one (MD-ACT-40, ruling A-36)."""
    at = table.heroes[seat].at
    heaps = [heap for heap in table.treasure if heap.at == at]
    if not heaps and not [token for token in table.tokens if token.at == at and not token.fixed]:
        return _NOTHING_HERE
    return no("MD-ACT-40", "md-why-enemy-here") if enemies_at(table, at) else None


_NOTHING_HERE = no("MD-ACT-41", "md-why-nothing-here")


@why_not("pick_up")
def why_not_pick_up(table: Table, seat: int, words: list[str]) -> Refusal | None:
    return barred_picking_up(table, seat) or barred_point(table, seat)


def barred_leaving(table: Table, seat: int) -> Refusal | None:
    """In the exit zone, with no standing enemy there, where the mission lets heroes leave (ruling A-85)."""
    at = table.heroes[seat].at
    if at != board_of(table.mission).exit:
        return _NO_EXIT
    if holders(table, at):
        return no("MD-ACT-33", "md-why-enemy-here")
    return None if fold(table, Feature.may_leave, False, seat) else no("MD-END-08", "md-why-exit-later")


_NO_EXIT = no("MD-MIS-00-02", "md-why-no-exit")


@why_not("leave")
def why_not_leave(table: Table, seat: int, words: list[str]) -> Refusal | None:
    return barred_leaving(table, seat) or barred_point(table, seat)


@action("leave", POINT)
def leave(work: Work, seat: int) -> None:
    """A hero leaves through the exit: it has escaped and draws no enemies any more."""
    change(work, seat, out=True)
    tell(work, "md-event-leaves", "MD-MIS-00-02", hero=work.heroes[seat].hero)


@action("pick_up", POINT)
def pick_up(work: Work, seat: int) -> None:
    """Take every treasure and objective token of the zone at once (MD-ACT-41 to 43)."""
    at = work.heroes[seat].at
    tell(work, "md-event-picks-up", "MD-ACT-41", hero=work.heroes[seat].hero)
    heap = heap_at(work, at)
    taken = tuple(token for token in work.tokens if token.at == at and not token.fixed)
    if heap.normal or heap.special:
        push(work, "tidy", seat)
        level = treasure_level(work, at)
        lay(work, Heap(at))
        if heap.special:
            twice = level >= HIGHEST
            push(work, "draw_treasures", seat, HIGHEST if twice else level + 1, heap.special * (1 + twice))
        push(work, "draw_treasures", seat, level, heap.normal)
    work.tokens = tuple(token for token in work.tokens if token not in taken)
    for token in taken:
        if token.down:
            work.ledger.seal()
        tell(work, "md-event-token", "MD-ACT-46", hero=work.heroes[seat].hero, token=token.type)
        fire(work, Feature.picked, seat, token)
