"""The three steps of a combat (MD-CMB): pools, one roll, rerolls, Hits against Shields, wounds."""

from __future__ import annotations

import pytest

from ..dungeon import hero, scene
from ..fights import LIGHT, SHADOW, duel, fighter, foe, paid, reasons, result, rolled


@pytest.mark.rule("MD-CMB-01", "MD-CMB-02", "MD-CMB-27")
def test_a_combat_rolls_then_resolves_enchantments_then_inflicts_wounds() -> None:
    table = duel(fighter("t2_battle_axe"), foe("dwarf_defenders_l1"), "r3", "r1", "b5", "b0")
    table.play("melee dwarf_defenders")
    steps = ("md-event-rolled", "md-event-enchants", "md-event-result", "md-event-minions-hurt")
    told = [key for key in table.log if key in steps]
    assert told == [steps[0], steps[1], steps[1], steps[2], steps[3]]
    assert paid(table) == ["dwarf_defenders", "t2_battle_axe"]


@pytest.mark.rule("MD-CMB-03")
def test_attack_and_defence_are_one_single_roll() -> None:
    table = duel(fighter("t1_hammer"), foe("dwarf_defenders_l1"), "y1", "y2", "b2", "b0")
    table.play("melee dwarf_defenders")
    assert table.told("md-event-rolled") == [
        {
            "enemy": "dwarf_defenders",
            "attack_dice": ("y1", "y2"),
            "defense_dice": ("b2", "b0"),
            "hits": 2,
            "shields": 1,
        }
    ]


@pytest.mark.rule("MD-CMB-05", "MD-CMB-12")
def test_dice_of_all_equipped_cards_of_that_kind_are_added_and_no_others() -> None:
    table = duel(fighter("t2_flaming_sword", "t1_throwing_knives"), foe("goblin_warriors_l1"))
    assert table.play("melee goblin_warriors")
    assert rolled(table)[0] == "yr"
    # A sword and a crossbow: a melee action uses the sword only, a ranged one the crossbow only.
    table = duel(fighter("t2_flaming_sword", "t1_light_crossbow"), foe("goblin_warriors_l1"))
    assert table.play("melee goblin_warriors")
    assert rolled(table)[0] == "r"
    table = duel(fighter("t2_flaming_sword", "t1_light_crossbow"), foe("goblin_warriors_l1", "6v.c2"))
    assert table.play("ranged goblin_warriors")
    assert rolled(table)[0] == "yy"


@pytest.mark.rule("MD-CMB-05", "MD-EQP-03")
def test_cards_in_the_bag_give_no_dice() -> None:
    table = duel(fighter("t1_broadsword", bag=["t1_hammer"]), foe("goblin_warriors_l1"))
    table.play("melee goblin_warriors")
    assert rolled(table)[0] == "r"


@pytest.mark.rule("MD-CMB-06", "MD-CMB-14")
def test_dice_of_skills_items_and_consumables_are_added_to_any_weapon() -> None:
    one = fighter("se_woodcutter_axe", at=SHADOW, bag=["t3_giant_belt", "t1_fire_scroll"])
    table = duel(one, foe("goblin_warriors_l1", SHADOW))
    table.play("melee goblin_warriors")
    assert table.options == ["use t1_fire_scroll", "roll"]
    table.play("use t1_fire_scroll")
    assert rolled(table)[0] == "yyyrr"  # axe 1 red 1 yellow, belt and class skill 1 yellow each, scroll 1 red
    assert table.me["bag"] == ["t3_giant_belt"]  # the scroll is used up


@pytest.mark.rule("MD-CMB-06", "MD-SKILL-01", "MD-SKILL-85")
def test_a_signature_adds_its_dice_for_one_experience() -> None:
    one = fighter("t1_hammer", name="owen", xp=1)
    table = duel(one, foe("goblin_warriors_l1"))
    table.play("melee goblin_warriors")
    assert table.options == ["signature", "roll"]
    table.play("signature")
    assert rolled(table)[0] == "yyr"
    assert table.told("md-event-signature") == [{"hero": "owen", "role": "gladiator_berserker"}]


@pytest.mark.rule("MD-CMB-07", "MD-ENM-18")
def test_an_enemy_rolls_the_section_of_its_card_and_what_its_equipment_adds_there() -> None:
    table = duel(fighter("t1_hammer"), foe("orc_agent_l2", loot="t2_long_sword"), "y0", "y0")
    table.play("melee orc_agent")
    assert rolled(table) == ("yy", "bb")  # the agent's 1 blue and the sword's 1 blue


@pytest.mark.rule("MD-CMB-08", "MD-SKILL-87", "MD-ENCH-22")
def test_a_skill_that_takes_dice_works_after_the_cap_and_before_the_roll() -> None:
    # Three blue of the defenders and their boss; one of them is never rolled.
    one = fighter("se_short_bow", name="sibyl", at=SHADOW, bought={"shadow_hunter": 1})
    table = duel(one, foe("dwarf_defenders_l1", "6v.b2", loot="t2_plate_armor"), level=2)
    table.play("ranged dwarf_defenders")
    assert rolled(table)[1] == "bb"
    assert table.told("md-event-dice-cap") == [{"side": "defense", "n": 1}]


