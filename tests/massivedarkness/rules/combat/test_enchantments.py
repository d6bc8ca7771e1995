"""Enchantments (MD-ENCH): order, price, Repeat, who chooses, and the book's examples."""

from __future__ import annotations

import pytest

from ..fights import SHADOW, duel, fighter, foe, paid, reasons, result, rolled


@pytest.mark.rule("MD-ENCH-01", "MD-SKILL-37")
def test_defence_enchantments_come_before_those_of_the_attack() -> None:
    # The hammer takes a Shield away that the defenders bought before.
    table = duel(fighter("t1_hammer"), foe("dwarf_defenders_l1"), "y5", "y1", "b5", "b0")
    table.play("melee dwarf_defenders")
    assert paid(table) == ["dwarf_defenders", "t1_hammer"]
    assert reasons(table, "shields") == [("enemy:dwarf_defenders", 1), ("card:t1_hammer", -1)]
    assert result(table) == (3, 2, 1)


@pytest.mark.rule("MD-ENCH-02", "MD-ENCH-19")
def test_symbols_pay_enchantments_of_equipment_and_of_skills() -> None:
    one = fighter("t2_flaming_sword", bought={"giant_slayer": 1})
    table = duel(one, foe("goblin_warriors_l1", minions=4), "r3", level=2)
    table.play("melee goblin_warriors")
    assert table.offered("enchant") == ["enchant giant_slayer damage 1", "enchant t2_flaming_sword hits 2"]


@pytest.mark.rule("MD-ENCH-03", "MD-SKILL-51")
def test_symbols_added_by_skills_are_spent_like_rolled_ones() -> None:
    # Bjorn has a Bam in every melee attack.
    table = duel(fighter("t2_flaming_sword", name="bjorn"), foe("goblin_warriors_l1"), "r1")
    table.play("melee goblin_warriors")
    assert table.told("md-event-symbols") == [{"origin": "hero:bjorn", "symbol": "bam", "n": 1}]
    assert result(table) == (3, 0, 3)


@pytest.mark.rule("MD-ENCH-03", "MD-SKILL-52")
def test_a_signature_can_add_both_symbols() -> None:
    one = fighter("t5_dawn_sword", name="elias", xp=1)
    table = duel(one, foe("goblin_warriors_l1"), "y0", "r0", "r1")
    table.play("melee goblin_warriors", "signature")
    assert reasons(table, "symbols") == [("signature:battle_wizard", 1), ("signature:battle_wizard", 1)]
    assert result(table) == (6, 0, 6)  # 1 Hit, 2 for the Bam and 3 for the Diamond


@pytest.mark.rule("MD-ENCH-04", "MD-ENCH-05", "MD-ENCH-24")
def test_attack_enchantments_work_in_attack_defence_enchantments_in_defence() -> None:
    # The staff of defence: its enchantments are for defence, although it is a weapon.
    one = fighter("t3_defense_staff")
    table = duel(one, foe("goblin_warriors_l1", "6v.c2"), "y5", "r3")
    table.play("magic goblin_warriors")
    assert paid(table) == []
    table = duel(one, foe("orc_flayers_l1"), "y1", "b5")
    table.play("end")
    assert paid(table) == ["t3_defense_staff"]
    assert result(table) == (1, 3, 0)


@pytest.mark.rule("MD-ENCH-06", "MD-ENCH-14", "MD-ENM-11")
def test_an_enchantment_without_repeat_works_once_and_other_symbols_are_lost() -> None:
    table = duel(fighter("t5_dawn_sword"), foe("orc_flayers_l4", minions=3), "y5", "r3", "r4", "b0")
    table.play("melee orc_flayers")
    assert paid(table) == ["t5_dawn_sword"]  # three Bams rolled
    assert result(table) == (8, 0, 8)
    table = duel(fighter(), foe("orc_flayers_l2", minions=1), "y5", "y5")
    table.play("end")
    assert paid(table)[:1] == ["orc_flayers"]
    assert result(table, 0) == (5, 0, 5)


