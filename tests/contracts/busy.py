"""A player for tests that gets about: it plays cards, moves and fights long before it ends a turn."""

from __future__ import annotations

from random import Random

from tavola.bots import Look
from tavola.kernel.records import Decision, Option

#: How often an option of a kind is taken, against 10 for any other.
WEIGHTS = {
    "end_turn": 1,
    "announce_end": 1,
    "rest": 1,
    "done": 4,
    "phase": 4,
    "sideways": 6,
    "explore": 60,
    "attack": 60,
    "block": 60,
    "recruit": 60,
    "learn": 60,
    "interact": 30,
    "enter": 30,
    "challenge": 20,
    "altar": 60,
}
USUAL = 10
IDLE = 1


class BusyBot:
    """Draws from a stream of its own; the same seed makes the same choices."""

    def __init__(self, seed: str) -> None:
        self._draw = Random(seed).random

    def choose(self, decision: Decision, look: Look) -> Option:
        weights = [IDLE if option.idle else WEIGHTS.get(option.kind, USUAL) for option in decision.options]
        point = self._draw() * sum(weights)
        for option, weight in zip(decision.options, weights, strict=True):
            point -= weight
            if point < 0:
                return option
        return decision.options[-1]
