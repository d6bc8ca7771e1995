"""The search for cities, in points: each tile nearer to them, the way to the next one, and the danger to come too
late."""

from __future__ import annotations

from ..catalog import TILES
from ..state import Player, State
from . import campaign
from .clock import ahead, aim, danger, slack, spare
from .ways import to_new_ground
from .weights import weights

FOUND = 40.0  # to have found the city where that is the aim
TILE_ON_THE_WAY = {"find_city": 2.0, "conquer": 1.5}  # each tile nearer to the cities
BEHIND = 6.0  # each turn that is missing for the search
PULL = 0.6  # each Move point to the next tile, when it is high time
DRAWN = 0.15  # and before, as long as that tile cannot be the city: a Hero whom nothing else draws walks on


def search(state: State, me: Player, turns: float) -> float:
    """What is lost by all that is still hidden."""
    goal = aim(state)
    if goal not in TILE_ON_THE_WAY:
        return 0.0
    nearer = TILE_ON_THE_WAY[goal] * ahead(state)
    if campaign.at_war(state):
        return -campaign.NEARER * ahead(state) - campaign.late(turns) * campaign.pace(ahead(state), turns)
    if goal != "find_city" or state.final >= 0:
        return -nearer - weights(state).late * behind(state, turns)
    left = slack(state, me, turns)
    risk = danger(state, left)
    return -nearer - risk * FOUND - _walk(state, me, risk) - BEHIND * max(0.0, spare(state) - left)


def _walk(state: State, me: Player, risk: float) -> float:
    """What the way to the next tile costs whoever may miss the city, and whoever stands about."""
    if not me.at or not state.tile_stack:
        return 0.0
    open_ = TILES[state.tile_stack[0]].back == "countryside"
    each = max(PULL * risk if risk > 0.01 else 0.0, DRAWN if open_ else 0.0)
    return each * to_new_ground(state, me) if each else 0.0


def behind(state: State, turns: float) -> float:
    """How many tiles the search lies behind."""
    scale = weights(state)
    return max(0.0, ahead(state) - scale.pace * max(0.0, turns - scale.sieges))
