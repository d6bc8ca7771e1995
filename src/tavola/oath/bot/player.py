"""The sensible player of Oath: of all it could do now it takes what leads to the best position a few answers on.

It thinks in worlds its seat could be in, so nothing hidden can matter. An answer that begins something longer (a
campaign, a search) is followed to its end by simple habits; every question on the way is thought about again when it
is really asked. Since each deed of a turn must make the position better than resting would, a turn ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...bots.bot import Look
from ...kernel.contract import Rules
from ...kernel.records import Decision, Option
from ...kernel.rng import Rng
from ..chapters.prince.judge import judged
from ..state import State, princely
from .worth import worth

WORLDS = 2
FOLLOWED = 14
MOST_CANDIDATES = 48
MOST_DEEDS = 30
#: What a deed must bring to be worth doing at all; freely repeatable ones need a better reason.
GAIN = 0.05
IDLE_GAIN = 0.3
FREE = ("station", "withdraw", "hand_over", "peek_relic", "peek_reliquary")
#: What it leaves to people: opening negotiations, and giving up its side.
RARE = ("deal", "offer", "exile", "yield", "counter", "mute")

#: How a question on the way is answered without thinking: the first kind that is offered.
HABITS = (
    "attack",
    "keep_relic",
    "take",
    "keep",
    "play",
    "join",
    "place",
    "sacrifice",
    "lay",
    "pick",
    "enough",
    "pass",
    "decline",
    "spare",
    "stay",
)
#: Answers that end a matter.
ENDS = ("call_off", "enough", "pass", "decline", "stay", "leave_relic")


class OathPlayer:
    """Weighs each answer by what comes of it."""

    __slots__ = ("_deeds", "_seed", "_thoughts", "_turn", "_worth")

    def __init__(self, seed: str, judge: Callable[[State, int], float] = worth) -> None:
        """`judge`: what a position is worth to a seat."""
        self._seed = seed
        self._worth = judge
        self._thoughts = 0
        self._turn = (0, 0)
        self._deeds = 0

    def choose(self, decision: Decision, look: Look) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        self._thoughts += 1
        worlds = [look.imagine(Rng(f"oath {self._seed} {self._thoughts} {n}")) for n in range(WORLDS)]
        asked = judgement(look.rules, worlds[0], decision)
        if asked is not None:
            return asked
        rest = next((option for option in decision.options if option.kind == "leave"), None)
        if self.tired(worlds[0]):
            return rest or _way_out(decision.options)
        scored = self.weighed(decision, look, worlds)
        if not scored:
            return decision.options[-1]
        best, chosen = max(scored, key=lambda pair: pair[0])
        if rest is None or chosen is rest:
            return chosen
        base = next(value for value, option in scored if option is rest)
        needed = IDLE_GAIN if chosen.kind in FREE else GAIN
        return chosen if best > base + needed else rest

    def weighed(self, decision: Decision, look: Look, worlds: list[State]) -> list[tuple[float, Option]]:
        """What each answer worth thinking about leads to at once."""
        candidates = [option for option in decision.options if option.kind not in RARE][:MOST_CANDIDATES]
        rest = next((option for option in decision.options if option.kind == "leave"), None)
        if rest is not None and rest not in candidates:
            candidates.append(rest)
        return [(self._value(look.rules, worlds, option, decision.seat), option) for option in candidates]

    def tired(self, world: State) -> bool:
        """Enough done in one turn, whatever it seems to promise."""
        now = (world.round, world.turn.seat)
        self._deeds = self._deeds + 1 if now == self._turn else 0
        self._turn = now
        return self._deeds > MOST_DEEDS

    def _value(self, rules: Rules[Any], worlds: list[State], option: Option, seat: int) -> float:
        return sum(self._worth(followed(rules, world, option, seat), seat) for world in worlds) / len(worlds)


def judgement(rules: Rules[Any], world: State, decision: Decision) -> Option | None:
    """Where it is asked in the Prince's stead it judges in his interest, by his own list; None for its own
    questions."""
    if world.prince is None:
        return None
    question, frame = rules.book.asked(world)
    return judged(world, frame, decision.options) if princely(world, question.seat(world, frame)) else None


def followed(rules: Rules[Any], world: State, option: Option, seat: int) -> State:
    """Where an answer leads by habit: to the next act, or as far as one can see."""
    state: State = rules.apply(world, option).state
    for _ in range(FOLLOWED):
        if state.outcome is not None or not state.stack or settled(state):
            break
        state = rules.apply(state, habit(rules.options(state).options)).state
    return state


def settled(state: State) -> bool:
    return state.stack[-1].step == "act" and not state.campaigns


def _way_out(options: tuple[Option, ...]) -> Option:
    """What ends the matter, where there is such an answer."""
    return next((option for kind in ENDS for option in options if option.kind == kind), habit(options))


def habit(options: tuple[Option, ...]) -> Option:
    for kind in HABITS:
        for option in options:
            if option.kind == kind:
                return option
    return options[-1]
