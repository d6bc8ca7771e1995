"""Mobs in combat (MD-MOB): one attack, one defence, wounds on minions one at a time, the boss behind them."""

from __future__ import annotations

import pytest

from ...scripted import Table
from ..dungeon import hero, scene
from ..fights import LIGHT, duel, fighter, foe, paid, result, rolled


def figures(table: Table, name: str) -> tuple[int, int, int]:
    """Minions, wounds of the wounded one, health of the boss."""
    mob = table.foe(name)
    return mob["minions"], mob["hurt"], mob["life"]


@pytest.mark.rule("MD-MOB-08", "MD-MOB-23", "MD-MOB-19", "MD-STUN-08")
def test_minions_protect_their_boss() -> None:
    table = duel(fighter("t1_hammer"), foe("dwarf_warriors_l1", minions=2), "y1", "y1", "b0")
    table.play("melee dwarf_warriors")
    assert figures(table, "dwarf_warriors") == (1, 0, 2)


@pytest.mark.rule("MD-MOB-09", "MD-SKILL-53")
def test_a_blast_in_the_zone_hits_every_figure_the_boss_too() -> None:
    table = duel(fighter(bag=["t4_meteor_scroll"]), foe("dwarf_warriors_l1", minions=3, loot="t1_spear"), level=1)
    table.play("use t4_meteor_scroll")
    assert table.foes == []
    assert table.me["xp"] == 6  # three minions and the boss
    assert "t1_spear" in table.me["bag"]


@pytest.mark.rule("MD-MOB-09", "MD-MOB-31")
def test_a_blast_that_kills_nobody_wounds_every_figure() -> None:
    table = duel(
        fighter("t1_hammer", bag=["t4_meteor_scroll"]),
        foe("orc_flayers_l2", minions=2),
        "y1",
        "y1",
    )
    table.play("use t4_meteor_scroll")
    assert figures(table, "orc_flayers") == (2, 0, 1)
    table.play("melee orc_flayers")  # two wounds now kill two minions of health 3
    assert figures(table, "orc_flayers") == (0, 0, 1)


@pytest.mark.rule("MD-MOB-10", "MD-MOB-11", "MD-STUN-08")
def test_without_stun_or_a_special_weapon_the_boss_is_out_of_reach() -> None:
    table = duel(fighter("t1_spear"), foe("orc_flayers_l1", minions=2), "y5", "r1")
    table.play("melee orc_flayers")  # the spear's Bam lets the attack be aimed at the boss
    assert table.options == ["boss 0", "boss 3"]
    table.play("boss 3")
    assert figures(table, "orc_flayers") == (2, 0, 0)
    table = duel(fighter("t1_spear"), foe("orc_flayers_l1", minions=2), "y1", "r1")
    table.play("melee orc_flayers")  # without the Bam there is no choice
    assert figures(table, "orc_flayers") == (1, 0, 2)


@pytest.mark.rule("MD-MOB-13", "MD-MOB-22", "MD-ENM-07", "MD-ENM-06")
def test_minions_fall_one_at_a_time_for_one_experience_each() -> None:
    table = scene(
        foe("dwarf_warriors_l1", minions=4),
        hero("owen", "8r.c1"),
        fighter("t2_battle_axe"),
        rolls=["r5", "r3", "b0"],
        options={"always_enchant": "on"},
    )
    table.play("melee dwarf_warriors")
    assert result(table) == (6, 0, 6)
    assert figures(table, "dwarf_warriors") == (1, 0, 2)
    assert (table.hero("whisper")["xp"], table.hero("owen")["xp"]) == (3, 0)


@pytest.mark.rule("MD-MOB-22")
def test_five_wounds_kill_two_minions_of_health_two_and_wound_a_third() -> None:
    table = duel(fighter("t2_battle_axe"), foe("dwarf_warriors_l1", minions=4), "r5", "r3", "b2")
    table.play("melee dwarf_warriors")
    assert result(table)[2] == 5
    assert figures(table, "dwarf_warriors") == (2, 1, 2)


