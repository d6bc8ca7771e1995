"""Skills in combat (MD-SKILL): when they work, how they add up, and what they pay for."""

from __future__ import annotations

import pytest

from ..fights import LIGHT, SHADOW, duel, fighter, foe, paid, reasons, result, rolled


def archer(*hands: str, **keys: object) -> dict[str, object]:
    """Sibyl in the dark, where she may reroll a shot; from the zone beside her target."""
    return fighter(*(hands or ("se_short_bow",)), name="sibyl", at=SHADOW, **keys)


# Signature skills.


@pytest.mark.rule("MD-SKILL-01", "MD-SKILL-85", "MD-ACT-30")
def test_a_signature_costs_one_experience_and_works_once_per_activation() -> None:
    table = duel(fighter("t1_hammer", xp=2), foe("overlord_troll_lesser"), "y1", "y0", "g5", "y1", "y0", "g5")
    table.play("melee overlord_troll", "signature")
    assert table.me["xp"] == 1
    assert reasons(table, "hits") == [("signature:bloodmoon_nightrunner", 2)]
    table.play("melee overlord_troll")  # no question: the signature is spent
    assert result(table) == (1, 3, 0)
    table = duel(fighter("t1_hammer", xp=0), foe("overlord_troll_lesser"), "y1", "y0", "g5")
    table.play("melee overlord_troll")
    assert result(table) == (1, 3, 0)


@pytest.mark.rule("MD-SKILL-01", "MD-STORY-04")
def test_in_story_mode_micro_experience_pays_for_a_signature() -> None:
    table = duel(fighter("t1_hammer", micro=1), foe("goblin_warriors_l1"), story=True)
    table.play("melee goblin_warriors")
    assert table.options == ["signature", "done"]
    before = table.me["xp"]
    table.play("signature")
    assert reasons(table, "hits") == [("signature:bloodmoon_nightrunner", 2)]
    assert table.me["xp"] >= before


@pytest.mark.rule("MD-SKILL-01", "MD-ACT-31")
def test_a_signature_belongs_to_the_own_activation() -> None:
    table = duel(fighter("t1_hammer", xp=1), foe("orc_flayers_l1"), "y1")
    table.play("end")
    assert "md-ask-prepare-defense" not in table.prompt
    assert table.log.count("md-event-strike") == 1


@pytest.mark.rule("MD-SKILL-08", "MD-CMB-15")
def test_find_weakness_rerolls_any_number_of_defence_dice() -> None:
    one = fighter("se_short_bow", name="sibyl", xp=1)
    rolls = ("y1", "y1", "b5", "b2", "g5", "b0", "g0")
    table = duel(one, foe("dwarf_defenders_l2", "6v.c2", loot="se_leather_armor"), *rolls, level=2)
    table.play("ranged dwarf_defenders", "signature")
    assert "reroll b5 g5" in table.options
    assert "reroll b2" in table.options
    assert "reroll defense" not in table.options  # any number of them, chosen one by one
    table.play("reroll b5 g5")
    assert result(table)[:2] == (2, 0)  # one Shield is left, and Sibyl's eye takes it


@pytest.mark.rule("MD-SKILL-11", "MD-SKILL-67")
def test_the_ranged_specialist_rerolls_either_side() -> None:
    one = archer(bought={"ranged_specialist": 2})
    rolls = ("y1", "y0", "b5", "b2", "b0", "b0")
    table = duel(one, foe("dwarf_defenders_l1", LIGHT), *rolls, level=3)
    table.play("ranged dwarf_defenders")
    assert table.options == ["reroll attack", "reroll defense", "done"]
    table.play("reroll defense")
    assert table.options == ["reroll attack", "done"]  # her shadow skill is left
    table.play("keep")
    assert result(table) == (1, 0, 1)


@pytest.mark.rule("MD-SKILL-11", "MD-SKILL-65")
def test_the_first_step_rerolls_attack_dice_only() -> None:
    one = fighter("se_short_bow", name="sibyl", bought={"ranged_specialist": 1})
    table = duel(one, foe("dwarf_defenders_l1", "6v.c2"), "y1", "y0", "b5", "b2")
    table.play("ranged dwarf_defenders")
    assert table.options == ["reroll attack", "done"]


