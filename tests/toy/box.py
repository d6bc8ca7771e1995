"""What the toy game is made of."""

from __future__ import annotations

from collections import Counter
from typing import Any

from contracts.contract import Contract
from tavola.kernel.records import Setup


def census(state: Any) -> Counter[str]:
    return Counter(seats=len(state.cards))


def check(state: Any) -> None:
    assert 0 <= state.count <= state.target


def secrets(state: Any) -> set[str]:
    return set(state.cards)


CONTRACT = Contract(
    (Setup("toy", "short", ("a", "b"), {"target": "30"}),),
    census,
    check,
    secrets,
    frozenset({"TOY-ANSWER-01", "TOY-ADD-01", "TOY-SHOW-01", "TOY-UNDO-01", "TOY-UNDO-02", "TOY-UNDO-03"}),
)
