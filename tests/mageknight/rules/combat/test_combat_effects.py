"""Effects on enemies against resistances (MK-CMB-05), Wounds from cards, and resistant Units.

A few sample cards and Units stand in for the many: a card of each colour that lowers Armor by 2, one that stops an
attack, one that wounds its player; Units with Armor 3 that resist Fire, Ice or both.
"""

from __future__ import annotations

import pytest

from tavola.mageknight.catalog import CARDS, UNITS, Ability, Card, UnitCard
from tavola.mageknight.verbs.cards import wound
from tavola.mageknight.verbs.changes import less_armor, no_attack
from tavola.mageknight.verbs.enemies import ignore_walls, one_enemy
from tavola.mageknight.verbs.points import attack

from ...scripted import Table
from ..fights import fight, states

COLORS = ("red", "blue", "white", "green")
RESISTANCES = {"salamanders": ("fire",), "frost_guard": ("ice",), "twins": ("fire", "ice")}


@pytest.fixture(autouse=True)
def _samples(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [Card(f"rust_{color}", "advanced_action", color=color, basic=one_enemy(less_armor(2))) for color in COLORS]
    cards += [Card(f"sleep_{color}", "advanced_action", color=color, basic=one_enemy(no_attack())) for color in COLORS]
    cards += [Card("ram_red", "advanced_action", color="red", basic=ignore_walls())]
    cards += [Card("thorns", "advanced_action", color="white", basic=wound(1))]
    for card in cards:
        monkeypatch.setitem(CARDS, card.id, card)
    for name, kinds in RESISTANCES.items():
        abilities = (Ability(one_enemy(less_armor(2)), "red"), Ability(one_enemy(less_armor(2)), "blue"))
        unit = UnitCard(name, "regular", 1, 4, 3, ("village",), (*abilities, Ability(attack(1))), kinds)
        monkeypatch.setitem(UNITS, name, unit)


def reached(enemy: str, kind: str) -> list[str]:
    """The colours of the sample cards that have an effect on the enemy."""
    table = fight(enemy, hand=[f"{kind}_{color}" for color in COLORS])
    return [color for color in COLORS if table.offered(f"play {kind}_{color}")]


@pytest.mark.rule("MK-CMB-05a", "MK-CMB-05b", "MK-ABL-RESFIRE2", "MK-ABL-RESICE2")
@pytest.mark.parametrize("kind", ["rust", "sleep"])
@pytest.mark.parametrize(
    ("enemy", "colors"),
    [
        ("prowlers", ["red", "blue", "white", "green"]),
        ("fire_mages_enemy", ["blue", "white", "green"]),
        ("ice_mages_enemy", ["red", "white", "green"]),
        ("high_dragon", ["white", "green"]),
        ("gargoyle", ["red", "blue", "white", "green"]),
    ],
)
def test_red_effects_fail_on_fire_resistance_and_blue_ones_on_ice(enemy: str, colors: list[str], kind: str) -> None:
    assert reached(enemy, kind) == colors


@pytest.mark.rule("MK-CMB-05a", "MK-CMB-05b")
def test_only_enemies_without_the_resistance_are_targets() -> None:
    table = fight("fire_mages_enemy", "swordsmen", "ice_mages_enemy", hand=["rust_red"]).play("play rust_red")
    assert table.options == ["target 2", "target 3"]
    table.play("target 3")
    assert [foe["armor"] for foe in table.combat["enemies"]] == [5, 5, 4]


@pytest.mark.rule("MK-CMB-05a", "MK-CMB-05b", "MK-ABL-RESFIRE2", "MK-ABL-RESICE2")
def test_the_mana_of_a_unit_ability_counts_the_same() -> None:
    mana = {"red": 1, "blue": 1}
    table = fight("fire_mages_enemy", units=["twins"], mana=mana)
    assert table.offered("use twins 1") == ["use twins 1 2 blue token"]
    table = fight("ice_mages_enemy", units=["twins"], mana=mana)
    assert table.offered("use twins 1") == ["use twins 1 1 red token"]


@pytest.mark.rule("MK-CMB-05c")
def test_effects_on_the_site_ask_no_resistance() -> None:
    """A red card breaches the walls before a Fire resistant defender."""
    table = fight("heroes_fire", site="keep", hand=["ram_red"], pool=["attack 4 physical ranged"])
    assert table.offered("attack") == []
    table.play("play ram_red")
    assert (table.foe(1)["fortified"], table.offered("attack")) == (0, ["attack 1"])


@pytest.mark.rule("MK-ABL-ARCANE1", "MK-ABL-ARCANE2")
def test_arcane_immunity_ignores_armor_changes_but_not_what_stops_its_attack() -> None:
    """Armor -2 does nothing to the sorcerers; being kept from attacking does."""
    assert reached("sorcerers_enemy", "rust") == []
    table = fight("sorcerers_enemy", hand=["sleep_white"]).play("play sleep_white")
    assert (states(table), table.foe(1)["armor"]) == (["cancelled"], 6)


@pytest.mark.rule("MK-ABL-ELUSIVE2")
def test_armor_changes_reach_both_values_of_an_elusive_enemy() -> None:
    table = fight("orc_trackers", phase="block", hand=["rust_white"], pool=["block 4 physical"])
    assert table.play("play rust_white").foe(1)["armor"] == 6 - 2
    assert table.play("block 1 1", "next").foe(1)["armor"] == 3 - 2


@pytest.mark.rule("MK-DMG-05c2")
def test_wounds_from_cards_count_for_the_knock_out() -> None:
    """Three Wounds before and one from a card: a single Wound more is the fifth."""
    table = fight("zombie_horde", phase="block", wounds=3, hand=["thorns", "march"], pool=["block 2 physical"])
    table.play("play thorns")
    assert (table.me["hand"], table.me["wounds_this_combat"]) == (["march", "wound"], 4)
    table.play("block 1 1", "next")
    assert table.me["hand"] == ["wound"] * 3
    table = fight("zombie_horde", wounds=4, hand=["thorns", "march"]).play("play thorns")
    assert table.me["hand"] == ["wound"]


def struck(enemy: str, *units: str, move: int = 0) -> Table:
    table = fight(enemy, phase="block", units=list(units), move=move)
    return table.play(*["reduce 1 1"] * move, "next")


@pytest.mark.rule("MK-DMG-04b3", "MK-ABL-UICE")
def test_an_ice_resistant_unit_absorbs_ice_twice() -> None:
    """Ice 7 on Armor 3: 7 - 3 = 4, Wounded, 4 - 3 = 1 left."""
    table = struck("ice_catapult", "frost_guard", "peasants", move=2).play("damage 1 1 frost_guard 1")
    assert (table.me["units"][0]["wounds"], table.combat["damage_left"]["left"]) == (1, 1)


@pytest.mark.rule("MK-DMG-04b1", "MK-ABL-UFIRE", "MK-ABL-UICE", "MK-ABL-UBOTH")
@pytest.mark.parametrize(
    ("enemy", "damage", "resistant"),
    [
        ("prowlers", 4, []),
        ("fire_mages_enemy", 6, ["salamanders", "twins"]),
        ("ice_mages_enemy", 5, ["frost_guard", "twins"]),
        ("shadow", 4, ["twins"]),
    ],
)
def test_what_units_resist(enemy: str, damage: int, resistant: list[str]) -> None:
    """A resistant Unit with Armor 3 absorbs up to 6, any other only 3."""
    for name in RESISTANCES:
        table = struck(enemy, name, "peasants").play(f"damage 1 1 {name} 1")
        left = table.combat["damage_left"]
        assert (left["left"] if left else 0) == (0 if name in resistant else damage - 3)
