"""Every scenario and mission says what it is about, in every language."""

from __future__ import annotations

import pytest

import tavola
from tavola.kernel.contract import Aim, ScenarioInfo
from tavola.kernel.errors import TavolaError
from tavola.kernel.shelf import game, games
from tavola.teaching import goal_told
from tavola.text import LANGUAGES

SCENARIOS = [(name, info) for name in games() for info in game(name).scenarios() if name != "toy"]


@pytest.mark.parametrize(("name", "info"), SCENARIOS, ids=lambda one: one if isinstance(one, str) else one.id)
def test_each_scenario_has_aims_a_measure_of_time_and_an_end(name: str, info: ScenarioInfo) -> None:
    rules = game(name)
    for players in info.players:
        try:
            match = tavola.new(name, info.id, rules.roles()[:players], seed=3)
        except TavolaError:
            continue
        for lang in LANGUAGES:
            told = goal_told(rules.goal(match.state, 0), lang)
            assert told is not None
            assert told["aims"]
            assert told["ends"]
            assert all(aim["text"] for aim in told["aims"])
            assert told["name"]
            assert told["left"]


def aims(match: tavola.Match) -> tuple[Aim, ...]:
    goal = match.rules.goal(match.state, 0)
    assert goal is not None
    return goal.aims


def test_the_city_that_is_found_is_an_aim_met() -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=22)
    (aim,) = aims(match)
    assert (aim.have, aim.need, aim.done) == (0, 1, False)


def test_the_oath_counts_what_it_names() -> None:
    """The walkthrough begins with the Chancellor at three sites and the title."""
    match = tavola.new("oath", "walkthrough", ["purple", "red", "blue", "yellow"], seed=1)
    (aim,) = aims(match)
    assert aim.text.args == {"mine": 3, "best": 0}
    assert aim.done
