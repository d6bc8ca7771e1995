"""What protects a Unit or a Hero, against enemies and players alike (MK-DMG-04, MK-DMG-05, MK-PVP-R5).

Armor and resistances as printed, what a Banner adds, and what effects of the turn lend. Combat with enemies and combat
between players both ask here; how they count with it is their own.
"""

from __future__ import annotations

from ....kernel.records import Effect
from ...catalog import CARDS, UNITS, Banner
from ...state import PlayerFields, Unit
from .tracks import LEVELS

_NONE = Banner()


def banner_of(unit: Unit) -> Banner:
    """What the Banner a Unit carries does for it."""
    card = CARDS.get(unit.banner)
    return _NONE if card is None or card.banner is None else card.banner


def armor_of_unit(me: PlayerFields, unit: Unit) -> int:
    """Printed Armor, the Banner's, and what lasts for the turn."""
    return UNITS[unit.unit].armor + armor_lent(me, unit)


def armor_lent(me: PlayerFields, unit: Unit) -> int:
    """Armor beyond what is printed."""
    lent = sum(int(mod.args[0]) for mod in me.mods if mod.op == "units_armor") if me.mods else 0
    return banner_of(unit).armor + lent


def resistances_of_unit(me: PlayerFields, unit: Unit) -> tuple[str, ...]:
    """Printed resistances, the Banner's, and those lent this turn."""
    return UNITS[unit.unit].resistances + resistances_lent(me, unit)


def resistances_lent(me: PlayerFields, unit: Unit) -> tuple[str, ...]:
    """Resistances beyond what is printed; effects lend them to one Unit or to all (-1)."""
    kinds: tuple[str, ...] = banner_of(unit).resists
    for mod in me.mods:
        if mod.op == "unit_resists" and mod.args[0] in (unit.n, -1):
            kinds += tuple(str(kind) for kind in mod.args[1:])
    return kinds


def resists(kinds: tuple[str, ...], element: str) -> bool:
    """Cold Fire is resisted only with both Fire and Ice resistance."""
    return ("fire" in kinds and "ice" in kinds) if element == "coldfire" else element in kinds


def may_be_spared(unit: Unit) -> bool:
    """Whether its Banner can still spare it a Wound this round, and all that would follow from it."""
    return banner_of(unit).spares and not unit.furled


def hero_armor(me: PlayerFields) -> int:
    return LEVELS[me.level - 1].armor


def ignored_damage(me: PlayerFields, elements: tuple[str, ...]) -> int:
    """Damage of one attack the Hero ignores: most if it strikes with an element named, less otherwise."""
    for mod in me.mods:
        if mod.op == "ignore_damage":
            return int(mod.args[0 if any(element in mod.args[2:] for element in elements) else 1])
    return 0


def damage_ignored(me: PlayerFields) -> tuple[Effect, ...]:
    """The effects of the turn once the Hero has ignored damage of an attack."""
    return _less_one(me.mods, "ignore_damage")


def spared_wound(me: PlayerFields) -> bool:
    """Whether the first Wound of the Hero is cancelled."""
    return any(mod.op == "ignore_first_wound" for mod in me.mods)


def wound_spared(me: PlayerFields) -> tuple[Effect, ...]:
    """The effects of the turn once a Wound has been cancelled."""
    return tuple(mod for mod in me.mods if mod.op != "ignore_first_wound")


def _less_one(mods: tuple[Effect, ...], op: str) -> tuple[Effect, ...]:
    place = next((place for place, mod in enumerate(mods) if mod.op == op), len(mods))
    return mods[:place] + mods[place + 1 :]
