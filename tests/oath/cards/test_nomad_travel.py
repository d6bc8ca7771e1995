"""Nomad denizens that travel."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import advising

pytestmark = pytest.mark.rule("OA-PLAY-072")


@pytest.mark.rule("OA-TURN-073")
@pytest.mark.parametrize(
    ("army", "announced", "supply", "favor"),
    [("red", False, 7, 3), ("blue", True, 7, 2), ("blue", False, 5, 3), ("", True, 7, 2), ("purple", True, 7, 2)],
)
def test_way_station_is_free_for_its_ruler_and_for_a_favor(army, announced, supply, favor):
    ruled = f'army = "{army}"\nwarbands = 1' if army else ""
    table = advising("wolves", f'[sites.hinterland_1]\nsite = "rocky_coast"\ncards = ["way_station"]\n{ruled}')
    had = table.board(army)["favor"] if army else table.view["shared"]
    assert ("announce way_station" in table.options) == (army != "red")
    if announced:
        table.play("announce way_station")
    table.play("travel rocky_coast")
    assert (table.board("red")["supply"], table.board("red")["favor"]) == (supply, favor)
    if announced:
        assert (table.board(army)["favor"] if army else table.view["shared"]) == had + 1


@pytest.mark.rule("OA-TRAVEL-014")
def test_hospitality_welcomes_a_matching_card():
    """Longbows at the city matches no adviser, Elders matches Hospitality itself."""
    table = advising(
        "hospitality", '[sites.provinces_1]\nsite = "ancient_city"\ncards = ["elders", "longbows"]\n[banks]\nnomad = 2'
    )
    table.play("travel ancient_city")
    assert table.options == ["bank nomad", "pass"]
    table.play("bank nomad")
    assert (table.board("red")["favor"], table.bank("nomad")) == (4, 1)


@pytest.mark.rule("OA-TRAVEL-014")
def test_hospitality_also_after_forced_travel():
    city = '[sites.provinces_1]\nsite = "ancient_city"\ncards = ["elders"]'
    table = advising("palanquin", city, blue='favor = 0\nadvisers = ["hospitality"]')
    table.play("use palanquin", "site ancient_city")
    assert (table.asked, table.options) == ("blue", ["bank nomad", "pass", "never this turn"])


@pytest.mark.rule("OA-TRAVEL-015")
@pytest.mark.parametrize(("warbands", "supply"), [(3, 7), (4, 5)])
def test_a_fast_steed_carries_a_small_company(warbands, supply):
    table = advising("a_fast_steed", warbands=warbands).play("announce a_fast_steed", "travel rocky_coast")
    assert (table.board("red")["supply"], table.board("red")["favor"]) == (supply, 2)


@pytest.mark.rule("OA-TRAVEL-015", "OA-TURN-016")
def test_special_envoy_travels_free_and_ends_the_act_phase():
    table = advising("special_envoy").play("announce special_envoy", "travel rocky_coast")
    assert table.board("red")["site"] == "rocky_coast"
    assert table.asked != "red"


@pytest.mark.rule("OA-SITE-049", "OA-SITE-052")
@pytest.mark.parametrize(("to", "supply"), [("standing_stones", 7), ("rocky_coast", 5)])
def test_an_enemy_of_the_shrouded_wood_may_spoil_the_tents(to, supply):
    """Inside the region the travel is free; sent elsewhere it costs the 2 of the wood. The favor is gone either way."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "shrouded_wood"
        army = "blue"
        warbands = 1
        [boards.red]
        site = "shrouded_wood"
        favor = 1
        advisers = ["tents"]
    """)
    table.play("announce tents", "travel")
    assert table.asked == "blue"
    table.play(f"site {to}")
    assert (table.board("red")["supply"], table.board("red")["favor"]) == (supply, 0)
