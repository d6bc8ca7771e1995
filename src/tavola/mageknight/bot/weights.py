"""What a player strives for outside the war for the cities: the same things everywhere, weighed otherwise by whoever
has to grow for that war."""

from __future__ import annotations

from msgspec import Struct

from ..state import State
from . import campaign


class Weights(Struct, frozen=True):
    """In points of the final score. `fame`: a point of Fame, and `prize`: one that a target promises; `skill`, `unit`:
    the strength of a Skill or a Unit for every turn in which it can still be used; `wound_in_hand`, `wound_a_turn`:
    what a Wound costs in hand, and for every such turn; `pace`: tiles to be revealed in each turn before the last
    `sieges`, and `late`: what it costs to lie behind by one."""

    fame: float = 1.0
    prize: float = 1.0
    skill: float = 0.10
    unit: float = 0.12
    wound_in_hand: float = 0.3
    wound_a_turn: float = 0.04
    pace: float = 0.3
    late: float = 2.5
    sieges: float = 0.0


PLAIN = Weights()
#: Before a war whoever counts Fame by its points alone sits on its cards: a level won in the first Rounds is there for
#: all that follow. And both cities are to be found while there is time to besiege them.
GROWING = Weights(
    fame=3.0,
    prize=1.7,
    skill=0.15,
    unit=0.2,
    wound_in_hand=0.5,
    wound_a_turn=0.03,
    pace=0.45,
    late=4.0,
    sieges=14.0,
)


def weights(state: State) -> Weights:
    return GROWING if campaign.growing_up(state) else PLAIN


#: Turns in which something owned is used, at most.
MANY = 12.0


def peaceful(turns: float) -> float:
    """Turns in which something owned is used where no city is besieged."""
    return min(campaign.USED * turns, MANY)


def used(state: State, turns: float) -> float:
    """Turns in which something owned is used."""
    return campaign.useful(turns) if campaign.at_war(state) else peaceful(turns)
