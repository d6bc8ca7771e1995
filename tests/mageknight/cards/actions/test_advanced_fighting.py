"""Advanced Actions in a fight: what they add, what they change of the enemies, and when they do nothing."""

from __future__ import annotations

import pytest

from tavola.mageknight.chapters.pieces.hexmap import neighbours

from ...rules.fights import block_meter, meter
from ..tables import at_peace, crystals, in_fight, points, pool


@pytest.mark.parametrize(
    ("card", "phase", "play", "expected"),
    [
        ("fire_bolt", "ranged", ["play fire_bolt strong red token"], "attack 3 fire ranged"),
        ("ice_bolt", "ranged", ["play ice_bolt strong blue token"], "attack 3 ice ranged"),
        ("swift_bolt", "ranged", ["play swift_bolt strong white token"], "attack 4 physical ranged"),
        ("crushing_bolt", "ranged", ["play crushing_bolt strong green token"], "attack 3 physical siege"),
        ("blood_rage", "attack", ["play blood_rage", "choose attack 2 physical melee"], "attack 2 physical melee"),
        (
            "blood_rage",
            "attack",
            ["play blood_rage strong red token", "choose wound 1: attack 9 physical melee"],
            "attack 9 physical melee",
        ),
        ("ice_shield", "block", ["play ice_shield"], "block 3 ice plain"),
        ("intimidate", "attack", ["play intimidate", "choose attack 3 physical melee"], "attack 3 physical melee"),
        (
            "pure_magic",
            "attack",
            ["play pure_magic", "choose pay_mana red: attack 4 physical melee"],
            "attack 4 physical melee",
        ),
        (
            "pure_magic",
            "attack",
            ["play pure_magic strong blue token", "choose pay_mana red: attack 7 physical melee"],
            "attack 7 physical melee",
        ),
        ("counterattack", "attack", ["play counterattack"], "attack 2 physical melee"),
        ("counterattack", "attack", ["play counterattack strong red token"], "attack 4 physical melee"),
        ("shield_bash", "block", ["play shield_bash"], "block 3 physical vs_swift"),
        ("chivalry", "attack", ["play chivalry", "choose attack 3 physical melee"], "attack 3 physical melee"),
        ("explosive_bolt", "ranged", ["play explosive_bolt strong white token"], "attack 3 physical ranged"),
        (
            "stout_resolve",
            "attack",
            ["play stout_resolve", "choose attack 2 physical melee"],
            "attack 2 physical melee",
        ),
    ],
)
def test_points_in_combat(card: str, phase: str, play: list[str], expected: str) -> None:
    assert pool(in_fight(card, phase=phase).play(*play)) == [expected]


def test_blood_rage_wounds_only_who_accepts_it() -> None:
    table = in_fight("blood_rage", phase="attack")
    table.play("play blood_rage", "choose wound 1: attack 5 physical melee")
    assert pool(table) == ["attack 5 physical melee"]
    assert table.me["hand"] == ["wound"]


def test_attack_cards_do_nothing_outside_combat() -> None:
    table = at_peace("blood_rage", "counterattack", "ice_shield", "shield_bash", "chivalry")
    assert table.offered("play blood_rage") == ["play blood_rage sideways move"]
    assert table.offered("play shield_bash") == ["play shield_bash sideways move"]
    assert table.refused("play chivalry") == "MK-CMB-04"


def test_ice_shield_strong_lowers_the_armor_of_the_enemy_it_blocks() -> None:
    table = in_fight("ice_shield", enemies=("diggers",), phase="block").play("play ice_shield strong blue token")
    assert table.play("block 1 1").foe(1)["armor"] == 1  # 3 - 3, but never below 1


def test_ice_shield_leaves_an_ice_resistant_enemy_as_it_is() -> None:
    table = in_fight("ice_shield", enemies=("ice_golems_enemy",), phase="block")
    table.play("play ice_shield strong blue token")
    assert block_meter(table) == (1, 2)  # Ice against Ice: 3 halved
    assert "block 1 1" not in table.options


def test_shield_bash_turns_surplus_block_into_lower_armor() -> None:
    table = in_fight("shield_bash", enemies=("wolf_riders",), phase="block").play("play shield_bash strong blue token")
    assert block_meter(table) == (10, 6)  # 5 doubled against Swift 3, which needs 6
    assert table.play("block 1 1").foe(1)["armor"] == 1  # 4 - 4, never below 1


def test_counterattack_grows_with_enemies_blocked() -> None:
    table = in_fight("counterattack", enemies=("prowlers", "diggers"), phase="block", pool=["block 9 physical"])
    table.play("block 1 1", "next")
    while "next" not in table.options or table.combat["phase"] != "attack":
        table.play(table.offered("damage")[0] if table.offered("damage") else "next")
    assert pool(table.play("play counterattack strong red token")) == ["attack 7 physical melee"]


def test_agility_turns_move_points_into_attacks() -> None:
    table = in_fight("agility", enemies=("prowlers",), phase="attack").play("play agility strong white token")
    assert table.offered("convert move:") == [
        "convert move: attack 1 physical melee",
        "convert move: attack 1 physical ranged",
    ]
    table.play(*["convert move: attack 1 physical melee"] * 2, "convert move: attack 1 physical ranged")
    assert table.me["move"] == 0
    assert meter(table, 1) == (3, 3)
    assert table.offered("convert move:") == []


