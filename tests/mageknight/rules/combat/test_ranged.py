"""The Ranged and Siege phase (MK-RNG): targets, fortifications, resistances, summed Armor, Fame."""

from __future__ import annotations

import pytest

from ..fights import fight, meter

RANGED_3 = "attack 3 physical ranged"
SIEGE_3 = "attack 3 physical siege"


@pytest.mark.rule("MK-RNG-01")
def test_the_phase_may_be_passed() -> None:
    table = fight("prowlers").play("next")
    assert table.combat["phase"] == "block"
    assert not table.foe(1)["defeated"]


@pytest.mark.rule("MK-RNG-01", "MK-RNG-07", "MK-RNG-03a1")
def test_several_attacks_may_follow_each_other() -> None:
    """Two cards strengthened by white mana, an attack with each."""
    table = fight("prowlers", "prowlers", hand=["swiftness", "swiftness"], mana={"white": 2})
    table.play("play swiftness strong white token", "attack 1")
    assert [foe["defeated"] for foe in table.combat["enemies"]] == [True, False]
    table.play("play swiftness strong white token", "attack 2")
    assert table.view["combat"] is None
    assert table.me["fame"] == 4


@pytest.mark.rule("MK-RNG-02", "MK-RNG-05")
def test_one_or_more_enemies_are_the_targets() -> None:
    """Armor 3 and 4: 7 are needed for both."""
    table = fight("prowlers", "wolf_riders", pool=["attack 6 physical ranged"])
    assert table.offered("attack") == ["attack 1", "attack 2"]
    assert meter(table, 1, 2) == (6, 7)
    table = fight("prowlers", "wolf_riders", pool=["attack 7 physical ranged"])
    assert table.offered("attack") == ["attack 1", "attack 1 2", "attack 2"]
    assert table.play("attack 1 2").me["fame"] == 2 + 3


@pytest.mark.rule("MK-RNG-03")
def test_only_ranged_and_siege_attacks_are_played() -> None:
    table = fight("prowlers", hand=["rage", "instinct"], mana={"red": 1})
    assert table.offered("play rage") == []
    assert table.refused("play rage") == "MK-RNG-03"
    table.play("play instinct")
    assert table.options == ["choose move 2", "choose influence 2"]


@pytest.mark.rule("MK-RNG-03")
@pytest.mark.parametrize("element", ["physical", "fire", "ice", "coldfire"])
@pytest.mark.parametrize("kind", ["ranged", "siege"])
def test_any_element_will_do(element: str, kind: str) -> None:
    assert fight("prowlers", pool=[f"attack 3 {element} {kind}"]).offered("attack") == ["attack 1"]


@pytest.mark.rule("MK-RNG-03a1")
def test_units_shoot_too() -> None:
    table = fight("prowlers", hand=["swiftness"], mana={"white": 1}, units=["utem_crossbowmen", "savage_monks"])
    table.play("use utem_crossbowmen 1 2")
    assert meter(table, 1) == (2, 3)
    table.play("play swiftness strong white token")
    assert meter(table, 1) == (5, 3)


@pytest.mark.rule("MK-RNG-03a2", "MK-RNG-03a3", "MK-ABL-FORT1")
def test_a_fortified_target_admits_siege_only() -> None:
    """A fortified guard and an unfortified orc together: only Siege. The orc alone: Ranged will do."""
    table = fight("diggers", "prowlers", pool=["attack 6 physical ranged"])
    assert [foe["fortified"] for foe in table.combat["enemies"]] == [1, 0]
    assert table.offered("attack") == ["attack 2"]
    assert table.refused("attack 1") == "MK-RNG-03a2"
    assert table.refused("attack 1 2") == "MK-RNG-03a2"
    table = fight("diggers", "prowlers", pool=["attack 6 physical siege"])
    assert table.offered("attack") == ["attack 1", "attack 1 2", "attack 2"]


@pytest.mark.rule("MK-RNG-03a2", "MK-CMB-01a1")
def test_walls_fortify_every_defender() -> None:
    table = fight("swordsmen", site="keep", pool=["attack 5 physical ranged"])
    assert table.foe(1)["fortified"] == 1
    assert table.refused("attack 1") == "MK-RNG-03a2"
    table = fight("swordsmen", site="keep", pool=["attack 5 physical siege"])
    assert table.offered("attack") == ["attack 1"]


@pytest.mark.rule("MK-RNG-03a4", "MK-ABL-FORT2")
def test_an_enemy_fortified_twice_is_out_of_reach() -> None:
    """A guard with Fortified in a keep: no target until the Attack phase."""
    table = fight("guardsmen", site="keep", pool=["attack 30 physical siege"])
    assert (table.foe(1)["fortified"], table.foe(1)["targetable"]) == (2, False)
    assert table.offered("attack") == []
    assert table.refused("attack 1") == "MK-RNG-03a4"
    table.play("next", "next")
    assert (table.combat["phase"], table.foe(1)["targetable"]) == ("attack", True)


