"""The ten activation pictures of the book (MD-EPH-26 to 35), laid out in the tutorial's dungeon."""

from __future__ import annotations

import pytest

from ..dungeon import deeds, enemy, hero, scene

#: Blank dice for an attack of one red and one yellow die against a blue one.
MISS = ["y0", "r0", "b0"]


@pytest.mark.rule("MD-EPH-26", "MD-EPH-11", "MD-EPH-37", "MD-EPH-43")
def test_picture_1_the_troll_strikes_whom_it_stands_with() -> None:
    table = scene(
        enemy("overlord_troll_lesser", "6v.b2"),
        hero("bjorn", "6v.c2", xp=6),
        hero("elias", "6v.b2", xp=2),
        rolls=MISS,
    )
    table.play("end")
    assert deeds(table) == ["melee elias"]
    assert table.foe("overlord_troll")["at"] == "6v.b2"


@pytest.mark.rule("MD-EPH-27", "MD-EPH-02", "MD-EPH-13")
def test_picture_2_the_dwarf_agent_walks_up_to_the_richest_hero_in_sight_and_strikes() -> None:
    table = scene(
        enemy("dwarf_agent_l1", "6v.c2"),
        hero("bjorn", "6v.b2", xp=6),
        hero("elias", "8r.c2", xp=3),
        hero("sibyl", "6v.c1", xp=1),
        rolls=["r0", "b0"],
        decks={"guard_1": ["orc_flayers_l1"]},
    )
    table.play("end")
    assert deeds(table) == ["to 6v.b2", "melee bjorn"]


@pytest.mark.rule("MD-EPH-28", "MD-EPH-22", "MD-EPH-23", "MD-EPH-24", "MD-EPH-03")
def test_picture_3_the_flayers_change_their_mind_halfway() -> None:
    table = scene(
        enemy("orc_flayers_l1", "8r.b2"),
        hero("bjorn", "8r.c1", xp=6),
        hero("whisper", "6v.b2", xp=3),
    )
    table.play("end")
    assert deeds(table) == ["to 8r.c2", "to 8r.c1"]
    assert (table.hero("bjorn")["health"], table.hero("whisper")["health"]) == (5, 5)


@pytest.mark.rule("MD-EPH-29", "MD-EPH-09", "MD-EPH-41")
def test_picture_4_the_archers_shoot_over_the_hero_beside_them() -> None:
    table = scene(
        enemy("goblin_archers_l1", "6v.b2"),
        hero("elias", "6v.b2", xp=2),
        hero("whisper", "8r.c2", xp=5),
        rolls=["y0", "b0"],
    )
    table.play("end")
    assert deeds(table) == ["ranged whisper"]


@pytest.mark.rule("MD-EPH-30", "MD-EPH-38")
def test_picture_5_the_spider_walks_towards_one_hero_and_shoots_another() -> None:
    table = scene(
        enemy("giant_spider_lesser", "6v.a3"),
        hero("bjorn", "6v.b3", xp=1),
        hero("elias", "8r.c2", xp=2),
        hero("whisper", "8r.c2", xp=5),
        open=["door2"],
        rolls=["r0", "b0"],
    )
    table.play("end")
    assert deeds(table) == ["to 6v.a2", "ranged whisper"]


@pytest.mark.rule("MD-EPH-31", "MD-EPH-10", "MD-EPH-42")
def test_picture_6_the_ogre_mage_fights_hand_to_hand_though_its_magic_is_stronger() -> None:
    table = scene(
        enemy("ogre_mage_lesser", "6v.b2"),
        hero("sibyl", "6v.b2", xp=4),
        hero("elias", "8r.c2", xp=2),
        rolls=["y0", "b0"],
    )
    table.play("end")
    assert deeds(table) == ["melee sibyl"]


@pytest.mark.rule("MD-EPH-32")
def test_picture_7_the_hellhound_comes_within_reach_too_late() -> None:
    table = scene(
        enemy("hellhound_lesser", "6v.a3"),
        hero("elias", "6v.b1", xp=1),
        hero("whisper", "6v.b3", xp=5),
        hero("bjorn", "8r.c2", xp=3),
        open=["door2"],
    )
    table.play("end")
    assert deeds(table) == ["to 6v.a2", "to 6v.b2"]
    assert table.foe("hellhound")["sees"]["8r.c2"] == 2


@pytest.mark.rule("MD-EPH-33", "MD-EPH-07")
@pytest.mark.parametrize("zone", ["6v.c2", "8r.c2"])
def test_picture_8_the_demon_burns_the_only_hero_in_reach(zone: str) -> None:
    table = scene(
        enemy("abyssal_demon_lesser", "6v.b2"),
        hero("bjorn", "8r.b3", xp=9),
        hero("whisper", zone),
        rolls=["r0", "b0"],
    )
    table.play("end")
    assert deeds(table) == ["magic whisper"]


@pytest.mark.rule("MD-EPH-34", "MD-EPH-14")
def test_picture_9_the_warriors_ignore_who_hides_in_shadow() -> None:
    table = scene(
        enemy("dwarf_warriors_l1", "8r.c1"),
        hero("bjorn", "6v.c1", xp=8),
        hero("sibyl", "6v.b3", xp=3),
        open=["door2"],
    )
    table.play("end")
    assert deeds(table) == ["to 8r.c2", "to 6v.c2"]


@pytest.mark.rule("MD-EPH-35", "MD-EPH-15")
def test_picture_10_the_liliarch_patrols_when_everybody_hides() -> None:
    table = scene(
        enemy("liliarch_lesser", "8r.c1"),
        hero("bjorn", "6v.c1", xp=8),
        hero("sibyl", "8r.b3", xp=3),
    )
    table.play("end")
    assert deeds(table) == ["to 8r.c2", "to 6v.c2"]  # 5 zones from the start zone, then 3
