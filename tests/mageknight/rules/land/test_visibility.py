"""MK-EXP-T: which tokens lie face up, by Day and at Night.

Tile 9 beside the start has a keep at 4,-2 and a mage tower at 2,-1; tile 8 has ruins at 4,-3.
"""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.scripted import Table, given

HIDDEN = {"enemy": None, "pile": "grey", "up": False, "rampaging": False}


def near_the_keep(time: str, at: str) -> Table:
    """The tower at 2,-1 is conquered; from the plains 3,-1 the keep is next."""
    return given(f"""
        time = "{time}"
        [map]
        tiles = {{"1,0" = "countryside_9"}}
        hidden = {{"4,-2" = ["golems"]}}
        shields = ["2,-1"]
        [player]
        hand = ["march", "rage"]
        at = "{at}"
        move = 9
    """)


def near_the_ruins(time: str, **keys: Any) -> Table:
    top = "\n".join(f"{key} = {value}" for key, value in keys.items())
    return given(f"""
        time = "{time}"
        {top}
        [map]
        tiles = {{"1,0" = "countryside_8"}}
        hidden_ruins = {{"4,-3" = "ruins_green_green"}}
        tokens = {{"3,-2" = []}}
        [player]
        hand = ["march"]
        at = "4,-2"
        move = 9
    """)


@pytest.mark.rule("MK-EXP-T1")
def test_by_day_ruins_are_known_from_afar() -> None:
    table = given("""
        [map]
        stack = ["countryside_8"]
        [player]
        hand = ["march"]
        at = "4,-2"
        move = 2
    """).play("explore 2,0")
    assert table.space("7,-5")["site"] == "ancient_ruins"
    assert table.space("7,-5")["ruin"] not in (None, "hidden")


@pytest.mark.rule("MK-EXP-T2")
def test_by_day_a_garrison_is_seen_from_the_next_space() -> None:
    table = near_the_keep("day", at="2,-1")
    assert table.space("4,-2")["tokens"] == [HIDDEN]
    table.play("move 3,-1")
    assert table.space("4,-2")["tokens"] == [{"enemy": "golems", "pile": "grey", "up": True, "rampaging": False}]
    assert not table.can_undo()


@pytest.mark.rule("MK-EXP-T3")
def test_at_night_ruins_lie_face_down_until_somebody_stands_there() -> None:
    table = given("""
        time = "night"
        [map]
        stack = ["countryside_8"]
        [player]
        hand = ["march"]
        at = "4,-2"
        move = 2
    """).play("explore 2,0")
    assert table.space("7,-5")["ruin"] == "hidden"


@pytest.mark.rule("MK-EXP-T3", "MK-EXP-T4")
def test_ruins_turned_up_at_night_need_not_be_entered() -> None:
    table = near_the_ruins("night").play("move 4,-3")
    assert table.space("4,-3")["ruin"] == "ruins_green_green"
    assert table.view["combat"] is None
    assert "enter" in table.options
    assert "move 4,-2" in table.options
    assert not table.can_undo()


@pytest.mark.rule("MK-EXP-T5")
def test_at_night_a_garrison_is_unknown_until_assaulted() -> None:
    table = near_the_keep("night", at="3,-1")
    assert table.space("4,-2")["tokens"] == [HIDDEN]
    table.play("move 4,-2")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["golems"]
    assert table.space("4,-2")["tokens"][0]["up"]


@pytest.mark.rule("MK-EXP-T6")
@pytest.mark.parametrize("time", ["day", "night"])
def test_a_city_garrison_is_seen_by_a_neighbour_day_and_night(time: str) -> None:
    table = given(f"""
        scenario = "solo_conquest"
        time = "{time}"
        [map.tiles]
        "1,0" = "core_8"
        [player]
        at = "1,-1"
        move = 9
    """)
    assert not any(token["up"] for token in table.space("3,-2")["tokens"])
    table.play("move 2,-1")  # a wasteland next to the city
    assert all(token["up"] for token in table.space("3,-2")["tokens"])
    assert len(table.space("3,-2")["tokens"]) > 1


@pytest.mark.rule("MK-EXP-T8")
def test_when_the_day_begins_every_ruin_is_turned_up() -> None:
    table = near_the_ruins("night", turns_left=0).play("play march", "end turn")
    assert table.view["round"]["time"] == "day"
    assert table.space("4,-3")["ruin"] == "ruins_green_green"


@pytest.mark.rule("MK-EXP-T2")
def test_a_hero_who_wakes_next_to_a_keep_sees_its_garrison() -> None:
    table = given("""
        time = "night"
        turns_left = 0
        [map]
        tiles = {"1,0" = "countryside_9"}
        hidden = {"4,-2" = ["golems"]}
        [player]
        hand = ["march"]
        at = "3,-1"
    """).play("play march", "end turn")
    assert table.space("4,-2")["tokens"][0]["enemy"] == "golems"
