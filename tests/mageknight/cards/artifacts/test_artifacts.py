"""Artifacts: the basic side, the side they are thrown away for, and what they may not do."""

from __future__ import annotations

import pytest

from ...rules.fights import meter
from ..tables import at_peace, costs, crystals, in_fight, points, pool

RINGS = [("ruby_ring", "red"), ("sapphire_ring", "blue"), ("diamond_ring", "white"), ("emerald_ring", "green")]
SPELLS = {"red": "fireball", "blue": "mist_form", "white": "charm", "green": "restoration"}


@pytest.mark.parametrize(("ring", "color"), RINGS)
def test_rings_give_mana_a_crystal_and_fame(ring: str, color: str) -> None:
    table = at_peace(ring, mana={}).play(f"play {ring}")
    assert (table.me["mana"], crystals(table), table.me["fame"]) == ({color: 1}, {color: 1}, 1)
    table.play("end turn")
    assert ring in table.me["discard"]


@pytest.mark.parametrize(("ring", "color"), RINGS[1:])
def test_a_ring_thrown_away_gives_its_colour_without_limit(ring: str, color: str) -> None:
    spell = SPELLS[color]
    table = at_peace(ring, spell, mana={}).play(f"play {ring} strong", f"play {spell} {color} endless")
    assert table.me["fame"] == 1  # for the Spell of its colour
    assert table.offered(f"play {spell} strong") == []
    table.play("end turn")
    assert ring not in table.me["discard"]


def test_a_ring_gives_black_at_night() -> None:
    table = at_peace("emerald_ring", "restoration", time="night", mana={}).play("play emerald_ring strong")
    assert "play restoration strong green endless + black endless" in table.options
    by_day = at_peace("emerald_ring", "restoration", mana={}).play("play emerald_ring strong")
    assert by_day.offered("play restoration strong") == []


def test_ruby_ring_casts_fireballs() -> None:
    table = in_fight("ruby_ring", "fireball", mana={}).play("play ruby_ring strong", "play fireball red endless")
    assert (pool(table), table.me["fame"]) == (["attack 5 fire ranged"], 1)


def test_sword_of_justice_trades_cards_for_blows() -> None:
    table = in_fight("sword_of_justice", "march", "rage", "wound", enemies=("prowlers",), phase="attack")
    table.play("play sword_of_justice")
    assert "discard wound" not in table.options
    table.play("discard march", "discard rage", "done")
    assert pool(table) == ["attack 6 physical melee"]
    assert table.play("attack 1").me["fame"] == 3  # 2 for the token, 1 for justice


def test_sword_of_justice_thrown_away_doubles_physical_attacks() -> None:
    table = in_fight("sword_of_justice", "rage", "march", enemies=("ironclads",), phase="attack")
    table.play("play sword_of_justice strong", "play rage", "play march sideways attack")
    assert pool(table) == ["attack 4 physical melee", "attack 2 physical melee"]
    assert meter(table, 1) == (6, 3)  # their resistance is gone
    assert table.play("attack 1").me["fame"] == 5


def test_sword_of_justice_leaves_elements_alone() -> None:
    table = in_fight("sword_of_justice", "flame_wall", phase="attack").play("play sword_of_justice strong")
    assert pool(table.play("play flame_wall red token")) == ["attack 5 fire melee"]


@pytest.mark.parametrize(("roll", "wounds"), [("black", 1), ("red", 1), ("blue", 0), ("gold", 0)])
def test_horn_of_wrath(roll: str, wounds: int) -> None:
    table = in_fight("horn_of_wrath", tables={"rolls": [roll]}).play("play horn_of_wrath")
    assert pool(table) == ["attack 5 physical siege"]
    assert table.me["hand"].count("wound") == wounds


def test_horn_of_wrath_thrown_away_rolls_for_each_point_more() -> None:
    table = in_fight("horn_of_wrath", tables={"rolls": ["red", "blue", "black"]}).play("play horn_of_wrath strong")
    assert table.offered("add") == [f"add {n}" for n in range(6)]
    table.play("add 3")
    assert pool(table) == ["attack 8 physical siege"]
    assert table.me["hand"].count("wound") == 2


def test_endless_bag_of_gold() -> None:
    table = at_peace("endless_bag_of_gold").play("play endless_bag_of_gold")
    assert (points(table), table.me["fame"]) == ((0, 4, 0), 2)
    strong = at_peace("endless_bag_of_gold").play("play endless_bag_of_gold strong")
    assert (points(strong), strong.me["fame"]) == ((0, 9, 0), 3)


def test_endless_gem_pouch() -> None:
    table = at_peace("endless_gem_pouch", tables={"rolls": ["blue", "black"]}).play("play endless_gem_pouch")
    assert (crystals(table), table.me["fame"]) == ({"blue": 1}, 1)
    gold = at_peace("endless_gem_pouch", tables={"rolls": ["gold", "red"]}).play("play endless_gem_pouch")
    assert crystals(gold.play("color white")) == {"red": 1, "white": 1}