@pytest.mark.rule("MD-CMB-09")
def test_example_bjorn_against_the_executioners() -> None:
    one = fighter("t2_flaming_sword", "t1_hammer", name="bjorn")
    table = duel(one, foe("orc_executioners_l2", loot="t2_plate_armor"))
    table.play("melee orc_executioners")
    assert rolled(table) == ("yyr", "bbb")


@pytest.mark.rule("MD-CMB-10", "MD-CMB-25")
def test_example_siegfried_defends_with_armour_sword_and_shield() -> None:
    one = fighter("t2_long_sword", "t3_dwarf_shield", name="siegfried", body="t3_cold_iron_armor")
    table = duel(one, foe("orc_flayers_l1"))
    table.play("end", "keep")
    assert rolled(table) == ("y", "bggg")


@pytest.mark.rule("MD-CMB-11", "MD-CMB-13")
def test_hands_hold_two_cards_or_one_of_two_hands() -> None:
    table = duel(fighter("t2_battle_axe"), foe("goblin_warriors_l1"))
    assert table.me["hands"] == ["t2_battle_axe"]
    assert table.play("melee goblin_warriors")
    assert rolled(table)[0] == "rr"


@pytest.mark.rule("MD-CMB-15", "MD-GLO-07")
def test_rerolls_add_up_and_the_last_roll_stands() -> None:
    # A lucky ring in shadow and Sibyl's own shadow skill: two rerolls of all attack dice.
    one = fighter("se_short_bow", name="sibyl", at=SHADOW, bag=["t1_lucky_ring"])
    rolls = ("y5", "y1", "y1", "y1", "y0", "y1")
    table = duel(one, foe("goblin_archers_l1", "6v.b2"), *rolls)
    table.play("ranged goblin_archers")
    assert table.options == ["reroll attack", "done"]
    assert table.combat["attack"] == ["y5", "y1"]
    table.play("reroll attack")
    assert table.combat["attack"] == ["y1", "y1"]
    assert table.play("reroll attack").log.count("md-event-reroll") == 2
    assert result(table) == (1, 0, 1)


@pytest.mark.rule("MD-CMB-15", "MD-SKILL-65")
def test_a_reroll_may_be_kept_back() -> None:
    one = fighter("se_short_bow", name="sibyl", at=SHADOW)
    table = duel(one, foe("goblin_archers_l1", "6v.b2"), "y1", "y0")
    table.play("ranged goblin_archers", "keep")
    assert result(table) == (1, 0, 1)
    assert "md-event-reroll" not in table.log


@pytest.mark.rule("MD-CMB-15")
def test_a_reroll_that_cannot_help_is_not_asked_for() -> None:
    one = fighter("se_short_bow", name="sibyl", at=SHADOW)
    table = duel(one, foe("goblin_archers_l1", "6v.b2"), "y5", "y5")
    table.play("ranged goblin_archers")
    assert result(table) == (4, 0, 4)


@pytest.mark.rule("MD-CMB-16", "MD-SKILL-14", "MD-GLO-01", "MD-GLO-08")
def test_blank_dice_gain_a_symbol_after_the_rerolls_of_all_dice() -> None:
    one = fighter("t2_long_bow", name="sibyl", at=SHADOW, bought={"precise_aim": 1})
    table = duel(one, foe("goblin_archers_l1", "6v.b2"), "y0", "y0", "r1", "y0", "y1", "r1")
    table.play("ranged goblin_archers", "reroll attack")
    assert table.told("md-event-blank-gain") == [{"origin": "line:precise_aim", "symbol": "bam"}]
    assert paid(table) == ["t2_long_bow"]
    assert result(table) == (3, 0, 3)  # 2 Hits and the Hit of the bow


@pytest.mark.rule("MD-GLO-01", "MD-SKILL-14")
def test_without_a_reroll_blank_dice_gain_nothing() -> None:
    one = fighter("t2_long_bow", name="sibyl", at=SHADOW, bought={"precise_aim": 1})
    table = duel(one, foe("goblin_archers_l1", "6v.b2"), "y0", "y0", "r1")
    table.play("ranged goblin_archers", "keep")
    assert result(table) == (1, 0, 1)


@pytest.mark.rule("MD-CMB-17")
def test_wounds_are_hits_less_shields_and_never_fewer_than_none() -> None:
    table = duel(fighter("t1_hammer"), foe("dwarf_defenders_l1"), "y1", "y2", "b5", "b5")
    table.play("melee dwarf_defenders")
    assert result(table) == (2, 5, 0)
    assert table.foe("dwarf_defenders")["minions"] == 1
    assert table.foe("dwarf_defenders")["hurt"] == 0


