"""Healing (MK-HEAL-03): spending Healing points on Wounds in hand and on Units, never in combat."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Effect, Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import tell
from ...book import action
from ...catalog import UNITS, WOUND
from ...state import Table, Unit, Work, less, unit_numbered
from ..pieces.fame import gain_fame
from .bonuses import use_up
from .cards import draw
from .reasons import NO_HEALING
from .units import put_unit, ready_unit

_NO_POINTS = no("MK-HEAL-03a", "mk-why-no-healing-points")


def heal_options(table: Table) -> list[Option]:
    """1 point throws away a Wound of the hand; a Unit needs points equal to its level for one Wound."""
    me = table.me
    if healing_barred(table) is not None:
        return []
    found = [Option("heal hand", "heal", (-1,))] if WOUND in me.hand else []
    for unit in me.units:
        if unit.wounds and unit_barred(table, unit) is None:
            found.append(Option(f"heal {unit.unit} {unit.n + 1}", "heal", (unit.n,)))
    return found


def healing_barred(table: Table) -> Refusal | None:
    """Why no Healing point can be spent now."""
    if table.me.heal >= 1:
        return None if table.combat is None else NO_HEALING
    return _NO_POINTS


def unit_barred(table: Table, unit: Unit) -> Refusal | None:
    """Why a Unit cannot be healed: it is not wounded, or takes more points."""
    if not unit.wounds:
        return no("MK-HEAL-03c3", "mk-why-unit-unhurt", unit=unit.unit)
    if UNITS[unit.unit].level > table.me.heal:
        return no("MK-HEAL-03c3", "mk-why-heal-cost", have=table.me.heal)
    return None


@action("heal")
def heal(work: Work, n: int) -> None:
    """A Wound of a Unit, or (below 0) of the hand."""
    me = work.me
    if n < 0:
        me.heal -= 1
        me.hand = less(me.hand, WOUND)
        tell(work, "mk-event-heal-hand", "MK-HEAL-03c2")
        after_healing(work, 1, -1)
        return
    unit = unit_numbered(me.units, n)
    me.heal -= UNITS[unit.unit].level
    put_unit(work, replace(unit, wounds=unit.wounds - 1))
    tell(work, "mk-event-heal-unit", "MK-HEAL-03c3", unit=unit.unit)
    after_healing(work, UNITS[unit.unit].level, n)


def after_healing(work: Work, points: int, n: int) -> None:
    """What lasting effects give for a Wound healed in hand (-1) or on a Unit, and for points really spent."""
    for mod in work.me.mods:
        if mod.op == "heal_draws" and n < 0:
            draw(work, 1)
        elif mod.op == "heal_readies" and n >= 0 and unit_numbered(work.me.units, n).spent:
            ready_unit(work, n)
        elif mod.op == "heal_fame":
            earned = min(points, int(mod.args[0]))
            use_up(work, mod)
            if int(mod.args[0]) > earned:
                work.me.mods += (Effect("heal_fame", (int(mod.args[0]) - earned,)),)
            gain_fame(work, earned, "MK-EFF-01c")
