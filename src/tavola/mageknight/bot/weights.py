"""What a player strives for: the same things everywhere, weighed otherwise by whoever has to grow for a war, and in it.

How the last two tables were found is told in docs/players/strength.md.
"""

from __future__ import annotations

from msgspec import Struct

from ..state import State
from . import campaign


class Weights(Struct, frozen=True):
    """In points of the final score."""

    #: A point of Fame; one that a target promises; each level, for every turn in which it can still be used.
    fame: float = 1.0
    prize: float = 1.0
    growth: float = 0.3
    #: Strength, for every turn in which it can still be used: a Skill, a Unit, a card; and a card more in hand.
    skill: float = 0.10
    unit: float = 0.12
    card: float = 0.11
    hand_limit: float = 0.16
    #: What pieces are worth beside that: a Spell or an Artifact, an Advanced Action, a crystal.
    spell: float = 2.0
    action: float = 1.0
    crystal: float = 0.5
    #: A Wound, and for every such turn; and one in hand.
    wound: float = 2.0
    wound_a_turn: float = 0.04
    wound_in_hand: float = 0.3
    #: A card for later turns.
    unplayed: float = 0.4
    #: A tile revealed, for every such turn; and what one promises that is still to be revealed.
    tile: float = 0.12
    explore: float = 1.4
    #: Tiles to be revealed in each turn before the last `sieges`, and what it costs to lie behind by one.
    pace: float = 0.3
    late: float = 2.5
    sieges: float = 0.0
    #: What is left of a promise for each Move point on the way, and for whoever stays where the turn began.
    per_step: float = 0.93
    staying: float = 0.88
    #: A site conquered, beside its rewards; and by how much strength exceeds what a fight asks for when it is won at a
    #: profit as often as not.
    site: float = 2.0
    on_the_way: float = 7.0
    #: A visit, and what it promises more for each of two Wounds.
    visit: float = 1.0
    healing: float = 0.4


PLAIN = Weights()
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
#: The campaign says itself what matters most in a war.
WAR = Weights()


def weights(state: State) -> Weights:
    if not campaign.decided_by_cities(state):
        return PLAIN
    return GROWING if campaign.growing_up(state) else WAR


#: Turns in which something owned is used, at most.
MANY = 12.0


def peaceful(turns: float) -> float:
    """Turns in which something owned is used where no city is besieged."""
    return min(campaign.USED * turns, MANY)


def used(state: State, turns: float) -> float:
    """Turns in which something owned is used."""
    return campaign.useful(turns) if campaign.at_war(state) else peaceful(turns)
