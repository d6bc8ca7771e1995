"""Every game and scenario as a PettingZoo environment (AEC) with an action mask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..kernel.records import Decision, Setup
from ..kernel.shelf import game
from .encoding import ACTIONS, OBSERVATION, VERSION, actions, mask, observe


class TableEnv(AECEnv):
    """A table: `seat_0`, `seat_1` … answer in whatever order the game asks. The reward comes at the end: `score` gives
    each seat its total, `win` 1 to winners and -1 to the others; a game that people lose together gives all -1.

    `infos[agent]["options"]` names the answers by their action. After `most` answers a game is cut short.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": f"tavola_v{VERSION}", "is_parallelizable": False, "render_modes": []}

    def __init__(
        self,
        name: str,
        scenario: str,
        players: Sequence[str],
        options: Mapping[str, str] | None = None,
        reward: str = "score",
        most: int = 20_000,
    ) -> None:
        super().__init__()
        self.rules = game(name)
        self.setup = Setup(name, scenario, tuple(players), dict(options or {}))
        self.reward = reward
        self.most = most
        self.render_mode = None
        seats = [info.seat for info in self.rules.seats(self.rules.start(self.setup, 0)) if info.answers]
        self.possible_agents = [f"seat_{seat}" for seat in seats]
        self._seats = dict(zip(self.possible_agents, seats, strict=True))
        self._names = {seat: agent for agent, seat in self._seats.items()}
        vector = spaces.Box(-np.inf, np.inf, (OBSERVATION,), np.float32)
        taken = spaces.Box(0, 1, (ACTIONS,), np.int8)
        self._observed = {
            agent: spaces.Dict({"observation": vector, "action_mask": taken}) for agent in self.possible_agents
        }
        self._acted = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seed = 0

    def observation_space(self, agent: str) -> Any:
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one."""
        self._seed = self._seed + 1 if seed is None else seed
        self._state = self.rules.begun(self.setup, self._seed).state
        self._decision: Decision = self.rules.options(self._state)
        self._answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        self.agent_selection = self._names[self._decision.seat]
        named = {place: option.notation for place, option in actions(self._decision).items()}
        self.infos[self.agent_selection] = {"options": named}

    def observe(self, agent: str) -> dict[str, Any]:
        asked = self._decision.outcome is None and self._names.get(self._decision.seat) == agent
        taken = mask(self._decision) if asked else np.zeros(ACTIONS, dtype=np.int8)
        return {"observation": observe(self.rules, self._state, self._seats[agent]), "action_mask": taken}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        found = actions(self._decision)
        if action is None or int(action) not in found:
            raise ValueError(f"{action} is no answer here; the action mask says which are")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._state = self.rules.apply(self._state, found[int(action)]).state
        self._decision = self.rules.options(self._state)
        self._answers += 1
        self._clear_rewards()
        outcome = self._decision.outcome
        if outcome is not None:
            for name, seat in self._seats.items():
                won = seat in outcome.winners and outcome.won
                self.rewards[name] = float(outcome.totals[seat]) if self.reward == "score" else 1.0 if won else -1.0
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._answers >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._turn()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn; `tavola replay` shows games."""

    def close(self) -> None:
        """Nothing is held."""
