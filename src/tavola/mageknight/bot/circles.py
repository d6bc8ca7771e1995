"""Turns that would never end: some pieces ready each other for nothing, as Thugs and Scouts do with Ruthless Coercion,
and whoever thinks anew after every look at a token would go round with them for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...kernel.records import Option
from ..solver import solve
from ..solver.search import answered
from ..state import State
from .clock import turns_left
from .outlook import aim_of
from .turns import Judge

#: So often the same answer may be given in one turn.
OFTEN = 8
#: Answers that lead on may be given as often as they are asked for.
ONWARD = ("next", "done")
NODES = 200


class Circles:
    """Counts the answers of a turn."""

    __slots__ = ("_given",)

    def __init__(self) -> None:
        self._given: Counter[str] = Counter()

    def given(self, option: Option) -> None:
        if option.kind == "end_turn":
            self._given.clear()
        else:
            self._given[option.notation] += 1

    def closed(self, option: Option) -> bool:
        """Whether an answer has been given often enough."""
        return option.notation not in ONWARD and self._given[option.notation] >= OFTEN

    def out(self, world: State, seat: int, options: Sequence[Option]) -> Option | None:
        """The best answer that was not given so often; None where there is none."""
        fresh = [option for option in options if not self.closed(option)]
        return max(fresh, key=lambda option: _worth(world, seat, option), default=None)


def _worth(world: State, seat: int, option: Option) -> float:
    after, _ = answered(world, option)
    judge = Judge(seat, world)
    if after.combat is not None and after.current == seat:
        turns = turns_left(after, after.players[seat])
        solution = solve(after, aim_of(after, after.combat, turns), NODES)
        if solution is not None:
            return judge.worth(solution.end)
    return judge.worth(after)
