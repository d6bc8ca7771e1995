"""MK-EXP-05: where a tile may be added, what it costs, and what its sites bring.

Tiles lie on a grid of slots: the start at 0,0, the first two at 0,1 and 1,0. The space 4,-3 borders the empty slots
1,1 and 2,0; the village 4,-2 borders 2,0 alone.
"""

from __future__ import annotations

import pytest

from mageknight.pieces import made_up as made_up
from mageknight.scripted import Table, given

BOTH = "4,-3"
RIGHT = "4,-2"
COUNTRY = [f"countryside_{n}" for n in range(9, 12)]


def exploring(stack: str, at: str = RIGHT, move: int = 9, tiles: str = "", spare: str = "") -> Table:
    """On a space with Move points; `tiles` are laid besides, `spare` is what the box still holds."""
    return given(f"""
        [map]
        stack = {stack}
        {spare and f"spare = {spare}"}
        [map.tiles]
        {tiles}
        [player]
        hand = ["march"]
        at = "{at}"
        move = {move}
    """)


def legal(table: Table) -> dict[str, bool]:
    return {slot["slot"]: slot["legal"] for slot in table.view["map"]["slots"]}


def tile_at(table: Table, at: str) -> str:
    tile: str = table.space(at)["tile"]
    return tile


@pytest.mark.rule("MK-EXP-05a1")
def test_exploring_needs_a_space_next_to_the_free_position() -> None:
    table = exploring('["countryside_3"]', at="1,0")
    assert not table.offered("explore")
    assert table.refused("explore 2,0") == "MK-EXP-05a1"
    assert exploring('["countryside_3"]').offered("explore") == ["explore 2,0"]


@pytest.mark.rule("MK-EXP-05a2", "MK-EXP-05d", "MK-EXP-05c1")
def test_the_top_tile_goes_to_its_place_in_the_grid_unturned() -> None:
    table = exploring('["countryside_7", "countryside_3"]').play("explore 2,0")
    shown = {
        at: (table.space(at)["tile"], table.space(at)["terrain"], table.space(at)["site"])
        for at in ("6,-4", "7,-5", "7,-4", "6,-3", "5,-3", "5,-4", "6,-5")
    }
    assert shown == {
        "6,-4": ("countryside_7", "swamp", None),
        "7,-5": ("countryside_7", "forest", None),
        "7,-4": ("countryside_7", "forest", "magical_glade"),
        "6,-3": ("countryside_7", "plains", "dungeon"),
        "5,-3": ("countryside_7", "plains", None),
        "5,-4": ("countryside_7", "plains", "monastery"),
        "6,-5": ("countryside_7", "lake", None),
    }
    assert table.view["map"]["stack"] == {"countryside": 1, "core": 0}


@pytest.mark.rule("MK-EXP-05a3")
@pytest.mark.parametrize("slot", ["2,-1", "-1,2", "0,-1"])
def test_no_tile_beyond_the_coast(slot: str) -> None:
    assert exploring('["countryside_3"]').refused(f"explore {slot}") == "MK-EXP-05a3"


@pytest.mark.rule("MK-EXP-05b", "MK-EXP-05h")
def test_explore_for_2_then_enter_plains_for_2() -> None:
    table = exploring('["countryside_3", "countryside_4"]', move=5).play("explore 2,0")
    assert table.me["move"] == 3
    assert table.me["at"] == RIGHT
    assert table.play("move 5,-3").me["move"] == 1


@pytest.mark.rule("MK-EXP-05b")
def test_one_move_point_does_not_explore() -> None:
    table = exploring('["countryside_3"]', move=1)
    assert not table.offered("explore")
    assert table.refused("explore 2,0") == "MK-EXP-05b"


@pytest.mark.rule("MK-EXP-05c2")
def test_between_two_positions_the_player_names_one_before_the_tile_is_seen() -> None:
    table = exploring('["countryside_3", "countryside_4"]', at=BOTH)
    assert table.offered("explore") == ["explore 1,1", "explore 2,0"]
    table.play("explore 1,1")
    assert tile_at(table, "4,-5") == "countryside_3"
    assert not table.can_undo()


@pytest.mark.rule("MK-EXP-05e1")
def test_a_countryside_tile_touches_two_or_one_that_touches_two_others() -> None:
    table = exploring('["countryside_4", "countryside_5", "countryside_6"]')
    # 1,1 touches both first tiles; 2,0 and 0,2 touch one that already borders two others.
    assert legal(table) == {"0,2": True, "1,1": True, "2,0": True}
    table.play("explore 2,0")
    # 3,0 would touch only the new tile, which borders one other; 2,1 as well.
    assert legal(table) == {"0,2": True, "1,1": True, "2,1": False, "3,0": False}
    assert table.refused("explore 3,0") == "MK-EXP-05e1"


@pytest.mark.rule("MK-EXP-05e2")
def test_a_core_tile_touches_two_tiles() -> None:
    table = exploring('["core_1"]', at=BOTH)
    assert legal(table) == {"0,2": False, "1,1": True, "2,0": False}
    assert table.offered("explore") == ["explore 1,1"]
    assert table.refused("explore 2,0") == "MK-EXP-05e2"


