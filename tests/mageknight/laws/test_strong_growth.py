"""What the strong player knows of growing: what Fame is worth in a war, and that a plan has to hold in worlds it was
not chosen in."""

from __future__ import annotations

import pytest

import tavola
from tavola.mageknight.bot.luck import proven
from tavola.mageknight.bot.outlook import glory
from tavola.mageknight.bot.turns import Effort, Plan, TurnSearch
from tavola.mageknight.solver.search import always
from tavola.mageknight.state import State


def begun(scenario: str) -> State:
    state: State = tavola.new("mageknight", scenario, ["tovak"], seed=5).state
    return state


def test_fame_is_worth_the_part_of_a_level_that_it_is() -> None:
    """Four points of Fame lead to level 2 (from 3 on) and a fifth of the way to level 3 (8): 1.2 levels. Each is worth
    0.3 in each of the 18 turns at most in which it is thought to be used; hand, Armor and Command stay as they were."""
    state = begun("solo_conquest")
    assert glory(state, state.players[0], 30.0) == pytest.approx((4 + 1.2 * 0.3 * 18) / 4)
    assert glory(state, state.players[0], 0.0) == 1.0
    other = begun("first_reconnaissance")
    assert glory(other, other.players[0], 30.0) == 1.0


class _Elsewhere(TurnSearch):
    """A search whose plans come to nothing in other worlds."""

    def again(self, plan: Plan, world: State) -> float | None:
        return 0.0


@pytest.mark.parametrize(("lucky", "value"), [(True, 4.0), (False, 10.0)])
def test_a_plan_that_hoped_for_luck_has_to_hold_elsewhere(lucky: bool, value: float) -> None:
    """Ten in one world and nothing in four others is two on average, less than four for sure."""
    state = begun("solo_conquest")
    search = _Elsewhere(0, Effort(worlds=1), always)
    best = Plan(("explore 1,1",), 10.0, state, lucky=lucky)
    search.plans = [best, Plan(("end turn",), 4.0, state)]
    chosen = proven(search, best, [state] * 4)
    assert chosen is not None
    assert chosen.value == value
