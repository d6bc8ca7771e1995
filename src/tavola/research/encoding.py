"""What a learner sees: a table as a vector of fixed length, and its answers as places in a mask. Version 1.

**Observation 1**: every leaf of the view of the seat is a feature: its path (`players.0.fame`) and, for words, the word
itself. The feature's CRC-32 picks one of 2,048 places; a number adds its value there, a word or a truth adds 1; the bit
above those that pick the place decides the sign, so that features which meet cancel out on the average. Then
sign(x) · log2(1 + |x|) tames large numbers.

**Action 1**: the CRC-32 of an answer's notation picks one of 4,096 places; where that is taken by an answer offered
before, the next free one. So `play march` is the same action in nearly every position of every game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import numpy as np

from ..kernel.contract import Rules
from ..kernel.records import Decision, Option
from ..kernel.shapes import plain

VERSION = 1
OBSERVATION = 2048
ACTIONS = 4096


def features(value: Any, path: str = "") -> Iterator[tuple[str, float]]:
    """Every leaf of a view, with its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from features(inner, f"{path}.{key}")
    elif isinstance(value, (list, tuple)):
        for place, inner in enumerate(value):
            yield from features(inner, f"{path}.{place}")
    elif isinstance(value, (bool, int, float)):
        yield path, float(value)
    elif value is not None:
        yield f"{path}={value}", 1.0


def observe(rules: Rules[Any], state: Any, seat: int) -> Any:
    """The table as one seat sees it: float32, `OBSERVATION` long."""
    found = np.zeros(OBSERVATION, dtype=np.float32)
    for name, amount in features(plain(rules.view(state, seat))):
        mark = crc32(name.encode())
        found[mark % OBSERVATION] += amount if mark & OBSERVATION else -amount
    return np.sign(found) * np.log2(1.0 + np.abs(found))


def actions(decision: Decision) -> dict[int, Option]:
    """The place of each answer on offer; beyond `ACTIONS` answers the last ones have none."""
    taken: dict[int, Option] = {}
    for option in decision.options[:ACTIONS]:
        place = crc32(option.notation.encode()) % ACTIONS
        while place in taken:
            place = (place + 1) % ACTIONS
        taken[place] = option
    return taken


def mask(decision: Decision) -> Any:
    """1 where an action is an answer: int8, `ACTIONS` long."""
    found = np.zeros(ACTIONS, dtype=np.int8)
    found[list(actions(decision))] = 1
    return found