@pytest.mark.rule("MK-EXP-05e3", "MK-EXP-05e5")
def test_with_the_stack_empty_a_left_over_countryside_tile_needs_three_neighbours() -> None:
    table = exploring("[]", at=BOTH)
    assert legal(table) == {"0,2": False, "1,1": False, "2,0": False}
    assert table.refused("explore 1,1") == "MK-EXP-05e5"
    table = exploring("[]", at=BOTH, tiles='"2,0" = "countryside_3"')
    assert legal(table) == {"0,2": False, "1,1": True, "2,1": False, "3,0": False}
    assert tile_at(table.play("explore 1,1"), "4,-5") in COUNTRY


@pytest.mark.rule("MK-EXP-05e4")
def test_after_the_countryside_tiles_a_left_over_core_tile_is_used() -> None:
    spare = '["core_3", "countryside_10"]'
    table = exploring("[]", at=BOTH, tiles='"2,0" = "countryside_3"', spare=spare)
    assert tile_at(table.play("explore 1,1"), "4,-5") == "countryside_10"
    table = exploring("[]", at=BOTH, tiles='"2,0" = "countryside_3"', spare='["core_3"]')
    assert tile_at(table.play("explore 1,1"), "4,-5") == "core_3"


@pytest.mark.rule("MK-EXP-05e4")
def test_no_city_is_left_over_for_an_empty_stack() -> None:
    for seed in range(12):
        table = given(f"""
            seed = {seed}
            [map]
            stack = []
            tiles = {{"0,2" = "countryside_9", "2,0" = "countryside_10", "3,0" = "countryside_11"}}
            [player]
            hand = ["march"]
            at = "{BOTH}"
            move = 2
        """).play("explore 1,1")
        assert tile_at(table, "4,-5") in ("core_1", "core_2", "core_3", "core_4")


@pytest.mark.rule("MK-EXP-05e6")
def test_with_no_tile_left_nobody_explores() -> None:
    table = exploring("[]", at=BOTH, tiles='"2,0" = "countryside_3"', spare="[]")
    assert not any(legal(table).values())
    assert table.refused("explore 1,1") == "MK-EXP-05e6"


@pytest.mark.rule("MK-EXP-05f1")
def test_sites_of_a_new_tile_get_their_tokens() -> None:
    table = given("""
        [map]
        stack = ["countryside_9"]
        [player]
        hand = ["march"]
        at = "4,-2"
        move = 2
        [piles]
        grey = ["golems"]
        violet = ["monks_enemy"]
    """).play("explore 2,0")
    keep, tower = table.space("7,-4"), table.space("5,-3")
    assert keep["tokens"] == [{"enemy": None, "pile": "grey", "up": False, "rampaging": False}]
    # The tower lies next to the Hero, so its garrison is seen at once.
    assert tower["tokens"] == [{"enemy": "monks_enemy", "pile": "violet", "up": True, "rampaging": False}]
    assert table.space("6,-5")["tokens"] == []  # a dungeon is empty until it is entered


@pytest.mark.rule("MK-EXP-05f1", "MK-EXP-T7")
@pytest.mark.parametrize("time", ["day", "night"])
def test_rampaging_orcs_stand_face_up_at_night_too(time: str) -> None:
    table = given(f"""
        time = "{time}"
        [map]
        stack = ["countryside_7"]
        [player]
        hand = ["march"]
        at = "4,-2"
        move = 2
        [piles]
        green = ["wolf_riders"]
    """).play("explore 2,0")
    assert table.space("7,-5")["tokens"] == [{"enemy": "wolf_riders", "pile": "green", "up": True, "rampaging": True}]


@pytest.mark.rule("MK-EXP-05f2")
def test_a_monastery_adds_an_advanced_action_to_the_unit_offer(made_up: None) -> None:
    table = given("""
        [map]
        stack = ["countryside_5"]
        [player]
        hand = ["march"]
        at = "4,-2"
        move = 2
        [offers]
        units = ["peasants"]
        [decks]
        advanced = ["drill"]
    """).play("explore 2,0")
    assert table.view["offers"]["units"] == [{"unit": "peasants"}, {"card": "drill"}]
    assert "drill" not in table.view["offers"]["advanced"]


@pytest.mark.rule("MK-EXP-05g1", "MK-EXP-05g2", "MK-EXP-05g3")
def test_a_city_revealed_gets_the_garrison_of_its_level_face_down() -> None:
    # Level 5 of the blue city: two violet and one white token.
    table = given("""
        scenario = "solo_conquest"
        [map]
        stack = ["core_6"]
        [map.tiles]
        "2,0" = "countryside_3"
        [player]
        hand = ["march"]
        at = "4,-3"
        move = 2
    """).play("explore 1,1")
    tokens = table.space("4,-5")["tokens"]
    assert sorted(token["pile"] for token in tokens) == ["violet", "violet", "white"]
    assert not any(token["up"] for token in tokens)
