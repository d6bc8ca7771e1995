"""One ordinary card of each kind: what it does, what it costs, and when it is not offered."""

from __future__ import annotations

import pytest

from oath.scripted import given

AT_STEPPE = """
    players = ["purple", "red"]
    turn = "red"
    [sites.provinces_3]
    site = "steppe"
    cards = ["{card}"]
    [boards.red]
    site = "steppe"
    favor = {favor}
    secrets = {secrets}
"""


def at_steppe(card, favor=2, secrets=2):
    return given(AT_STEPPE.format(card=card, favor=favor, secrets=secrets))


@pytest.mark.rule("OA-PLAY-072", "OA-PLAY-033", "OA-PLAY-034", "OA-TURN-015")
@pytest.mark.example("OA-TURN-015")
def test_elders_an_action():
    """2 favor placed bring 1 secret; the card is occupied until Rest, for its power, Muster and Trade alike."""
    table = at_steppe("elders", favor=5)
    table.play("use elders")
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (3, 3)
    assert table.view["tokens"] == {"elders": {"favor": 2, "secrets": 0}}
    assert table.refused("use elders") == "OA-PLAY-034"
    assert table.refused("muster elders") == "OA-PLAY-034"
    table.play("rest")
    assert table.view["tokens"] == {}


@pytest.mark.rule("OA-PLAY-038")
def test_an_action_too_dear_is_refused():
    assert at_steppe("elders", favor=1).refused("use elders") == "OA-PLAY-038"


@pytest.mark.rule("OA-PLAY-072", "OA-TRAVEL-015", "OA-PLAY-043", "OA-PLAY-039")
def test_tents_a_travel_modifier():
    """Announced before the travel, paid with it, and of use inside the region only."""
    table = at_steppe("tents")
    table.play("announce tents")
    assert table.board("red")["favor"] == 2
    table.play("travel standing_stones")
    assert (table.board("red")["supply"], table.board("red")["favor"]) == (7, 1)


@pytest.mark.rule("OA-PLAY-067", "OA-PLAY-024")
def test_a_small_favor_when_played():
    table = given("""
        turn = "red"
        [boards.red]
        site = "steppe"
        warbands = 1
        advisers = ["#a_small_favor"]
    """)
    table.play(table.offered("play")[0])
    assert table.board("red")["warbands"] == 5


@pytest.mark.rule("OA-PLAY-069", "OA-CMP-035", "OA-CMP-092")
def test_battle_honors_a_plan_for_the_victor():
    table = given("""
        turn = "red"
        rolls = ["blank", "sword", "sword", "sword"]
        [banks]
        order = 5
        [boards.red]
        site = "steppe"
        warbands = 3
        favor = 0
        advisers = ["battle_honors"]
    """)
    table.play("campaign bandits", "attack", "plan battle_honors", "place 1")
    assert (table.board("red")["favor"], table.bank("order")) == (2, 3)


@pytest.mark.rule("OA-PLAY-068", "OA-SEARCH-011")
def test_augury_a_search_modifier():
    table = at_steppe("augury")
    table.play("announce augury", "search deck")
    assert len(table.board("red")["hand"]) in (1, 2, 3, 4)
    assert table.view["visions_drawn"] or len(table.board("red")["hand"]) == 4


@pytest.mark.rule("OA-PLAY-069", "OA-MUSTER-009")
def test_pressgangs_a_muster_modifier():
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        favor = 5
        warbands = 0
        advisers = ["pressgangs"]
    """)
    table.play("use elders")
    assert "muster elders" not in table.options
    table.play("announce pressgangs", "muster elders")
    assert (table.board("red")["warbands"], table.board("red")["favor"]) == (2, 2)


@pytest.mark.rule("OA-PLAY-068", "OA-TRADE-002", "OA-TRADE-011")
def test_secret_signal_a_trade_modifier():
    """A trade that brings exactly 1 favor brings another."""
    table = given("""
        turn = "red"
        [banks]
        nomad = 4
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 1
        advisers = ["secret_signal"]
    """)
    table.play("announce secret_signal", "trade elders favor")
    assert (table.board("red")["favor"], table.bank("nomad")) == (2, 2)


@pytest.mark.rule("OA-PLAY-069", "OA-TURN-069", "OA-TURN-070")
def test_toll_roads_a_standing_power():
    """An enemy pays 1 favor for each travel to a site of the card's ruler, or may not go there."""
    position = """
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        cards = ["toll_roads"]
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "blue"
        warbands = 1
        [boards.red]
        site = "ancient_city"
        favor = {favor}
    """
    table = given(position.format(favor=1))
    table.play("travel rocky_coast")
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (0, 2)
    assert given(position.format(favor=0)).refused("travel rocky_coast") == "OA-TURN-069"


@pytest.mark.rule("OA-PLAY-067", "OA-TURN-022", "OA-PLAY-017")
def test_insomnia_a_rest_power():
    table = given("""
        turn = "red"
        [boards.red]
        site = "steppe"
        secrets = 1
        advisers = ["insomnia"]
    """)
    table.play("rest")
    assert table.options == ["use insomnia", "pass"]
    table.play("use insomnia")
    assert table.board("red")["secrets"] == 2


@pytest.mark.rule("OA-SITE-001", "OA-SITE-003", "OA-TURN-010")
def test_salt_flats_at_the_end_of_wake():
    table = given("""
        turn = "red"
        phase = "wake"
        [sites.provinces_3]
        site = "salt_flats"
        favor = 2
        secrets = 1
        [boards.red]
        site = "salt_flats"
        favor = 0
    """)
    assert table.options == ["take favor", "take secret", "pass"]
    table.play("take favor")
    assert (table.board("red")["favor"], table.site("salt_flats")["favor"]) == (1, 1)
