"""Advanced Actions about mana: crystals gained, colours changed, dice of the Source."""

from __future__ import annotations

import pytest

from ..tables import at_peace, crystals, in_fight, points


@pytest.mark.parametrize(
    ("card", "color"), [("fire_bolt", "red"), ("ice_bolt", "blue"), ("swift_bolt", "white"), ("crushing_bolt", "green")]
)
def test_bolts_give_a_crystal(card: str, color: str) -> None:
    assert crystals(at_peace(card).play(f"play {card}")) == {color: 1}


def test_blood_ritual() -> None:
    table = at_peace("blood_ritual").play("play blood_ritual", "choose mana gold")
    assert crystals(table) == {"red": 1}
    assert table.me["mana"]["gold"] == 1
    assert table.me["hand"] == ["wound"]


def test_blood_ritual_strong_may_crystallize() -> None:
    table = at_peace("blood_ritual", mana={"red": 1}).play("play blood_ritual strong red token")
    table.play(*["choose mana green"] * 3)
    assert "choose nothing" in table.options
    table.play(table.offered("choose")[0])  # only green can be paid
    assert crystals(table) == {"green": 1}
    assert table.me["mana"] == {"green": 2}


def test_pure_magic_needs_a_second_mana() -> None:
    assert at_peace("pure_magic", mana={}).offered("play pure_magic") == ["play pure_magic sideways move"]
    assert at_peace("pure_magic", mana={"blue": 1}).offered("play pure_magic strong") == []
    table = at_peace("pure_magic", mana={"blue": 1, "green": 1})
    assert points(table.play("play pure_magic strong blue token")) == (7, 0, 0)


def test_decompose() -> None:
    table = at_peace("decompose", "march", "wound").play("play decompose")
    assert crystals(table) == {"green": 2}  # a Wound cannot be thrown away so: nobody is asked
    strong = at_peace("decompose", "march").play("play decompose strong red token", "throw march")
    assert crystals(strong) == {"red": 1, "blue": 1, "white": 1}
    assert "march" not in strong.me["discard"] + strong.me["hand"]
    assert at_peace("decompose", "wound").offered("play decompose") == ["play decompose sideways move"]


def test_crystal_mastery() -> None:
    table = at_peace("crystal_mastery", crystals={"blue": 1})
    assert crystals(table.play("play crystal_mastery")) == {"blue": 2}
    assert at_peace("crystal_mastery").offered("play crystal_mastery") == [
        "play crystal_mastery strong blue token",
        "play crystal_mastery sideways move",
    ]


def test_crystal_mastery_brings_spent_crystals_back() -> None:
    table = at_peace("crystal_mastery", "march", crystals={"green": 1, "blue": 1}, mana={})
    table.play("play march strong green crystal", "play crystal_mastery strong blue crystal")
    assert crystals(table) == {}
    assert crystals(table.play("end turn")) == {"green": 1, "blue": 1}


def test_mana_storm() -> None:
    tables = {"source": {"dice": ["red", "black", "gold"]}, "rolls": ["white"]}
    table = at_peace("mana_storm", tables=tables).play("play mana_storm")
    assert table.options == ["die red"]
    table.play("die red")
    assert crystals(table) == {"red": 1}
    assert table.view["source"][0]["color"] == "white"
    assert not table.can_undo()


def test_mana_storm_strong_makes_black_and_gold_dice_any_colour() -> None:
    tables = {"source": {"dice": ["red", "red", "red"]}, "rolls": ["black", "gold", "black"]}
    table = at_peace("mana_storm", "march", "stamina", "rage", mana={"white": 1}, tables=tables)
    table.play("play mana_storm strong white token")
    assert table.me["dice"] == 4
    assert table.offered("play march strong") == [
        "play march strong gold die",
        "play march strong black wild",
        "play march strong gold wild",
    ]
    table.play("play march strong black wild", "play stamina strong black wild")
    assert table.me["move"] == 8


def test_spell_forge_takes_the_colours_of_offered_spells() -> None:
    tables = {"offers": {"spells": ["fireball", "snowstorm", "flame_wall"]}}
    table = at_peace("spell_forge", tables=tables).play("play spell_forge strong blue token")
    assert table.options == ["gain fireball", "gain snowstorm", "gain flame_wall"]
    table.play("gain fireball")
    assert table.options == ["gain snowstorm", "gain flame_wall"]
    assert crystals(table.play("gain flame_wall")) == {"red": 2}


def test_power_of_crystals() -> None:
    table = at_peace("power_of_crystals", crystals={"red": 1, "blue": 1, "white": 1})
    assert crystals(table.play("play power_of_crystals"))["green"] == 1
    full = {"red": 2, "blue": 1, "white": 1, "green": 1}
    strong = at_peace("power_of_crystals", crystals=full).play("play power_of_crystals strong blue token")
    strong.play("choose move 4")
    assert "choose heal 1" in strong.options
    assert points(strong.play("choose move 2")) == (6, 0, 0)


def test_power_of_crystals_only_moves_in_combat() -> None:
    full = {"red": 1, "blue": 1, "white": 1, "green": 1}
    table = in_fight("power_of_crystals", crystals=full, phase="block")
    assert points(table.play("play power_of_crystals strong green token")) == (6, 0, 0)
