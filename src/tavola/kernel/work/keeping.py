"""What was found once and is kept: by the very same value, so that nothing has to be hashed."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Any, TypeVar

T = TypeVar("T")
V = TypeVar("V")


def lately(function: Callable[[T], V]) -> Callable[[T], V]:
    """Keep what a function found for the value it was last asked about. What lies in a state is replaced as a whole, so
    the very same value means the same answer, and nothing has to be hashed to find it. One slot, replaced as a whole,
    so that threads can share it."""
    last: tuple[Any, Any] = (function, None)

    def remembered(value: T) -> V:
        nonlocal last
        found: V
        asked, found = last
        if asked is not value:
            found = function(value)
            last = (value, found)
        return found

    return remembered


#: How many games a part of a view is kept for.
_GAMES = 512


def kept_while(parts: Callable[[T], tuple[Any, ...]]) -> Callable[[Callable[[T], V]], Callable[[T], V]]:
    """Keep what a function found for each of many games, while the parts of the state it reads are the very same: what
    is dear to find and seldom changes, such as a map as it is shown. The first part must be no other game's."""

    def keep(function: Callable[[T], V]) -> Callable[[T], V]:
        kept: dict[int, tuple[tuple[Any, ...], V]] = {}

        def remembered(state: T) -> V:
            now = parts(state)
            last = kept.get(id(now[0]))
            if last is not None and len(now) == len(last[0]) and all(map(is_, now, last[0])):
                return last[1]
            found = function(state)
            if len(kept) >= _GAMES:
                kept.pop(next(iter(tuple(kept))), None)
            kept[id(now[0])] = (now, found)
            return found

        return remembered

    return keep
