"""The record of a game: its setup, its seed, and every answer in notation. Replaying it gives the state again."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .answering import followed
from .contract import Result, Rules
from .records import Setup

#: The layout of records written now. Format 1 names no engine and never goes on from a stored state.
FORMAT = 2


class Journal(Struct, frozen=True):
    """Setup + seed (or a position) + answers. Undone answers are not in it."""

    setup: Setup
    seed: int
    answers: tuple[str, ...] = ()
    position: str = ""


def replay(rules: Rules[Any], journal: Journal, start: Result[Any]) -> Any:
    """Play all answers of a journal from where it begins."""
    state, forced = start.state, list(start.forced)
    for said in journal.answers:
        state, forced = followed(rules, state, said, forced)
    return state
