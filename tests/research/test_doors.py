"""The research door: standard environments pass their own tests, encodings stay what they are."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium import ActionWrapper
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tavola.kernel.shelf import game
from tavola.research.aec import TableEnv
from tavola.research.batch import Batch
from tavola.research.encoding import ACTIONS, OBSERVATION, actions, mask, observe
from tavola.research.solo import SoloEnv

TABLES = [
    ("mageknight", "blitz_conquest", ("tovak", "goldyx")),
    ("massivedarkness", "mission_1", game("massivedarkness").roles()[:2]),
    ("oath", game("oath").scenarios()[0].id, game("oath").roles()[:3]),
]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "scenario", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name, scenario, players):
    api_test(TableEnv(name, scenario, players), num_cycles=60)


@pytest.mark.filterwarnings("ignore")
def test_the_same_seed_makes_the_same_game():
    seed_test(lambda: TableEnv(*TABLES[1]), num_cycles=20)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", ["mageknight", "massivedarkness", "oath"])
def test_every_scenario_is_an_environment(name):
    for info in game(name).scenarios():
        env = TableEnv(name, info.id, game(name).roles()[: info.players[0]])
        api_test(env, num_cycles=40)


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_finds_nothing_wrong():
    env = SoloEnv("mageknight", "first_reconnaissance", "tovak")
    _, info = env.reset(seed=3)
    check_env(_Forgiving(env), skip_render_check=True)
    assert info["action_mask"].sum() == len(info["options"])


class _Forgiving(ActionWrapper):
    """Takes any action for the first legal one: the checker knows no masks."""

    def __init__(self, solo: SoloEnv) -> None:
        super().__init__(solo)
        self.solo = solo

    def action(self, action):
        legal = np.flatnonzero(self.solo.action_masks())
        return int(action) if int(action) in legal else int(legal[0])


def test_a_finished_game_rewards_everybody_once():
    env = TableEnv(*TABLES[0], reward="win")
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert sorted(total.values()) in ([-1.0, 1.0], [-1.0, -1.0], [1.0, 1.0])


def test_actions_and_observations_have_their_shape_and_keep_their_meaning():
    rules = game("mageknight")
    env = SoloEnv("mageknight", "first_reconnaissance", "tovak")
    env.reset(seed=3)
    state = env.state
    decision = rules.options(state)
    assert observe(rules, state, 0).shape == (OBSERVATION,)
    assert mask(decision).shape == (ACTIONS,)
    assert mask(decision).sum() == len(decision.options)
    # Version 1: CRC-32 of the notation. A change here is a new version.
    assert {option.notation: place for place, option in actions(decision).items()}["tactic early_bird"] == 2532


def test_games_side_by_side_begin_anew_when_they_end():
    batch = Batch(*TABLES[1], count=3, seed=2)
    assert batch.observations().shape == (3, OBSERVATION)
    assert batch.masks().shape == (3, ACTIONS)
    batch.step([int(np.flatnonzero(row)[0]) for row in batch.masks()])
    batch.play_at_random(600)
    assert len(batch.ended) >= 3