@pytest.mark.rule("MD-SKILL-66")
def test_a_defence_reroll_rolls_all_defence_dice_again() -> None:
    one = fighter("t1_wooden_shield", name="siegfried", body="se_leather_armor")
    table = duel(one, foe("orc_flayers_l1"), "y1", "b0", "b2", "b2", "b5")
    table.play("end", "reroll defense")
    assert table.told("md-event-reroll") == [{"side": "defense", "dice": ("b0", "b2"), "into": ("b2", "b5")}]
    assert result(table, 0) == (1, 3, 0)


# Lines and levels.


@pytest.mark.rule("MD-SKILL-05", "MD-SKILL-87", "MD-SKILL-03")
@pytest.mark.parametrize(("level", "dice"), [(1, "bbb"), (2, "bb"), (3, "bb"), (4, "b")])
def test_a_later_step_replaces_the_earlier_one_when_its_level_is_reached(level: int, dice: str) -> None:
    one = archer(bought={"shadow_hunter": 2})
    table = duel(one, foe("dwarf_defenders_l1", LIGHT, loot="se_leather_armor"), level=level)
    table.play("ranged dwarf_defenders")
    assert rolled(table)[1] == dice


@pytest.mark.rule("MD-SKILL-06")
def test_different_lines_add_up() -> None:
    one = fighter("t1_broadsword", "t1_broadsword", at=SHADOW, bought={"shadow_strike": 2, "twin_blades": 2})
    table = duel(one, foe("goblin_warriors_l1", SHADOW), level=3)
    table.play("melee goblin_warriors")
    assert rolled(table)[0] == "yrrr"  # two swords, a red die of each line (three at most), the free skill's yellow


@pytest.mark.rule("MD-SKILL-13")
@pytest.mark.parametrize(("dice", "wounds", "suffered"), [(("y5", "y5"), 5, 3), (("y1", "y0"), 1, 1)])
def test_defensive_training_halves_wounds_rounded_up(dice: tuple[str, str], wounds: int, suffered: int) -> None:
    one = fighter(name="sibyl", bought={"defensive_training": 1})
    table = duel(one, foe("orc_flayers_l2"), *dice, level=5)
    table.play("end")
    assert result(table, 0) == (wounds, 0, suffered)
    table = duel(one, foe("orc_flayers_l2"), *dice, level=4)  # not yet usable
    table.play("end")
    assert result(table, 0) == (wounds, 0, wounds)


@pytest.mark.rule("MD-SKILL-13", "MD-SKILL-53")
def test_the_wounds_shields_do_not_stop_are_halved_with_the_others() -> None:
    one = fighter(name="sibyl", bought={"defensive_training": 1})
    table = duel(one, foe("dwarf_warriors_l5"), "r3", "r4", level=5)
    table.play("end")
    assert result(table, 0) == (4, 0, 3)  # 4 and 2 more are 6


@pytest.mark.rule("MD-SKILL-14", "MD-GLO-10", "MD-CMB-16")
def test_precise_aim_turns_blank_dice_over_after_a_reroll() -> None:
    one = archer("t2_long_bow", bought={"precise_aim": 2})
    table = duel(one, foe("goblin_archers_l1", LIGHT), "y0", "y1", "r1", "y0", "y0", "r1", level=3)
    table.play("ranged goblin_archers", "reroll attack")
    assert table.told("md-event-flip") == [{"origin": "line:precise_aim", "dice": ("y0",), "into": ("y5",)}]
    assert result(table) == (4, 0, 4)  # 2 and 1 Hits, and the bow's for the Bam that came up
    one = archer("t2_long_bow", bought={"precise_aim": 3})
    table = duel(one, foe("goblin_archers_l1", LIGHT), "y0", "y1", "r1", "y0", "y0", "r0", level=5)
    table.play("ranged goblin_archers", "reroll attack")
    assert table.told("md-event-flip")[0]["into"] == ("y5", "y5", "r5")
    assert result(table) == (8, 0, 8)


