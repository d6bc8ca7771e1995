"""The Assign Damage phase (MK-DMG): Units, resistances, the Hero's Wounds, the knock-out."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..fights import fight, hurt, needs, setting


def struck(*enemies: str, **keys: Any) -> Table:
    """Nobody is blocked: the Assign Damage phase begins, or is over where nothing is to be decided."""
    return fight(*enemies, phase="block", **keys).play("next")


def wounds(table: Table) -> list[tuple[str, int]]:
    return [(unit["unit"], unit["wounds"]) for unit in table.me["units"]]


@pytest.mark.rule("MK-DMG-01", "MK-DMG-02", "MK-DMG-05a1", "MK-CMB-03c")
def test_unblocked_enemies_deal_their_attack() -> None:
    """4 damage against Armor 2: two Wounds into the hand."""
    table = struck("prowlers")
    assert (table.combat["phase"], hurt(table), table.me["wounds_this_combat"]) == ("attack", (2, 0), 2)


@pytest.mark.rule("MK-DMG-01a")
def test_without_damage_the_phase_is_skipped() -> None:
    table = fight("prowlers", phase="block", pool=["block 4 physical"], units=["peasants"])
    table.play("block 1 1", "next")
    assert (table.combat["phase"], hurt(table), wounds(table)) == ("attack", (0, 0), [("peasants", 0)])


@pytest.mark.rule("MK-DMG-01b", "MK-DMG-07")
def test_attacks_are_taken_in_the_order_the_player_likes() -> None:
    table = struck("prowlers", "diggers", units=["peasants"])
    assert table.offered("damage") == [
        "damage 1 1 hero",
        "damage 1 1 peasants 1",
        "damage 2 1 hero",
        "damage 2 1 peasants 1",
    ]
    table.play("damage 2 1 peasants 1")
    assert (table.combat["phase"], hurt(table), wounds(table)) == ("attack", (2, 0), [("peasants", 1)])


@pytest.mark.rule("MK-DMG-02a", "MK-ABL-BRUTAL")
@pytest.mark.parametrize(("enemy", "value", "taken"), [("thugs_enemy", 3, 3), ("ironclads", 4, 4)])
def test_a_brutal_attack_deals_twice_its_value(enemy: str, value: int, taken: int) -> None:
    """Brutal 3 is blocked with 3 or deals 6; Brutal 4 deals 8, four Wounds at Armor 2."""
    assert needs(fight(enemy)) == [(value, 2 * value)]
    assert hurt(struck(enemy)) == (taken, 0)


@pytest.mark.rule("MK-DMG-03", "MK-DMG-05", "MK-DMG-10")
def test_damage_may_be_spread_over_units_and_the_hero() -> None:
    """8 damage: Armor 3 and Armor 4 are Wounded, the last point is a Wound for the Hero."""
    table = struck("ironclads", units=["peasants", "foresters"])
    table.play("damage 1 1 peasants 1")
    assert table.combat["damage_left"] == {"n": 1, "i": 1, "left": 5}
    assert table.offered("damage") == ["damage 1 1 hero", "damage 1 1 foresters 2"]
    assert table.refused("next") == "MK-CMB-04"
    table.play("damage 1 1 foresters 2")
    assert (hurt(table), wounds(table)) == ((1, 0), [("peasants", 1), ("foresters", 1)])
    assert table.combat["phase"] == "attack"


@pytest.mark.rule("MK-DMG-04")
def test_only_unwounded_units_take_damage_spent_or_not() -> None:
    units = [{"unit": "peasants", "spent": True}, {"unit": "foresters", "wounds": 1}]
    table = struck("prowlers", units=units)
    assert table.offered("damage") == ["damage 1 1 hero", "damage 1 1 peasants 1"]
    assert table.refused("damage 1 1 foresters 2") == "MK-DMG-04"
    table.play("damage 1 1 peasants 1")
    assert wounds(table) == [("peasants", 1), ("foresters", 1)]


@pytest.mark.rule("MK-DMG-04a1")
def test_a_unit_is_wounded_and_absorbs_its_armor() -> None:
    """5 damage on Armor 3: Wounded, and 2 remain."""
    table = struck("shocktroops_enemy", units=["peasants", "peasants"]).play("damage 1 1 peasants 1")
    assert wounds(table) == [("peasants", 1), ("peasants", 0)]
    assert table.combat["damage_left"] == {"n": 1, "i": 1, "left": 2}


@pytest.mark.rule("MK-DMG-04a2")
def test_even_one_damage_wounds_a_unit() -> None:
    table = struck("orc_skirmishers", units=["utem_guardsmen"]).play("damage 1 1 utem_guardsmen 1")
    assert wounds(table) == [("utem_guardsmen", 1)]
    assert hurt(table) == (1, 0)  # the other attack: the Unit is Wounded now


@pytest.mark.rule("MK-DMG-04b1", "MK-DMG-04b2", "MK-DMG-04b4", "MK-ABL-UPHYS", "MK-ABL-URES1")
def test_a_resistant_unit_absorbs_its_armor_unhurt() -> None:
    """Damage 3 on Guardian golems, Armor 3: not Wounded."""
    table = struck("diggers", units=["guardian_golems"]).play("damage 1 1 guardian_golems 1")
    assert (wounds(table), hurt(table), table.combat["phase"]) == ([("guardian_golems", 0)], (0, 0), "attack")


@pytest.mark.rule("MK-DMG-04b3", "MK-ABL-URES1")
def test_a_resistant_unit_absorbs_its_armor_twice_when_wounded() -> None:
    """7 damage, resistant with Armor 3: 7 - 3 = 4, Wounded, 4 - 3 = 1 left."""
    table = struck("werewolf", units=["guardian_golems", "peasants"]).play("damage 1 1 guardian_golems 1")
    assert wounds(table) == [("guardian_golems", 1), ("peasants", 0)]
    assert table.combat["damage_left"] == {"n": 1, "i": 1, "left": 1}


@pytest.mark.rule("MK-DMG-04b1")
@pytest.mark.parametrize(("enemy", "left"), [("fire_mages_enemy", 3), ("ice_mages_enemy", 2), ("shadow", 1)])
def test_physical_resistance_is_no_help_against_an_element(enemy: str, left: int) -> None:
    table = struck(enemy, units=["guardian_golems", "peasants"]).play("damage 1 1 guardian_golems 1")
    assert wounds(table)[0] == ("guardian_golems", 1)
    assert table.combat["damage_left"]["left"] == left


@pytest.mark.rule("MK-DMG-04b5")
def test_a_unit_saved_by_its_resistance_takes_no_second_blow() -> None:
    table = struck("diggers", "diggers", units=["guardian_golems", "peasants"])
    table.play("damage 1 1 guardian_golems 1")
    assert table.offered("damage") == ["damage 2 1 hero", "damage 2 1 peasants 2"]
    assert table.refused("damage 2 1 guardian_golems 1") == "MK-DMG-04b5"


@pytest.mark.rule("MK-DMG-05b", "MK-DMG-05a2")
@pytest.mark.parametrize(
    ("enemy", "fame", "armor", "taken"),
    [("werewolf", 0, 2, 4), ("swordsmen", 8, 3, 2), ("medusa", 48, 4, 2), ("golems", 48, 4, 1)],
)
def test_one_wound_for_each_begun_measure_of_armor(enemy: str, fame: int, armor: int, taken: int) -> None:
    """7 damage at Armor 2: four; 6 at Armor 3: two; 2 at Armor 4: still one."""
    table = struck(enemy, fame=fame)
    assert (table.me["armor"], hurt(table)) == (armor, (taken, 0))


@pytest.mark.rule("MK-DMG-09", "MK-DMG-05a2")
def test_attacks_are_not_pooled() -> None:
    """Two attacks of 1 at Armor 2: two Wounds, not one."""
    assert hurt(struck("orc_skirmishers")) == (2, 0)


@pytest.mark.rule("MK-DMG-05c1")
def test_the_wound_that_reaches_the_hand_limit_knocks_out() -> None:
    """Limit 5: the fifth Wound of the combat; a Unit nearby only makes it a decision."""
    table = struck("orc_skirmishers", wounds=3, hand=["march", "rage"], units=["peasants"])
    table.play("damage 1 1 hero")
    assert table.me["hand"] == ["march", "rage", "wound"]
    table.play("damage 1 2 hero")
    assert table.me["hand"] == ["wound", "wound"]
    assert table.me["discard"] == ["march", "rage"]
    assert table.log.count("mk-event-knock-out") == 1


@pytest.mark.rule("MK-DMG-05c1")
def test_a_keep_nearby_does_not_save_from_the_knock_out() -> None:
    """The own keep raises the Hand limit to 6; knock-out comes at 5 all the same."""
    table = setting(
        player={"hand": ["march"], "at": "3,-2"},
        map={"tiles": {"1,0": "countryside_3"}, "shields": ["4,-3"]},
        combat={"enemies": ["orc_skirmishers"], "phase": "block", "wounds": 3},
    )
    assert (table.me["hand_limit"], table.me["hand_bonus"], table.combat["knockout_at"]) == (5, 1, 5)
    assert table.play("next").me["hand"] == ["wound", "wound"]


@pytest.mark.rule("MK-DMG-05c3")
def test_knocked_out_the_hero_goes_on_taking_wounds_and_units_fight_on() -> None:
    table = struck("grim_legionnaires", "orc_skirmishers", hand=["rage"], units=["peasants"])
    table.play("damage 1 1 hero")  # 11 damage, six Wounds
    assert table.me["hand"] == ["wound"] * 6
    table.play("damage 2 1 hero", "damage 2 2 hero")
    assert (hurt(table), table.log.count("mk-event-knock-out")) == ((8, 0), 1)
    assert table.play("use peasants 1 1").combat["attack_meters"][0]["have"] == 2


@pytest.mark.rule("MK-DMG-06a1", "MK-ABL-POISON1")
def test_poison_lays_two_wounds_on_a_unit() -> None:
    table = struck("cursed_hags", units=["peasants"]).play("damage 1 1 peasants 1")
    assert wounds(table) == [("peasants", 2)]


@pytest.mark.rule("MK-DMG-06a1")
def test_a_poisoned_unit_needs_healing_twice() -> None:
    table = setting(phase="after", player={"heal": 2, "units": [{"unit": "peasants", "wounds": 2}]})
    table.play("heal peasants 1")
    assert (wounds(table), table.me["heal"]) == ([("peasants", 1)], 1)
    assert wounds(table.play("heal peasants 1")) == [("peasants", 0)]


@pytest.mark.rule("MK-DMG-06a2", "MK-DMG-06a3", "MK-ABL-POISON2")
def test_poison_puts_as_many_wounds_into_the_discard_pile() -> None:
    """Poison 5 at Armor 2: 3 to the hand and 3 to the discard pile; only those in hand count for the knock-out."""
    table = struck("monks_enemy", hand=["march", "rage"])
    assert (hurt(table), table.me["wounds_this_combat"]) == ((3, 3), 3)
    assert table.me["hand"] == ["march", "rage", "wound", "wound", "wound"]


@pytest.mark.rule("MK-DMG-06b1", "MK-ABL-PARALYZE1")
def test_paralyze_destroys_a_unit_it_would_wound() -> None:
    """The Unit still absorbs its Armor: 6 - 3 = 3, two Wounds for the Hero."""
    table = struck("medusa", units=["peasants"]).play("damage 1 1 peasants 1")
    assert (table.me["units"], hurt(table)) == ([], (2, 0))
    assert "mk-event-unit-destroyed" in table.log


@pytest.mark.rule("MK-DMG-06b2", "MK-ABL-PARALYZE2")
def test_paralyze_empties_the_hand_of_a_wounded_hero() -> None:
    """Four cards in hand: one Wound is taken and the four are discarded."""
    table = struck("ice_golems_enemy", hand=["march", "rage", "promise", "stamina"])
    assert table.me["hand"] == ["wound"]
    assert sorted(table.me["discard"]) == ["march", "promise", "rage", "stamina"]


@pytest.mark.rule("MK-DMG-06b2")
def test_paralyze_blocked_or_taken_by_units_leaves_the_hand_alone() -> None:
    table = struck("ice_golems_enemy", hand=["march"], units=["peasants"]).play("damage 1 1 peasants 1")
    assert (table.me["hand"], table.me["units"]) == (["march"], [])


@pytest.mark.rule("MK-DMG-06c1", "MK-DMG-06c2")
def test_an_unblocked_monster_strikes_for_its_summoner() -> None:
    """A summoned medusa: 6 damage, three Wounds, and its Paralyze."""
    table = fight("orc_summoners", hand=["march"], piles={"brown": ["medusa"]}).play("next", "next")
    assert (table.me["hand"], table.me["discard"]) == (["wound"] * 3, ["march"])
    assert (table.foe(2)["defeated"], table.foe(1)["defeated"]) == (True, False)


@pytest.mark.rule("MK-DMG-08")
def test_poison_and_paralyze_spare_a_unit_that_absorbs_everything() -> None:
    poisoned = struck("cursed_hags", units=["guardian_golems"]).play("damage 1 1 guardian_golems 1")
    assert wounds(poisoned) == [("guardian_golems", 0)]
    table = fight("pain_wraith", phase="block", units=["shocktroops", "guardian_golems"])
    table.play("use shocktroops 1 2", "against 1 1", "next", "damage 1 1 guardian_golems 2")
    assert wounds(table) == [("shocktroops", 0), ("guardian_golems", 0)]


@pytest.mark.rule("MK-DMG-04", "MK-DMG-03")
@pytest.mark.parametrize("site", ["dungeon", "tomb", "monastery"])
def test_units_kept_out_of_a_fight_take_no_damage(site: str) -> None:
    table = struck("golems", site=site, units=["peasants"])
    assert (table.combat["phase"], table.combat["units_allowed"]) == ("attack", False)
    assert (hurt(table), wounds(table)) == ((1, 0), [("peasants", 0)])
    assert table.offered("use") == []


@pytest.mark.rule("MK-DMG-06b1")
def test_an_attack_drawn_to_a_unit_finds_it_though_another_was_destroyed() -> None:
    """Shocktroops draw the swordsmen's 6 (now 3) on themselves; the medusa destroys the Unit in front of them."""
    table = fight("medusa", "swordsmen", phase="block", units=["peasants", "shocktroops"])
    table.play("use shocktroops 2 3", "against 2 1", "next")
    assert table.offered("damage 2 1") == ["damage 2 1 shocktroops 2"]
    table.play("damage 1 1 peasants 1")
    assert table.offered("damage") == ["damage 1 1 hero", "damage 1 1 shocktroops 2"]
    table.play("damage 1 1 hero")
    assert table.offered("damage") == ["damage 2 1 shocktroops 2"]
    table.play("damage 2 1 shocktroops 2")
    assert (wounds(table), hurt(table)) == ([("shocktroops", 1)], (2, 0))


@pytest.mark.rule("MK-ABL-ASSASSIN")
def test_an_assassin_drawn_to_a_unit_must_strike_it_first() -> None:
    """Shocktroops lower the trackers' 4 to 1 and take it, though an assassin passes Units by."""
    table = fight("orc_trackers", phase="block", units=["shocktroops", "peasants"])
    table.play("use shocktroops 1 3", "against 1 1", "next")
    assert table.offered("damage") == ["damage 1 1 shocktroops 1"]
    table.play("damage 1 1 shocktroops 1")
    assert (wounds(table), hurt(table)) == ([("shocktroops", 1), ("peasants", 0)], (0, 0))


@pytest.mark.rule("MK-DMG-03")
@pytest.mark.parametrize(("influence", "willing"), [(1, False), (2, True), (3, True)])
def test_thugs_take_a_blow_only_for_2_influence(influence: int, willing: bool) -> None:
    table = struck("prowlers", units=["thugs"], influence=influence)
    assert (table.combat["phase"] == "damage") == willing
    if willing:
        table.play("damage 1 1 thugs 1")
        assert (wounds(table), hurt(table), table.me["influence"]) == ([("thugs", 1)], (0, 0), influence - 2)
