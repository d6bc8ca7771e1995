"""What Units ask for in a fight: Influence for their service, or for a blow taken."""

from __future__ import annotations

from ...catalog import UNITS
from ...state import Table

#: Influence renowned Units ask for storming walls or fighting a player.
WAGE = 2
#: Influence Thugs ask for before they take damage.
BRIBE = 2


def wage(table: Table, unit: str) -> int:
    """Heroes ask 2 Influence for storming walls or fighting a player."""
    fight = table.combat.kind if table.combat is not None else ""
    return WAGE if fight in ("assault", "duel") and "renowned" in UNITS[unit].traits else 0


def bribed(unit: str) -> bool:
    """Whether a Unit takes a blow only for Influence."""
    return "bribed" in UNITS[unit].traits


def influence_asked(table: Table) -> bool:
    """Whether some Unit asks for Influence in the present fight: one's own, or one of the offer that may be called to
    arms."""
    if table.combat is None:
        return False
    own = [unit.unit for unit in table.me.units if not unit.wounds]
    offered = [name for name in table.unit_offer if name in UNITS]
    return any(bribed(name) for name in own) or any(wage(table, name) for name in (*own, *offered))
