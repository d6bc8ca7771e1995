"""MK-MOV: what a step costs, where it may lead, whom it provokes, where a turn may end.

The first tiles: forest 1,-1 and plains 0,-1, 1,0 beside the portal 0,0; above them tile 1 with the village 2,-3, a
lake at 2,-4 and orcs at 1,-4; to the right tile 2 with the mine 2,-1 (hills), hills 3,-2 and orcs at 3,-3.
"""

from __future__ import annotations

import pytest

from mageknight.pieces import made_up as made_up
from mageknight.scripted import Table, given


def walking(at: str, move: int, hand: str = '["march"]', *, tile: str = "countryside_2", more: str = "") -> Table:
    """On a space, with Move points to spend and this tile beside the start."""
    return given(f"""
        [map.tiles]
        "1,0" = "{tile}"
        [source]
        dice = ["green", "blue"]
        [player]
        hand = {hand}
        at = "{at}"
        move = {move}
        {more}
    """)


@pytest.mark.rule("MK-MOV-01a")
def test_no_movement_on_a_resting_turn() -> None:
    table = walking("0,0", 0, '["march", "rage"]').play("rest rage", "play march")
    assert not table.offered("move")
    assert table.refused("move 1,0") == "MK-TURN-07"


@pytest.mark.rule("MK-MOV-01b")
def test_no_movement_once_the_action_has_begun() -> None:
    table = walking("4,-2", 4, '["march", "stamina"]').play("interact", "play march")
    assert not table.offered("move")
    assert not table.offered("explore")
    assert table.refused("move 3,-1") == "MK-MOV-01b"


@pytest.mark.rule("MK-MOV-02d")
def test_special_and_healing_effects_may_come_between_two_steps() -> None:
    table = walking("1,-1", 5, '["tranquility", "wound", "concentration"]')
    table.play("move 2,-2", "play tranquility", "choose heal 1", "heal hand", "play concentration", "choose mana red")
    assert table.me["mana"] == {"red": 1}
    assert table.play("move 2,-1").me["move"] == 0


@pytest.mark.rule("MK-MOV-03")
def test_plains_and_hills_cost_5_together() -> None:
    table = walking("1,-1", 5).play("move 2,-2")
    assert table.me["move"] == 3
    assert table.play("move 2,-1").me["move"] == 0
    assert table.me["at"] == "2,-1"


@pytest.mark.rule("MK-MOV-03")
def test_only_adjacent_spaces_and_only_for_enough_points() -> None:
    table = walking("1,-1", 2)
    assert table.refused("move 3,-1") == "MK-MOV-03"
    assert table.refused("move 2,-1") == "MK-MOV-03"  # hills need 3
    assert table.offered("move") == ["move 2,-2", "move 1,0", "move 0,0", "move 0,-1", "move 1,-2"]


@pytest.mark.rule("MK-MOV-03a1")
@pytest.mark.parametrize(("at", "to", "tile"), [("2,-3", "2,-4", "countryside_2"), ("3,-1", "4,-2", "countryside_4")])
def test_lakes_and_mountains_are_inaccessible(at: str, to: str, tile: str) -> None:
    table = walking(at, 12, tile=tile)
    assert table.space(to)["cost"] is None
    assert table.refused(f"move {to}") == "MK-MOV-03a1"


@pytest.mark.rule("MK-MOV-03a2")
@pytest.mark.parametrize(
    ("tile", "at", "terrain", "day", "night"),
    [
        ("countryside_2", "2,-2", "plains", 2, 2),
        ("countryside_2", "2,-1", "hills", 3, 3),
        ("countryside_2", "1,-1", "forest", 3, 5),
        ("countryside_9", "3,-3", "wasteland", 4, 4),
        ("countryside_4", "3,-3", "desert", 5, 3),
        ("countryside_8", "2,-1", "swamp", 5, 5),
    ],
)
def test_terrain_costs_by_day_and_at_night(tile: str, at: str, terrain: str, day: int, night: int) -> None:
    for time, cost in (("day", day), ("night", night)):
        space = given(f'time = "{time}"\n[map.tiles]\n"1,0" = "{tile}"').space(at)
        assert (space["terrain"], space["cost"]) == (terrain, cost)


@pytest.mark.rule("MK-MOV-03a3")
def test_a_city_in_the_desert_costs_2() -> None:
    table = given("""
        scenario = "solo_conquest"
        [map.tiles]
        "1,0" = "core_8"
    """)
    city = table.space("3,-2")
    assert (city["terrain"], city["site"], city["cost"]) == ("desert", "city", 2)
    assert table.space("4,-2")["cost"] == 5


@pytest.mark.rule("MK-MOV-04a")
@pytest.mark.parametrize(("at", "to", "site"), [("3,-1", "4,-2", "keep"), ("1,0", "2,-1", "mage_tower")])
def test_entering_an_unconquered_fortified_site_is_an_assault(at: str, to: str, site: str) -> None:
    table = walking(at, 9, tile="countryside_9").play(f"move {to}")
    assert (table.combat["kind"], table.combat["site"]) == ("assault", site)
    assert table.me["move"] == 0
    assert not table.offered("move")


@pytest.mark.rule("MK-MOV-04a", "MK-MOV-07d2")
def test_the_own_keep_is_entered_in_peace() -> None:
    table = given("""
        [map]
        tiles = {"1,0" = "countryside_9"}
        shields = ["4,-2"]
        [player]
        at = "3,-1"
        move = 6
    """).play("move 4,-2")
    assert table.view["combat"] is None
    assert table.me["move"] == 2
    assert table.space("4,-2")["safe"]


