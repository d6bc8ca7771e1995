"""What the toy game is made of."""

from __future__ import annotations

from collections import Counter
from typing import Any


def census(state: Any) -> Counter[str]:
    return Counter(seats=len(state.cards))


def check(state: Any) -> None:
    assert 0 <= state.count <= state.target


def secrets(state: Any) -> set[str]:
    return set(state.cards)
