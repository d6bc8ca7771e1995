"""Stun (MD-STUN)."""

from __future__ import annotations

import pytest

from ..dungeon import deeds
from ..fights import LIGHT, SHADOW, duel, fighter, foe, paid, result, rolled


@pytest.mark.rule("MD-STUN-01", "MD-STUN-07")
def test_a_stunned_mob_lies_down_as_a_whole() -> None:
    table = duel(fighter("t3_ice_mace"), foe("orc_flayers_l2", minions=2), "y0", "r3")
    table.play("melee orc_flayers", "boss 0")
    mob = table.foe("orc_flayers")
    assert (mob["stunned"], mob["minions"], mob["hurt"]) == (True, 2, 2)


@pytest.mark.rule("MD-STUN-01", "MD-STUN-02")
def test_an_enemy_can_stun_a_hero_who_then_must_get_up_first() -> None:
    table = duel(
        fighter("t1_hammer", body="t5_celestial_armor"),
        foe("overlord_troll_greater"),
        "r5",
        "r0",
        "r0",
        "g5",
        "g0",
        "g0",
        level=5,
    )
    table.play("end")
    assert table.told("md-event-hero-stunned")[0] == {"origin": "enemy:overlord_troll", "hero": "whisper"}
    assert table.me["stunned"]
    assert table.options == ["get_up", "end"]
    assert table.refused("melee overlord_troll")
    table.play("get_up")
    assert (table.me["stunned"], table.turn["actions"]) == (False, 2)


@pytest.mark.rule("MD-STUN-03", "MD-STUN-12")
def test_a_stunned_enemy_loses_its_next_activation_to_getting_up() -> None:
    table = duel(fighter(), foe("orc_flayers_l1", stunned=True))
    table.play("end")
    assert deeds(table)[:1] == ["up"]
    assert not table.foe("orc_flayers")["stunned"]
    assert "md-event-strike" not in table.log


@pytest.mark.rule("MD-STUN-04", "MD-STUN-12")
def test_the_activation_lost_may_be_the_counter_attack() -> None:
    table = duel(fighter("t3_ice_mace", body="t5_celestial_armor"), foe("orc_flayers_l2", minions=2), "y0", "r3")
    table.play("melee orc_flayers", "boss 0", "end")
    assert deeds(table)[:2] == ["up", "melee whisper"]  # and strikes in the enemies' phase


@pytest.mark.rule("MD-STUN-05")
def test_stunned_enemies_hold_nobody() -> None:
    table = duel(fighter(), foe("orc_flayers_l1", stunned=True))
    assert table.offered("move") == ["move 6v.a2", "move 6v.c2"]
    table = duel(fighter(), foe("orc_flayers_l1"))
    assert table.offered("move") == []


@pytest.mark.rule("MD-STUN-08", "MD-MOB-10")
def test_the_wounds_of_an_attack_on_a_stunned_mob_go_where_the_hero_likes() -> None:
    mob = foe("orc_flayers_l1", minions=2, stunned=True, loot="t1_spear")
    table = duel(fighter("t1_hammer"), mob, "y1", "y1")
    table.play("melee orc_flayers")
    assert table.options == ["boss 0", "boss 1", "boss 2"]
    table.play("boss 1")
    found = table.foe("orc_flayers")
    assert (found["minions"], found["hurt"], found["life"]) == (2, 1, 1)


@pytest.mark.rule("MD-STUN-08", "MD-STUN-11")
def test_a_stun_works_before_the_wounds_of_the_same_attack_are_dealt() -> None:
    table = duel(fighter("t3_ice_mace"), foe("orc_flayers_l1", minions=2), "y0", "r3")
    table.play("melee orc_flayers")
    assert table.options == ["boss 0", "boss 1", "boss 2"]


@pytest.mark.rule("MD-STUN-09")
def test_the_stunned_defend_with_all_their_dice() -> None:
    table = duel(fighter("t1_hammer"), foe("dwarf_defenders_l1", minions=1, stunned=True, loot="se_leather_armor"))
    table.play("melee dwarf_defenders")
    assert rolled(table)[1] == "bbb"


@pytest.mark.rule("MD-STUN-10")
def test_nobody_is_stunned_twice() -> None:
    table = duel(fighter("t3_ice_mace"), foe("overlord_troll_greater", stunned=True), "y0", "r3", "g0", "g0")
    table.play("melee overlord_troll")
    assert "md-event-enemy-stunned" not in table.log
    assert paid(table) == []  # the Bam finds nothing to do
    table = duel(fighter(stunned=True, body="t5_celestial_armor"), foe("overlord_troll_greater"), "r5", "r0", "r0")
    table.play("end")
    assert "md-event-hero-stunned" not in table.log


@pytest.mark.rule("MD-STUN-11", "MD-STUN-06")
def test_example_owen_and_the_stunned_defenders() -> None:
    one = fighter("t3_ice_mace", name="owen")
    first = ("y1", "r3", "b0", "b0")
    table = duel(one, foe("dwarf_defenders_l1", minions=1, loot="t1_hammer"), *first)
    table.play("melee dwarf_defenders", "boss 2")
    assert "t1_hammer" in table.me["bag"]
    assert table.me["xp"] == 3
    table.play("keep", "move 6v.a2", "stop", "end")
    assert table.me["at"] == SHADOW
    assert deeds(table)[:1] == ["up"]  # the counter-attack is spent on getting up
    mob = table.foe("dwarf_defenders")
    assert (mob["life"], mob["minions"], mob["stunned"], mob["loot"]) == (0, 1, False, None)
    assert rolled(table, 0) == ("yr", "bb")
    assert result(table, 0) == (3, 0, 3)
    assert table.me["at"] != LIGHT
