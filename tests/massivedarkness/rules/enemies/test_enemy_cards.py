"""What stands on an enemy's card (MD-ENM): dice by kind of combat, enchantments; and what its death brings."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.massivedarkness.catalog import EQUIPMENT

from ...scripted import Table, given
from ..dungeon import Piece, enemy, hero, scene


def struck(card: str, *rolls: str, zone: str = "6v.b2", **keys: Any) -> int:
    """The wounds Elias in leather armour suffers from one attack: the attack dice, then his blue die."""
    table = scene(enemy(card, "6v.b2", **keys), hero("elias", zone), rolls=list(rolls)).play("end")
    wounds: int = 5 - table.hero("elias")["health"]
    return wounds


def rolled(table: Table) -> tuple[list[str], list[str]]:
    """Attack and defence dice of the last roll."""
    last = table.told("md-event-rolled")[-1]
    return list(last["attack_dice"]), list(last["defense_dice"])


# Dice.


@pytest.mark.rule("MD-ENM-18", "MD-ENM-02")
@pytest.mark.parametrize(("zone", "die"), [("6v.b2", "y0"), ("6v.c2", "r0")])
def test_an_attack_uses_the_section_of_its_kind(zone: str, die: str) -> None:
    # Archers of level 2: a yellow die hand to hand, a red one at range.
    table = scene(enemy("goblin_archers_l2", "6v.b2"), hero("elias", zone), rolls=[die, "b0"]).play("end")
    assert rolled(table) == ([die], ["b0"])


@pytest.mark.rule("MD-ENM-17", "MD-ENM-18")
@pytest.mark.parametrize(
    ("kind", "weapon", "zone"), [("melee", "se_mace", "6v.b2"), ("ranged", "se_short_bow", "6v.c2")]
)
def test_the_defence_section_serves_against_every_kind(kind: str, weapon: str, zone: str) -> None:
    table = scene(
        enemy("dwarf_defenders_l1", "6v.b2"),
        hero("owen", zone, hands=[weapon]),
        rolls=["y1", "y1", "b2", "b3"],
    )
    table.play(f"{kind} dwarf_defenders")
    assert rolled(table) == (["y1", "y1"], ["b2", "b3"])
    assert table.foe("dwarf_defenders")["hurt"] == 0  # 2 Hits, 2 Shields


@pytest.mark.rule("MD-ENM-17", "MD-MOB-21")
def test_equipment_adds_its_dice_to_the_defence() -> None:
    table = scene(
        enemy("dwarf_defenders_l1", "6v.b2", loot="t1_chainmail"),
        hero("owen", "6v.b2", hands=["se_mace"]),
        rolls=["y1", "y1", "b0", "b0", "g0"],
    )
    assert rolled(table.play("melee dwarf_defenders"))[1] == ["b0", "b0", "g0"]


@pytest.mark.rule("MD-ENM-07")
def test_each_wound_takes_one_health_and_at_none_the_figure_is_gone() -> None:
    table = scene(
        enemy("dwarf_agent_l1", "6v.b2", life=2),
        hero("owen", "6v.b2", hands=["se_mace"]),
        rolls=["y1", "y0", "b0", "y1", "y0", "b0"],
    )
    assert table.play("melee dwarf_agent").foe("dwarf_agent")["life"] == 1
    assert table.play("melee dwarf_agent").foes == []


# Enchantments.


@pytest.mark.rule("MD-ENM-10", "MD-MOB-02")
def test_the_symbols_of_the_roll_set_off_the_enchantment_of_the_card() -> None:
    assert struck("dwarf_warriors_l1", "y4", "b0") == 1  # one Hit, no Bam
    assert struck("dwarf_warriors_l1", "y5", "b0") == 3  # two Hits, and one wound more for the Bam


@pytest.mark.rule("MD-ENM-11")
def test_it_works_once_unless_it_may_be_repeated() -> None:
    # Flayers of level 2: +1 Hit for a Bam. Four Hits and two Bams against two Shields.
    assert struck("orc_flayers_l2", "y5", "y5", "b5") == 4 + 1 - 2
    # Warriors of level 3: 1 wound for a Bam, up to three times.
    assert struck("dwarf_warriors_l3", "y5", "r3", "b5") == 4 - 2 + 2


@pytest.mark.rule("MD-ENM-12", "MD-GRD-08", "MD-GRD-06")
def test_the_symbols_serve_the_card_before_the_equipment() -> None:
    # Warriors: +1 Hit for a Bam. Hand axe: two yellow dice, +1 Hit for a Bam.
    assert struck("goblin_warriors_l1", "y5", "y0", "y0", "b5", loot="t1_hand_axe") == 2 + 1 - 2
    assert struck("goblin_warriors_l1", "y5", "y5", "y0", "b5", loot="t1_hand_axe") == 4 + 2 - 2


@pytest.mark.rule("MD-ENM-19")
def test_a_defence_enchantment_does_nothing_in_attack() -> None:
    # Defenders: +1 Shield for a Bam when they defend.
    assert struck("dwarf_defenders_l1", "y5", "b0") == 2


@pytest.mark.rule("MD-ENM-19", "MD-ENM-10")
@pytest.mark.parametrize(
    ("name", "dice", "hurt"),
    [
        ("dwarf_warriors", ["b5"], 1),  # two Shields; their wound for a Bam is for attacks
        ("dwarf_defenders", ["b5", "b0"], 0),  # two Shields and one more for the Bam
    ],
)
def test_in_defence_only_the_defence_enchantment_works(name: str, dice: list[str], hurt: int) -> None:
    table = scene(
        enemy(f"{name}_l1", "6v.b2"),
        hero("owen", "6v.b2", hands=["se_mace"]),
        rolls=["y5", "y1", *dice],  # three Hits
    )
    foe = table.play(f"melee {name}").foe(name)
    assert (foe["hurt"], table.hero("owen")["health"]) == (hurt, 5)


@pytest.mark.rule("MD-ENM-13", "MD-GRD-09")
@pytest.mark.parametrize(("zone", "dice"), [("8r.c2", ["y0", "y0", "y0", "r0"]), ("6v.b2", ["y0", "y0", "r0"])])
def test_a_line_without_symbols_works_at_once(zone: str, dice: list[str]) -> None:
    # Shadow dagger: a yellow and a red die, and a yellow one more in Shadow Mode. The guardian reads it as its own.
    table = scene(enemy("goblin_warriors_l1", zone, loot="t3_shadow_dagger"), hero("elias", zone), rolls=[*dice, "b0"])
    assert rolled(table.play("end"))[0] == dice


# What a death brings.


@pytest.mark.rule("MD-AGT-06", "MD-ROAM-04", "MD-MOB-14")
@pytest.mark.parametrize(("card", "xp"), [("orc_flayers_l1", 3), ("goblin_agent_l1", 4), ("hellhound_lesser", 5)])
def test_every_hero_learns_from_the_death_of_a_guardian(card: str, xp: int) -> None:
    state: Piece = {"minions": 0} if card == "orc_flayers_l1" else {}
    defence = [] if card == "orc_flayers_l1" else ["b0"]
    table = scene(
        enemy(card, "6v.b2", life=1, **state),
        hero("sibyl", "8r.c1"),
        hero("owen", "6v.b2", hands=["se_mace"]),
        rolls=["y1", "y0", *defence],
    )
    table.play(*table.offered("melee"))
    assert table.foes == []
    assert [table.hero(seat)["xp"] for seat in range(2)] == [xp, xp]


@pytest.mark.rule("MD-GRD-12", "MD-GRD-14", "MD-MOB-25")
def test_the_killer_gets_the_equipment_from_any_distance() -> None:
    table = scene(
        enemy("goblin_warriors_l1", "6v.a2", minions=0, loot="t2_long_sword"),
        hero("elias", "6v.c2", hands=["se_short_bow"]),
        rolls=["y1", "y0"],
    )
    table.play("ranged goblin_warriors")
    assert "t2_long_sword" in table.hero("elias")["bag"]
    assert table.view["level"] == 1


@pytest.mark.rule("MD-GRD-13")
def test_the_killer_may_pass_the_equipment_on_within_the_zone() -> None:
    table = scene(
        enemy("goblin_warriors_l1", "6v.b2", minions=0, loot="t2_long_sword"),
        hero("bjorn", "6v.b2"),
        hero("owen", "6v.c2"),
        hero("sibyl", "6v.c2", hands=["se_short_bow"]),
        rolls=["y1", "y0"],
    )
    table.play("ranged goblin_warriors")
    assert table.options == ["keep t2_long_sword", "give t2_long_sword owen"]


@pytest.mark.rule("MD-GRD-18")
@pytest.mark.parametrize(
    ("mission", "name", "level"),
    [("mission_2", "giant_spider", 1), ("mission_5", "overlord_troll", 0), ("mission_6", "hellhound", 5)],
)
def test_guardians_of_a_mission_are_armed_as_it_says(mission: str, name: str, level: int) -> None:
    loot = given(f'scenario = "{mission}"').foe(name)["loot"]
    assert (EQUIPMENT[loot].level if loot else 0) == level
