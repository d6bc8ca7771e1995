"""How a state is laid on the bench; and small helps to read and write it."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.work import workbench
from .records import Combat, Foe, Heap, Hero, State, Table, Turn, Work

bench, frozen = workbench(State, Work)


def put(work: Work, seat: int, hero: Hero) -> None:
    """Write a hero back."""
    work.heroes = (*work.heroes[:seat], hero, *work.heroes[seat + 1 :])


def change(work: Work, seat: int, **fields: object) -> Hero:
    """A hero with some fields changed, written back."""
    hero = replace(work.heroes[seat], **fields)
    work.heroes = (*work.heroes[:seat], hero, *work.heroes[seat + 1 :])
    return hero


def foe_of(table: Table, n: int) -> Foe | None:
    """The enemy with that number, if it is still on the board."""
    for foe in table.foes:
        if foe.n == n:
            return foe
    return None


def the_foe(table: Table, n: int) -> Foe:
    """The enemy with that number, which must be on the board."""
    foe = foe_of(table, n)
    if foe is None:
        raise LookupError(f"no enemy {n} on the board")
    return foe


def alter(work: Work, n: int, **fields: object) -> Foe:
    """An enemy with some fields changed, written back."""
    for place, foe in enumerate(work.foes):
        if foe.n == n:
            new: Foe = replace(foe, **fields)
            work.foes = (*work.foes[:place], new, *work.foes[place + 1 :])
            return new
    raise LookupError(f"no enemy {n} on the board")


def remove_foe(work: Work, n: int) -> None:
    """Take an enemy off the board."""
    work.foes = tuple(foe for foe in work.foes if foe.n != n)


def turn_of(table: Table) -> Turn:
    """The running activation, where there must be one."""
    turn = table.turn
    if turn is None:
        raise LookupError("no hero is active")
    return turn


def turned(work: Work, **fields: object) -> Turn:
    """The running activation with some fields changed, written back."""
    turn: Turn = replace(turn_of(work), **fields)
    work.turn = turn
    return turn


#: The frame that carries a combat on. It holds how far the combat has come: prepare, roll, defender_rerolls,
#: attacker_rerolls, cancel, defense, attack, wounds.
COMBAT, PREPARE = "combat", "prepare"


def stage_of(table: Table) -> str:
    """How far the combat has come; nothing without one."""
    for frame in reversed(table.stack):
        if frame.step == COMBAT:
            return str(frame.args[0])
    return ""


def combat_of(table: Table) -> Combat:
    """The running combat, where there must be one."""
    combat = table.combat
    if combat is None:
        raise LookupError("no combat is being fought")
    return combat


def fought(work: Work, **fields: object) -> Combat:
    """The running combat with some fields changed, written back."""
    combat: Combat = replace(combat_of(work), **fields)
    work.combat = combat
    return combat


def chosen(table: Table, name: str, default: str) -> str:
    """What the table agreed on for an option of the set-up."""
    for entry in table.choices:
        key, _, value = entry.partition(":")
        if key == name:
            return value
    return default


def note(table: Table, name: str) -> str | None:
    """What the mission noted under a name."""
    for entry in table.notes:
        key, _, value = entry.partition(":")
        if key == name:
            return value
    return None


def noted(work: Work, name: str, value: object = "") -> None:
    """Note something for the mission; a new note replaces the old one of that name."""
    kept = tuple(entry for entry in work.notes if entry.partition(":")[0] != name)
    work.notes = (*kept, f"{name}:{value}")


def heap_at(table: Table, zone: int) -> Heap:
    """The treasure tokens of a zone, if only none."""
    for heap in table.treasure:
        if heap.at == zone:
            return heap
    return Heap(zone)


def lay(work: Work, heap: Heap) -> None:
    """Let exactly these treasure tokens lie in their zone."""
    others = [other for other in work.treasure if other.at != heap.at]
    if heap.normal or heap.special:
        others.append(heap)
    work.treasure = tuple(sorted(others, key=lambda other: other.at))