@pytest.mark.rule("MD-MOB-14", "MD-MOB-25")
def test_the_death_of_the_boss_gives_three_experience_to_everybody() -> None:
    table = scene(
        foe("dwarf_warriors_l1", minions=0, loot="t1_spear"),
        hero("owen", "8r.c1"),
        fighter("t1_hammer"),
        rolls=["y1", "y1", "b0"],
    )
    table.play("melee dwarf_warriors")
    assert [one["xp"] for one in table.view["heroes"]] == [3, 3]
    assert table.foes == []
    assert "t1_spear" in table.hero("whisper")["bag"]


@pytest.mark.rule("MD-MOB-15", "MD-MOB-20")
@pytest.mark.parametrize("minions", [1, 6])
def test_the_number_of_minions_changes_no_roll(minions: int) -> None:
    table = duel(fighter("t1_hammer"), foe("orc_executioners_l2", minions=minions))
    table.play("melee orc_executioners")
    assert rolled(table) == ("yy", "b")
    table.play("end")
    assert rolled(table, 1)[0] == "r"


@pytest.mark.rule("MD-MOB-16", "MD-GRD-19")
def test_the_boss_lends_its_weapon_to_the_mob() -> None:
    table = duel(fighter(), foe("orc_flayers_l1", minions=1, loot="t1_hammer"))
    table.play("end")
    assert rolled(table, 0)[0] == "yyy"


@pytest.mark.rule("MD-MOB-17")
def test_the_mob_strikes_one_hero_only() -> None:
    table = scene(foe("orc_flayers_l1", minions=3), hero("owen", LIGHT, xp=3), fighter(xp=0), rolls=["y1"])
    table.play("end")
    assert [(line["hero"], line["why"]) for line in table.told("md-event-strike")] == [("owen", "most")]


@pytest.mark.rule("MD-MOB-18", "MD-GRD-05")
def test_example_the_archers_boss_holds_a_sword_but_shoots_with_two_dice() -> None:
    # Two heroes started: the boss and six of the eight minions of its card are left.
    one = fighter(name="sibyl", body="se_leather_armor")
    table = scene(
        foe("goblin_archers_l3", "6v.c2", minions=6, loot="t2_long_sword"), hero("owen", "8r.c1", dead=True), one
    )
    table.play("end")
    said = table.told("md-event-strike")[0]
    assert said == {"hero": "sibyl", "enemy": "goblin_archers", "kind": "ranged", "why": "only"}
    assert rolled(table, 0) == ("yy", "b")


@pytest.mark.rule("MD-MOB-21", "MD-GRD-04", "MD-GRD-19")
def test_the_boss_armour_protects_the_minions_too() -> None:
    table = duel(fighter("t1_hammer"), foe("dwarf_warriors_l1", minions=2, loot="t2_plate_armor"))
    table.play("melee dwarf_warriors")
    assert rolled(table)[1] == "bbb"


@pytest.mark.rule("MD-MOB-24")
def test_wounds_over_the_last_minion_are_lost() -> None:
    table = duel(fighter("t2_battle_axe"), foe("dwarf_warriors_l1", minions=1, hurt=1), "r5", "r3", "b0")
    table.play("melee dwarf_warriors")
    assert result(table)[2] == 6
    assert figures(table, "dwarf_warriors") == (0, 0, 2)


