"""Fights tried beforehand: what hands yet to be drawn make of the enemies on the map, by the solver."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from msgspec.structs import replace

from ...kernel.rng import Chance, Rng
from ..catalog import SITES
from ..chapters.pieces.fame import level_for
from ..chapters.pieces.hexmap import neighbours
from ..chapters.pieces.tracks import LEVELS
from ..solver import Target, solve, staged, targets
from ..solver.aims import worth
from ..solver.search import always, answered, asked
from ..state import Die, Player, State
from . import campaign
from .judgement import distances
from .outlook import aim_of, garrison, glory, odds, power, prowlers
from .records import Lead, Trial
from .weights import weights

#: Fights tried, hands drawn for each, and nodes for each hand.
TRIED = 4
HANDS = 4
NODES = 40
#: A fight with less to hope for is not tried.
HOPE = 0.4
#: A card of the hand is spent on the way.
SPENT = 1
#: What is asked before a turn: what may be done then, and whether the end of the Round is announced.
BEFORE = ("turn.before", "turn.announce")


class Trials:
    """What was tried is remembered for as long as deck, Units and foes stay the same."""

    def __init__(self) -> None:
        self._known: dict[Hashable, float] = {}
        self._last: dict[str, Trial] = {}

    def of(
        self, worlds: Sequence[State], seat: int, turns: float, patient: Callable[[], bool] = always
    ) -> dict[str, Trial]:
        """The most hopeful fights in reach, by where the enemies are, and what they bring on average; as many as there
        is time for. Between turns those of the last turn are as good as any."""
        begun = [state for state in map(_begun, worlds) if state is not None]
        if not begun:
            return self._last
        if not begun[0].players[seat].at:
            return {}
        found: dict[str, Trial] = {}
        for lead in _leads(begun[0], seat, turns):
            key = _key(begun[0], begun[0].players[seat], lead.target)
            gain = self._known.get(key)
            if gain is None:
                gain = _tried(begun, seat, lead.target, turns, patient)
                if not patient():
                    break
                self._known[key] = gain
            found[lead.target.at] = Trial(gain, lead.guess)
        self._last = found
        return found


def _begun(world: State) -> State | None:
    """The turn itself, after what may be done before it."""
    state = world
    while state.stack and state.stack[-1].step in BEFORE:
        plain = next((option for option in asked(state) if option.notation in ("begin turn", "play on")), None)
        if plain is None:
            return None
        state = answered(state, plain)[0]
    return state if state.combat is None and state.stack and state.stack[-1].step == "turn" else None


def _leads(state: State, seat: int, turns: float) -> list[Lead]:
    me = state.players[seat]
    far = distances(state.tiles, state.time == "night", me.at)
    might, each = power(me, tired=campaign.tired(state, me)), glory(state, me, turns)
    found = []
    scale = weights(state)
    for target in targets(state, seat):
        space = state.spaces.get(target.at)
        prowling = target.kind == "challenge" and space is not None
        places = neighbours(target.at) if prowling or target.site == "city" else (target.at,)
        steps = min((far[at] for at in places if at in far), default=-1)
        if steps < 0:
            continue
        if prowling and space is not None:
            need, prize = prowlers(space, each)
            share = odds(scale, might, need)
        elif target.site == "city" and space is not None and space.tokens and campaign.at_war(state):
            prize, share = campaign.prize(space), campaign.chance(space, might)
        else:
            need, prize = garrison(state, target.at, space, target.site, each)
            share = odds(scale, might if SITES[target.site].units_allowed else power(me, helped=False), need)
        found.append(Lead(prize * max(share, 0.1) * scale.per_step**steps, target, share))
    found.sort(key=lambda lead: -lead.hope)
    return [lead for lead in found[:TRIED] if lead.hope >= HOPE]


def _cards(me: Player) -> list[str]:
    return sorted(me.hand + me.deck + me.discard + tuple(played.card for played in me.play))


def _key(state: State, me: Player, target: Target) -> Hashable:
    space = state.spaces.get(target.at)
    seen = tuple(token.enemy if token.up else "" for token in space.tokens) if space is not None else ()
    units = tuple((unit.unit, unit.wounds, unit.spent and not campaign.rested(state)) for unit in me.units)
    return (target, seen, tuple(_cards(me)), units, len(me.skills), level_for(me.fame), state.time)


def _tried(worlds: Sequence[State], seat: int, target: Target, turns: float, patient: Callable[[], bool]) -> float:
    """The mean of what a hand makes of it; a fight that would cost more than it brings is not begun."""
    total = 0.0
    for number in range(HANDS):
        state = _drawn(worlds[number % len(worlds)], seat, Rng(f"hand {number}"))
        begun = staged(state, target)
        if begun is None or begun.combat is None:
            return 0.0
        aim = aim_of(begun, begun.combat, turns)
        solution = solve(begun, aim, NODES * campaign.effort(begun.combat), patient)
        if solution is not None:
            total += max(0.0, solution.value - worth(aim, begun.players[seat]))
    return total / HANDS


def _drawn(state: State, seat: int, rng: Rng) -> State:
    """The same table with another hand, Units and Source ready, as a turn to come may begin."""
    me = state.players[seat]
    cards = Chance(rng).shuffled(_cards(me))
    size = LEVELS[level_for(me.fame) - 1].hand_limit - SPENT
    fresh = replace(
        me,
        hand=cards[:size],
        deck=cards[size:],
        discard=(),
        play=(),
        units=tuple(replace(unit, spent=False) for unit in me.units) if campaign.rested(state) else me.units,
        dice=1,
    )
    source = tuple(Die(die.color) for die in state.source)
    return replace(state, players=(*state.players[:seat], fresh, *state.players[seat + 1 :]), source=source)
