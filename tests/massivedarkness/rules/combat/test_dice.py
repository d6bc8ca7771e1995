"""The dice (MD-DICE): colours, symbols, blank faces, the cap of three and penalties after it."""

from __future__ import annotations

import pytest

from tavola.massivedarkness.chapters.combat.dice import BLANK, FACES, WORTH, opposite, points, symbols
from tavola.massivedarkness.chapters.combat.pools import Share, gathered

from ..fights import SHADOW, duel, fighter, foe, paid, result, rolled

#: Chance has no memory: every face of a colour, by points, Bam and Diamond.
ALL = {color: [WORTH[die] for die in faces] for color, faces in FACES.items()}


@pytest.mark.rule("MD-DICE-01", "MD-DICE-02")
def test_red_hits_harder_than_yellow_and_green_protects_better_than_blue() -> None:
    mean = {color: sum(worth[0] for worth in faces) for color, faces in ALL.items()}
    assert mean == {"y": 6, "r": 9, "b": 5, "g": 8}


@pytest.mark.rule("MD-DICE-01", "MD-DICE-02", "MD-DICE-03")
def test_attack_dice_show_hits_defence_dice_shields_and_both_symbols_on_top() -> None:
    table = duel(fighter("t2_battle_axe"), foe("orc_executioners_l2", minions=3), "r3", "r1", "b2")
    table.play("melee orc_executioners")
    assert result(table) == (4, 1, 3)  # 3 Hits of the dice, 1 for the Bam spent, against 1 Shield
    assert paid(table) == ["t2_battle_axe"]


@pytest.mark.rule("MD-DICE-04", "MD-DICE-06")
def test_every_colour_can_show_a_bam() -> None:
    assert all(any(bam for _, bam, _ in faces) for faces in ALL.values())


@pytest.mark.rule("MD-DICE-05", "MD-DICE-07")
def test_only_red_and_green_can_show_a_diamond() -> None:
    assert {color for color, faces in ALL.items() if any(diamond for _, _, diamond in faces)} == {"r", "g"}


@pytest.mark.rule("MD-DICE-08")
def test_symbols_of_attack_dice_pay_no_defence_and_the_other_way_round() -> None:
    # The axe asks for an attack Bam: the enemy's defence Bam is of no use to it, nor the hero's to the defenders.
    table = duel(fighter("t2_battle_axe"), foe("dwarf_defenders_l1"), "r1", "r1", "b5", "b0")
    table.play("melee dwarf_defenders")
    assert paid(table) == ["dwarf_defenders"]
    assert result(table) == (2, 3, 0)
    table = duel(fighter("t2_battle_axe"), foe("dwarf_defenders_l1"), "r3", "r1", "b2", "b0")
    table.play("melee dwarf_defenders")
    assert paid(table) == ["t2_battle_axe"]
    assert result(table) == (4, 1, 3)


@pytest.mark.rule("MD-DICE-09")
def test_blank_faces_show_nothing_at_all() -> None:
    assert {"y0", "r0", "b0", "b1", "g0", "g1"} == BLANK
    assert (points(BLANK), symbols(BLANK)) == (0, (0, 0))


@pytest.mark.rule("MD-DICE-09", "MD-GLO-10")
def test_opposite_faces_lie_back_to_back() -> None:
    assert [opposite(die) for die in FACES["y"]] == ["y5", "y4", "y3", "y2", "y1", "y0"]


@pytest.mark.rule("MD-DICE-10", "MD-CMB-04")
def test_five_yellow_and_one_red_are_rolled_as_three_yellow_and_one_red() -> None:
    # Hand axe and hammer, 2 yellow each, a giant's belt, 1 yellow; in shadow 1 more, and 1 red of the class skill.
    table = duel(
        fighter("t1_hand_axe", "t1_hammer", at=SHADOW, bag=["t3_giant_belt"], bought={"shadow_strike": 2}),
        foe("goblin_warriors_l1", SHADOW),
        level=3,
    )
    table.play("melee goblin_warriors")
    assert rolled(table)[0] == "yyyr"
    assert table.told("md-event-dice-cap") == [{"side": "attack", "n": 3}]


@pytest.mark.rule("MD-DICE-11", "MD-CMB-08")
def test_penalties_come_after_the_cap() -> None:
    five_yellow = [Share("card:one", 3), Share("card:other", 2)]
    assert gathered([*five_yellow, Share("skill", weak=-1)]) == (2, 0)
    assert gathered([Share("card", 3), Share("skill", 1), Share("hero", free=-1)]) == (2, 0)


@pytest.mark.rule("MD-DICE-10", "MD-DICE-12", "MD-CMB-26")
def test_no_roll_is_larger_than_three_of_each_colour_on_either_side() -> None:
    assert gathered([Share("one", 9, 9, 9)]) == (3, 3)
    table = duel(
        fighter("t5_dawn_sword", "t1_hammer", name="owen", at=SHADOW, bag=["t3_giant_belt"]),
        foe("dwarf_defenders_l5", SHADOW, loot="t5_colossus_armor"),
        level=5,
    )
    table.play("melee dwarf_defenders")
    assert rolled(table) == ("yyyrr", "bbbggg")


@pytest.mark.rule("MD-DICE-10")
def test_what_is_over_three_is_not_turned_into_another_colour() -> None:
    assert gathered([Share("one", 5, 0)]) == (3, 0)
    assert gathered([Share("one", 0, 4)]) == (0, 3)
