"""The tutorial (MD-MIS-00): the Key first, then the exit."""

from __future__ import annotations

import pytest

from ..rules.dungeon import enemy, hero, scene
from .quest import outcome

WIDE = ["door1", "door2", "door3", "door4"]


@pytest.mark.rule("MD-MIS-00-01")
def test_the_map() -> None:
    view = scene(hero("bjorn", "6v.a3")).view
    assert [tile["tile"] for tile in view["map"]["tiles"]] == ["6v", "8r"]
    assert [(token["level"], token["zone"]) for token in view["board"]["levels"]] == [(1, "6v.b2"), (2, "8r.c2")]
    assert (view["map"]["start"], view["map"]["exit"]) == ("6v.a3", "8r.b3")
    assert set(view["board"]["doors"].values()) == {"closed"}


@pytest.mark.rule("MD-MIS-00-02")
def test_the_objectives_in_their_order() -> None:
    table = scene(hero("bjorn", "6v.a3"))
    assert [goal["goal"] for goal in table.view["goals"]] == ["key", "exit"]


@pytest.mark.rule("MD-MIS-00-03")
def test_whoever_takes_the_key_gains_three_experience() -> None:
    table = scene(hero("elias", "8r.b1", xp=2), hero("bjorn", "8r.b1", xp=2), open=WIDE)
    table.play("pick_up")
    assert (table.hero("bjorn")["xp"], table.hero("elias")["xp"]) == (5, 2)
    assert table.zone("8r.b1")["tokens"] == []  # discarded, not kept
    assert table.hero("bjorn")["carried"] == []
    assert table.goal("key")["done"]


@pytest.mark.rule("MD-MIS-00-04", "MD-END-08")
def test_nobody_leaves_without_the_key() -> None:
    table = scene(hero("bjorn", "8r.b3"), open=WIDE)
    assert table.offered("leave") == []
    assert table.refused("leave") == "MD-END-08"
    assert outcome(table.play("end")) == "open"


@pytest.mark.rule("MD-MIS-00-02")
def test_with_the_key_taken_the_last_hero_out_wins() -> None:
    table = scene(hero("elias", "8r.b3", out=True), hero("bjorn", "8r.b3"), tokens=[])
    assert table.goal("exit") == {"goal": "exit", "have": 1, "need": 2, "done": False}
    assert outcome(table.play("leave")) == "won"


@pytest.mark.rule("MD-MIS-00-02")
def test_one_hero_out_is_not_enough_and_a_dead_one_must_stand_up_first() -> None:
    table = scene(hero("elias", "8r.b2", dead=True), hero("bjorn", "8r.b3"), tokens=[], lifebringer=1)
    table.play("leave")
    assert outcome(table) == "open"
    assert table.view["round"] == 2  # nobody was left to act
    assert table.hero("elias")["health"] == 5


@pytest.mark.rule("MD-MIS-00-02")
def test_a_standing_enemy_bars_the_exit_and_a_stunned_one_does_not() -> None:
    guarded = scene(enemy("orc_flayers_l1", "8r.b3"), hero("bjorn", "8r.b3"), tokens=[])
    assert guarded.offered("leave") == []
    stunned = scene(enemy("orc_flayers_l1", "8r.b3", stunned=True), hero("bjorn", "8r.b3"), tokens=[])
    assert outcome(stunned.play("leave")) == "won"


@pytest.mark.rule("MD-HERO-19", "MD-END-06")
def test_a_death_too_many_loses() -> None:
    table = scene(hero("elias", "8r.b2", dead=True), hero("bjorn", "6v.a3"), lifebringer=0)
    assert outcome(table.play("end")) == "lost: lifebringer"
