"""Enemies appear (MD-ENM, MD-MOB, MD-ROAM, MD-LVL): where, of which level, how many figures, and without figures."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..dungeon import Piece, at, deeds, enemy, hero, scene

PARTY = ("elias", "owen", "sibyl", "bjorn", "whisper", "siegfried")


def hidden_heroes(count: int) -> list[Piece]:
    """Heroes in a dark corner."""
    return [hero(name, "6v.c1") for name in PARTY[:count]]


def patrol(card: str, heroes: int = 1, level: int = 1, event: str = "e2", **keys: Any) -> Table:
    """The event of the round has brought a guard; its card is known."""
    decks = {f"guard_{level}": [card], **keys.pop("decks", {})}
    return scene(*hidden_heroes(heroes), event=event, decks=decks, level=level, **keys).play("end")


# Figures and health by the number of heroes.


@pytest.mark.rule("MD-ENM-04", "MD-MOB-05", "MD-MOB-01", "MD-ENM-03")
@pytest.mark.parametrize(("card", "minions"), [("goblin_archers_l1", 6), ("dwarf_warriors_l1", 3)])
def test_three_heroes_meet_a_boss_and_three_or_six_minions(card: str, minions: int) -> None:
    table = patrol(card, heroes=3)
    (foe,) = table.view["enemies"]
    assert (foe["minions"], foe["at"]) == (minions, "6v.b2")
    assert foe["life"] == foe["minion_health"]  # the boss is one of them


@pytest.mark.rule("MD-ENM-09", "MD-MOB-06")
def test_the_health_of_a_mob_is_printed_per_figure() -> None:
    foe = patrol("dwarf_defenders_l1", heroes=4).foe("dwarf_defenders")
    assert (foe["life"], foe["minions"], foe["minion_health"]) == (2, 4, 2)


@pytest.mark.rule("MD-ENM-05", "MD-ENM-06", "MD-AGT-01")
def test_the_health_of_an_agent_is_printed_per_starting_hero() -> None:
    foe = patrol("orc_agent_l5", heroes=3, level=5).foe("orc_agent")
    assert (foe["life"], foe["health"], foe["minions"]) == (12, 12, 0)


@pytest.mark.rule("MD-ENM-08")
def test_dead_heroes_still_count() -> None:
    table = scene(
        *hidden_heroes(3),
        hero("bjorn", "6v.a3", dead=True),
        event="e2",
        decks={"guard_1": ["dwarf_warriors_l1"]},
    )
    assert table.play("end").foe("dwarf_warriors")["minions"] == 4


@pytest.mark.rule("MD-ROAM-02", "MD-ROAM-05", "MD-LVL-15")
def test_a_roaming_monster_comes_alone() -> None:
    table = scene(*hidden_heroes(2), event="e5", decks={"lesser": ["ogre_mage_lesser"], "treasure_1": ["t1_wand"]})
    foe = table.play("end").foe("ogre_mage")
    assert (foe["life"], foe["minions"], foe["loot"], foe["at"]) == (6, 0, "t1_wand", "8r.c2")


# Level and place.


@pytest.mark.rule("MD-LVL-11", "MD-MOB-04", "MD-AGT-01")
@pytest.mark.parametrize("level", [1, 2])
def test_guards_have_the_current_level(level: int) -> None:
    table = patrol(f"dwarf_warriors_l{level}", level=level)
    assert table.foe("dwarf_warriors")["card"] == f"dwarf_warriors_l{level}"


@pytest.mark.rule("MD-LVL-12", "MD-EVT-02")
@pytest.mark.parametrize(
    ("event", "level", "zone"),
    [("e1", 1, "8r.c2"), ("e2", 1, "6v.b2"), ("e2", 2, "8r.c2"), ("e3", 2, "6v.b2"), ("e4", 2, "6v.b2")],
)
def test_a_patrol_of_the_current_level_appears_on_the_token_the_event_names(event: str, level: int, zone: str) -> None:
    table = patrol(f"goblin_warriors_l{level}", level=level, event=event)
    assert (table.foe("goblin_warriors")["card"], at(table, "goblin_warriors")) == (f"goblin_warriors_l{level}", zone)


@pytest.mark.rule("MD-LVL-12")
@pytest.mark.parametrize(("event", "level", "zone"), [("e1", 2, "8r.c2"), ("e3", 1, "6v.b2")])
def test_without_such_a_token_the_last_one_in_that_direction_is_used(event: str, level: int, zone: str) -> None:
    # Ruling A-06: the tutorial has no level 3, and nowhere is a level 0.
    assert at(patrol(f"goblin_warriors_l{level}", level=level, event=event), "goblin_warriors") == zone


@pytest.mark.rule("MD-LVL-13", "MD-EVT-03")
def test_the_players_choose_between_two_tokens_of_the_level() -> None:
    table = scene(
        hero("sibyl", "6r.b1"),
        scenario="mission_3",
        level=3,
        event="e1",
        decks={"guard_3": ["orc_flayers_l3"]},
    )
    table.play("end")
    assert (table.prompt, table.options) == ("md-ask-patrol-zone", ["place 7v.a2", "place 5v.a2"])
    assert at(table.play("place 5v.a2"), "orc_flayers") == "5v.a2"


@pytest.mark.rule("MD-LVL-14", "MD-ROAM-01")
@pytest.mark.parametrize(
    ("level", "category"), [(1, "lesser"), (2, "lesser"), (3, "lesser"), (4, "greater"), (5, "greater")]
)
def test_roaming_monsters_are_lesser_up_to_level_three(level: int, category: str) -> None:
    decks = {"lesser": ["liliarch_lesser"], "greater": ["liliarch_greater"]}
    table = scene(*hidden_heroes(1), event="e5", decks=decks, level=level).play("end")
    assert table.foe("liliarch")["card"] == f"liliarch_{category}"


@pytest.mark.rule("MD-STORY-10")
@pytest.mark.parametrize(("others", "zone"), [("6v.c1", "8r.c2"), ("8r.c1", "8r.c2")])
def test_in_a_story_events_count_from_the_highest_token_beside_a_hero(others: str, zone: str) -> None:
    # The game is at level 5, but no hero stands beyond tile 8r.
    table = scene(
        hero("elias", "6v.c1"),
        hero("owen", others),
        story=True,
        level=5,
        event="e1" if others == "6v.c1" else "e2",
        decks={"guard_5": ["orc_flayers_l5"]},
    )
    table.play("end")
    assert (table.foe("orc_flayers")["card"], at(table, "orc_flayers")) == ("orc_flayers_l5", zone)


@pytest.mark.rule("MD-EVT-09", "MD-ACT-62")
def test_who_appears_in_the_event_phase_does_not_act_in_that_round() -> None:
    table = scene(hero("elias", "6v.b2"), event="e2", decks={"guard_1": ["orc_flayers_l1"]}).play("end")
    assert (table.foes, deeds(table), table.view["round"]) == (["orc_flayers"], [], 2)


# Out of figures.


@pytest.mark.rule("MD-EVT-05", "MD-EVT-06")
def test_without_a_free_boss_nothing_appears_and_those_on_the_board_act() -> None:
    table = scene(
        enemy("dwarf_defenders_l1", "6v.b2"),
        hero("elias", "6v.b2"),
        event="e2",
        level=2,
        decks={"guard_2": ["dwarf_defenders_l2"]},
        rolls=["y0", "b0", "y0", "b0"],
    )
    table.play("end")
    assert table.foes == ["dwarf_defenders"]
    assert deeds(table) == ["melee elias", "melee elias"]  # once in their phase, once more now
    assert "dwarf_defenders_l2" in table.view["discards"]["guard_2"]


@pytest.mark.rule("MD-EVT-07")
@pytest.mark.parametrize(("left", "found"), [(3, 1), (2, 2)])
def test_a_mob_appears_with_all_its_minions_or_not_at_all(left: int, found: int) -> None:
    # Ruling A-130. Six defenders are in the box; a leaderless rest leaves too few for a boss with four, or just enough.
    table = scene(
        enemy("dwarf_defenders_l1", "8r.c1", life=0, minions=left, stunned=True),
        *hidden_heroes(4),
        event="e2",
        level=2,
        decks={"guard_2": ["dwarf_defenders_l2"]},
    )
    table.play("end")
    assert len(table.foes) == found
    assert sum(foe["minions"] for foe in table.view["enemies"]) == (left if found == 1 else 6)


@pytest.mark.rule("MD-EVT-08", "MD-EVT-05")
def test_the_same_holds_behind_a_door() -> None:
    table = scene(
        enemy("orc_flayers_l1", "6v.b2", stunned=True),
        hero("elias", "6v.b2"),
        level=2,
        decks={"door": ["d6"], "guard_2": ["orc_flayers_l2"]},
    )
    table.play("open door2")
    assert table.foes == ["orc_flayers"]
    assert deeds(table) == ["up"]  # ruling A-62: the activation is spent on getting up
    assert table.zone("6v.b3")["treasure"] == [2, 0]


@pytest.mark.rule("MD-EVT-05", "MD-ROAM-02")
def test_a_monster_whose_figure_is_taken_does_not_appear() -> None:
    # Ruling A-63. The sleeping troll is no roaming monster for events yet, but its figure is in use.
    table = scene(
        enemy("overlord_troll_greater", "8r.c1", asleep=True),
        hero("elias", "6v.c1"),
        event="e5",
        decks={"lesser": ["overlord_troll_lesser"]},
    )
    table.play("end")
    assert (table.foes, deeds(table)) == (["overlord_troll"], [])
    assert table.view["discards"]["lesser"] == ["overlord_troll_lesser"]


@pytest.mark.rule("MD-MOB-07")
def test_a_mob_moves_as_one() -> None:
    table = scene(enemy("dwarf_warriors_l1", "8r.c1"), hero("elias", "6v.c1"), hero("owen", "6v.c1")).play("end")
    foe = table.foe("dwarf_warriors")
    assert (foe["at"], foe["life"], foe["minions"]) == ("6v.c2", 2, 2)
    assert table.zone("6v.c2")["enemies"] == ["dwarf_warriors"]
