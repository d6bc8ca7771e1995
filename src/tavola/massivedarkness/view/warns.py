"""What an answer gives away that a player may not see."""

from __future__ import annotations

from ...kernel.contract import Result
from ...kernel.records import Option, Text
from ..state import State


def warns(state: State, option: Option, result: Result[State]) -> tuple[Text, ...]:
    """A hero left to die, and actions thrown away."""
    if option.kind == "keep_potion":
        return (Text("md-warn-death", {"count": state.lifebringer}),)
    if option.kind == "end" and state.turn is not None and state.turn.actions > 0:
        return (Text("md-warn-actions", {"count": state.turn.actions}),)
    return ()