@pytest.mark.rule("MD-SKILL-14")
def test_which_blank_die_is_turned_or_gains_is_asked_when_colours_differ() -> None:
    one = archer("t2_long_bow", bought={"precise_aim": 2})
    rolls = ("y0", "y1", "r0", "y1", "y0", "r0")
    table = duel(one, foe("goblin_archers_l1", LIGHT), *rolls, level=3)
    table.play("ranged goblin_archers", "reroll attack")
    assert table.options == ["flip y0", "flip r0"]
    table.play("flip r0")
    assert result(table) == (4, 0, 4)
    one = archer("t2_long_bow", bought={"precise_aim": 1})
    table = duel(one, foe("goblin_archers_l1", LIGHT), *rolls)
    table.play("ranged goblin_archers", "reroll attack")
    assert table.options == ["gain y0", "gain r0"]
    table.play("gain y0")
    assert result(table) == (2, 0, 2)  # 1 Hit, and the bow's for the Bam gained


@pytest.mark.rule("MD-SKILL-15", "MD-SKILL-36")
def test_the_die_of_a_safe_shot_is_for_that_shot_only() -> None:
    one = fighter("se_short_bow", name="sibyl", bought={"safe_shot": 2})
    table = duel(one, foe("goblin_archers_l1", "6v.c2"), level=4)
    assert table.play("ranged goblin_archers")
    assert rolled(table)[0] == "yy"
    table = duel(one, foe("goblin_archers_l1", LIGHT), level=4)
    table.play("safe_shot 6v.c2", "add red")
    assert rolled(table)[0] == "yyr"


@pytest.mark.rule("MD-SKILL-29")
def test_what_stands_in_brackets_after_charge_is_for_that_attack_only() -> None:
    one = fighter("t1_broadsword", name="bjorn", at="6v.c2", bought={"charge": 3})
    table = duel(one, foe("orc_flayers_l4", LIGHT, minions=4), "r1", "b0", "r1", "b0", level=4)
    table.play("charge 6v.b2")
    assert reasons(table, "hits") == [("line:charge", 3)]
    table.play("melee orc_flayers")
    assert reasons(table, "hits") == [("line:charge", 3)]
    assert [result(table, 0)[0], result(table, 1)[0]] == [4, 1]


@pytest.mark.rule("MD-SKILL-26")
def test_sword_and_spell_makes_magic_of_a_blade_in_the_own_zone() -> None:
    one = fighter("t2_flaming_sword", name="elias", bag=["t4_mage_necklace"])
    table = duel(one, foe("goblin_warriors_l1"), "r3", "r1")
    assert [answer for answer in table.options if answer.endswith("goblin_warriors")] == [
        "melee goblin_warriors",
        "magic goblin_warriors",
    ]
    table.play("magic goblin_warriors")
    assert table.prompt == "md-ask-reroll"  # Elias rerolls magic
    table.play("keep")
    assert rolled(table)[0] == "rr"  # the sword's die and the necklace's
    assert paid(table) == []  # the sword's enchantment is for melee
    table = duel(one, foe("goblin_warriors_l1", "6v.c2"))
    assert [answer for answer in table.options if answer.endswith("goblin_warriors")] == []


@pytest.mark.rule("MD-SKILL-26")
def test_without_sword_and_spell_magic_needs_a_magic_weapon_and_some_distance() -> None:
    table = duel(fighter("t2_flaming_sword"), foe("goblin_warriors_l1"))
    assert [answer for answer in table.options if answer.endswith("goblin_warriors")] == ["melee goblin_warriors"]


# Payback.


@pytest.mark.rule("MD-SKILL-33")
def test_payback_wounds_an_attacker_whose_hits_were_outnumbered() -> None:
    one = fighter("t5_avenger_shield", body="")
    table = duel(one, foe("orc_flayers_l2", minions=1), "y1", "y1", "b5", "b2")
    table.play("end")
    assert result(table, 0) == (2, 3, 0)
    assert table.told("md-event-riposte")[0]["n"] == 2
    assert table.foe("orc_flayers")["hurt"] == 2  # the boss is behind its minion
    table = duel(one, foe("orc_flayers_l2", minions=1), "y1", "y5", "b5", "b5")
    table.play("end")
    assert result(table, 0)[:2] == (4, 4)  # 3 Hits, 1 for the Bam: as many as Shields
    assert table.log.count("md-event-riposte") == 0