@pytest.mark.rule("MD-ENCH-07")
@pytest.mark.parametrize(("dice", "times"), [(("y5", "r3", "r1", "r1"), 2), (("y5", "r3", "r3", "r3"), 3)])
def test_repeat_allows_more_as_long_as_it_is_paid(dice: tuple[str, ...], times: int) -> None:
    table = duel(fighter("t5_heaven_bow"), foe("orc_flayers_l5", "6v.c2"), *dice, "b0", "b0")
    table.play("ranged orc_flayers")
    assert paid(table) == ["t5_heaven_bow"] * times


@pytest.mark.rule("MD-ENCH-08", "MD-ENCH-09")
def test_a_symbol_is_spent_once_and_the_hero_chooses_on_what() -> None:
    rolls = ("r3", "r1", "b0")
    kit = fighter("t2_morning_star", "t2_flaming_sword")
    table = duel(kit, foe("orc_flayers_l1", minions=3), *rolls)
    table.play("melee orc_flayers")
    assert table.options == ["enchant t2_flaming_sword hits 2", "enchant t2_morning_star hits 1", "done"]
    table.play("enchant t2_flaming_sword hits 2")
    assert result(table) == (5, 0, 5)


@pytest.mark.rule("MD-ENCH-09")
def test_the_hero_may_decline_every_enchantment() -> None:
    table = duel(fighter("t2_morning_star", "t2_flaming_sword"), foe("orc_flayers_l1", minions=3), "r3", "r1", "b0")
    table.play("melee orc_flayers", "done")
    assert paid(table) == []
    assert result(table) == (3, 0, 3)


@pytest.mark.rule("MD-ENCH-09")
def test_symbols_that_change_nothing_are_not_asked_for() -> None:
    """Three wounds kill the last minion with Health 2 as surely as five."""
    table = duel(fighter("t2_morning_star", "t2_flaming_sword"), foe("orc_flayers_l1", minions=1), "r3", "r1", "b0")
    table.play("melee orc_flayers")
    assert paid(table) == []
    assert result(table) == (3, 0, 3)


@pytest.mark.rule("MD-ENCH-09")
def test_enchantments_that_can_all_be_paid_are_paid_without_asking() -> None:
    table = duel(fighter("t2_morning_star", "t2_flaming_sword"), foe("goblin_warriors_l1"), "r3", "r3")
    table.play("melee goblin_warriors")
    assert paid(table) == ["t2_flaming_sword", "t2_morning_star"]


@pytest.mark.rule("MD-ENCH-10", "MD-SKILL-38")
def test_an_enchantment_must_match_the_kind_of_combat() -> None:
    # The flaming sword is for melee: a shot with the other hand does not light it.
    table = duel(fighter("t2_flaming_sword", "t1_light_crossbow"), foe("goblin_warriors_l1", "6v.c2"), "y5", "y5")
    table.play("ranged goblin_warriors")
    assert paid(table) == []


@pytest.mark.rule("MD-ENCH-11", "MD-ENM-10", "MD-ENM-19")
def test_enemies_use_their_enchantments_whenever_they_can() -> None:
    table = duel(fighter(), foe("dwarf_warriors_l1", minions=1), "y5")
    table.play("end")
    assert (paid(table)[0], result(table, 0)) == ("dwarf_warriors", (2, 0, 3))


@pytest.mark.rule("MD-ENCH-12", "MD-GRD-08", "MD-ENM-12")
def test_an_enemys_own_enchantment_comes_before_its_equipment() -> None:
    mob = foe("orc_flayers_l1", minions=1, loot="t2_flaming_sword")
    table = duel(fighter(), mob, "y5", "r1")  # one Bam
    table.play("end")
    assert paid(table)[:1] == ["orc_flayers"]
    assert result(table, 0) == (4, 0, 4)
    table = duel(fighter(), mob, "y5", "r3")  # two Bams
    table.play("end")
    assert paid(table)[:2] == ["orc_flayers", "t2_flaming_sword"]
    assert result(table, 0) == (7, 0, 7)


