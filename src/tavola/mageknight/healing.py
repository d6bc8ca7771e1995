"""Healing (MK-HEAL-03): spending Healing points on Wounds in hand and on Units, never in combat."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.records import Option
from ..kernel.work import tell
from .book import action
from .catalog import UNITS, WOUND
from .state import Table, Work, without
from .units import put_unit


def heal_options(table: Table) -> list[Option]:
    """1 point throws away a Wound of the hand; a Unit needs points equal to its level for one Wound."""
    me = table.me
    if me.heal < 1 or table.combat is not None:
        return []
    found = [Option("heal hand", "heal", (-1,))] if WOUND in me.hand else []
    for place, unit in enumerate(me.units):
        if unit.wounds and UNITS[unit.unit].level <= me.heal:
            found.append(Option(f"heal {unit.unit} {place + 1}", "heal", (place,)))
    return found


@action("heal")
def heal(work: Work, option: Option) -> None:
    place = int(option.args[0])
    me = work.me
    if place < 0:
        me.heal -= 1
        me.hand = without(me.hand, WOUND)
        tell(work, "mk-event-heal-hand", "MK-HEAL-03c2")
        return
    unit = me.units[place]
    me.heal -= UNITS[unit.unit].level
    put_unit(work, place, replace(unit, wounds=unit.wounds - 1))
    tell(work, "mk-event-heal-unit", "MK-HEAL-03c3", unit=unit.unit)
