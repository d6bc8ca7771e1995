"""The bot that picks any legal answer, each equally likely."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..kernel.records import Decision, Option
from .bot import Look


def stream(seed: str) -> Callable[[], float]:
    """Numbers from 0 to 1 for one player, never from the game's stream: `random()` is the one method whose stream
    Python keeps the same in every version."""
    return Random(seed).random


class RandomBot:
    """Draws from a stream of its own."""

    __slots__ = ("_draw",)

    def __init__(self, seed: str) -> None:
        self._draw = stream(seed)

    def choose(self, decision: Decision, look: Look) -> Option:
        options = decision.options
        return options[int(self._draw() * len(options))]
