"""What a fight is for: the worth of everything that can come of it, in points."""

from __future__ import annotations

from ..catalog import UNITS, WOUND
from ..state import PlayerFields, State
from .records import Aim

#: The usual aims by name: win at a fair price; win at any price; take no Wound; keep what can be kept.
AIMS = {
    "fair": Aim(),
    "win": Aim(conquer=100.0, fame=3.0),
    "unhurt": Aim(wound=20.0, unit=4.0),
    "thrifty": Aim(card=1.0, ready=0.75, crystal=0.75),
}


def worth(aim: Aim, me: PlayerFields) -> float:
    """What a player has, by this aim; the fight itself is not looked at."""
    held = me.hand.count(WOUND)
    wounds = held + me.discard.count(WOUND) + me.deck.count(WOUND)
    total = aim.fame * me.fame + aim.reputation * me.reputation + aim.crystal * sum(me.crystals)
    total += aim.card * (len(me.hand) - held) - aim.wound * wounds
    for unit in me.units:
        level = UNITS[unit.unit].level
        total += aim.unit * level * (1 if unit.wounds else 2)
        if not unit.spent and not unit.wounds:
            total += aim.ready
    return total


def ended(aim: Aim, state: State, seat: int, won: bool) -> float:
    """What a fight that is over has brought."""
    return worth(aim, state.players[seat]) + (aim.conquer if won else 0.0)
