"""Thousands of whole games over all heroes, for `make soak`."""

from __future__ import annotations

import pytest

from tavola.cli.contests.simulation import Plan, run
from tavola.kernel.shelf import game


@pytest.mark.slow
def test_two_thousand_random_games_over_all_heroes() -> None:
    heroes = tuple((hero,) for hero in game("mageknight").roles())
    result = run(Plan("mageknight", "first_reconnaissance", heroes, 2000, ("random",), 1), 2, lambda played: None)
    assert result.errors == []
    assert result.finished == 2000
