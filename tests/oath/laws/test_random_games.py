"""Whole games of random answers for two to six: no exception, no stuck state, all finished, every piece still there."""

from __future__ import annotations

from random import Random

import pytest

from ..box import census, check
from .wild import COUNTS, RULES, TOO_LONG, begin

BATCHES = 8
GAMES = 400  # for each number of players


def play(players: int, seed: int) -> int:
    """Play one game with random answers and say how many it took."""
    state = begin(players, seed)
    box = census(state)
    draw = Random(f"oath {players} {seed}")
    for answers in range(TOO_LONG):
        decision = RULES.options(state)
        if decision.outcome is not None:
            return answers
        assert decision.options, f"stuck: {players} players, seed {seed}, {state.stack[-1]}"
        state = RULES.apply(state, draw.choice(decision.options)).state
        if answers % 10 == 0:
            assert census(state) == box, f"lost pieces: {players} players, seed {seed}, answer {answers}"
            check(state)
    raise AssertionError(f"endless: {players} players, seed {seed}")


@pytest.mark.parametrize("players", COUNTS)
def test_random_games_come_to_an_end(players: int) -> None:
    assert play(players, players % 2) > 10


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("players", COUNTS)
def test_two_thousand_random_games_come_to_an_end(players: int, batch: int) -> None:
    for seed in range(batch, GAMES, BATCHES):
        play(players, seed)
