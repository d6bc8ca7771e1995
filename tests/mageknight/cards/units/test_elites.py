"""Units of the gold deck: each ability from a position, with its numbers."""

from __future__ import annotations

import pytest

from ...rules.fights import states
from ..tables import at_peace, crystals, in_fight, pool


@pytest.mark.parametrize(
    ("unit", "phase", "play", "expected"),
    [
        ("fire_mages", "ranged", ["use fire_mages 1 1"], "attack 3 fire ranged"),
        ("fire_mages", "block", ["use fire_mages 1 2 red token"], "block 6 fire plain"),
        ("ice_mages", "attack", ["use ice_mages 1 1"], "attack 4 ice melee"),
        ("ice_mages", "ranged", ["use ice_mages 1 2 blue token"], "attack 4 ice siege"),
        ("fire_golems", "block", ["use fire_golems 1 1"], "block 3 physical plain"),
        ("fire_golems", "ranged", ["use fire_golems 1 2 red token"], "attack 4 fire ranged"),
        ("ice_golems", "attack", ["use ice_golems 1 1"], "attack 3 physical melee"),
        ("ice_golems", "attack", ["use ice_golems 1 2 blue token"], "attack 6 ice melee"),
        ("amotep_gunners", "block", ["use amotep_gunners 1 1"], "block 5 physical plain"),
        ("amotep_gunners", "ranged", ["use amotep_gunners 1 2 red token"], "attack 6 fire ranged"),
        ("amotep_freezers", "attack", ["use amotep_freezers 1 1"], "attack 5 physical melee"),
        ("catapults", "ranged", ["use catapults 1 1"], "attack 3 physical siege"),
        ("catapults", "ranged", ["use catapults 1 2 red token"], "attack 5 fire siege"),
        ("catapults", "ranged", ["use catapults 1 3 blue token"], "attack 5 ice siege"),
        ("altem_guardians", "attack", ["use altem_guardians 1 1"], "attack 5 physical melee"),
        ("altem_guardians", "block", ["use altem_guardians 1 2"], "block 8 physical vs_swift"),
        ("sorcerers", "ranged", ["use sorcerers 1 1"], "attack 3 physical ranged"),
    ],
)
def test_abilities(unit: str, phase: str, play: list[str], expected: str) -> None:
    table = in_fight("march", units=[unit], phase=phase).play(*play)
    assert pool(table) == [expected]
    assert table.offered(f"use {unit}") == []


@pytest.mark.parametrize(("unit", "color"), [("fire_mages", "red"), ("ice_mages", "blue")])
def test_mages_make_mana(unit: str, color: str) -> None:
    table = at_peace("march", units=[unit], mana={}).play(f"use {unit} 1 3")
    assert (crystals(table), table.me["mana"]) == ({color: 1}, {color: 1})


def test_abilities_with_mana_need_it() -> None:
    table = in_fight("march", units=["catapults"], mana={})
    assert table.offered("use catapults") == ["use catapults 1 1"]


def test_freezers_stop_and_weaken_an_enemy() -> None:
    table = in_fight("march", units=["amotep_freezers"], enemies=("swordsmen",), phase="block")
    table.play("use amotep_freezers 1 2 blue token")
    assert states(table) == ["cancelled"]
    assert table.foe(1)["armor"] == 2


@pytest.mark.parametrize("enemy", ["ice_mages_enemy", "shadow"])
def test_freezers_cannot_touch_ice_or_the_arcane(enemy: str) -> None:
    table = in_fight("march", units=["amotep_freezers"], enemies=(enemy,), phase="block")
    assert table.offered("use amotep_freezers 1 2") == []


def test_altem_guardians_lend_all_resistances() -> None:
    table = in_fight("march", units=["altem_guardians", "peasants"], enemies=("prowlers",), phase="block", level=3)
    table.play("use altem_guardians 1 3 green token", "next", "damage 1 1 peasants 2")
    unit = table.me["units"][1]
    assert unit["wounds"] == 1  # Armor 3 absorbs 3 first without a Wound; 1 is left and wounds it
    resisted = in_fight("march", units=["altem_guardians", "peasants"], enemies=("diggers",), phase="block", level=3)
    resisted.play("use altem_guardians 1 3 green token", "next", "damage 1 1 peasants 2")
    assert resisted.me["units"][1]["wounds"] == 0


def test_sorcerers_strip_fortification_and_resistance() -> None:
    table = in_fight("march", units=["sorcerers"], enemies=("diggers",), phase="ranged")
    assert table.play("use sorcerers 1 2 white token").foe(1)["fortified"] == 0
    assert "attack 1" in table.options
    other = in_fight("march", units=["sorcerers"], enemies=("ironclads",), phase="ranged")
    assert other.play("use sorcerers 1 3 green token").foe(1)["resistances"] == []
