"""The record of a game: its setup, its seed, and every answer in notation. Replaying it gives the state again."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .answering import answer, was_forced
from .contract import Rules
from .errors import IllegalAnswer
from .records import Setup

#: The layout of records written now. Format 1 names no engine and never goes on from a stored state.
FORMAT = 2


class Journal(Struct, frozen=True):
    """Setup + seed (or a position) + answers. Undone answers are not in it."""

    setup: Setup
    seed: int
    answers: tuple[str, ...] = ()
    position: str = ""


def replay(rules: Rules[Any], journal: Journal, start: Any) -> Any:
    """Play all answers of a journal from its start state."""
    state = start
    forced: list[str] = []
    for said in journal.answers:
        try:
            step = answer(rules, state, said)[1]
        except IllegalAnswer:
            if was_forced(said, forced):
                continue
            raise
        state, forced = step.state, list(step.forced)
    return state