@pytest.mark.rule("MD-MOB-26", "MD-MOB-27", "MD-MOB-28", "MD-XP-10")
def test_example_bjorn_and_the_dwarves() -> None:
    one = fighter("t2_battle_axe", name="bjorn")
    first = ("r1", "r4", "b2", "g0")  # 3 Hits, and 1 of the axe for one of the two Bams: 4 Hits against 1 Shield
    second = ("r3", "r3", "b2", "g0")  # 5 Hits against 1 Shield
    third = ("r1", "r3", "b2", "g0")  # 4 Hits against 1 Shield
    mob = foe("dwarf_warriors_l1", minions=4, loot="t1_chainmail")
    table = duel(one, mob, *first, *second, *third)
    table.play("melee dwarf_warriors")
    assert rolled(table)[1] == "bg"  # its own die and that of the boss's chain mail
    assert result(table) == (4, 1, 3)
    assert (figures(table, "dwarf_warriors"), table.me["xp"]) == ((3, 1, 2), 1)
    table.play("melee dwarf_warriors")
    assert result(table)[2] == 4
    assert (figures(table, "dwarf_warriors"), table.me["xp"]) == ((1, 1, 2), 3)
    table.play("melee dwarf_warriors")
    assert result(table)[2] == 3
    assert (figures(table, "dwarf_warriors"), table.me["xp"]) == ((0, 0, 2), 4)


@pytest.mark.rule("MD-MOB-28", "MD-MOB-23")
def test_once_the_minions_are_gone_the_boss_can_be_attacked() -> None:
    table = duel(fighter("t1_hammer"), foe("dwarf_warriors_l1", minions=0), "y1", "y0", "b0")
    table.play("melee dwarf_warriors")
    assert figures(table, "dwarf_warriors") == (0, 0, 1)


@pytest.mark.rule("MD-MOB-29")
def test_an_attack_hits_only_the_enemy_chosen() -> None:
    table = scene(
        foe("dwarf_warriors_l1", minions=1),
        foe("goblin_warriors_l1", minions=2),
        fighter("t1_hammer"),
        rolls=["y1", "y1"],
    )
    table.play("melee goblin_warriors")
    assert figures(table, "goblin_warriors") == (0, 0, 1)
    assert figures(table, "dwarf_warriors") == (1, 0, 2)


@pytest.mark.rule("MD-MOB-30")
def test_a_mob_without_its_boss_fights_on_with_its_card_alone() -> None:
    table = duel(fighter("t1_hammer"), foe("dwarf_warriors_l1", minions=2, life=0), "y1", "y1", "b0", "y5")
    table.play("melee dwarf_warriors")
    assert rolled(table)[1] == "b"
    assert figures(table, "dwarf_warriors") == (1, 0, 0)
    table.play("end")
    assert rolled(table, 1)[0] == "y"
    assert paid(table)[:1] == ["dwarf_warriors"]  # the card's enchantment stays


@pytest.mark.rule("MD-MOB-31")
def test_the_wound_of_a_minion_lasts() -> None:
    table = duel(fighter("t1_hammer"), foe("orc_flayers_l1", minions=2, hurt=1), "y1", "y0")
    table.play("melee orc_flayers")
    assert figures(table, "orc_flayers") == (1, 0, 2)


@pytest.mark.rule("MD-GLO-05")
def test_killing_a_minion_at_once_takes_the_wounded_one_and_spares_the_boss() -> None:
    # The headsman's Diamond kills one minion; the wounds go on from there, never to the protected boss.
    table = duel(fighter("t4_headsman_axe"), foe("orc_flayers_l3", minions=2, hurt=1), "r5", "r0", "r0", "b0")
    table.play("melee orc_flayers")
    assert figures(table, "orc_flayers") == (0, 0, 3)
    assert table.me["xp"] == 2
    table = duel(fighter("t4_headsman_axe"), foe("orc_flayers_l3", minions=1), "r5", "r0", "r0", "b0")
    table.play("melee orc_flayers")
    assert figures(table, "orc_flayers") == (0, 0, 3)


@pytest.mark.rule("MD-MOB-09", "MD-ENM-09")
def test_wounds_of_a_blast_stay_on_every_minion() -> None:
    mob = foe("orc_flayers_l2", minions=3, worn=2, hurt=0)
    table = duel(fighter("t1_hammer"), mob, "y1", "y0")
    assert table.foe("orc_flayers")["worn"] == 2
    table.play("melee orc_flayers")  # health 3 each, 2 of it gone
    assert figures(table, "orc_flayers") == (2, 0, 3)
