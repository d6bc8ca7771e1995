"""How a hero gets about by several answers in a row: movement points of an action, then the next action."""

from __future__ import annotations

from ...kernel.contract import Walk
from ..state import State


def _left(state: State) -> int:
    """Actions: a way costs as many of them as it begins."""
    return state.turn.actions if state.turn is not None else 0


#: An activation is walked with the actions there are; plenty of them would lead where nobody gets.
WALK: Walk[State] = Walk(
    kinds=frozenset({"move"}),
    left=_left,
    plenty=lambda state: state,
    asks=frozenset({"md-ask-action", "md-ask-step"}),
)
