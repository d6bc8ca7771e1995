"""Guardians (MD-GRD): agents, bosses and roaming monsters carry a treasure; and agents call for help (MD-AGT)."""

from __future__ import annotations

import pytest

from tavola.massivedarkness.catalog import EQUIPMENT

from ...scripted import Table
from ..dungeon import at, deeds, enemy, hero, scene


def arrives(card: str, *treasure: str, level: int = 1) -> Table:
    """A guard appears on the token of the current level; the treasures on top of that level's deck are known."""
    decks = {f"guard_{level}": [card], f"treasure_{level}": list(treasure)}
    heroes = [hero(name, "6v.c1") for name in ("elias", "owen", "sibyl")]
    return scene(*heroes, event="e2", level=level, decks=decks).play("end")


@pytest.mark.rule("MD-GRD-01", "MD-GRD-02", "MD-MOB-12", "MD-AGT-05", "MD-ROAM-03")
@pytest.mark.parametrize(
    ("event", "deck", "card"),
    [
        ("e2", "guard_1", "orc_flayers_l1"),
        ("e2", "guard_1", "goblin_agent_l1"),
        ("e5", "lesser", "liliarch_lesser"),
    ],
)
def test_bosses_agents_and_roaming_monsters_carry_one_treasure(event: str, deck: str, card: str) -> None:
    decks = {deck: [card], "treasure_1": ["t1_chainmail", "t1_wand"]}
    table = scene(hero("elias", "6v.c1"), event=event, decks=decks)
    left = table.view["decks"]["treasure_1"]
    (foe,) = table.play("end").view["enemies"]
    assert foe["loot"] == "t1_chainmail"
    assert table.view["decks"]["treasure_1"] == left - 1


