"""Short stable names of pieces on the board, for notations."""

from __future__ import annotations

from ...catalog import ENEMIES, MISSIONS
from ...state import Foe, Table


def foe_type(foe: Foe) -> str:
    return ENEMIES[foe.card].type


def foe_name(table: Table, foe: Foe) -> str:
    """The type of the enemy; a second one of that type has its number behind it: `dwarf_warriors_2`."""
    name = foe_type(foe)
    same = [other.n for other in table.foes if ENEMIES[other.card].type == name]
    place = same.index(foe.n) if foe.n in same else 0
    return name if place == 0 else f"{name}_{place + 1}"


def pillar_name(table: Table, n: int) -> str:
    return MISSIONS[table.mission].pillars[n].id


def hero_name(table: Table, seat: int) -> str:
    return table.heroes[seat].hero