@pytest.mark.rule("MK-RNG-03b")
def test_sideways_cards_add_nothing() -> None:
    table = fight("prowlers", hand=["march"])
    assert table.offered("play march sideways") == []
    assert table.refused("play march sideways attack") == "MK-RNG-03b"


@pytest.mark.rule("MK-RNG-04a1", "MK-RNG-07b")
def test_one_resistant_target_halves_the_attack_for_the_whole_group() -> None:
    """Fire 8 against Fire mages (5, resistant) and prowlers (3): 4 together, 8 against the prowlers alone."""
    table = fight("fire_mages_enemy", "prowlers", pool=["attack 8 fire ranged"])
    assert (meter(table, 1), meter(table, 2), meter(table, 1, 2)) == ((4, 5), (8, 3), (4, 8))
    assert table.offered("attack") == ["attack 2"]
    assert table.refused("attack 1 2") == "MK-RNG-06"


@pytest.mark.rule("MK-RNG-04a2")
def test_inefficient_attacks_are_summed_before_they_are_halved() -> None:
    fire = ["attack 3 fire ranged", "attack 4 fire ranged"]
    assert meter(fight("fire_mages_enemy", pool=fire), 1) == (3, 5)
    table = fight("fire_mages_enemy", pool=[*fire, "attack 2 ice ranged"])
    assert meter(table, 1) == (5, 5)
    assert table.offered("attack") == ["attack 1"]


@pytest.mark.rule("MK-RNG-04a3", "MK-ABL-RESBOTH")
def test_cold_fire_is_halved_only_by_both_resistances_in_one_enemy() -> None:
    """One target resists only Fire, the other only Ice: Cold Fire 6 counts as 6."""
    table = fight("fire_mages_enemy", "ice_mages_enemy", pool=["attack 6 coldfire ranged"])
    assert meter(table, 1, 2) == (6, 11)
    assert meter(fight("high_dragon", pool=["attack 5 coldfire ranged"]), 1) == (2, 9)
    assert meter(fight("high_dragon", "prowlers", pool=["attack 24 coldfire ranged"]), 1, 2) == (12, 12)


@pytest.mark.rule("MK-RNG-05a")
def test_a_defeated_enemy_takes_no_further_part() -> None:
    table = fight("prowlers", "wolf_riders", pool=[RANGED_3]).play("attack 1")
    assert table.log[-3:] == ["mk-event-defeat", "mk-event-fame", "mk-event-reputation"]  # orcs rampage in the open
    assert (table.foe(1)["defeated"], table.foe(1)["targetable"]) == (True, False)
    table.play("next", "next")
    assert table.me["hand"].count("wound") == 2  # wolf riders alone: 3 damage against Armor 2
    assert table.refused("attack 1") == "MK-RNG-02"


@pytest.mark.rule("MK-RNG-05b1", "MK-RNG-05b2", "MK-LVL-T3")
def test_fame_moves_at_once_but_the_level_waits() -> None:
    table = fight("prowlers", "wolf_riders", pool=[RANGED_3], fame=2).play("attack 1")
    assert (table.me["fame"], table.me["level"]) == (4, 1)
    table.play("next", "next", "next")
    assert table.me["level"] == 1
    table.play("end turn")
    assert table.me["level"] == 2


@pytest.mark.rule("MK-RNG-06")
def test_too_little_has_no_effect_and_carries_nothing_over() -> None:
    """Attack 5 against Armor 6: nothing happens."""
    table = fight("ice_mages_enemy", pool=["attack 5 physical ranged"])
    assert table.offered("attack") == []
    assert table.refused("attack 1") == "MK-RNG-06"
    table.play("next", "next")
    assert (table.combat["phase"], table.combat["pool"], table.foe(1)["armor"]) == ("attack", [], 6)


@pytest.mark.rule("MK-RNG-06a")
def test_an_attack_not_yet_committed_may_be_strengthened_or_taken_back() -> None:
    table = fight("wolf_riders", hand=["swiftness", "swiftness"], mana={"white": 2})
    table.play("play swiftness strong white token")
    assert table.offered("attack") == []
    assert table.can_undo()
    table.match.undo()
    assert table.me["hand"] == ["swiftness", "swiftness"]
    table.play("play swiftness strong white token", "play swiftness strong white token", "attack 1")
    assert table.me["fame"] == 3


@pytest.mark.rule("MK-RNG-07a")
def test_fortified_and_unfortified_enemies_may_be_attacked_apart() -> None:
    """Siege 3 for the diggers leaves Ranged 3 for the prowlers."""
    table = fight("diggers", "prowlers", pool=[RANGED_3, SIEGE_3])
    table.play("attack 1")
    assert [piece["kind"] for piece in table.combat["pool"]] == ["ranged"]
    assert table.play("attack 2").me["fame"] == 4


@pytest.mark.rule("MK-RNG-08")
def test_a_surplus_is_lost() -> None:
    """Attack 5 against Armor 3: the other 2 are wasted."""
    table = fight("prowlers", "prowlers", pool=["attack 5 physical ranged"])
    table.play("attack 1")
    assert table.combat["pool"] == []
    assert table.offered("attack") == []