@pytest.mark.rule("MD-GRD-03")
def test_a_trap_is_discarded_and_another_card_drawn() -> None:
    table = arrives("goblin_warriors_l1", "t1_poison_needle", "t1_alarm", "t1_broadsword")
    assert table.foe("goblin_warriors")["loot"] == "t1_broadsword"
    assert table.view["discards"]["treasure_1"] == ["t1_poison_needle", "t1_alarm"]
    assert table.foes == ["goblin_warriors"]  # the alarm called nobody
    assert [table.hero(seat)["health"] for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("MD-GRD-03", "MD-SET-25")
def test_where_only_traps_are_left_the_guardian_goes_without() -> None:
    # Bjorn owns every level 5 treasure but traps and luck, and two guardians hold the luck.
    owned = [
        card.id
        for card in EQUIPMENT.values()
        if card.deck == "treasure" and card.level == 5 and card.kind not in ("trap", "luck")
        for _ in range(card.copies)
    ]
    lucky = [enemy(card, "8r.a1", loot="t5_lucky_find") for card in ("orc_flayers_l5", "dwarf_defenders_l5")]
    decks = {"guard_5": ["goblin_warriors_l5"]}
    heroes = [hero("bjorn", "6v.c1", bag=owned), hero("elias", "6v.c1")]
    table = scene(*lucky, *heroes, event="e2", level=5, decks=decks).play("end", "activate all")
    assert table.foe("goblin_warriors")["loot"] is None
    assert set(table.view["discards"]["treasure_5"]) == {"t5_soul_trap"}


@pytest.mark.rule("MD-LVL-18")
def test_the_treasure_is_of_the_current_level_wherever_the_guardian_stands() -> None:
    decks = {"guard_2": ["orc_flayers_l2"], "treasure_1": ["t1_wand"], "treasure_2": ["t2_long_sword"]}
    table = scene(hero("elias", "6v.c1"), event="e3", level=2, decks=decks).play("end")
    assert (at(table, "orc_flayers"), table.foe("orc_flayers")["loot"]) == ("6v.b2", "t2_long_sword")


@pytest.mark.rule("MD-GRD-15")
def test_three_heroes_find_level_2_goblin_warriors_with_a_long_sword() -> None:
    # Elias, Owen and Sibyl; multiplier x1: a boss, three minions, one level 2 treasure.
    foe = arrives("goblin_warriors_l2", "t2_long_sword", level=2).foe("goblin_warriors")
    assert (foe["life"], foe["minions"], foe["loot"]) == (1, 3, "t2_long_sword")


@pytest.mark.rule("MD-GRD-16", "MD-GRD-19")
def test_the_long_sword_helps_the_whole_mob_in_attack_and_defence() -> None:
    # Card: one red melee, one blue defence die. Sword: two yellow, one blue.
    table = scene(
        enemy("goblin_warriors_l2", "6v.b2", loot="t2_long_sword", minions=3),
        hero("owen", "6v.b2", hands=["se_mace"], body=""),
        level=2,
        rolls=["y0", "y0", "b0", "b0", "y0", "y0", "r0", "y0", "y0", "r0"],
    )
    table.play("melee goblin_warriors")
    assert list(table.told("md-event-rolled")[-1]["defense_dice"]) == ["b0", "b0"]
    table.play("end")
    assert list(table.told("md-event-rolled")[-1]["attack_dice"]) == ["y0", "y0", "r0"]


@pytest.mark.rule("MD-GRD-17", "MD-MOB-08")
def test_the_minions_must_fall_before_the_boss_can_be_wounded() -> None:
    table = scene(
        enemy("goblin_warriors_l2", "6v.b2", loot="t2_long_sword", minions=3),
        hero("owen", "6v.b2", hands=["se_mace"]),
        level=2,
        rolls=["y5", "y5", "b0", "b0"],
    )
    table.play("melee goblin_warriors")
    foe = table.foe("goblin_warriors")
    assert (foe["minions"], foe["life"]) == (0, 1)


# Agents.


@pytest.mark.rule("MD-AGT-02", "MD-AGT-03", "MD-EPH-25")
def test_an_agent_calls_a_guard_of_its_own_level_to_the_token_of_its_tile() -> None:
    table = scene(
        enemy("dwarf_agent_l2", "8r.b3", stunned=True),
        hero("elias", "6v.c1"),
        level=4,
        decks={"guard_2": ["orc_flayers_l2"], "guard_4": ["orc_executioners_l4"], "treasure_4": ["t4_meteor_scroll"]},
    )
    table.play("end")
    assert table.foes == ["dwarf_agent", "orc_flayers"]
    assert (table.foe("orc_flayers")["card"], at(table, "orc_flayers")) == ("orc_flayers_l2", "8r.c2")


@pytest.mark.rule("MD-AGT-08", "MD-GRD-02")
def test_the_reinforcement_carries_a_treasure_of_the_current_level() -> None:
    table = scene(
        enemy("dwarf_agent_l2", "8r.b3", stunned=True),
        hero("elias", "6v.c1"),
        level=4,
        decks={"guard_2": ["orc_flayers_l2"], "treasure_4": ["t4_meteor_scroll"]},
    )
    assert table.play("end").foe("orc_flayers")["loot"] == "t4_meteor_scroll"


@pytest.mark.rule("MD-AGT-07", "MD-AGT-04")
def test_reinforcements_do_not_act_in_the_phase_they_arrive_in_and_come_every_round() -> None:
    table = scene(
        enemy("dwarf_agent_l1", "6v.b2"),
        hero("elias", "6v.b2"),
        decks={"guard_1": ["orc_flayers_l1", "goblin_warriors_l1"], "event": ["e9", "e20"]},
        rolls=["r0", "b0", "r0", "b0", "y0", "b0"],
    )
    assert deeds(table.play("end")) == ["melee elias"]
    assert table.foes == ["dwarf_agent", "orc_flayers"]
    table.play("end", "activate all")
    assert deeds(table) == ["melee elias"] * 3
    assert table.foes == ["dwarf_agent", "orc_flayers", "goblin_warriors"]


@pytest.mark.rule("MD-AGT-04", "MD-AGT-02")
def test_every_agent_calls_in_the_order_the_players_choose_and_a_new_agent_waits() -> None:
    # Rulings: stunned agents call too, and the orc agent who comes calls nobody yet.
    table = scene(
        enemy("dwarf_agent_l1", "6v.a3", stunned=True),
        enemy("goblin_agent_l1", "8r.b3", stunned=True),
        hero("elias", "6v.c1"),
        level=2,
        decks={"guard_1": ["orc_flayers_l1", "goblin_warriors_l1"]},
    )
    table.play("end", "activate all")
    assert table.prompt == "md-ask-agents-order"
    assert table.options == ["reinforce dwarf_agent", "reinforce goblin_agent"]
    table.play("reinforce goblin_agent")
    assert (at(table, "orc_flayers"), at(table, "goblin_warriors")) == ("8r.c2", "6v.b2")


@pytest.mark.rule("MD-AGT-04", "MD-AGT-07")
def test_an_agent_called_as_reinforcement_calls_from_the_next_round_on() -> None:
    table = scene(
        enemy("dwarf_agent_l1", "6v.a3", stunned=True),
        hero("elias", "6v.c1"),
        decks={"guard_1": ["goblin_agent_l1", "orc_flayers_l1"]},
    )
    assert table.play("end").foes == ["dwarf_agent", "goblin_agent"]


@pytest.mark.rule("MD-AGT-02", "MD-EVT-05")
def test_reinforcements_without_figures_make_those_on_the_board_act() -> None:
    # Ruling A-62: the rule holds for every spawn.
    table = scene(
        enemy("dwarf_agent_l2", "6v.a3", stunned=True),
        enemy("orc_flayers_l1", "6v.b2"),
        hero("elias", "6v.b2"),
        level=2,
        decks={"guard_2": ["orc_flayers_l2"]},
        rolls=["y0", "b0", "y0", "b0"],
    )
    table.play("end", "activate all")
    assert deeds(table) == ["up", "melee elias", "melee elias"]