@pytest.mark.rule("MD-ENCH-13", "MD-ENM-18")
def test_an_enemys_enchantment_must_match_the_kind_it_uses() -> None:
    # The archers' enchantment of level 1 is for shooting; in the own zone they fight hand to hand.
    table = duel(fighter(), foe("goblin_archers_l1"), "y5")
    table.play("end")
    assert (paid(table), result(table, 0)) == ([], (2, 0, 2))
    table = duel(fighter(), foe("goblin_archers_l1", "6v.c2"), "y5")
    table.play("end")
    assert (paid(table)[:1], result(table, 0)) == (["goblin_archers"], (3, 0, 3))


@pytest.mark.rule("MD-ENCH-15", "MD-ENCH-14", "MD-ENCH-23")
def test_example_1_elias_spends_one_symbol_on_his_crown() -> None:
    one = fighter("t3_defense_staff", name="elias", at=SHADOW, bag=["t2_king_crown"])
    table = duel(one, foe("dwarf_warriors_l5", "6v.b2"), "y1", "r3", "b5", "g3")
    table.play("magic dwarf_warriors", "keep")  # Elias could reroll his magic
    assert table.told("md-event-symbols") == [{"origin": "hero:elias", "symbol": "bam", "n": 1}]
    assert paid(table) == ["t2_king_crown"]  # two symbols, one enchantment; the dwarves' two find none at all
    assert reasons(table, "shields") == [("card:t2_king_crown", -1)]
    assert result(table) == (3, 3, 0)


@pytest.mark.rule("MD-ENCH-16", "MD-ENCH-17", "MD-ENCH-18")
def test_example_2_the_dwarves_strike_back() -> None:
    one = fighter("t3_defense_staff", name="elias", at=SHADOW, body="t3_life_armor", health=4)
    shot = ("y1", "r1", "b2", "g2")
    answer = ("y1", "r3", "r4", "r1", "b5", "b0", "g5")
    table = duel(one, foe("dwarf_warriors_l5", "6v.b2", loot="t3_ice_sword"), *shot, *answer)
    table.play("magic dwarf_warriors", "keep", "end")
    assert rolled(table) == ("yrrr", "bbg")  # 2 red of the card, 1 red 1 yellow of the sword
    assert table.offered("enchant") == [
        "enchant t3_life_armor heal 1 self",
        "enchant t3_defense_staff shields 1",
        "enchant t3_defense_staff shields 2",
    ]
    table.play("enchant t3_defense_staff shields 2")
    assert reasons(table, "shields") == [("card:t3_defense_staff", 2), ("card:t3_defense_staff", 1)]
    # The two Bams must go to the card, whose Repeat 3 takes both; nothing is left for the sword.
    assert [origin for origin, _ in reasons(table, "damage")[:2]] == ["enemy:dwarf_warriors"] * 2
    assert paid(table)[:4] == ["t3_defense_staff", "t3_defense_staff", "dwarf_warriors", "dwarf_warriors"]
    assert result(table, 1) == (6, 8, 2)


@pytest.mark.rule("MD-ENCH-18", "MD-ENCH-14")
def test_example_2_a_third_symbol_that_fits_nothing_is_lost() -> None:
    # With a sword that has no use for a Diamond.
    table = duel(fighter(), foe("dwarf_warriors_l5", loot="t3_serpent_sword"), "y1", "r3", "r4", "r5")
    table.play("end")
    assert paid(table)[:2] == ["dwarf_warriors", "dwarf_warriors"]
    assert result(table, 0) == (8, 0, 10)


@pytest.mark.rule("MD-ENCH-20")
def test_the_next_combat_action_may_use_the_enchantment_again() -> None:
    table = duel(fighter("t2_flaming_sword"), foe("orc_flayers_l2", minions=2), "r3", "r3")
    table.play("melee orc_flayers", "melee orc_flayers", "done")
    assert paid(table) == ["t2_flaming_sword", "t2_flaming_sword"]


