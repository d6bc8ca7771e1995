"""What an answer binds to that a player may not see."""

from __future__ import annotations

from ...kernel.contract import Result
from ...kernel.records import Option, Text
from ..state import State

BINDING = frozenset({"accept", "exile"})


def warns(state: State, option: Option, result: Result[State]) -> tuple[Text, ...]:
    """Belonging to the Empire, or no longer: the others answer next, and nobody may take it back."""
    return (Text("oa-warn-binding"),) if option.kind in BINDING else ()
