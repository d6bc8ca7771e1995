"""Movement points: moving a zone, opening a door, picking up, leaving through the exit."""

from __future__ import annotations

from ....kernel.records import Option
from ....kernel.work import push, tell
from ...catalog import MISSIONS
from ...features import adventure
from ...state import Foe, Heap, Table, Work, change, heap_at, lay
from ..board.board import board_of, ways_of, zone_name
from ..board.decks import HIGHEST
from ..board.skills import evasive, passive
from ..enemies.intents import dormant
from ..gear.treasure import treasure_level

MOVE_POINTS = 2


def enemies_at(table: Table, zone: int) -> bool:
    """Whether any enemy is in the zone, stunned or not."""
    return any(foe.at == zone for foe in table.foes)


def holders(table: Table, zone: int) -> list[Foe]:
    """The enemies that keep a hero in a zone: neither stunned ones nor those the mission lets sleep (MD-STUN-05)."""
    return [foe for foe in table.foes if foe.at == zone and not foe.stunned and not dormant(table, foe)]


def held(table: Table, seat: int) -> bool:
    """Whether enemies keep the hero in its zone: stunned ones do not, nor a slippery hero (MD-MOVE-03, MD-MOVE-07)."""
    return bool(holders(table, table.heroes[seat].at)) and not evasive(table, seat)


def steps(table: Table, seat: int) -> tuple[int, ...]:
    """The zones one step away for a hero: open ways, and stairs where the mission lets it climb."""
    ways = ways_of(table)
    at = table.heroes[seat].at
    stairs = ways.stairs[at]
    if not stairs:
        return ways.near[at]
    mission = adventure(table)
    return (*ways.near[at], *(zone for zone in stairs if mission.may_climb(table, seat, at, zone)))


def points_per_action(table: Table, seat: int) -> int:
    """Two movement points, more by skills and equipment (MD-ACT-35, MD-SKILL-23)."""
    return MOVE_POINTS + sum(int(effect.args[0]) for effect in passive(table, seat, "move_points"))


def step_options(table: Table, seat: int) -> list[Option]:
    """Everything one movement point can be spent on now."""
    hero = table.heroes[seat]
    board = board_of(table.mission)
    options: list[Option] = []
    if not held(table, seat):
        options += [Option(f"move {board.names[zone]}", "move", (zone,)) for zone in steps(table, seat)]
    mission = adventure(table)
    doors = MISSIONS[table.mission].doors
    for door in table.shut:
        if hero.at in board.doors[door] and hero.at not in table.gone and mission.may_open(table, door):
            options.append(Option(f"open {doors[door].id}", "open", (door,)))
    if can_pick_up(table, seat):
        options.append(Option("pick_up", "pick_up"))
    if can_leave(table, seat):
        options.append(Option("leave", "leave"))
    return options + mission.more_steps(table, seat)


def can_pick_up(table: Table, seat: int) -> bool:
    """Something lies in the zone and no enemy is there, not even a stunned one (MD-ACT-40, ruling A-36)."""
    at = table.heroes[seat].at
    lying = any(heap.at == at for heap in table.treasure) or any(
        token.at == at and not token.fixed for token in table.tokens
    )
    return lying and not enemies_at(table, at)


def can_leave(table: Table, seat: int) -> bool:
    """In the exit zone, with no standing enemy there, where the mission lets heroes leave (ruling A-85)."""
    at = table.heroes[seat].at
    if at != board_of(table.mission).exit or holders(table, at):
        return False
    return adventure(table).may_leave(table, seat)


def walk(work: Work, seat: int, zone: int) -> None:
    """Move a hero one zone."""
    origin = work.heroes[seat].at
    change(work, seat, at=zone)
    tell(work, "md-event-moves", "MD-ACT-33", hero=work.heroes[seat].hero, zone=zone_name(work, zone))
    adventure(work).stepped(work, seat, origin, zone)


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
            work.ledger.sealed = True
        tell(work, "md-event-token", "MD-ACT-46", hero=work.heroes[seat].hero, token=token.type)
        adventure(work).picked(work, seat, token)


def leave(work: Work, seat: int) -> None:
    """A hero leaves through the exit: it has escaped and draws no enemies any more."""
    change(work, seat, out=True)
    tell(work, "md-event-leaves", "MD-MIS-00-02", hero=work.heroes[seat].hero)