@pytest.mark.rule("MK-MOV-04b")
def test_a_rampaging_enemys_space_cannot_be_entered() -> None:
    table = walking("2,-2", 9)
    assert table.space("3,-3")["cost"] is None
    assert table.refused("move 3,-3") == "MK-MOV-04b"


@pytest.mark.rule("MK-MOV-04c")
def test_a_step_between_two_spaces_next_to_the_same_orcs_provokes_them() -> None:
    table = walking("2,-3", 6).play("move 2,-2")
    assert table.combat["kind"] == "challenge"
    assert [foe["rampaging"] for foe in table.combat["enemies"]] == [True]
    assert table.me["at"] == "2,-2"
    assert table.me["move"] == 0


@pytest.mark.rule("MK-MOV-04c")
def test_coming_from_farther_away_or_leaving_does_not_provoke() -> None:
    table = walking("1,-2", 6).play("move 2,-2")  # 1,-2 is not next to the orcs at 3,-3
    assert table.view["combat"] is None
    assert table.play("move 2,-1").view["combat"] is None


@pytest.mark.rule("MK-MOV-04c")
def test_beaten_orcs_provoke_nobody() -> None:
    table = given("""
        [map]
        tokens = {"3,-3" = []}
        [player]
        at = "2,-3"
        move = 2
    """).play("move 2,-2")
    assert table.view["combat"] is None


@pytest.mark.rule("MK-MOV-04d")
def test_an_adventure_site_may_be_walked_over() -> None:
    table = given("""
        [map]
        tiles = {"1,0" = "countryside_6"}
        tokens = {"2,-2" = ["gargoyle"]}
        [player]
        at = "1,-1"
        move = 6
    """)
    assert table.space("2,-2")["site"] == "monster_den"
    table.play("move 2,-2")
    assert table.view["combat"] is None
    assert table.me["move"] == 3
    assert "enter" in table.options
    assert table.play("move 2,-1").me["move"] == 0


@pytest.mark.rule("MK-MOV-06", "MK-MOV-06a", "MK-MOV-06b1", "MK-EXP-05h")
def test_moving_exploring_and_playing_alternate_freely() -> None:
    table = given("""
        [map]
        stack = ["countryside_3", "countryside_4", "countryside_5"]
        [player]
        hand = ["march", "march", "stamina"]
        at = "4,-2"
        move = 2
    """).play("explore 2,0")
    assert (table.me["move"], table.me["at"]) == (0, "4,-2")
    table.play("play march", "move 5,-3", "play march", "play stamina", "move 5,-4")
    assert table.me["at"] == "5,-4"
    assert table.play("explore 1,1").me["move"] == 0
    assert len({space["tile"] for space in table.view["map"]["hexes"]}) == 5


@pytest.mark.rule("MK-MOV-06b2")
def test_new_points_add_to_those_unspent() -> None:
    table = walking("1,-1", 4).play("move 2,-1")
    assert table.me["move"] == 1
    assert table.play("play march").me["move"] == 3


@pytest.mark.rule("MK-MOV-06b3")
def test_a_played_card_cannot_be_powered_afterwards() -> None:
    table = walking("0,0", 0, '["march"]').play("play march")
    assert not table.offered("play march strong")
    assert table.refused("play march strong green die") == "MK-CARD-02"


@pytest.mark.rule("MK-MOV-07a1")
def test_reductions_apply_in_the_order_that_suits_the_player() -> None:
    table = walking("1,-1", 0, '["druidic_paths"]', more='units = ["foresters"]')
    table.play("use foresters 1 1", "play druidic_paths strong blue die", "choose terrain_cost -1 2 hills")
    # Druidic Paths stops at 2, Foresters at 0: first 3 to 2, then 2 to 1, though the Foresters came first.
    assert table.space("2,-1")["cost"] == 1


@pytest.mark.rule("MK-MOV-07a2")
def test_plains_3_cheaper_cost_nothing_and_are_entered_free(made_up: None) -> None:
    table = walking("1,-1", 0, '["path", "rage"]')
    assert not table.offered("move")
    table.play("play path")
    assert table.space("2,-2")["cost"] == 0
    assert table.play("move 2,-2").me["move"] == 0


@pytest.mark.rule("MK-MOV-07b", "MK-MOV-07d1")
def test_a_lake_made_passable_is_no_place_to_end_the_turn(made_up: None) -> None:
    table = walking("2,-3", 0, '["raft", "rage"]').play("play raft")
    assert table.space("2,-4")["cost"] == 2
    assert not table.space("2,-4")["safe"]
    table.play("move 2,-4")
    assert table.me["move"] == 2
    table.play("end turn")
    assert table.me["at"] == "2,-3"
    assert table.me["hand"].count("wound") == 1


@pytest.mark.rule("MK-MOV-07d1", "MK-MOV-07d2")
def test_what_is_a_safe_space() -> None:
    table = walking("0,0", 0, tile="countryside_9")
    safe = {at: table.space(at)["safe"] for at in ("1,0", "2,-2", "3,-3", "3,-2", "4,-2", "2,-1", "2,-4")}
    assert safe == {
        "1,0": True,  # plains
        "2,-2": True,
        "3,-3": True,  # a dungeon
        "3,-2": False,  # a mountain
        "4,-2": False,  # an unconquered keep
        "2,-1": False,  # an unconquered tower
        "2,-4": False,  # a lake
    }


@pytest.mark.rule("MK-MOV-08d2")
def test_a_figure_on_the_portal_leaves_the_map_until_its_next_turn() -> None:
    table = given("""
        time = "night"
        [player]
        hand = ["march", "rage"]
        tactic = "sparing_power"
    """).play("play march", "end turn", "done")
    assert table.me["at"] is None
    assert table.play("begin turn").me["at"] == "0,0"
