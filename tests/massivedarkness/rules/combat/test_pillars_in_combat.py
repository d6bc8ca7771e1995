"""Pillars under attack (MD-MIS-05-17, MD-MIS-08-04, 05; ruling A-104)."""

from __future__ import annotations

import pytest

from ..fights import duel, fighter, foe, paid, result, rolled


@pytest.mark.rule("MD-MIS-08-05", "MD-MIS-05-17")
def test_a_pillar_is_attacked_with_attack_dice_alone_and_gives_no_experience() -> None:
    one = fighter("t2_battle_axe", at="7r.c2")
    table = duel(one, foe("goblin_warriors_l1", "1r.c3"), "r3", "r3", "r3", "r3", scenario="mission_8")
    table.play("melee pillar2")
    assert rolled(table) == ("rr", "")
    assert (paid(table), result(table)) == (["t2_battle_axe"], (5, 0, 5))
    assert "md-event-pillar-falls" in table.log
    assert table.me["xp"] == 0
    assert table.turn["hit"] == []


@pytest.mark.rule("MD-MIS-08-05")
def test_a_pillar_wears_down_blow_by_blow() -> None:
    one = fighter("t1_broadsword", at="7r.c2")
    table = duel(one, foe("goblin_warriors_l1", "1r.c3"), "r1", "r3", scenario="mission_8")
    table.play("melee pillar2", "melee pillar2")
    assert [line["left"] for line in table.told("md-event-pillar-hurt")] == [4, 2]


@pytest.mark.rule("MD-MIS-08-04")
def test_nobody_attacks_through_a_pillar() -> None:
    one = fighter("t1_hunting_bow", at="7r.c2")
    behind = foe("overlord_troll_greater", "7r.c1", asleep=True)
    table = duel(one, behind, scenario="mission_8")
    assert table.offered("ranged overlord_troll") == []
    assert table.offered("ranged pillar2") == []  # it stands in the own zone: too near for a bow
