"""Trading, reorganizing and transmuting (MD-ACT-48 to 57)."""

from __future__ import annotations

import pytest

from ...scripted import Table, given

OWEN = '[[heroes]]\nhero = "owen"\n'
GUARD = '[[enemies]]\ncard = "goblin_warriors_l1"\nat = "{at}"\n'


def owen(more: str = "", top: str = "") -> Table:
    """Owen alone in the start zone of the tutorial."""
    return given(top + "\n" + OWEN + more)


@pytest.mark.rule("MD-ACT-06", "MD-ACT-53", "MD-ACT-54")
def test_transmuting_is_free_and_may_be_repeated() -> None:
    bag = ["t1_hammer", "t1_hammer", "t1_spear", "t1_spear", "t1_wand"]
    table = owen(f'hands = []\nbody = ""\nbag = {bag}', top='[decks]\ntreasure_2 = ["t2_elven_boots", "t2_thief_ring"]')
    table.play("transmute", "discard t1_hammer", "discard t1_hammer", "discard t1_spear")
    assert table.turn["actions"] == 3
    assert "t2_elven_boots" in table.me["bag"]
    while table.prompt != "md-ask-action":
        table.play("keep")
    assert "transmute" in table.options, "three cards are left"
    table.play("transmute", "discard t1_spear", "discard t1_wand", "discard t2_elven_boots")
    assert table.me["bag"] == ["t2_thief_ring"]
    assert table.refused("transmute") == "MD-ACT-54"


@pytest.mark.rule("MD-ACT-53")
@pytest.mark.parametrize(
    ("cards", "drawn"),
    [
        (["t3_ice_sword", "t2_halberd", "t2_battle_axe"], "t3_elven_cloak"),
        (["t4_sun_sword", "t4_holy_mace", "t1_spear"], "t2_elven_boots"),
        (["t5_doom_axe", "t5_doom_axe", "t5_sun_spear"], "t5_light_crown"),
    ],
)
def test_the_new_card_is_one_level_above_the_lowest(cards: list[str], drawn: str) -> None:
    decks = '[decks]\ntreasure_2 = ["t2_elven_boots"]\ntreasure_3 = ["t3_elven_cloak"]\ntreasure_5 = ["t5_light_crown"]'
    table = owen(f'hands = []\nbody = ""\nbag = {cards}', top=decks)
    table.play("transmute", *(f"discard {card}" for card in sorted(cards)))
    assert table.me["bag"] == [drawn]


@pytest.mark.rule("MD-ACT-57")
def test_starting_equipment_counts_as_level_one() -> None:
    decks = '[decks]\ntreasure_2 = ["t2_elven_boots"]'
    table = owen('hands = ["se_mace", "se_mace"]\nbag = []', top=decks)
    table.play("transmute", "discard se_leather_armor", "discard se_mace", "discard se_mace")
    assert table.me["bag"] == ["t2_elven_boots"]


@pytest.mark.rule("MD-ACT-55", "MD-ACT-45", "MD-EQP-08")
def test_after_transmuting_the_new_card_may_be_equipped_at_once() -> None:
    bag = ["t4_sun_sword", "t4_holy_mace", "t4_holy_mace"]
    table = owen(f"hands = []\nbag = {bag}", top='[decks]\ntreasure_5 = ["t5_doom_axe"]')
    table.play("transmute", *(f"discard {card}" for card in sorted(bag)))
    assert table.view["level"] == 1
    table.play("hold t5_doom_axe")
    assert table.me["hands"] == ["t5_doom_axe"]
    assert table.turn["actions"] == 3


@pytest.mark.rule("MD-ACT-56")
def test_transmuting_in_the_middle_of_a_trade_does_not_end_it() -> None:
    bag = ["t1_hammer", "t1_spear", "t1_wand"]
    text = f'[decks]\ntreasure_2 = ["t2_elven_boots"]\n{OWEN}hands = []\nbody = ""\nbag = {bag}\n'
    text += '[[heroes]]\nhero = "elias"\n'
    table = given(text).play("trade", "transmute owen", *(f"discard {card}" for card in sorted(bag)))
    assert table.prompt == "md-ask-trade"
    assert "give t2_elven_boots owen elias" in table.options


