"""The clock of a scenario: how many turns are left, and how many of them the search for a city still takes."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ...kernel.records import Option
from ..catalog import BASIC_COLORS, CARDS, TILES, WOUND
from ..chapters.pieces.fame import level_for
from ..chapters.pieces.tracks import LEVELS
from ..features import plan_of, scenario_of
from ..state import Player, State
from .ways import to_reveal

#: Cards played in one turn, about.
CARDS_A_TURN = 3.0
#: And of those kept for later, which a turn seldom needs whole.
LATER = 3.0
#: Cards the Dummy turns up in a turn, about; two more turns follow, the one in which it announces the end and the last.
FLIPPED = 3.6
LAST = 2.0
#: Move points a turn brings when all of it is spent on the way and no card is a Wound.
STRIDE = 6.0
#: And what one card brings, now and then with mana.
STEP = 1.7
#: Turns to spare below which the search comes first: always, and for each of the next tiles, of which little is known;
#: and with how many more it can wait.
SPARE = 0.8
SPARE_A_TILE = 0.5
NEXT = 3
WAITING = 0.8
#: How much of a turn Wounds take that fill the hand: some of them can be rested away.
HELD = 0.8
#: What a scenario with cities asks for.
AIMS = ("find_city", "conquer")


def turns_left(state: State, me: Player) -> float:
    """About how many turns the player has before the scenario ends."""
    if state.final >= 0:
        return float(state.final)
    return turns_here(state, me) + later_turns(state, me)


def turns_here(state: State, me: Player) -> float:
    """About how many turns the player has in this round."""
    if state.left >= 0:
        return float(state.left + 1)
    return _turns(len(me.hand) + len(me.deck), len(state.dummy.deck) if state.dummy is not None else -1, flips(state))


def later_turns(state: State, me: Player) -> float:
    """About how many turns the player has in the rounds to come."""
    rounds = scenario_of(state).rounds - state.round
    if rounds <= 0:
        return 0.0
    cards = len(me.hand) + len(me.deck) + len(me.discard) + len(me.play)
    dummy = state.dummy
    return rounds * _turns(cards, len(dummy.deck) + len(dummy.discard) + 1 if dummy is not None else -1, flips(state))


def _turns(cards: int, dummy: int, flips: float) -> float:
    """Turns that so many cards last, of the player's and of the Dummy's where there is one."""
    own = max(1.0, cards / CARDS_A_TURN)
    return own if dummy < 0 else min(own, LAST + dummy / flips)


def flips(state: State) -> float:
    """Cards the Dummy turns up in a turn: where a city is to be found in time, counted by the crystals it has for the
    cards it has."""
    dummy = state.dummy
    if dummy is None or not searching(state):
        return FLIPPED
    cards = dummy.deck + dummy.discard
    more = sum(
        count
        for card in cards
        for color, count in zip(BASIC_COLORS, dummy.crystals, strict=True)
        if color in (CARDS[card].color, CARDS[card].second_color)
    )
    return max(FLIPPED, 3.0 + more / max(1, len(cards)))


def cards_left(me: Player) -> int:
    """Cards to be played before the Round ends."""
    return len(me.hand) + len(me.deck) - me.hand.count(WOUND) - me.deck.count(WOUND)


def playable(state: State, me: Player) -> float:
    """How many cards are worth keeping: of this round as many as the turns need that the Dummy measures out, for the
    rest would never be played; and the whole deck in each round to come."""
    now = float(cards_left(me))
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
    return aims(state)[0]


def aims(state: State) -> tuple[str, bool]:
    """What begins the last turns, and whether a Dummy plays along: the same as long as a game lasts."""
    return _aims(state.scenario, len(state.players), state.variants)


@lru_cache(maxsize=256)
def _aims(scenario: str, players: int, variants: tuple[str, ...]) -> tuple[str, bool]:
    features = (*variants, *plan_of(scenario, players, variants).features)
    return next((name for name in AIMS if name in features), ""), "dummy" in features


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
    """Turns to spare if the city lies under the last tile of all: what is left, less what the way takes, of turns and
    of cards to play in them."""
    tiles = len(state.tile_stack)
    if not tiles or not me.at:
        return turns
    way = to_reveal(state, me, tiles)
    rounds = scenario_of(state).rounds - state.round
    cards = cards_left(me) + rounds * (len(me.hand) + len(me.deck) + len(me.discard) + len(me.play))
    return min(turns - way / stride(me), (cards - way / STEP) / CARDS_A_TURN)


def stride(me: Player) -> float:
    """Move points a turn brings when all of it is spent on the way: Wounds bring none, and those in hand keep other
    cards out of it turn after turn."""
    cards = me.hand + me.deck + me.discard + tuple(played.card for played in me.play)
    held = HELD * me.hand.count(WOUND) / LEVELS[level_for(me.fame) - 1].hand_limit
    return STRIDE * (1.0 - min(0.9, max(held, cards.count(WOUND) / max(1, len(cards)))))


def spare(state: State) -> float:
    """Turns to spare below which the search comes first: the more tiles, the less is known of the way."""
    return SPARE + SPARE_A_TILE * min(NEXT, len(state.tile_stack))


def danger(state: State, slack: float) -> float:
    """How likely the city is missed with so many turns to spare."""
    return 1.0 / (1.0 + exp((slack - spare(state)) / 0.5))


def too_soon(state: State, me: Player, turns: float) -> bool:
    """Whether the next tile may be the city, which ends the game, while there are turns to be used."""
    if not searching(state) or not state.tile_stack or TILES[state.tile_stack[0]].back != "core":
        return False
    last = state.round >= scenario_of(state).rounds
    return slack(state, me, turns) > spare(state) + WAITING * last


def hasty(state: State, option: Option) -> bool:
    """Whether an answer gives turns away: the end announced with a card to play, or a card discarded at the end of a
    turn for which none can be drawn."""
    me = state.players[state.current]
    if option.kind == "announce_end":
        return me.hand.count(WOUND) < len(me.hand)
    return option.kind == "discard" and not me.deck and state.stack[-1].step == "end.discarding"
