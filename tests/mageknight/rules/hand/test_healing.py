"""MK-HEAL: Wounds of the Hero and of Units, and how they go away."""

from __future__ import annotations

import pytest

from mageknight.scripted import Table, given

GLADE = "1,-3"


def wounded(player: str, top: str = "", dice: str = '"green", "green"') -> Table:
    return given(f"{top}\n[source]\ndice = [{dice}]\n[player]\n{player}")


@pytest.mark.rule("MK-HEAL-01")
def test_a_wounded_hero_takes_wound_cards_to_hand() -> None:
    table = given("""
        [player]
        hand = ["march"]
        [combat]
        enemies = ["diggers"]
        phase = "block"
    """).play("next")
    assert table.me["hand"] == ["march", "wound", "wound"]  # 3 damage against Armor 2


@pytest.mark.rule("MK-HEAL-01a1", "MK-HEAL-01a2", "MK-EFF-D1b")
def test_wounds_cannot_be_discarded_at_the_end_of_the_turn() -> None:
    table = wounded('hand = ["wound", "march", "rage"]').play("play march", "end turn")
    assert table.options == ["done", "discard rage"]
    assert table.play("done").me["hand"].count("wound") == 1


@pytest.mark.rule("MK-HEAL-01b")
def test_wounds_discarded_by_resting_stay_with_the_hero() -> None:
    table = wounded('hand = ["wound", "wound", "march"]').play("rest march", "wounds 2")
    assert table.me["hand"] == []
    assert table.me["discard"] == ["march", "wound", "wound"]


@pytest.mark.rule("MK-HEAL-01c")
def test_wounds_in_hand_are_shuffled_in_for_the_next_round() -> None:
    table = wounded('hand = ["wound", "march"]\ndeck = ["rage"]\ndiscard = ["wound"]', top="turns_left = 0")
    table.play("play march", "end turn")
    assert table.view["round"]["number"] == 2
    # Four cards in all, and five may be drawn: the whole deck is in hand, both Wounds among it.
    assert sorted(table.me["hand"]) == ["march", "rage", "wound", "wound"]
    assert table.me["discard"] == []


@pytest.mark.rule("MK-HEAL-02", "MK-HEAL-02a", "MK-UNIT-05a")
def test_a_wounded_unit_cannot_be_activated() -> None:
    table = wounded('hand = ["march"]\nunits = [{unit = "peasants", wounds = 1}]')
    assert table.me["units"][0]["wounds"] == 1
    assert not table.offered("use peasants")
    assert table.refused("use peasants 1 3") == "MK-UNIT-05a"


@pytest.mark.rule("MK-HEAL-02a")
def test_a_wounded_unit_is_assigned_no_damage() -> None:
    table = given("""
        [player]
        hand = ["march"]
        fame = 8
        units = [{unit = "peasants", wounds = 1}, "foresters"]
        [combat]
        enemies = ["prowlers"]
        phase = "block"
    """).play("next")
    assert table.offered("damage") == ["damage 1 1 hero", "damage 1 1 foresters 2"]


@pytest.mark.rule("MK-HEAL-02b", "MK-UNIT-03d")
def test_a_wounded_spent_unit_is_ready_but_useless_in_the_next_round() -> None:
    table = wounded('hand = ["march"]\nunits = [{unit = "peasants", wounds = 1, spent = true}]', top="turns_left = 0")
    table.play("play march", "end turn")
    assert table.me["units"] == [
        {
            "unit": "peasants",
            "spent": False,
            "wounds": 1,
            "mana": "",
            "banner": "",
            "furled": False,
            "n": 0,
            "armor": 3,
            "resistances": [],
            "absorbed": False,
        }
    ]
    table.play("tactic from_the_dusk")
    assert not table.offered("use peasants")


@pytest.mark.rule("MK-HEAL-03", "MK-MOV-02d")
def test_healing_works_when_resting() -> None:
    table = wounded('hand = ["wound", "march", "tranquility"]').play("rest march", "wounds 0")
    table.play("play tranquility", "choose heal 1", "heal hand")
    assert table.me["hand"] == []
    assert table.me["discard"] == ["march"]


@pytest.mark.rule("MK-HEAL-03c1")
def test_healing_points_of_all_sources_are_summed() -> None:
    table = given("""
        [source]
        dice = ["green"]
        [player]
        hand = ["tranquility", "promise", "wound"]
        reputation = 2
        at = "4,-2"
        mana = {green = 1, white = 1}
        units = ["herbalists"]
    """).play("interact", "play promise", "buy heal", "play tranquility strong green token", "choose heal 2")
    assert table.play("use herbalists 1 1 green die").me["heal"] == 1 + 2 + 2


