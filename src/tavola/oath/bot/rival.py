"""The strong player of Oath: before it acts it looks past the end of its turn.

What the sensible player finds best at once is tried again with more worlds: the answer is followed, the turn is ended,
and everybody else plays until its own next act. Against the Clockwork Prince that is no guess: he answers by his open
rules, so a title he would take back is worth little, and a Vision he cannot stop is worth the game. Each thought has a
fixed measure of answers and worlds; a clock may end it sooner.
"""

from __future__ import annotations

from typing import Any

from ...bots.bot import Look, Patience
from ...kernel.contract import Rules
from ...kernel.records import Decision, Option
from ...kernel.rng import Rng
from ..state import State
from .player import GAIN, OathPlayer, followed, habit, judgement
from .worth import worth

#: How many answers are looked at past the turn, in how many worlds, and how far.
LOOKED_AT = 5
WORLDS = 3
FAR = 60
#: How much what is seen at once still counts beside what is seen past the turn.
AT_ONCE = 0.25


class OathRival:
    """Weighs its acts by what is left of them when its next turn begins."""

    __slots__ = ("_patience", "_seed", "_sensible", "_thoughts")

    def __init__(self, seed: str, patience: Patience | None = None) -> None:
        self._seed = seed
        self._patience = patience
        self._sensible = OathPlayer(seed)
        self._thoughts = 0

    def choose(self, decision: Decision, look: Look) -> Option:
        rest = next((option for option in decision.options if option.kind == "leave"), None)
        if rest is None or len(decision.options) == 1:
            return self._sensible.choose(decision, look)
        self._thoughts += 1
        enough = self._patience() if self._patience is not None else lambda: True
        worlds = [look.imagine(Rng(f"rival {self._seed} {self._thoughts} {n}")) for n in range(WORLDS)]
        asked = judgement(look.rules, worlds[0], decision)
        if asked is not None or self._sensible.tired(worlds[0]):
            return asked or rest
        scored = sorted(self._sensible.weighed(decision, look, worlds[:2]), key=lambda pair: -pair[0])
        finalists = [option for _, option in scored if option is not rest][:LOOKED_AT]
        at_once = {option.notation: value for value, option in scored}
        best, chosen = self._past(look.rules, worlds, rest, decision.seat), rest
        best += AT_ONCE * at_once[rest.notation]
        for option in finalists:
            if not enough():
                break
            value = self._past(look.rules, worlds, option, decision.seat) + AT_ONCE * at_once[option.notation]
            if value > best + (GAIN if chosen is rest else 0.0):
                best, chosen = value, option
        return chosen

    def _past(self, rules: Rules[Any], worlds: list[State], option: Option, seat: int) -> float:
        """What is left of an answer at the beginning of the next own turn."""
        return sum(worth(_turn_over(rules, world, option, seat), seat) for world in worlds) / len(worlds)


def _turn_over(rules: Rules[Any], world: State, option: Option, seat: int) -> State:
    """The answer by habit, then the end of the turn, then everybody else's turns, until it is one's own act again."""
    state = rules.apply(world, option).state if option.kind == "leave" else followed(rules, world, option, seat)
    begun = (world.round, world.turn.seat)
    for _ in range(FAR):
        if state.outcome is not None or not state.stack:
            break
        decision = rules.options(state)
        resting = next((one for one in decision.options if one.kind == "leave"), None)
        if decision.seat == seat and resting is not None and (state.round, state.turn.seat) != begun:
            break
        state = rules.apply(state, resting or habit(decision.options)).state
    return state
