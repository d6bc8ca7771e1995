"""What the strong player knows of the war for the cities: every defender counts, and who prowls before the walls has to
be reckoned with."""

from __future__ import annotations

from msgspec.structs import replace

import tavola
from tavola.mageknight.bot.campaign import CITY, DEFENDER, approaches, at_war, siege, tired
from tavola.mageknight.bot.clock import turns_left
from tavola.mageknight.bot.outlook import aim_of, power, reach
from tavola.mageknight.bot.records import Effort
from tavola.mageknight.bot.turns import TurnSearch
from tavola.mageknight.catalog import ENEMIES
from tavola.mageknight.solver import solve
from tavola.mageknight.state import Space, State, Token

AT = "3,-2"
ASSAULT = f"""
game = "mageknight"
scenario = "solo_conquest"
seed = 3
hero = "tovak"
round = 6
[player]
hand = ["rage", "determination", "swiftness", "march", "stamina", "promise"]
fame = 40
units = ["utem_guardsmen", "utem_swordsmen"]
crystals = {{red = 1, white = 1}}
at = "{AT}"
[map.tiles]
"1,0" = "core_8"
[combat]
site = "city"
phase = "ranged"
enemies = ["crossbowmen", "gunners", "freezers"]
"""


def assault() -> State:
    state: State = tavola.position(ASSAULT).state
    return state


def test_six_plain_cards_and_two_units_take_a_city_at_a_price() -> None:
    """The last day of the war: all three defenders fall, and what cannot be blocked is taken as Wounds."""
    match = tavola.position(ASSAULT)
    state = match.state
    assert at_war(state)
    best = solve(state, aim_of(state, state.combat, turns_left(state, state.players[0])), 400)
    assert best is not None
    assert best.won
    for answer in best.line:
        match.play(answer)
    assert match.state.players[0].fame - 40 == sum(ENEMIES[one].fame for one in ("crossbowmen", "gunners", "freezers"))
    assert match.state.players[0].hand.count("wound") == best.wounds > 0


def test_a_hand_that_cannot_take_the_city_takes_what_it_can() -> None:
    """Three defenders are too many for three plain cards and a Unit; one of them is not, and stays fallen."""
    told = ASSAULT.replace('"swiftness", "march", "stamina", "promise"', '"march"').replace(', "utem_swordsmen"', "")
    state = tavola.position(told).state
    best = solve(state, aim_of(state, state.combat, turns_left(state, state.players[0])), 400)
    assert best is not None
    assert not best.won
    assert best.fame >= ENEMIES["crossbowmen"].fame


def test_each_defender_that_falls_is_a_part_of_the_way() -> None:
    """The worth of the siege grows with the Fame of who has fallen, and by the city itself with the last one."""
    state = assault()
    three = (Token("crossbowmen", True), Token("gunners", True), Token("freezers", True))
    held = replace(state, spaces={**state.spaces, AT: Space(tokens=three)})
    fewer = replace(state, spaces={**state.spaces, AT: Space(tokens=three[1:], shields=(0,))})
    fallen = replace(state, spaces={**state.spaces, AT: Space(shields=(0, 0, 0))})
    assert siege(fewer) - siege(held) == DEFENDER * 3  # Crossbowmen bring 3 Fame, Gunners and Freezers 7 each
    assert siege(fallen) - siege(fewer) == DEFENDER * 14 + CITY


def test_whoever_prowls_before_the_walls_bars_the_way() -> None:
    """No assault from a space that borders the same rampaging enemy as the city does: it would join the fight. Two
    draconum prowl around the red city, and leave one space of six."""
    state = assault()
    quiet = {at: space for at, space in state.spaces.items() if not space.rampaging}
    assert approaches(state, AT) == (("4,-3",), 1.0)
    assert len(approaches(replace(state, spaces=quiet), AT)[0]) > 1
    barred = {**state.spaces, "4,-3": Space(tokens=(Token("prowlers", True),), rampaging="orc_marauder")}
    assert approaches(replace(state, spaces=barred), AT)[1] < 1.0


GATE = f"""
game = "mageknight"
scenario = "solo_conquest"
seed = 3
hero = "tovak"
round = 4
[player]
hand = ["rage", "rage", "cold_toughness", "swiftness", "march", "ice_bolt"]
fame = 40
units = ["utem_guardsmen", "utem_swordsmen", "ice_golems"]
crystals = {{red = 1, blue = 2}}
at = "4,-3"
[map]
stack = ["core_1"]
[map.tiles]
"1,0" = "core_8"
[map.tokens]
"{AT}" = ["swordsmen", "crossbowmen", "guardsmen"]
"""


def gate() -> State:
    state: State = tavola.position(GATE).state
    return state


def test_a_hand_that_beats_defenders_goes_for_them_at_once() -> None:
    """With a full hand and three ready Units before the walls the assault is neither put off nor left for another."""
    state = gate()
    effort = Effort(width=2, depth=3, glances=1, alike=1, glance=30, fights=1, nodes=30, worlds=1, surprises=1)
    search = TurnSearch(0, effort, lambda: True)
    plan = search.best([state])
    assert plan is not None
    assert f"move {AT}" in plan.line
    assert plan.fought is not None
    assert plan.fought[1] >= 7  # of two defenders at least, of whom Crossbowmen bring 3 and the others 4


def test_spent_units_are_missed_until_the_round_ends() -> None:
    """A spent Unit counts nothing while the Round is young or is the last one, and counts again when it is over."""
    state = gate()
    me = state.players[0]
    assert tired(state, me) == 0.0
    assert tired(replace(state, left=0), me) > 0.5
    assert tired(replace(state, left=0, round=6), me) == 0.0
    spent = replace(me, units=tuple(replace(unit, spent=True) for unit in me.units))
    assert power(spent, tired=tired(state, me)) == power(replace(me, units=()))


def test_nothing_is_won_by_walking_around_the_walls() -> None:
    """What could have been assaulted when the turn began promises as much less from any other side of the city."""
    state = gate()
    quiet = replace(state, spaces={at: space for at, space in state.spaces.items() if not space.rampaging})
    there = replace(quiet.players[0], at="2,-1")
    assert reach(quiet, there, 12.0, "4,-3") < reach(quiet, there, 12.0, "0,0")
