"""MK-SKILL: tokens gained at even levels, used once a turn or once a round.

STRIDE is Move 2 once a turn, FEAST Heal 2 once a round.
"""

from __future__ import annotations

import pytest

import tavola
from mageknight.pieces import made_up as made_up
from mageknight.scripted import Table, given


def skilled(skills: str = '["stride", "feast"]', top: str = "") -> Table:
    return given(f"""
        {top}
        [player]
        hand = ["march", "rage", "promise"]
        skills = {skills}
    """)


def used(table: Table) -> dict[str, bool]:
    return {entry["skill"]: entry["used"] for entry in table.me["skills"]}


def ends_turn(fame: int) -> Table:
    """A turn that ends with this much Fame, one level row further than it began."""
    return given(f"""
        [player]
        hand = ["march"]
        fame = {fame}
        level = {1 if fame == 3 else 2}
        skill_pile = ["stride", "feast"]
    """).play("play march", "end turn")


@pytest.mark.rule("MK-SKILL-02a")
def test_no_skill_at_the_start() -> None:
    assert tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=1).view(0)["players"][0]["skills"] == []


@pytest.mark.rule("MK-SKILL-02a", "MK-SKILL-02b")
def test_an_even_level_brings_a_skill_kept_face_up(made_up: None) -> None:
    table = ends_turn(3)
    assert table.offered("gain") == ["gain stride", "gain feast"]
    table.play("skill stride")
    assert used(table) == {"stride": False}


@pytest.mark.rule("MK-SKILL-02a")
def test_an_odd_level_brings_none(made_up: None) -> None:
    assert not ends_turn(8).offered("skill stride")


@pytest.mark.rule("MK-SKILL-02c")
def test_a_skill_of_another_hero_is_used_as_ones_own(made_up: None) -> None:
    table = given("""
        hero = "goldyx"
        [player]
        hand = ["march"]
        skills = ["stride"]
    """)
    assert table.play("skill stride").me["move"] == 2


@pytest.mark.rule("MK-SKILL-04a1")
def test_a_once_per_round_skill_stays_face_down_until_the_next_round(made_up: None) -> None:
    table = skilled().play("skill feast")
    assert table.me["heal"] == 2
    assert used(table)["feast"]
    table.play("play march", "end turn", "done")
    assert table.view["round"]["turn"] == 2
    assert used(table)["feast"]
    assert table.refused("skill feast") == "MK-SKILL-04a1"


@pytest.mark.rule("MK-SKILL-04a1")
def test_the_next_round_turns_it_up_again(made_up: None) -> None:
    table = skilled(top="turns_left = 0").play("skill feast", "play march", "end turn", "done")
    assert table.view["round"]["number"] == 2
    assert not used(table)["feast"]


@pytest.mark.rule("MK-SKILL-04c", "MK-SKILL-T11")
def test_a_once_per_turn_skill_moves_the_hero_on_two_turns_running(made_up: None) -> None:
    table = skilled().play("skill stride")
    assert table.me["move"] == 2
    assert used(table)["stride"]
    table.play("play march", "end turn", "done")
    assert not used(table)["stride"]
    assert table.play("skill stride").me["move"] == 2


@pytest.mark.rule("MK-SKILL-T1")
def test_no_skill_twice_in_one_turn(made_up: None) -> None:
    table = skilled().play("skill stride")
    assert "skill stride" not in table.options
    assert table.refused("skill stride") == "MK-SKILL-T1"


@pytest.mark.rule("MK-SKILL-02b")
def test_only_own_skills_are_used(made_up: None) -> None:
    assert skilled('["stride"]').refused("skill feast") == "MK-SKILL-02b"
