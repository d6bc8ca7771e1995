"""A joint assault thought through to its end: what each participant makes of the defenders dealt to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.records import Option
from ..solver import solve
from ..solver.search import always, answered, asked
from ..state import State
from .clock import turns_left
from .judgement import use
from .outlook import aim_of

#: Answers followed at most.
STEPS = 40
_PLAIN = ("begin_turn", "play_on")


def assaulted(state: State, nodes: int, patient: Callable[[], bool] = always) -> State:
    """Where a joint assault leads once it is agreed upon, if everybody goes in and fights as well as that hand allows;
    any other state as it is. Hands of others are those of the imagined world; `nodes` are for each fight."""
    for _ in range(STEPS):
        if state.joint is None or state.joint.stage == "after" or not state.stack:
            break
        if state.combat is not None:
            aim = aim_of(state, state.combat, turns_left(state, state.players[state.current]))
            solution = solve(state, aim, nodes, patient)
            if solution is None or not solution.line:
                break
            state = solution.end
            continue
        state, _ = answered(state, _onward(asked(state)))
    return state


def _onward(options: Sequence[Option]) -> Option:
    """Into the city; where the step is still to be paid, with the cards least missed; else whatever leads on."""
    for option in options:
        if option.kind == "move" or option.kind in _PLAIN:
            return option
    aside = [option for option in options if option.kind == "sideways" and option.args[1] == "move"]
    if aside:
        return min(aside, key=lambda option: use(str(option.args[0])))
    return options[-1]