@pytest.mark.rule("MD-SKILL-33", "MD-SKILL-06")
def test_payback_kills_for_its_owner_and_adds_up() -> None:
    one = fighter("t4_mirror_shield", name="siegfried")  # the class gives 1 as well
    table = duel(one, foe("goblin_agent_l1", life=2), "y0", "g2")
    table.play("end", "keep")
    assert table.foes == []
    assert table.me["xp"] == 4


# When a skill works.


@pytest.mark.rule("MD-SKILL-38", "MD-SKILL-39", "MD-SKILL-40", "MD-SKILL-41", "MD-SKILL-42")
def test_the_first_word_names_the_kind_of_attack() -> None:
    knives = fighter("t1_throwing_knives", "t1_wand", bag=["t3_giant_belt", "t4_archer_gloves", "t4_mage_necklace"])
    table = duel(knives, foe("goblin_warriors_l1"), "y5", "y0")
    table.play("melee goblin_warriors")
    assert (rolled(table)[0], paid(table)) == ("yy", ["t1_throwing_knives"])  # belt; "attack" fits melee …
    table = duel(knives, foe("goblin_warriors_l1", "6v.c2"), "y5", "r0")
    table.play("ranged goblin_warriors")
    assert (rolled(table)[0], paid(table)) == ("yr", ["t1_throwing_knives"])  # gloves; … and a throw
    table = duel(knives, foe("goblin_warriors_l1", "6v.c2"), "r3", "r0")
    table.play("magic goblin_warriors")
    assert (rolled(table)[0], paid(table)) == ("rr", ["t1_throwing_knives"])  # necklace; … and magic


@pytest.mark.rule("MD-SKILL-43", "MD-ENM-19")
def test_a_defence_skill_works_against_any_attack_and_in_no_attack() -> None:
    one = fighter("t1_broadsword", name="siegfried", at=SHADOW, body="se_leather_armor")
    for zone in (SHADOW, LIGHT):
        table = duel(one, foe("goblin_archers_l1", zone))
        table.play("end")
        assert rolled(table, 0)[1] == "bb"
    table = duel(one, foe("goblin_archers_l1", SHADOW))
    table.play("melee goblin_archers")
    assert rolled(table)[0] == "r"


@pytest.mark.rule("MD-SKILL-47", "MD-SKILL-49", "MD-SKILL-50", "MD-GLO-06")
def test_hits_and_shields_of_skills_are_added_and_subtracted() -> None:
    one = fighter("se_short_bow", name="sibyl")  # her eye: the defender loses a Shield
    table = duel(one, foe("dwarf_defenders_l1", "6v.c2"), "y1", "y2", "b2", "b2")
    table.play("ranged dwarf_defenders")
    assert reasons(table, "shields") == [("hero:sibyl", -1)]
    assert result(table) == (2, 1, 1)
    table = duel(one, foe("dwarf_defenders_l1", "6v.c2"), "y1", "y2", "b0", "b0")
    table.play("ranged dwarf_defenders")
    assert result(table) == (2, 0, 2)  # there are never fewer than none


@pytest.mark.rule("MD-SKILL-53")
def test_wounds_on_top_are_not_stopped_by_shields() -> None:
    one = fighter("t5_dusk_blade")
    table = duel(one, foe("dwarf_defenders_l3", minions=3), "r3", "r1", "g5", "g3")
    table.play("melee dwarf_defenders")
    assert result(table) == (3, 6, 1)
    assert table.foe("dwarf_defenders")["hurt"] == 1


