"""A game for one seat as a Gymnasium environment, with the action mask in `info`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import Env, spaces

from ..kernel.records import Setup
from ..kernel.shelf import game
from .encoding import ACTIONS, OBSERVATION, actions, mask, observe


class SoloEnv(Env):
    """One seat alone. The reward is the score, and comes with the last answer."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(self, name: str, scenario: str, player: str, options: Mapping[str, str] | None = None) -> None:
        self.rules = game(name)
        self.setup = Setup(name, scenario, (player,), dict(options or {}))
        self.observation_space = spaces.Box(-np.inf, np.inf, (OBSERVATION,), np.float32)
        self.action_space = spaces.Discrete(ACTIONS)
        self._seed = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; without a seed the next one."""
        super().reset(seed=seed)
        self._seed = self._seed + 1 if seed is None else seed
        self.state = self.rules.begun(self.setup, self._seed).state
        self._decision = self.rules.options(self.state)
        return self._look(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        found = actions(self._decision)
        if int(action) not in found:
            raise ValueError(f"{action} is no answer here; the action mask says which are")
        self.state = self.rules.apply(self.state, found[int(action)]).state
        self._decision = self.rules.options(self.state)
        outcome = self._decision.outcome
        reward = float(outcome.totals[0]) if outcome is not None else 0.0
        return self._look(), reward, outcome is not None, False, self._info()

    def action_masks(self) -> Any:
        """Which actions are answers to the present question."""
        return mask(self._decision)

    def _look(self) -> Any:
        return observe(self.rules, self.state, 0)

    def _info(self) -> dict[str, Any]:
        named = {place: option.notation for place, option in actions(self._decision).items()}
        return {"action_mask": self.action_masks(), "options": named}
