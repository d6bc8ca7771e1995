"""Whole games of random answers: no exception, no stuck state, every game comes to an end."""

from __future__ import annotations

import random

import pytest

from tavola.kernel.records import Setup
from tavola.kernel.shelf import game

HEROES = ("sibyl", "bjorn", "siegfried", "owen", "elias", "whisper")
SCENARIOS = ("tutorial", *(f"mission_{number}" for number in range(1, 11)))
#: No random game has come near it: a game that does is stuck.
TOO_LONG = 30_000


def play(scenario: str, heroes: int, seed: int) -> int:
    """Play one game with random answers and say how many it took."""
    rules = game("massivedarkness")
    dice = random.Random(f"{scenario} {heroes} {seed}")
    party = tuple(dice.sample(HEROES, heroes))
    state = rules.start(Setup("massivedarkness", scenario, party), seed)
    for answers in range(TOO_LONG):
        decision = rules.options(state)
        if decision.outcome is not None:
            return answers
        assert decision.options, f"stuck: {scenario}, {party}, seed {seed}, {state.stack[-1]}"
        state = rules.apply(state, dice.choice(decision.options)).state
    raise AssertionError(f"endless: {scenario}, {party}, seed {seed}")


@pytest.mark.parametrize("heroes", [1, 3, 6])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_come_to_an_end(scenario: str, heroes: int) -> None:
    assert play(scenario, heroes, 1) > 10


@pytest.mark.slow
@pytest.mark.parametrize("heroes", [1, 3, 6])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_five_hundred_random_games_come_to_an_end(scenario: str, heroes: int) -> None:
    for seed in range(500):
        play(scenario, heroes, seed)


@pytest.mark.slow
@pytest.mark.parametrize("heroes", [1, 3, 6])
def test_random_campaigns_come_to_an_end(heroes: int) -> None:
    for seed in range(20):
        play("campaign", heroes, seed)
