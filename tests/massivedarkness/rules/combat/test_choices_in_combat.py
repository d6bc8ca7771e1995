"""What a hero may decline or choose in a combat: enchantments, dice of a free colour, what is paid for, potions."""

from __future__ import annotations

import pytest

from ..dungeon import enemy, hero, scene
from ..fights import LIGHT, SHADOW, duel, fighter, foe, paid, result, rolled

# Enchantments.


@pytest.mark.rule("MD-ENCH-09")
def test_a_hero_may_decline_an_enchantment_it_could_pay() -> None:
    table = duel(fighter("t1_hand_axe"), foe("orc_flayers_l1", minions=2), "y1", "y5", ask=True)
    table.play("melee orc_flayers")
    assert table.options == ["enchant t1_hand_axe hits 1", "done"]
    table.play("done")  # 3 Hits: one minion of health 2 dies, the other is wounded
    assert (paid(table), result(table), table.me["xp"]) == ([], (3, 0, 3), 1)
    table = duel(fighter("t1_hand_axe"), foe("orc_flayers_l1", minions=2), "y1", "y5", ask=True)
    table.play("melee orc_flayers", "enchant t1_hand_axe hits 1")  # 4 Hits: both die
    assert (paid(table), result(table), table.me["xp"]) == (["t1_hand_axe"], (4, 0, 4), 2)


@pytest.mark.rule("MD-ENCH-09", "MD-ENCH-14")
@pytest.mark.parametrize(
    ("card", "rolls"),
    [
        ("orc_flayers_l1", ("y1", "y5")),  # 3 Hits kill the last minion of health 2 already; the boss is out of reach
        ("dwarf_defenders_l1", ("y0", "y5", "b5", "b0")),  # 2 Hits, 3 Shields with the one bought: one Hit more is none
    ],
)
def test_nothing_is_asked_where_paying_or_not_comes_to_the_same(card: str, rolls: tuple[str, ...]) -> None:
    table = duel(fighter("t1_hand_axe"), foe(card, minions=1), *rolls, ask=True)
    table.play(f"melee {card.removesuffix('_l1')}")
    assert table.prompt == "md-ask-action"
    assert "t1_hand_axe" not in paid(table)


@pytest.mark.rule("MD-ENCH-09", "MD-STUN-03")
def test_a_stun_may_be_declined() -> None:
    table = duel(fighter("t3_ice_mace"), foe("overlord_troll_lesser"), "y5", "r1", ask=True)
    table.play("melee overlord_troll")
    assert table.options == ["enchant t3_ice_mace stun", "done"]
    assert not table.play("done").foe("overlord_troll")["stunned"]


@pytest.mark.rule("MD-ENCH-09", "MD-ENCH-17", "MD-SKILL-84")
def test_healing_may_be_declined_to_stay_wounded() -> None:
    # The Gladiator fights better with two wounds; the Armour of Life would heal one of them.
    one = fighter("t1_hammer", name="owen", body="t3_life_armor", health=3)
    struck = ("y0", "b0", "g5")
    table = duel(one, foe("goblin_warriors_l1"), *struck, ask=True)
    table.play("end")
    assert table.options == ["enchant t3_life_armor heal 1 self", "done"]
    assert table.play("done").me["health"] == 3
    table = duel(one, foe("goblin_warriors_l1"), *struck, ask=True)
    assert table.play("end", "enchant t3_life_armor heal 1 self").me["health"] == 4


@pytest.mark.rule("MD-ENCH-09")
def test_a_table_may_agree_to_pay_without_asking() -> None:
    table = duel(fighter("t1_hand_axe"), foe("orc_flayers_l1", minions=2), "y1", "y5")
    table.play("melee orc_flayers")
    assert table.view["choices"] == {"always_enchant": "on"}
    assert (paid(table), result(table)) == (["t1_hand_axe"], (4, 0, 4))


@pytest.mark.rule("MD-ENCH-21", "MD-SKILL-63")
def test_the_hero_names_the_die_an_enchantment_takes_away() -> None:
    rolls = ("y5", "r1", "g2", "g3")
    for die, shields in (("g3", 2), ("g2", 3)):  # the Bam of g3 has bought a Shield, which stays
        table = duel(fighter("t3_ice_sword"), foe("dwarf_defenders_l3"), *rolls, ask=True)
        table.play("melee dwarf_defenders", "enchant t3_ice_sword defender_dice -1")
        assert table.options == ["take g3", "take g2"]
        table.play(f"take {die}")
        assert result(table) == (3, shields, 3 - shields)


# Dice of a free colour.


@pytest.mark.rule("MD-SKILL-63", "MD-SKILL-87")
@pytest.mark.parametrize(("chosen", "left"), [("take green", "bg"), ("take blue", "gg")])
def test_the_hero_names_the_defence_die_a_skill_takes_away(chosen: str, left: str) -> None:
    hunter = fighter("se_short_bow", name="sibyl", at=SHADOW, bought={"shadow_hunter": 1})
    guard = foe("dwarf_warriors_l1", LIGHT, loot="t3_cold_iron_armor")
    table = duel(hunter, guard, level=2)
    table.play("ranged dwarf_warriors")
    assert table.options == ["take green", "take blue"]
    table.play(chosen)
    assert rolled(table)[1] == left