@pytest.mark.parametrize(("time", "fifth"), [("day", "gold"), ("night", "black")])
def test_endless_gem_pouch_thrown_away(time: str, fifth: str) -> None:
    table = at_peace("endless_gem_pouch", time=time, mana={}).play("play endless_gem_pouch strong")
    assert table.me["mana"] == {"red": 1, "blue": 1, "white": 1, "green": 1, fifth: 1}


def test_golden_grail_earns_fame_for_points_used() -> None:
    table = at_peace("golden_grail", "wound", "wound", "wound", heal=1).play("play golden_grail", "heal hand")
    assert (table.me["heal"], table.me["fame"]) == (2, 1)
    assert table.play("heal hand", "heal hand").me["fame"] == 2  # only two of the points are the Grail's
    assert in_fight("golden_grail", phase="attack").offered("play golden_grail") == [
        "play golden_grail sideways attack"
    ]


def test_golden_grail_thrown_away_draws_for_each_wound() -> None:
    table = at_peace("golden_grail", "wound", "wound", deck=["rage", "march"]).play("play golden_grail strong")
    assert table.me["heal"] == 6
    assert sorted(table.play("heal hand", "heal hand").me["hand"]) == ["march", "rage"]


def test_book_of_wisdom() -> None:
    tables = {"offers": {"advanced": ["agility", "in_need", "ambush"], "spells": ["fireball", "tremor", "chill"]}}
    table = at_peace("book_of_wisdom", "march", tables=tables).play("play book_of_wisdom", "throw march")
    assert table.play("gain in_need").me["hand"] == ["in_need"]
    strong = at_peace("book_of_wisdom", "rage", tables=tables).play("play book_of_wisdom strong", "throw rage")
    assert (strong.me["hand"], crystals(strong)) == (["fireball"], {"red": 1})


def test_amulet_of_the_sun_brings_day_into_the_night() -> None:
    tables = {"source": {"dice": ["gold", "red", "red"]}}
    table = at_peace("amulet_of_the_sun", "march", time="night", mana={}, tables=tables).play("play amulet_of_the_sun")
    assert table.me["mana"] == {"gold": 1}
    assert costs(table, "forest") == {3}
    assert table.offered("play march strong") == ["play march strong gold token", "play march strong gold die"]


def test_amulet_of_the_sun_by_day_is_only_mana() -> None:
    table = at_peace("amulet_of_the_sun", mana={}).play("play amulet_of_the_sun strong")
    assert table.me["mana"] == {"gold": 3}


def test_amulet_of_darkness_brings_night_into_the_day() -> None:
    table = at_peace("amulet_of_darkness", "restoration", mana={"green": 1})
    table.play("play amulet_of_darkness", "choose mana black")
    assert "play restoration strong green token + black token" in table.options
    by_night = at_peace("amulet_of_darkness", time="night", mana={})
    by_night.play("play amulet_of_darkness strong", *["choose mana red"] * 3)
    assert by_night.me["mana"] == {"red": 3}


def test_soul_harvester_takes_one_crystal() -> None:
    table = in_fight("soul_harvester", "rage", enemies=("ironclads",), phase="attack", pool=["attack 3 fire melee"])
    table.play("play soul_harvester", "attack 1")
    assert table.options == ["choose crystal white", "choose crystal green"]  # Physical Resistance
    assert crystals(table.play("choose crystal green")) == {"green": 1}


def test_soul_harvester_thrown_away_takes_one_of_each_enemy() -> None:
    table = in_fight("soul_harvester", enemies=("prowlers", "cursed_hags"), phase="attack")
    table.play("play soul_harvester strong", "attack 1 2")
    assert crystals(table) == {"white": 2}


@pytest.mark.parametrize(
    ("card", "play", "expected"),
    [
        ("crystallize", ["choose crystal red + crystal red"], {"red": 2}),
        ("tranquility", [], {}),
    ],
)
def test_druidic_staff(card: str, play: list[str], expected: dict[str, int]) -> None:
    table = at_peace("druidic_staff", card).play("play druidic_staff", f"discard {card}", *play)
    assert crystals(table) == expected
    assert table.me["heal"] == (3 if card == "tranquility" else 0)


def test_druidic_staff_in_combat_only_makes_crystals() -> None:
    hand, tired = ("druidic_staff", "crystallize", "march", "promise", "rage"), [{"unit": "peasants", "spent": True}]
    table = in_fight(*hand, phase="attack", units=tired).play("play druidic_staff")
    assert "crystallize" in table.me["discard"]  # not even a red card, to ready the Unit: nothing to ask
    assert "discard rage" in at_peace(*hand, units=tired).play("play druidic_staff").options


def test_druidic_staff_thrown_away_does_two_things() -> None:
    units = [{"unit": "fire_mages", "spent": True}]
    table = at_peace("druidic_staff", units=units).play("play druidic_staff strong")
    assert table.options == ["part 1", "part 2", "part 3", "part 4"]  # fly, crystals, ready, heal
    table.play("part 4")
    assert table.options == ["part 1", "part 2", "part 3", "done"]  # two different things
    table.play("part 3")
    assert (table.me["heal"], table.me["units"][0]["spent"]) == (3, False)