@pytest.mark.rule("MD-ENCH-21", "MD-SKILL-63", "MD-SKILL-58")
def test_an_enchantment_takes_the_best_die_away_after_the_roll() -> None:
    table = duel(fighter("t3_ice_sword"), foe("dwarf_defenders_l3"), "y5", "r1", "g2", "g3")
    table.play("melee dwarf_defenders")
    assert table.told("md-event-takes-dice") == [{"origin": "card:t3_ice_sword", "dice": ("g3",)}]
    # The Bam of that die had already bought a Shield, which stays.
    assert result(table) == (3, 2, 1)


@pytest.mark.rule("MD-ENCH-22")
def test_a_skill_takes_dice_before_the_roll_an_enchantment_after_it() -> None:
    skill = fighter("se_short_bow", name="sibyl", at=SHADOW, bought={"shadow_hunter": 1})
    table = duel(skill, foe("dwarf_defenders_l1", "6v.b2", loot="se_leather_armor"), level=2)
    table.play("ranged dwarf_defenders")
    assert rolled(table)[1] == "bb"
    enchantment = fighter("t3_ice_sword")
    table = duel(enchantment, foe("dwarf_defenders_l1", loot="se_leather_armor"), "y5", "r1", "b0", "b2", "b3")
    table.play("melee dwarf_defenders")
    assert rolled(table)[1] == "bbb"
    assert result(table) == (3, 1, 2)


@pytest.mark.rule("MD-ENCH-23")
def test_any_equipped_card_can_lend_its_enchantment() -> None:
    one = fighter("t1_ember_staff", bag=["t2_king_crown"])
    table = duel(one, foe("dwarf_warriors_l1", "6v.c2"), "y5", "r3", "b2")
    table.play("magic dwarf_warriors")
    assert sorted(paid(table)) == ["t1_ember_staff", "t2_king_crown"]


@pytest.mark.rule("MD-ENCH-06")
def test_two_copies_of_a_card_have_an_enchantment_each() -> None:
    table = duel(fighter("t2_flaming_sword", "t2_flaming_sword"), foe("goblin_warriors_l1"), "r3", "r3")
    table.play("melee goblin_warriors")
    assert paid(table) == ["t2_flaming_sword", "t2_flaming_sword"]
    assert result(table) == (8, 0, 8)


@pytest.mark.rule("MD-SKILL-68", "MD-ENCH-01")
def test_cancelled_attack_symbols_buy_nothing() -> None:
    # The rune robe cancels attack Bams, one for each defence Bam, before the attacker can spend them.
    one = fighter(body="t4_rune_robe")
    table = duel(one, foe("dwarf_warriors_l3"), "y5", "r3", "g3", "g0")
    table.play("end")
    assert table.told("md-event-cancels")[:1] == [{"origin": "card:t4_rune_robe", "n": 1}]
    assert result(table, 0) == (4, 2, 3)  # one Bam left: 1 more wound


@pytest.mark.rule("MD-SKILL-70", "MD-SKILL-16")
def test_a_defence_bam_is_cancelled_before_it_can_be_spent() -> None:
    rolls = ("r3", "r1", "b5", "b0")
    kit = fighter("t2_morning_star", "t2_flaming_sword")
    table = duel(kit, foe("dwarf_defenders_l1"), *rolls)
    table.play("melee dwarf_defenders")
    assert table.options == ["enchant t2_morning_star cancel defense bam 1", "done"]
    table.play("enchant t2_morning_star cancel defense bam 1")
    assert paid(table) == ["t2_morning_star"]
    assert result(table) == (3, 2, 1)
    table = duel(kit, foe("dwarf_defenders_l1"), *rolls)
    table.play("melee dwarf_defenders", "done", "enchant t2_flaming_sword hits 2")
    assert paid(table) == ["dwarf_defenders", "t2_flaming_sword"]
    assert result(table) == (5, 3, 2)