@pytest.mark.rule("MK-HEAL-03c2")
def test_heal_3_with_two_wounds_leaves_one_point() -> None:
    table = wounded('hand = ["wound", "wound", "march"]\nheal = 3').play("heal hand", "heal hand")
    assert table.me["hand"] == ["march"]
    assert table.me["heal"] == 1
    assert "heal hand" not in table.options


@pytest.mark.rule("MK-HEAL-03c3")
@pytest.mark.parametrize(("unit", "level"), [("peasants", 1), ("utem_guardsmen", 2)])
def test_healing_a_unit_costs_its_level(unit: str, level: int) -> None:
    player = f'hand = ["march"]\nunits = [{{unit = "{unit}", wounds = 1}}]\nheal'
    assert not wounded(f"{player} = {level - 1}").offered(f"heal {unit}")
    table = wounded(f"{player} = {level}").play(f"heal {unit} 1")
    assert table.me["units"][0]["wounds"] == 0
    assert table.me["heal"] == 0


@pytest.mark.rule("MK-HEAL-03c3")
def test_one_point_does_not_heal_half_a_level_2_unit() -> None:
    table = wounded('hand = ["march"]\nunits = [{unit = "utem_guardsmen", wounds = 1}]\nheal = 1')
    assert table.refused("heal utem_guardsmen 1") == "MK-HEAL-03c3"


@pytest.mark.rule("MK-HEAL-03c4", "MK-HEAL-03c5")
def test_a_poisoned_level_2_unit_needs_4_points() -> None:
    table = wounded('hand = ["march"]\nunits = [{unit = "utem_guardsmen", wounds = 2}]\nheal = 4')
    table.play("heal utem_guardsmen 1")
    assert (table.me["units"][0]["wounds"], table.me["heal"]) == (1, 2)
    assert not table.offered("use utem_guardsmen")
    table.play("heal utem_guardsmen 1")
    assert (table.me["units"][0]["wounds"], table.me["heal"]) == (0, 0)


@pytest.mark.rule("MK-HEAL-03c6")
def test_healing_reaches_neither_discard_pile_nor_deck() -> None:
    table = wounded('hand = ["march"]\ndiscard = ["wound"]\ndeck = ["wound"]\nheal = 2')
    assert not table.offered("heal")
    assert table.refused("heal hand") == "MK-HEAL-03c6"


@pytest.mark.rule("MK-HEAL-03d1", "MK-EFF-C3")
def test_no_healing_in_combat() -> None:
    table = given("""
        [source]
        dice = ["green"]
        [player]
        hand = ["tranquility", "rejuvenate", "one_with_the_land", "wound"]
        units = ["herbalists", "magic_familiars"]
        heal = 1
        [combat]
        enemies = ["prowlers"]
        phase = "block"
    """)
    assert not table.offered("heal")
    assert table.offered("play tranquility") == ["play tranquility sideways block"]
    assert table.offered("play rejuvenate") == ["play rejuvenate sideways block"]
    assert not table.offered("use herbalists 1 1")
    assert not table.offered("use magic_familiars 2 4")
    assert table.refused("heal hand") == "MK-CMB-06b"
    assert table.refused("play tranquility strong green die") == "MK-CMB-06b"
    # The card that also blocks may be played, for its Block.
    table.play("play one_with_the_land", "choose block 2 physical")
    assert [(piece["what"], piece["n"]) for piece in table.combat["pool"]] == [("block", 2)]


@pytest.mark.rule("MK-HEAL-03d2")
def test_wounds_of_a_combat_may_be_healed_after_it() -> None:
    table = given("""
        [player]
        hand = ["tranquility"]
        [combat]
        enemies = ["prowlers"]
        phase = "block"
    """).play("next", "next")
    assert table.me["hand"] == ["tranquility", "wound", "wound"]
    table.play("play tranquility", "choose heal 1", "heal hand")
    assert table.me["hand"] == ["wound"]


@pytest.mark.rule("MK-HEAL-03d3")
def test_unused_healing_points_vanish_when_combat_begins() -> None:
    table = wounded('hand = ["wound", "march"]\nat = "2,-2"\nheal = 2').play("challenge 3,-3")
    assert table.me["heal"] == 0


@pytest.mark.rule("MK-HEAL-04")
def test_the_glade_is_no_healing() -> None:
    player = f'hand = ["wound", "wound", "march", "rage"]\nat = "{GLADE}"\nunits = [{{unit = "peasants", wounds = 1}}]'
    table = wounded(player).play("play march", "end turn")
    assert table.options == ["glade hand", "done"]
    table.play("glade hand")
    assert table.me["hand"].count("wound") == 1
    assert not table.offered("glade")
    assert table.me["units"][0]["wounds"] == 1
