"""The clock of a scenario: how many turns are left, and how many of them the search for a city still takes."""

from __future__ import annotations

from math import exp

from ..catalog import TILES, WOUND
from ..features import feature_on, scenario_of
from ..state import Player, State
from .judgement import distances, frontier

#: Turns of a round, about, and cards played in one turn.
TURNS = 5.0
CARDS_A_TURN = 4.0
#: And of those kept for later, which a turn seldom needs whole.
LATER = 3.0
#: Cards the Dummy turns up in a turn, about.
FLIPPED = 3.6
#: Move points a turn brings when all of it is spent on the way, and what it takes to cross the tile just revealed.
STRIDE = 7.0
CROSSING = 5.0
EXPLORING = 2.0
FAR = 15
#: Turns to spare below which the search comes first, and with how many more it can wait.
SPARE = 2.0
WAITING = 1.6
#: What a scenario with cities asks for.
AIMS = ("find_city", "conquer")


def turns_left(state: State, me: Player) -> float:
    """About how many turns the player has before the scenario ends."""
    if state.final >= 0:
        return float(state.final)
    own = (len(me.hand) + len(me.deck)) / CARDS_A_TURN
    here = own if state.dummy is None else min(own, 1.0 + len(state.dummy.deck) / FLIPPED)
    if state.left >= 0:
        here = min(here, float(state.left + 1))
    return here + TURNS * (scenario_of(state).rounds - state.round)


def playable(state: State, me: Player) -> float:
    """How many cards are worth keeping: of this round as many as the turns need that the Dummy measures out, for the
    rest would never be played; and the whole deck in each round to come."""
    now = float(len(me.hand) + len(me.deck) - me.hand.count(WOUND) - me.deck.count(WOUND))
    if state.final >= 0:
        return now
    deck = now + len(me.discard) + len(me.play) - me.discard.count(WOUND)
    if state.left >= 0:
        now = min(now, LATER * (state.left > 0))
    elif state.dummy is not None:
        now = min(now, LATER * (1.0 + len(state.dummy.deck) / FLIPPED))
    return now + deck * (scenario_of(state).rounds - state.round)


def aim(state: State) -> str:
    """What begins the last turns, as far as it is a matter of cities."""
    return next((name for name in AIMS if feature_on(state, name)), "")


def searching(state: State) -> bool:
    """Whether the city is the aim and still to be found."""
    return aim(state) == "find_city" and state.final < 0


def ahead(state: State) -> float:
    """How many tiles are to be revealed, about, before the last city is found; 0 where none is hidden."""
    hidden = sum(TILES[tile].city for tile in state.tile_stack)
    if not hidden:
        return 0.0
    country = sum(TILES[tile].back == "countryside" for tile in state.tile_stack)
    core = len(state.tile_stack) - country
    return country + (core + 1) * hidden / (hidden + 1)


def slack(state: State, me: Player, turns: float) -> float:
    """Turns to spare if the city lies under the last tile of all: what is left, less what the way takes. The way to the
    next tile never counts for more than the crossing of a tile, or new ground would look worse than none."""
    tiles = len(state.tile_stack)
    if not tiles or not me.at:
        return turns
    way = CROSSING * (1.0 - exp(-to_frontier(state, me) / CROSSING))
    return turns - (way + EXPLORING * tiles + CROSSING * (tiles - 1)) / STRIDE


def to_frontier(state: State, me: Player) -> int:
    """Move points to the nearest space from which a tile can be revealed."""
    far = distances(state.tiles, state.time == "night", me.at)
    return min((far[at] for at in frontier(state) if at in far), default=FAR)


def danger(spare: float) -> float:
    """How likely the city is missed with so many turns to spare."""
    return 1.0 / (1.0 + exp((spare - SPARE) / 0.4))


def too_soon(state: State, me: Player, turns: float) -> bool:
    """Whether the next tile may be the city, which ends the game, while there are turns to be used."""
    if not searching(state) or not state.tile_stack or TILES[state.tile_stack[0]].back != "core":
        return False
    last = state.round >= scenario_of(state).rounds
    return slack(state, me, turns) > (SPARE + WAITING if last else SPARE)
