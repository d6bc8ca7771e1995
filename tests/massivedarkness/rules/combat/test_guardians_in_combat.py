"""What a guardian does with its equipment (MD-GRD-04 to 10, MD-GRD-19)."""

from __future__ import annotations

import pytest

from ..fights import SHADOW, duel, fighter, foe, paid, result, rolled


@pytest.mark.rule("MD-GRD-04", "MD-CMB-07")
def test_equipment_adds_dice_only_where_the_card_has_some() -> None:
    # Orc flayers of level 1 have melee dice and no defence: a long sword adds to the one, not to the other.
    table = duel(fighter("t1_hammer"), foe("orc_flayers_l1", loot="t2_long_sword"))
    table.play("melee orc_flayers")
    assert rolled(table)[1] == ""
    table.play("end")
    assert rolled(table, 1)[0] == "yyy"


@pytest.mark.rule("MD-GRD-05")
def test_a_bow_in_the_hands_of_a_melee_boss_is_worth_nothing() -> None:
    table = duel(fighter(), foe("orc_flayers_l1", "6v.c2", loot="t1_hunting_bow"))
    table.play("end")
    assert table.told("md-event-strike")[0]["kind"] == "melee"
    assert rolled(table, 0)[0] == "y"


@pytest.mark.rule("MD-GRD-06")
def test_enchantments_of_the_equipment_work_where_it_gives_dice() -> None:
    table = duel(fighter(), foe("orc_executioners_l1", loot="t2_flaming_sword"), "r3", "r1")
    table.play("end")
    assert (paid(table)[:1], result(table, 0)) == (["t2_flaming_sword"], (5, 0, 5))
    # The staff of defence gives these dwarves a defence die, so its defence enchantments work too …
    table = duel(fighter("t1_hammer"), foe("dwarf_warriors_l1", loot="t3_defense_staff"), "y1", "y1", "b5", "b0")
    table.play("melee dwarf_warriors")
    assert (paid(table), result(table)) == (["t3_defense_staff"], (2, 3, 0))
    # … but not those of a hammer for enemies that only shoot: melee dice do not help a shot.
    table = duel(fighter(), foe("goblin_archers_l2", "6v.c2", loot="t2_flaming_sword"), "r3")
    table.play("end")
    assert paid(table)[:1] == ["goblin_archers"]
    assert result(table, 0) == (3, 0, 3)


@pytest.mark.rule("MD-GRD-06")
def test_items_and_cards_without_dice_do_nothing_for_a_guardian() -> None:
    table = duel(fighter("t1_hammer"), foe("dwarf_defenders_l1", loot="t1_bone_amulet"), "y1", "y1", "b5", "b5")
    table.play("melee dwarf_defenders")
    assert (rolled(table)[1], paid(table)) == ("bb", ["dwarf_defenders"])


@pytest.mark.rule("MD-GRD-07")
def test_dice_lost_to_the_cap_leave_the_enchantment() -> None:
    # Three red of the troll already; the flaming sword's red die is lost, its enchantment is not.
    table = duel(fighter(), foe("overlord_troll_greater", loot="t2_flaming_sword"), "r3", "r3", "r3", level=4)
    table.play("end")
    assert rolled(table, 0)[0] == "rrr"
    assert paid(table)[:3] == ["overlord_troll", "overlord_troll", "t2_flaming_sword"]


@pytest.mark.rule("MD-GRD-08")
def test_one_bam_goes_to_the_card_and_not_to_the_equipment() -> None:
    table = duel(fighter(), foe("orc_flayers_l1", loot="t2_flaming_sword"), "y5", "r1")
    table.play("end")
    assert paid(table)[:1] == ["orc_flayers"]
    assert result(table, 0)[0] == 4  # 3 Hits and 1 by the card; the sword's +2 find no Bam


@pytest.mark.rule("MD-GRD-09", "MD-SKILL-18")
def test_the_guardian_reads_its_equipment_as_if_it_were_the_hero() -> None:
    # A shadow dagger gives a yellow die in shadow: to the flayers too, where they stand in shadow.
    for zone, dice in ((SHADOW, "yyyr"), ("6v.b2", "yyr")):
        table = duel(fighter(at=zone), foe("orc_flayers_l1", zone, loot="t3_shadow_dagger"))
        table.play("end")
        assert rolled(table, 0)[0] == dice
    # A mirror shield strikes back at the hero who fails to break the defence.
    table = duel(fighter("t1_hammer"), foe("dwarf_warriors_l1", loot="t4_mirror_shield"), "y1", "y0", "b2", "g2")
    table.play("melee dwarf_warriors")
    assert result(table) == (1, 2, 0)
    assert table.me["health"] == 4


@pytest.mark.rule("MD-GRD-10")
def test_a_holy_mace_heals_the_guardian_and_harms_no_ally() -> None:
    one = fighter()
    table = duel(one, foe("orc_executioners_l1", life=1, minions=1, loot="t4_holy_mace"), "r5", "r0", "r0")
    table.play("end")
    # The card's own Diamond enchantment comes first; with a second Diamond the mace heals the boss.
    assert paid(table)[:1] == ["orc_executioners"]
    table = duel(one, foe("orc_executioners_l1", life=1, minions=1, loot="t4_holy_mace"), "r5", "r5", "r0")
    table.play("end")
    assert paid(table)[:2] == ["orc_executioners", "t4_holy_mace"]
    assert table.told("md-event-enemy-heals")[0] == {"enemy": "orc_executioners", "n": 1}


@pytest.mark.rule("MD-GRD-10")
def test_a_wand_that_names_minions_kills_none_of_its_own() -> None:
    table = duel(fighter(), foe("orc_flayers_l4", minions=1, loot="t4_headsman_axe"), "r5", "r0", "r0")
    table.play("end")
    assert paid(table)[:1] == ["t4_headsman_axe"]
    assert table.foe("orc_flayers")["minions"] == 1


@pytest.mark.rule("MD-GRD-19")
def test_dice_and_enchantments_of_the_boss_serve_the_one_roll_of_the_mob() -> None:
    mob = foe("dwarf_warriors_l1", minions=1, loot="t1_padded_jack")
    table = duel(fighter("t1_hammer"), mob, "y1", "y1", "b5", "b0")
    table.play("melee dwarf_warriors")
    assert rolled(table)[1] == "bb"
    assert (paid(table), result(table)) == (["t1_padded_jack"], (2, 3, 0))


@pytest.mark.rule("MD-MIS-10-12")
def test_a_monster_card_as_equipment_adds_dice_and_enchantments() -> None:
    emissary = foe("abyssal_demon_greater", loot="hellhound_greater")
    table = duel(fighter(), emissary, "y0", "y0", "r3", "r0", "r0")
    table.play("end")
    assert rolled(table, 0)[0] == "yyrrr"  # 2 red 1 yellow and as many again, three red at most
    assert paid(table)[:1] == ["hellhound"]
    assert result(table, 0) == (2, 0, 3)
