"""What a fight is for: the worth of everything that can come of it, in points."""

from __future__ import annotations

from msgspec import Struct

from ..catalog import UNITS, WOUND
from ..state import PlayerFields, State


class Aim(Struct, frozen=True):
    """What each outcome of a fight is worth. None of the numbers is negative: what hurts is taken off.

    `conquer`: everybody who stands in the way has fallen; `fame` and `reputation`: each point; `wound`: each Wound
    taken, wherever it lies; `unit`: each level of a Unit that is wounded, twice that for one lost;
    `card`: each card still in hand; `ready`: each Unit still ready; `crystal`: each crystal left.
    """

    conquer: float = 6.0
    fame: float = 1.0
    reputation: float = 0.25
    wound: float = 2.0
    unit: float = 1.0
    card: float = 0.25
    ready: float = 0.25
    crystal: float = 0.2


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
