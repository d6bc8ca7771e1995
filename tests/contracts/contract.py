"""What the contract suite needs to know of one game besides its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tavola.kernel.records import Setup

Census = Callable[[Any], Counter[str]]


class Contract(Struct, frozen=True):
    """A game under contract: setups to play, and what it counts as neither made nor lost."""

    setups: tuple[Setup, ...]
    census: Census  # every piece in the state, counted
    check: Callable[[Any], None]  # tracks and counters in their range
    secrets: Callable[[Any], set[str]]  # pieces that no spectator may know of
    rule_ids: frozenset[str]
    #: The only single answers a person is still asked for, by the question: the kinds of answer (none: whatever is
    #: left). Why each of them waits is written where the game says so.
    waits: dict[str, set[str]] = {}
    #: Questions that are put whatever comes of them.
    spoken: frozenset[str] = frozenset()