def test_agility_basic_gives_no_ranged_attack() -> None:
    table = in_fight("agility", enemies=("prowlers",), phase="ranged").play("play agility")
    assert table.offered("convert move:") == []


def test_move_points_left_over_serve_agility_in_the_combat() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_3"}}}
    hexes = at_peace(tables=tables).view["map"]["hexes"]
    rampager = next(space["at"] for space in hexes if any(token["rampaging"] for token in space["tokens"]))
    near = next(at for at in neighbours(rampager) if any(space["at"] == at and space["cost"] for space in hexes))
    table = at_peace("agility", at=near, tables=tables).play("play agility", f"challenge {rampager}")
    assert table.me["move"] == 2
    table.play("next", "next")
    assert "convert move: attack 1 physical melee" in table.options


def test_diplomacy_turns_influence_into_block() -> None:
    table = in_fight("diplomacy", enemies=("diggers",), phase="block").play("play diplomacy")
    table.play(*["convert influence: block 1 physical"] * 2)
    assert block_meter(table) == (2, 3)
    assert table.offered("convert influence:") == []


def test_diplomacy_strong_takes_one_element() -> None:
    table = in_fight("diplomacy", enemies=("fire_mages_enemy",), phase="block")
    table.play("play diplomacy strong white token")
    assert table.offered("convert influence:") == ["convert influence: block 1 ice", "convert influence: block 1 fire"]
    table.play("convert influence: block 1 ice")
    assert table.offered("convert influence:") == ["convert influence: block 1 ice"]  # the first use decides
    table.play(*["convert influence: block 1 ice"] * 3)
    assert block_meter(table) == (4, 6)


def test_diplomacy_strong_asks_nothing_in_the_middle_of_talks() -> None:
    table = at_peace("diplomacy", at="4,-2").play("interact", "play diplomacy strong white token")
    assert (table.prompt, points(table)) == ("mk-ask-turn-interaction", (0, 4, 0))


def test_refreshing_walk_heals_nothing_in_combat() -> None:
    table = in_fight("refreshing_walk", phase="block").play("play refreshing_walk")
    assert points(table) == (2, 0, 0)


def test_into_the_heat_lifts_units_and_shields_them() -> None:
    table = in_fight("into_the_heat", units=["peasants"], phase="ranged").play("play into_the_heat strong red token")
    table.play("next", "use peasants 1 1", "next")
    assert table.combat["phase"] == "attack"  # the Block 5 was left unused and no damage could go to the Unit
    assert table.me["units"][0]["wounds"] == 0


def test_into_the_heat_is_an_opening_move() -> None:
    assert in_fight("into_the_heat", phase="block").offered("play into_the_heat strong") == []
    table = in_fight("into_the_heat", phase="ranged", pool=["attack 1 physical ranged"])
    assert table.offered("play into_the_heat strong") == []


def test_units_under_into_the_heat_block_higher() -> None:
    table = in_fight("into_the_heat", units=["utem_guardsmen"], phase="ranged").play("play into_the_heat")
    table.play("next", "use utem_guardsmen 1 2")
    assert pool(table) == ["block 6 physical vs_swift"]


def test_ambush_lifts_the_first_attack_or_block_card_only() -> None:
    table = in_fight("ambush", "determination", "rage", phase="block").play("play ambush", "play rage")
    table.play("play determination strong blue token")
    assert pool(table) == ["block 4 physical plain", "block 5 physical plain"]


def test_ambush_does_not_count_cards_played_sideways() -> None:
    table = in_fight("ambush", "march", phase="attack").play("play ambush", "play march sideways attack")
    assert pool(table) == ["attack 1 physical melee"]


def test_ritual_attack_follows_the_colour_thrown() -> None:
    table = in_fight("ritual_attack", "march", "rage", phase="ranged").play("play ritual_attack strong red token")
    assert pool(table) == ["attack 3 fire siege"]  # a red card would give no Ranged or Siege Attack: March it is
    melee = in_fight("ritual_attack", "rage", phase="attack").play("play ritual_attack", "throw rage")
    assert pool(melee) == ["attack 5 physical melee"]


def test_chivalry_earns_reputation_for_each_enemy() -> None:
    table = in_fight("chivalry", enemies=("prowlers",), phase="attack").play("play chivalry strong white token")
    table.play("choose attack_and chivalry_fame (attack 4 physical melee)", "attack 1")
    assert (table.me["reputation"], table.me["fame"]) == (2, 3)  # 1 more each than for rampaging orcs


def test_dodge_and_weave_pays_off_unhurt() -> None:
    table = in_fight("dodge_and_weave", enemies=("diggers",), phase="block", pool=["block 1 physical"])
    table.play("play dodge_and_weave", "block 1 1", "next")
    assert pool(table) == ["attack 1 physical melee"]


def test_dodge_and_weave_gives_nothing_to_the_wounded() -> None:
    table = in_fight("dodge_and_weave", enemies=("prowlers",), phase="block")
    table.play("play dodge_and_weave", "next")
    assert (pool(table), table.me["hand"]) == ([], ["wound"])


def test_explosive_bolt() -> None:
    table = at_peace("explosive_bolt").play("play explosive_bolt")
    assert (crystals(table), table.me["hand"]) == ({"red": 1, "white": 1}, ["wound"])
    fight = in_fight("explosive_bolt", enemies=("prowlers", "cursed_hags"), phase="ranged")
    fight.play("play explosive_bolt strong red token", "attack 1")
    assert fight.foe(2)["armor"] == 4
