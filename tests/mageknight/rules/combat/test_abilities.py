"""Abilities of enemies (MK-ABL): what each symbol changes in a combat."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..fights import block_meter, fight, hurt, meter, needs, states


def blocking(*enemies: str, **keys: Any) -> Table:
    return fight(*enemies, phase="block", **keys)


def armor(table: Table, n: int = 1) -> int:
    found: int = table.foe(n)["armor"]
    return found


# Resistances


@pytest.mark.rule("MK-ABL-RESPHYS", "MK-ABL-RESFIRE1", "MK-ABL-RESICE1", "MK-ABL-RESBOTH")
@pytest.mark.parametrize(
    ("enemy", "worth"),
    [  # Attack 5 of each element: physical, fire, ice, coldfire
        ("prowlers", (5, 5, 5, 5)),
        ("gargoyle", (2, 5, 5, 5)),
        ("fire_mages_enemy", (5, 2, 5, 5)),
        ("ice_mages_enemy", (5, 5, 2, 5)),
        ("fire_dragon", (2, 2, 5, 5)),
        ("orc_war_beasts", (5, 2, 2, 2)),
        ("altem_guardsmen", (2, 2, 2, 2)),
    ],
)
def test_resistances_halve_attacks_of_their_kind(enemy: str, worth: tuple[int, ...]) -> None:
    def value(element: str) -> int:
        return meter(fight(enemy, phase="attack", pool=[f"attack 5 {element} melee"]), 1)[0]

    assert tuple(value(element) for element in ("physical", "fire", "ice", "coldfire")) == worth


# Assassination


@pytest.mark.rule("MK-ABL-ASSASSIN")
def test_assassination_passes_the_units_by() -> None:
    """4 damage, Armor 2, three Units: two Wounds for the Hero, the Units untouched."""
    table = blocking("orc_trackers", units=["peasants", "peasants", "foresters"]).play("next")
    assert (table.combat["phase"], hurt(table)) == ("attack", (2, 0))
    assert [unit["wounds"] for unit in table.me["units"]] == [0, 0, 0]


@pytest.mark.rule("MK-ABL-ASSASSIN")
def test_beside_other_attacks_only_the_assassin_passes_the_units_by() -> None:
    table = blocking("orc_trackers", "prowlers", units=["peasants"]).play("next")
    assert table.offered("damage") == ["damage 1 1 hero", "damage 2 1 hero", "damage 2 1 peasants 1"]
    assert table.refused("damage 1 1 peasants 1") == "MK-ABL-ASSASSIN"


# Cumbersome


@pytest.mark.rule("MK-ABL-CUMBERSOME1")
def test_move_points_hold_a_cumbersome_attack_back() -> None:
    """Attack 7, five Move points spent: Block 2 suffices, or 2 damage."""
    table = blocking("orc_stonethrowers", move=5, pool=["block 2 physical"])
    table.play(*["reduce 1 1"] * 5)
    assert (needs(table), table.me["move"]) == ([(2, 2)], 0)
    assert table.offered("reduce") == []
    assert table.offered("block") == ["block 1 1"]
    assert hurt(table.play("next")) == (1, 0)


@pytest.mark.rule("MK-ABL-CUMBERSOME1")
def test_brutal_doubles_what_is_left_of_a_cumbersome_attack() -> None:
    table = blocking("earth_elemental", move=1).play("reduce 1 1")
    assert needs(table) == [(3, 6)]


@pytest.mark.rule("MK-ABL-CUMBERSOME2")
def test_a_cumbersome_attack_brought_to_0_counts_as_blocked() -> None:
    table = blocking("orc_stonethrowers", move=8).play(*["reduce 1 1"] * 7)
    assert (states(table), table.me["move"]) == (["blocked"], 1)
    assert hurt(table.play("next")) == (0, 0)


@pytest.mark.rule("MK-ABL-CUMBERSOME1", "MK-CMB-04")
def test_only_move_points_made_in_the_block_phase_count() -> None:
    table = fight("orc_stonethrowers", hand=["march", "stamina"])
    table.play("play march", "next")
    assert (table.me["move"], table.offered("reduce")) == (0, [])
    table.play("play stamina", "reduce 1 1", "reduce 1 1")
    assert needs(table) == [(5, 5)]


@pytest.mark.rule("MK-ABL-CUMBERSOME1")
def test_other_attacks_are_not_held_back_by_moving() -> None:
    table = blocking("prowlers", move=4)
    assert table.offered("reduce") == []
    assert table.offered("play march sideways") == ["play march sideways block"]


# Vampiric


@pytest.mark.rule("MK-ABL-VAMPIRIC")
def test_a_vampiric_enemy_grows_with_every_wound() -> None:
    """It wounds one Unit and puts 2 Wounds in the hand: Armor +3 for the rest of the combat."""
    table = blocking("vampire", units=["herbalists"])
    assert armor(table) == 10
    table.play("next", "damage 1 1 herbalists 1")
    assert (hurt(table), armor(table)) == ((2, 0), 13)
    table = blocking("gibbering_ghouls").play("next")
    assert (hurt(table), armor(table)) == ((2, 0), 6)


@pytest.mark.rule("MK-ABL-VAMPIRIC")
def test_a_unit_that_stays_unhurt_feeds_no_vampire() -> None:
    table = blocking("gibbering_ghouls", units=["guardian_golems", "shocktroops"])
    table.play("use shocktroops 2 2", "against 1 1", "next", "damage 1 1 guardian_golems 1")
    assert (hurt(table), armor(table)) == ((0, 0), 3)  # worn down from 4 by the shocktroops


# Fortifications


@pytest.mark.rule("MK-ABL-UNFORT")
def test_walls_do_not_help_the_unfortified() -> None:
    table = fight("orc_war_beasts", site="keep", pool=["attack 5 physical ranged"])
    assert table.foe(1)["fortified"] == 0
    assert table.offered("attack") == ["attack 1"]


# Elusive


@pytest.mark.rule("MK-ABL-ELUSIVE1")
def test_an_elusive_enemy_shows_its_lower_armor_only_after_a_full_block() -> None:
    """Elusive 8/4: Ranged needs 8; in the Attack phase 4 if blocked, 8 if not."""
    assert armor(fight("shadow")) == 8
    table = blocking("shadow", pool=["block 4 coldfire"])
    assert armor(table.play("block 1 1")) == 8
    assert armor(table.play("next")) == 4
    assert armor(blocking("shadow").play("next")) == 8


@pytest.mark.rule("MK-ABL-ELUSIVE1", "MK-ABL-MULTI3")
def test_one_of_two_attacks_blocked_is_no_block_of_the_enemy() -> None:
    table = blocking("crystal_sprites", pool=["block 2 fire"]).play("block 1 2", "next")
    assert (states(table), armor(table)) == (["assigned", "blocked"], 2)
    table = blocking("crystal_sprites", pool=["block 1 fire"], hand=["instinct"])
    table.play("block 1 1", "play instinct", "choose block 2 physical", "block 1 2", "next")
    assert (states(table), armor(table)) == (["blocked", "blocked"], 1)


@pytest.mark.rule("MK-ABL-ELUSIVE1")
def test_an_attack_called_off_is_no_block() -> None:
    table = blocking("orc_trackers", units=["illusionists"], mana={"white": 1})
    table.play("use illusionists 1 2 white token", "next")
    assert (states(table), armor(table), hurt(table)) == (["cancelled"], 6, (0, 0))


@pytest.mark.rule("MK-ABL-ELUSIVE1", "MK-ABL-ELUSIVE2", "MK-ABL-CUMBERSOME2")
def test_an_attack_lowered_to_0_is_a_block_and_armor_changes_reach_both_values() -> None:
    """Two shocktroops: attack 4 - 3 - 1, and Armor 6/3 - 1."""
    table = blocking("orc_trackers", units=["shocktroops", "shocktroops"])
    table.play("use shocktroops 1 3", "against 1 1", "use shocktroops 2 2", "against 1 1")
    assert (states(table), armor(table)) == (["blocked"], 5)
    assert armor(table.play("next")) == 2


# Arcane Immunity


@pytest.mark.rule("MK-ABL-ARCANE1", "MK-ABL-ARCANE2")
def test_arcane_immunity_lets_through_only_what_acts_on_the_attack() -> None:
    """Shocktroops: Armor -1 does nothing to the sorcerers, attack -1 does."""
    table = blocking("sorcerers_enemy", units=["shocktroops"])
    table.play("use shocktroops 1 2", "against 1 1")
    assert (armor(table), needs(table)) == (6, [(5, 5)])


@pytest.mark.rule("MK-ABL-ARCANE1")
def test_illusionists_cannot_stop_the_arcane_immune() -> None:
    table = blocking("shadow", units=["illusionists"], mana={"white": 1})
    assert table.offered("use illusionists 1 2") == []


# Defend


@pytest.mark.rule("MK-ABL-DEFEND", "MK-ABL-DEFEND2")
def test_an_enemy_attacked_first_gets_the_defenders_value() -> None:
    """Elven protectors (Armor 4, Defend 2) cover the prowlers (3) once."""
    table = fight("prowlers", "elven_protectors", phase="attack", pool=["attack 4 physical melee"], hand=["rage"])
    assert (meter(table, 1), meter(table, 2)) == ((4, 5), (4, 6))
    assert table.offered("attack") == []
    assert table.refused("attack 1") == "MK-RNG-06"
    table.play("play rage", "attack 1")
    assert meter(table, 2) == (0, 4)


@pytest.mark.rule("MK-ABL-DEFEND")
def test_a_group_is_defended_once_by_each_defender() -> None:
    pool = ["attack 30 physical melee"]
    table = fight("prowlers", "elven_protectors", "crystal_sprites", phase="attack", pool=pool)
    assert meter(table, 1, 2, 3) == (30, 3 + 4 + 2 + 2 + 1)
    assert meter(table, 1) == (30, 3 + 2)


# Multiple attacks


@pytest.mark.rule("MK-ABL-MULTI1")
def test_each_attack_is_blocked_or_suffered_apart() -> None:
    """Attacks 4 and Fire 2: Block 4 stops the first only, the second deals 2."""
    table = blocking("heroes_fire", pool=["block 4 physical"])
    assert table.offered("block") == ["block 1 1", "block 1 2"]
    table.play("block 1 1", "next")
    assert (states(table), hurt(table)) == (["blocked", "assigned"], (1, 0))


@pytest.mark.rule("MK-ABL-MULTI2")
def test_an_enemy_that_does_not_attack_makes_none_of_its_attacks() -> None:
    table = blocking("hydra", units=["illusionists"], mana={"white": 1})
    table.play("use illusionists 1 2 white token", "next")
    assert (states(table), hurt(table)) == (["cancelled"] * 3, (0, 0))


@pytest.mark.rule("MK-ABL-SWIFT")
def test_each_swift_attack_is_doubled_for_blocking() -> None:
    table = blocking("heroes_swift", pool=["block 4 physical"])
    assert needs(table) == [(6, 3), (4, 2)]
    assert block_meter(table, 1, 2) == (4, 4)
    assert table.offered("block") == ["block 1 2"]


@pytest.mark.rule("MK-BLK-06a", "MK-ABL-SWIFT")
def test_a_lowered_swift_attack_is_doubled_after_the_change() -> None:
    """Swift 3, lowered by 1: Block 4 and damage 2."""
    table = blocking("wolf_riders", units=["shocktroops"]).play("use shocktroops 1 2", "against 1 1")
    assert needs(table) == [(4, 2)]


# Reputation on the token


@pytest.mark.parametrize(("enemy", "change"), [("heroes_ice", -1), ("thugs_enemy", 1), ("swordsmen", 0)])
def test_the_reputation_on_a_token_goes_to_its_victor(enemy: str, change: int) -> None:
    table = fight(enemy, phase="attack", pool=["attack 9 physical melee"], reputation=2).play("attack 1")
    assert table.me["reputation"] == 2 + change