@pytest.mark.rule("MD-SKILL-54", "MD-SKILL-57", "MD-SKILL-59")
def test_dice_of_skills_stay_within_the_cap() -> None:
    one = fighter("t5_archmage_staff", name="elias", bought={"arcane_power": 3})
    table = duel(one, foe("goblin_archers_l1", "6v.c2"), level=5)
    table.play("magic goblin_archers")
    assert table.combat["attack"]
    assert "".join(die[0] for die in table.combat["attack"]) == "yyyrrr"
    one = fighter(name="owen", body="", health=2, bought={"bare_chest": 2, "scar_armour": 2})
    table = duel(one, foe("orc_flayers_l1"), level=4)
    table.play("end")
    assert rolled(table, 0)[1] == "ggg"


@pytest.mark.rule("MD-SKILL-57")
def test_the_colours_of_free_dice_are_the_heros_choice() -> None:
    one = fighter("t1_ember_staff", name="elias", bought={"arcane_power": 3})  # 1 yellow, 1 red, and 2 of any colour
    for chosen, dice in (("red red", "yrrr"), ("yellow red", "yyrr"), ("yellow yellow", "yyyr")):
        table = duel(one, foe("goblin_archers_l1", "6v.c2"), level=5)
        table.play("magic goblin_archers")
        assert table.options == ["add red red", "add yellow red", "add yellow yellow"]
        table.play(f"add {chosen}")
        assert "".join(die[0] for die in table.combat["attack"]) == dice


@pytest.mark.rule("MD-SKILL-68", "MD-SKILL-73", "MD-SKILL-17")
@pytest.mark.parametrize(("steps", "level", "cancelled", "wounds"), [(1, 1, 1, 5), (2, 4, 2, 4)])
def test_a_ward_cancels_symbols_before_the_attacker_spends_them(
    steps: int, level: int, cancelled: int, wounds: int
) -> None:
    # 4 Hits and two Bams, each of which would be a wound more; the second step has a blue die as well.
    one = fighter(name="elias", bought={"ward": steps})
    table = duel(one, foe("dwarf_warriors_l4"), "y5", "r3", "b0", level=level)
    table.play("end")
    assert table.told("md-event-cancels")[0] == {"origin": "line:ward", "n": cancelled}
    assert result(table, 0) == (4, 0, wounds)


@pytest.mark.rule("MD-SKILL-16")
def test_a_skill_wins_over_the_general_rule() -> None:
    # Minions protect the boss; the spear says otherwise.
    table = duel(fighter("t1_spear"), foe("dwarf_warriors_l1", minions=2), "y5", "r1", "b0")
    table.play("melee dwarf_warriors", "boss 3")
    assert table.foe("dwarf_warriors")["life"] == 0


@pytest.mark.rule("MD-SKILL-89", "MD-CTR-01")
def test_the_attack_of_a_charge_may_be_struck_back_for() -> None:
    one = fighter("t1_broadsword", name="bjorn", at="6v.c2", bought={"charge": 1})
    table = duel(one, foe("orc_flayers_l1", LIGHT), "r0")
    table.play("charge 6v.b2")
    assert table.turn["hit"] == ["orc_flayers"]


# The last moment.


@pytest.mark.rule("MD-EQP-07", "MD-EQP-20")
def test_a_potion_can_be_drunk_before_deadly_wounds_are_dealt() -> None:
    one = fighter(health=2, bag=["t1_healing_potion"])
    table = duel(one, foe("orc_flayers_l2", minions=1), "y1", "y1")
    table.play("end")
    assert table.options == ["use t1_healing_potion", "done"]
    table.play("use t1_healing_potion")
    assert table.me["health"] == 3
    assert table.me["bag"] == []
    table = duel(one, foe("orc_flayers_l2", minions=1), "y1", "y1")
    table.play("end", "keep")
    assert "md-event-dies" in table.log


@pytest.mark.rule("MD-EQP-07")
def test_a_potion_that_could_save_nobody_is_not_asked_for() -> None:
    table = duel(fighter(health=4, bag=["t1_healing_potion"]), foe("orc_flayers_l1", minions=1), "y1")
    table.play("end")
    assert table.me["health"] == 3
    assert table.me["bag"] == ["t1_healing_potion"]
