"""The next turn looked at: what the best ends of this one lead to once a fresh hand is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from ...kernel.records import Option
from ..solver import solve
from ..solver.search import answered, asked
from ..state import State
from .clock import turns_left
from .outlook import aim_of
from .turns import Effort, Judge, Plan, TurnSearch, closing, sensible

#: A turn thought of from afar.
QUICK = Effort(width=4, depth=12, glances=3, alike=1, glance=30, fights=1, nodes=30, worlds=1, surprises=2)
#: Thoughts about the rest of this turn, and answers until the next one begins.
_REST = 2
_ANSWERS = 60


def looked_ahead(
    plans: Sequence[Plan], root: State, seat: int, effort: Effort, patient: Callable[[], bool]
) -> list[Plan]:
    """The most promising plans, each worth what the next turn makes of it, in as many worlds as the effort says; first
    comes the best."""
    turns = turns_left(root, root.players[seat])
    best = sorted(plans, key=lambda plan: -plan.value)[: effort.candidates]
    found: list[Plan] = []
    for plan in best:
        if found and not patient():
            break
        values = [_onward(end, root, seat, turns) for end in plan.ends[: effort.ahead]]
        found.append(replace(plan, value=sum(values) / len(values)))
    return sorted(found, key=lambda plan: -plan.value)


def _onward(state: State, root: State, seat: int, turns: float) -> float:
    """What a position of this turn is worth when the next one has been thought through."""
    began = (root.round, root.turn)
    judge = Judge(seat, root, turns)
    rest = _REST
    for _ in range(_ANSWERS):
        if state.outcome is not None or not state.stack:
            break
        mine = state.current == seat
        if mine and (state.round, state.turn) != began and state.turn:
            later = turns - 1.0 if state.round == root.round else None
            plan = TurnSearch(seat, QUICK, _always).best([state], later)
            return plan.value if plan is not None else judge.worth(state)
        options = asked(state)
        if state.combat is not None and mine:
            solution = solve(state, aim_of(state, state.combat, turns), QUICK.glance)
            if solution is None:
                break
            state = solution.end
        elif mine and rest and state.stack[-1].step == "turn" and len(options) > 1:
            rest -= 1
            plan = TurnSearch(seat, QUICK, _always).best([state], turns)
            if plan is None:
                break
            state = plan.end
            last = closing(asked(state)) if state.stack and plan.quiet else None
            if last is not None:
                state = answered(state, last)[0]
        else:
            state = _plainly(state, options, judge if mine else None)
    return judge.worth(state)


def _plainly(state: State, options: list[Option], judge: Judge | None) -> State:
    """A question between turns: whatever looks best at once; somebody else ends the turn as soon as may be."""
    last = closing(options)
    if last is not None or judge is None or len(options) == 1:
        return answered(state, last or options[0])[0]
    return max((answered(state, option)[0] for option in sensible(state, options)), key=judge.worth)


def _always() -> bool:
    return True
