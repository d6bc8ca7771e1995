"""Wounding a Unit (MK-HEAL-01, MK-PVP-R5a1, MK-UNIT-08b): its own or the opponent's, whatever does it.

Its owner is asked first where a Banner can spare it the Wound.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.work import push, tell
from ...book import BOOK
from ...state import Foe, Unit, Work, pick_up, put_down, unit_numbered, with_unit
from .opposing import face, opponent, put_player, units_of
from .protection import may_be_spared


def wound_foe(work: Work, foe: Foe) -> None:
    """A Unit of the opponent is wounded, whatever would have destroyed it."""
    if work.duel is None:
        raise ValueError("no duel")
    wound_unit(work, opponent(work.duel, work.current), foe.unit, "MK-PVP-R5a1")


def wound_unit(work: Work, seat: int, n: int, rule: str = "") -> None:
    """A Wound for a Unit, unless its Banner spares it."""
    unit = unit_numbered(units_of(work, seat), n)
    if may_be_spared(unit):
        push(work, "banners.spare", seat, n, "units.hurt", seat, n, rule)
    else:
        _wound(work, seat, unit, rule)


@BOOK.does("units.hurt")
def hurt(work: Work, spared: int, seat: int, n: int, rule: str) -> None:
    """The owner has said whether the Banner spares the Unit."""
    unit = unit_numbered(units_of(work, seat), n)
    if spared:
        put_unit_of(work, seat, spare(work, unit))
    else:
        _wound(work, seat, unit, rule)


def _wound(work: Work, seat: int, unit: Unit, rule: str) -> None:
    put_unit_of(work, seat, replace(unit, wounds=unit.wounds + 1))
    tell(work, "mk-event-unit-wounded", rule, unit=unit.unit, count=1)


def spare(work: Work, unit: Unit) -> Unit:
    """The Unit without its Wound: the Banner is furled, and in a combat the Unit takes no more damage."""
    tell(work, "mk-event-unit-spared", "MK-UNIT-08b", unit=unit.unit)
    return replace(unit, absorbed=work.combat is not None, furled=True)


def put_unit_of(work: Work, seat: int, unit: Unit) -> None:
    """Change a Unit of any player; the picture an opponent has of it follows."""
    changed = with_unit(units_of(work, seat), unit)
    if seat == work.current:
        work.me.units = changed
        return
    put_player(work, seat, replace(work.players[seat], units=changed))
    if work.duel is not None and work.combat is not None:
        face(work)


def fight_over(work: Work, *seats: int) -> None:
    """After a combat every Unit can take damage again."""
    put_down(work)
    for seat in seats:
        player = work.players[seat]
        units = tuple(replace(unit, absorbed=False) if unit.absorbed else unit for unit in player.units)
        put_player(work, seat, replace(player, units=units))
    pick_up(work, work.current)