@pytest.mark.rule("MD-CMB-18", "MD-HERO-12")
def test_a_wounded_hero_loses_health_a_wounded_enemy_too() -> None:
    table = duel(fighter(), foe("orc_flayers_l1", minions=1), "y2")
    table.play("end")
    assert result(table) == (1, 0, 1)
    assert table.me["health"] == 4
    table = duel(fighter("t1_hammer"), foe("overlord_troll_lesser"), "y1", "y1", "g0")
    table.play("melee overlord_troll")
    assert table.foe("overlord_troll")["life"] == 1


@pytest.mark.rule("MD-CMB-19", "MD-ENM-07")
def test_whoever_has_no_health_left_is_defeated() -> None:
    table = duel(fighter("t1_hammer"), foe("goblin_agent_l1"), "y1", "y1", "b0")
    table.play("melee goblin_agent")
    assert table.foes == []
    table = duel(fighter(health=1), foe("orc_flayers_l1", minions=1), "y2")
    table.play("end")
    assert "md-event-dies" in table.log


@pytest.mark.rule("MD-CMB-20", "MD-MOB-25", "MD-AGT-06")
def test_the_killer_of_a_guardian_gets_its_card_and_may_pass_it_on() -> None:
    table = scene(
        foe("goblin_agent_l1", loot="t4_sun_sword"),
        hero("owen", LIGHT),
        fighter("t2_battle_axe"),
        rolls=["r3", "r5", "b0"],
    )
    table.play("melee goblin_agent")
    assert table.foes == []
    assert table.options == ["keep t4_sun_sword", "give t4_sun_sword owen"]
    assert [one["xp"] for one in table.view["heroes"]] == [4, 4]
    table.play("keep t4_sun_sword")
    assert "hold t4_sun_sword" in table.options  # at once and for free, although the game is at level 1
    table.play("hold t4_sun_sword")
    assert table.hero("whisper")["hands"] == ["t4_sun_sword"]
    assert table.turn["actions"] == 2


@pytest.mark.rule("MD-CMB-21", "MD-CMB-22", "MD-CMB-23")
def test_example_whisper_in_the_dark_against_the_defenders() -> None:
    # Sword 1 red, class skill and belt 1 yellow each: 4 Hits and a Bam.
    one = fighter("t2_flaming_sword", at=SHADOW, bag=["t3_giant_belt"])
    table = duel(one, foe("dwarf_defenders_l1", SHADOW, minions=3), "y1", "y1", "r3", "b5", "b2")
    table.play("melee dwarf_defenders")
    assert reasons(table, "hits") == [("card:t2_flaming_sword", 2)]
    assert reasons(table, "shields") == [("enemy:dwarf_defenders", 1), ("hero:whisper", -1)]
    assert result(table) == (6, 3, 3)
    mob = table.foe("dwarf_defenders")
    assert (mob["minions"], mob["hurt"], mob["life"]) == (2, 1, 2)
    assert table.me["xp"] == 1


@pytest.mark.rule("MD-CMB-24", "MD-EQP-11", "MD-EQP-12", "MD-EQP-13", "MD-EQP-14", "MD-EQP-15")
def test_melee_reaches_the_own_zone_ranged_any_other_in_sight_magic_one_or_two() -> None:
    kit = fighter("t1_throwing_knives", "t1_wand")  # melee, ranged and magic dice
    reach = {
        "6v.b2": ["melee goblin_archers"],
        "6v.c2": ["ranged goblin_archers", "magic goblin_archers"],
        "8r.c2": ["ranged goblin_archers", "magic goblin_archers"],
        "8r.b2": ["ranged goblin_archers"],
        "6v.c1": [],  # not in a straight line
    }
    for zone, attacks in reach.items():
        table = duel(kit, foe("goblin_archers_l1", zone))
        assert [one for one in table.options if one.endswith("goblin_archers")] == attacks
    table = duel(kit, foe("goblin_archers_l1", "8r.b2"))
    assert table.refused("magic goblin_archers")
    assert table.refused("melee goblin_archers")


@pytest.mark.rule("MD-CMB-26")
def test_an_enemy_attacks_by_the_same_three_steps() -> None:
    table = duel(fighter(body="t1_padded_jack"), foe("goblin_warriors_l1"), "y5", "b5")
    table.play("end")
    assert paid(table) == ["t1_padded_jack", "goblin_warriors"]
    assert result(table) == (3, 3, 0)  # 2 Hits and 1 by its Bam, 2 Shields and 1 by the jack's


@pytest.mark.rule("MD-CMB-15", "MD-SKILL-17")
def test_the_defender_rerolls_before_the_attacker() -> None:
    one = fighter("t2_long_sword", "t3_dwarf_shield", name="siegfried", body="")
    table = duel(one, foe("orc_flayers_l1"), "y1", "b0", "g0", "b2", "g2")
    table.play("end")
    assert table.prompt == "md-ask-reroll"
    assert table.options == ["reroll defense", "done"]
    table.play("reroll defense")
    assert result(table) == (1, 2, 0)
