"""Patrols between start and exit while every hero hides (MD-EPH-15, 19 to 21), and the preview of an activation."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..dungeon import at, deeds, enemy, hero, scene

#: A hero in a shadow zone that no enemy of these scenes looks into.
HIDDEN = hero("sibyl", "6v.c1")


def patrol(zone: str, goal: str = "start", **keys: Any) -> Table:
    """A troll looks for heroes who all hide."""
    return scene(enemy("overlord_troll_lesser", zone, goal=goal), HIDDEN, **keys)


@pytest.mark.rule("MD-EPH-15")
def test_with_everybody_hidden_an_enemy_heads_for_the_start_zone() -> None:
    table = patrol("8r.b2").play("end")
    assert deeds(table) == ["to 8r.c2", "to 6v.c2"]


@pytest.mark.rule("MD-EPH-19")
def test_in_the_start_zone_it_turns_within_the_same_activation() -> None:
    table = patrol("6v.a2").play("end")
    assert deeds(table) == ["to 6v.a3", "to 6v.a2"]
    assert table.foe("overlord_troll")["goal"] == "exit"


@pytest.mark.rule("MD-EPH-19", "MD-EPH-20")
def test_it_remembers_which_way_it_was_going() -> None:
    table = scene(
        enemy("overlord_troll_lesser", "6v.b2", goal="exit"), hero("sibyl", "8r.c1"), decks={"event": ["e9", "e20"]}
    )
    table.play("end")
    assert deeds(table) == ["to 6v.c2", "to 8r.c2"]


@pytest.mark.rule("MD-EPH-20")
def test_in_the_exit_zone_it_turns_back() -> None:
    table = patrol("8r.b2", goal="exit").play("end")
    assert deeds(table) == ["to 8r.b3", "to 8r.b2"]
    assert table.foe("overlord_troll")["goal"] == "start"


@pytest.mark.rule("MD-EPH-19", "MD-EPH-20")
def test_behind_shut_doors_it_comes_as_near_as_it_can_and_then_stays() -> None:
    # From the inner room the door is one step nearer to both ends of the patrol.
    table = patrol("6v.c3").play("end")
    assert deeds(table) == ["to 6v.b3", "stays"]


@pytest.mark.rule("MD-EPH-21")
@pytest.mark.parametrize("zone", ["8r.c2", "6v.b3"])
def test_a_hero_in_sight_or_in_light_ends_the_patrol(zone: str) -> None:
    # In sight of the troll, or round the corner and in light.
    table = scene(
        enemy("overlord_troll_lesser", "6v.a2", goal="exit"),
        hero("sibyl", zone),
        open=["door2"],
        rolls=["y0", "r0", "b0"],
    )
    assert table.play("end").foe("overlord_troll")["goal"] == "start"
    assert at(table, "overlord_troll") != "6v.a2"


@pytest.mark.rule("MD-EPH-21", "MD-EPH-40")
def test_on_its_way_it_turns_on_whom_it_sees() -> None:
    # The second step of the patrol opens the view on Sibyl in her dark corner.
    table = scene(enemy("ogre_mage_lesser", "8r.b2"), hero("sibyl", "8r.c1"), rolls=["y0", "r0", "b0"])
    assert deeds(table.play("end")) == ["to 8r.c2", "magic sibyl"]


@pytest.mark.rule("MD-EPH-15")
def test_darkness_everywhere_hides_everybody_out_of_sight() -> None:
    table = scene(enemy("orc_flayers_l1", "8r.c1"), hero("sibyl", "6v.b3"), open=["door2"], light="all_shadow")
    assert deeds(table.play("end")) == ["to 8r.c2", "to 6v.c2"]
    assert table.told("md-event-enemy-moves")[0]["why"] == "start"


# What an enemy will do if nothing changes.


def plan(table: Table) -> list[tuple[str, list[str], list[str]]]:
    """The previewed steps of the only enemy: what, whom, where."""
    steps = table.view["enemies"][0]["intent"]
    return [(step["act"], [table.hero(seat)["hero"] for seat in step["seats"]], step["zones"]) for step in steps]


@pytest.mark.rule("MD-EPH-02", "MD-EPH-38")
def test_the_preview_tells_the_steps_of_the_next_activation() -> None:
    table = scene(
        enemy("giant_spider_lesser", "6v.a3"),
        hero("bjorn", "6v.b3", xp=1),
        hero("elias", "8r.c2", xp=2),
        hero("whisper", "8r.c2", xp=5),
        open=["door2"],
        rolls=["r0", "b0"],
    )
    assert plan(table) == [("move", ["bjorn"], ["6v.a2"]), ("attack", ["whisper"], [])]
    assert deeds(table.play("end")) == ["to 6v.a2", "ranged whisper"]


@pytest.mark.rule("MD-EPH-19")
def test_the_preview_knows_where_a_patrol_turns() -> None:
    assert plan(patrol("6v.a2")) == [("move", [], ["6v.a3"]), ("move", [], ["6v.a2"])]


@pytest.mark.rule("MD-EPH-17")
def test_the_preview_ends_where_the_players_will_choose() -> None:
    table = scene(enemy("orc_flayers_l1", "6v.b2"), hero("elias", "6v.a2", xp=2), hero("bjorn", "8r.b2", xp=2))
    assert plan(table) == [("move", ["elias", "bjorn"], ["6v.a2", "6v.c2"])]


@pytest.mark.rule("MD-STUN-03", "MD-EPH-16")
@pytest.mark.parametrize(("state", "act"), [({"stunned": True}, "up"), ({"asleep": True}, "asleep")])
def test_the_preview_of_an_enemy_that_will_not_act(state: dict[str, bool], act: str) -> None:
    table = scene(enemy("orc_flayers_l1", "6v.b2", **state), hero("elias", "6v.b2"))
    assert plan(table) == [(act, [], [])]
