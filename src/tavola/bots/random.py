"""The bot that picks any legal answer, each equally likely."""

from __future__ import annotations

from random import Random

from ..kernel.records import Decision, Option
from .bot import Look


class RandomBot:
    """Draws from a stream of its own, never from the game's."""

    __slots__ = ("_draw",)

    def __init__(self, seed: str) -> None:
        # `random()` is the one method whose stream Python keeps the same in every version.
        self._draw = Random(seed).random

    def choose(self, decision: Decision, look: Look) -> Option:
        options = decision.options
        return options[int(self._draw() * len(options))]