@pytest.mark.rule("MD-SKILL-63")
def test_dice_of_one_colour_leave_nothing_to_choose() -> None:
    hunter = fighter("se_short_bow", name="sibyl", at=SHADOW, bought={"shadow_hunter": 1})
    table = duel(hunter, foe("dwarf_defenders_l1", LIGHT, loot="se_leather_armor"), level=2)
    table.play("ranged dwarf_defenders")
    assert rolled(table)[1] == "bb"


# Paid for at the moment of use.


@pytest.mark.rule("MD-SKILL-85", "MD-SKILL-08")
def test_find_weakness_is_paid_when_the_dice_lie_on_the_table() -> None:
    hunter = fighter("se_short_bow", name="sibyl", at=SHADOW, xp=1)
    table = duel(hunter, foe("dwarf_defenders_l1", LIGHT), "y1", "y1", "b5", "b2", "b0", ask=True)
    table.play("ranged dwarf_defenders")
    assert (table.prompt, table.options) == ("md-ask-use-now", ["signature", "done"])
    assert rolled(table) == ("yy", "bb")
    table.play("signature")
    assert "reroll b5" in table.options
    table = duel(hunter, foe("dwarf_defenders_l1", LIGHT), "y1", "y1", "b0", "b0", ask=True)
    table.play("ranged dwarf_defenders", "done")
    assert table.me["xp"] >= 1


# Potions.


@pytest.mark.rule("MD-EQP-07", "MD-EQP-28", "MD-STUN-02")
def test_a_stunned_hero_may_drink_in_time_and_in_its_own_activation() -> None:
    one = fighter(health=2, stunned=True, bag=["t1_healing_potion"])
    table = duel(one, foe("orc_flayers_l1", minions=1), "y5")
    assert table.options == ["get_up", "use t1_healing_potion", "end"]
    table.play("end")
    assert (table.prompt, table.options) == ("md-ask-brace", ["use t1_healing_potion", "done"])
    assert table.play("use t1_healing_potion").me["health"] > 0


@pytest.mark.rule("MD-EQP-07", "MD-SKILL-33")
def test_a_potion_can_be_drunk_before_the_wounds_of_a_payback() -> None:
    guard = foe("dwarf_defenders_l1", loot="t4_mirror_shield")
    table = duel(fighter("t1_hammer", health=1, bag=["t1_healing_potion"]), guard, "y0", "y0", "b5", "b5")
    table.play("melee dwarf_defenders")
    assert table.options == ["use t1_healing_potion", "done"]
    assert table.play("use t1_healing_potion").me["health"] > 0


@pytest.mark.rule("MD-EQP-07", "MD-EQP-28")
def test_a_potion_can_be_drunk_before_the_wounds_of_a_trap() -> None:
    owen = hero("owen", "6v.b3", health=1, bag=["t1_healing_potion"], hands=[], body="")
    table = scene(owen, treasure={"6v.b3": [1, 0]}, decks={"treasure_1": ["t1_poison_needle"]})
    table.play("pick_up")
    assert table.options == ["use t1_healing_potion", "done"]
    assert table.play("use t1_healing_potion").me["health"] == 3  # 1 + 3 - 1
    table = scene(owen, treasure={"6v.b3": [1, 0]}, decks={"treasure_1": ["t1_poison_needle"]})
    assert table.play("pick_up", "keep").told("md-event-dies") == [{"hero": "owen"}]


@pytest.mark.rule("MD-EQP-07", "MD-MIS-10-05")
def test_a_potion_can_be_drunk_before_the_wounds_of_the_darkness() -> None:
    table = scene(
        hero("owen", "1v.a1", health=1, bag=["t1_healing_potion"]),
        enemy("goblin_agent_l1", "6r.a1"),
        scenario="mission_10",
        phase="round",
        round=3,
        turn={},
        notes=["stage:2"],
        decks={},
    )
    assert table.options == ["use t1_healing_potion", "done"]
    assert table.play("use t1_healing_potion").me["health"] == 3


@pytest.mark.rule("MD-SKILL-33", "MD-HERO-14")
def test_payback_comes_even_from_a_hero_who_falls_in_the_same_moment() -> None:
    # 2 Hits against 3 Shields: payback. The Bam buys a wound Shields do not stop, and the hero had one health left.
    one = fighter("t4_mirror_shield", health=1)
    table = duel(one, foe("dwarf_warriors_l1", minions=1), "y5", "g5")
    table.play("end")
    assert table.told("md-event-dies") == [{"hero": "whisper"}]
    assert table.told("md-event-riposte") == [{"n": 1, "side": "hero"}]