TOGETHER = """
[[heroes]]
hero = "owen"
at = "6v.b2"
bag = ["t1_hammer"]
[[heroes]]
hero = "bjorn"
at = "6v.b2"
{bjorn}
[[heroes]]
hero = "elias"
at = "6v.a2"
bag = ["t1_wand"]
"""


@pytest.mark.rule("MD-ACT-48", "MD-ACT-50", "MD-ACT-52")
def test_heroes_in_the_zone_trade_even_beside_enemies() -> None:
    table = given(TOGETHER.format(bjorn="") + GUARD.format(at="6v.b2")).play("trade")
    table.play("give t1_hammer owen bjorn", "give se_leather_armor bjorn owen")
    assert "t1_hammer" in table.hero("bjorn")["bag"]
    assert table.hero("bjorn")["body"] is None
    assert not [option for option in table.options if "elias" in option], "Elias stands elsewhere"


@pytest.mark.rule("MD-ACT-50", "MD-HERO-14")
def test_a_dead_hero_can_be_traded_with() -> None:
    table = given(TOGETHER.format(bjorn='dead = true\nhands = ["t1_broadsword"]'))
    table.play("trade", "give t1_broadsword bjorn owen")
    assert "t1_broadsword" in table.hero("owen")["bag"]


@pytest.mark.rule("MD-ACT-49", "MD-ACT-51", "MD-EQP-06")
def test_everybody_in_a_trade_may_reorganize() -> None:
    table = given(TOGETHER.format(bjorn="")).play("trade", "give t1_hammer owen bjorn", "done", "keep")
    assert (table.seat, table.prompt) == (1, "md-ask-reorganize")
    table.play("hold t1_hammer")
    assert table.hero("bjorn")["hands"] == ["t1_hammer"]


@pytest.mark.rule("MD-ACT-49", "MD-HERO-22")
def test_trading_alone_rearranges_what_is_equipped() -> None:
    table = owen('hands = ["se_mace"]\nbag = ["t1_chainmail", "t1_wooden_shield"]')
    table.play("trade", "done", "wear t1_chainmail", "hold se_mace t1_wooden_shield")
    assert table.me["body"] == "t1_chainmail"
    assert sorted(table.me["hands"]) == ["se_mace", "t1_wooden_shield"]
    assert table.me["bag"] == ["se_leather_armor"]


@pytest.mark.rule("MD-ACT-49", "MD-ACT-51", "MD-SKILL-79")
def test_armour_can_be_taken_off_though_the_bag_is_empty() -> None:
    table = owen('body = "se_leather_armor"\nhands = ["se_mace"]\nbag = []').play("trade", "done")
    assert table.options == ["keep", "wear nothing", "hold nothing"]
    table.play("wear nothing", "keep")
    assert (table.me["body"], table.me["bag"]) in ((None, ["se_leather_armor"]), ("", ["se_leather_armor"]))


@pytest.mark.rule("MD-ACT-45", "MD-SKILL-79")
@pytest.mark.parametrize(("name", "asked"), [("gladiator_berserker", True), ("battle_wizard", False)])
def test_armour_can_be_taken_off_after_picking_up_where_a_skill_could_gain_by_it(name: str, asked: bool) -> None:
    """The Gladiator has a skill for heroes without armour; nothing could come of it for the Wizard."""
    text = f'''
        treasure = {{"6v.b3" = [1, 0]}}
        [decks]
        treasure_1 = ["t1_light_boots"]
        [[heroes]]
        hero = "owen"
        class = "{name}"
        at = "6v.b3"
        body = "se_leather_armor"
        hands = ["se_mace"]
        bag = []
    '''
    table = given(text).play("pick_up")
    assert ("wear nothing" in table.options) is asked


@pytest.mark.rule("MD-ACT-55", "MD-ACT-44")
def test_a_transmuted_card_is_not_given_away_without_a_trade() -> None:
    bag = ["t1_hammer", "t1_spear", "t1_wand"]
    text = f'[decks]\ntreasure_2 = ["t2_elven_boots"]\n{OWEN}hands = []\nbody = ""\nbag = {bag}\n'
    table = given(text + '[[heroes]]\nhero = "elias"\n')
    table.play("transmute", *(f"discard {card}" for card in sorted(bag)))
    assert table.prompt == "md-ask-action"
    assert table.me["bag"] == ["t2_elven_boots"]
