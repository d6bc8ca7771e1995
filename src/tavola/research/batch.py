"""Many games side by side: observations and masks as matrices, one action for each row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..kernel.records import Option, Setup
from ..kernel.shelf import game
from .encoding import ACTIONS, actions, mask, observe


class Batch:
    """So many games of one setup; whichever ends begins anew on the next seed, and its outcome is kept."""

    def __init__(self, name: str, scenario: str, players: Sequence[str], count: int, seed: int = 0) -> None:
        self.rules = game(name)
        self.setup = Setup(name, scenario, tuple(players))
        self._next = seed
        self._rows: list[tuple[Any, Any]] = [self._fresh() for _ in range(count)]
        #: The totals of every game that ended, in the order of their ends.
        self.ended: list[tuple[int, ...]] = []

    def _fresh(self) -> tuple[Any, Any]:
        state = self.rules.begun(self.setup, self._next).state
        self._next += 1
        return state, self.rules.options(state)

    def seats(self) -> Any:
        """Who must answer in each row."""
        return np.array([decision.seat for _, decision in self._rows])

    def observations(self) -> Any:
        return np.stack([observe(self.rules, state, decision.seat) for state, decision in self._rows])

    def masks(self) -> Any:
        return np.stack([mask(decision) for _, decision in self._rows])

    def step(self, chosen: Sequence[int]) -> None:
        """Give every row its answer."""
        for row, action in enumerate(chosen):
            self._answer(row, actions(self._rows[row][1])[int(action)])

    def _answer(self, row: int, option: Option) -> None:
        state = self.rules.apply(self._rows[row][0], option).state
        decision = self.rules.options(state)
        if decision.outcome is not None:
            self.ended.append(decision.outcome.totals)
            state, decision = self._fresh()
        self._rows[row] = (state, decision)

    def play_at_random(self, answers: int, seed: int = 0) -> None:
        """So many answers in every row, any legal one. Nothing is encoded, so this is as fast as the rules are."""
        draw = np.random.default_rng(seed)
        for _ in range(answers):
            numbers = draw.random(len(self._rows))
            for row, number in enumerate(numbers):
                options = self._rows[row][1].options[:ACTIONS]
                self._answer(row, options[int(number * len(options))])
