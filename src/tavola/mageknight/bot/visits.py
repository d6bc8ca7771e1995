"""What people and places give without a fight: help and health, above all a Unit that can be paid and led."""

from __future__ import annotations

from ..catalog import UNITS
from ..chapters.hand.units import commands
from ..chapters.pieces.fame import influence_bonus, level_for
from ..chapters.pieces.tracks import LEVELS
from ..state import Player, State
from . import campaign, strengths
from .weights import used, weights

#: What they offer on the way.
VISIT = {"village": 1.2, "monastery": 1.6, "magical_glade": 0.6, "crystal_mine": 1.0, "deep_mine": 1.1}
#: Conquered places that lend Units.
OWN = ("keep", "mage_tower")
#: Influence a turn brings, and the share of a Unit's worth that a way to where it is lent is worth.
INFLUENCE = 5
RECRUITED = 0.4


def visit(state: State, me: Player, site: str, wounded: int, turns: float) -> float:
    """What a visit to people or a place promises."""
    scale = weights(state)
    gain = scale.visit * VISIT[site]
    if site in ("village", "monastery"):
        if influence_bonus(me.reputation) is None or len(me.units) >= commands(me):
            gain = 0.3
        else:
            gain += (campaign.RECRUITED if campaign.at_war(state) else RECRUITED) * lent(state, me, site, turns)
        gain += scale.healing * min(wounded, 2)
    elif site == "magical_glade":
        gain += min(wounded, 2)
    return gain * min(1.0, turns / 4)


def lent_at_home(state: State, me: Player, site: str, turns: float) -> float:
    """What a way to a conquered place promises for the Unit that is lent there."""
    return RECRUITED * lent(state, me, site, turns)


def lent(state: State, me: Player, site: str, turns: float) -> float:
    """What the best Unit is worth that can be recruited at such a place, paid, and led."""
    bonus = influence_bonus(me.reputation)
    if bonus is None or len(me.units) >= commands(me):
        return 0.0
    means = INFLUENCE
    if campaign.decided_by_cities(state):
        means = LEVELS[level_for(me.fame) - 1].hand_limit + 1
    offered = (UNITS[name] for name in state.unit_offer if name in UNITS)
    able = [unit for unit in offered if site in unit.sites and unit.cost <= means + bonus]
    each = (campaign.UNIT if campaign.at_war(state) else weights(state).unit) * used(state, turns)
    return max((unit.level + each * strengths.unit(unit.id) for unit in able), default=0.0)
