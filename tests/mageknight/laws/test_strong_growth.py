"""What the strong player knows of growing: what Fame is worth in a war, and that a plan has to hold in worlds it was
not chosen in."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import tavola
from tavola.kernel.records import Outcome
from tavola.mageknight.bot.campaign import FAME, at_war, decided_by_cities, growing_up, nearness
from tavola.mageknight.bot.clock import ahead
from tavola.mageknight.bot.luck import proven
from tavola.mageknight.bot.outlook import doubted, glory, per_fame, promises
from tavola.mageknight.bot.records import Effort, Plan, Promise
from tavola.mageknight.bot.seeking import behind
from tavola.mageknight.bot.trials import Trials
from tavola.mageknight.bot.turns import Judge, TurnSearch
from tavola.mageknight.bot.weights import GROWING, PLAIN, WAR, weights
from tavola.mageknight.solver.search import always
from tavola.mageknight.state import State, Unit


def begun(scenario: str) -> State:
    state: State = tavola.new("mageknight", scenario, ["tovak"], seed=5).state
    return state


def test_fame_is_worth_the_part_of_a_level_that_it_is() -> None:
    """Four points of Fame lead to level 2 (from 3 on) and a fifth of the way to level 3 (8): 1.2 levels. Each is worth
    0.3 in each of the 18 turns at most in which it is thought to be used; hand, Armor and Command stay as they were."""
    state = replace(begun("solo_conquest"), round=4)
    assert glory(state, state.players[0], 30.0) == pytest.approx((4 * FAME + 1.2 * 0.3 * 18) / 4)
    assert glory(state, state.players[0], 0.0) == FAME
    other = begun("first_reconnaissance")
    assert glory(other, other.players[0], 30.0) == 1.0


@pytest.mark.parametrize(("round_", "growing"), [(1, True), (3, True), (4, False), (6, False)])
def test_the_first_half_of_the_rounds_is_for_growing(round_: int, growing: bool) -> None:
    """Solo Conquest has six Rounds: three to grow in, where a point of Fame counts for more than in a game that is won
    by points, and three for the sieges."""
    state = replace(begun("solo_conquest"), round=round_)
    assert decided_by_cities(state)
    assert growing_up(state) is growing
    assert at_war(state) is not growing
    assert weights(state) == (GROWING if growing else WAR)
    assert per_fame(state) > 1.0
    other = replace(begun("first_reconnaissance"), round=round_)
    assert not decided_by_cities(other)
    assert weights(other) == PLAIN
    assert per_fame(other) == 1.0


def test_the_search_for_the_cities_leaves_time_for_sieges() -> None:
    """A Hero who grows reveals 0.45 of a tile in each turn before the last fourteen: with 24 turns left 4.5 tiles are
    still on time, with 14 none is."""
    state = begun("solo_conquest")
    hidden = ahead(state)
    assert hidden > 4.5
    assert behind(state, 24.0) == pytest.approx(hidden - 4.5)
    assert behind(state, 14.0) == hidden
    assert behind(state, 60.0) == 0.0


def test_the_end_of_a_game_counts_as_the_turns_before_it() -> None:
    """Whoever counts a point of Fame two and a half times while the war goes on counts it so when it is over, or no
    line that ends the game would ever be played."""
    state = replace(begun("solo_conquest"), round=6)
    ended = replace(state, players=(replace(state.players[0], fame=40),), outcome=Outcome((55,), ((),), (), won=False))
    assert Judge(0).worth(ended) == 55 + (FAME - 1.0) * 40


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


KEEP = """
game = "mageknight"
scenario = "solo_conquest"
round = 3
seed = 5
hero = "tovak"
[player]
hand = ["march", "rage", "threaten", "promise", "stamina"]
units = {units}
fame = 5
at = "3,-2"
[offers]
units = ["utem_crossbowmen"]
[map]
shields = ["4,-3"]
[map.tiles]
"1,0" = "countryside_3"
"""


@pytest.mark.parametrize(("units", "lends"), [("[]", True), ('["peasants", "foresters"]', False)])
def test_a_conquered_keep_lends_units_for_good(units: str, lends: bool) -> None:
    """Whose Shield lies on a keep recruits there: Utem Crossbowmen cost 6, which a hand of five and a bit more can pay.
    With both Command tokens of level 2 taken nobody can be led."""
    state: State = tavola.position(KEEP.format(units=units)).state
    found = [one.gain for one in promises(state, state.players[0], 12.0, {}) if one.places == ("4,-3",)]
    assert len(found) == 1
    assert (found[0] > 0) is lends


def test_guesses_are_believed_as_far_as_the_fights_that_were_tried() -> None:
    """Fights promised 20 and brought nothing: of what is only guessed (40 + 0) in (40 + 20) is believed, two thirds.
    What was tried, and what needs no fight, stays as it is; nobody is believed more than before."""
    tried = Promise(("0,0",), 0.0, guess=20.0, tried=True)
    guessed, visit = Promise(("1,0",), 9.0, guess=9.0), Promise(("2,0",), 1.5)
    assert [one.gain for one in doubted([tried, guessed, visit])] == [0.0, pytest.approx(6.0), 1.5]
    better = replace(tried, gain=60.0)
    assert [one.gain for one in doubted([better, guessed])] == [60.0, 9.0]


@pytest.mark.parametrize(("round_", "spent", "near"), [(4, False, 0.7), (4, True, 1.0), (6, True, 0.7)])
def test_a_walk_costs_nothing_while_units_are_waited_for(round_: int, spent: bool, near: float) -> None:
    """Six Move points from a city cost 0.05 of its promise each. With spent Units the assault waits for the next Round:
    the sixteen cards left are five turns, time for the way. In the last Round nobody waits."""
    state = replace(begun("solo_conquest"), round=round_)
    me = replace(state.players[0], units=(Unit("peasants", spent=spent),))
    assert nearness(state, me, 6, 0.0, missed=False) == pytest.approx(near)
    assert nearness(state, me, 6, 0.0, missed=True) == pytest.approx(near if near == 1.0 else 0.49)
    assert nearness(state, me, -1, 0.0, missed=False) == 0.0


def test_what_was_tried_in_a_turn_is_known_until_the_next() -> None:
    """Between two turns, when rewards are chosen, no fight can be tried; those of the last turn still count."""
    turn: State = tavola.position(KEEP.format(units="[]").replace('shields = ["4,-3"]', "")).state
    tried = Trials()
    found = tried.of([turn], 0, 12.0)
    assert found
    assert tried.of([begun("solo_conquest")], 0, 12.0) == found
