"""The market between two missions of a story (MD-MKT)."""

from __future__ import annotations

import pytest

from ...scripted import Table, given

CAMPAIGN = """
phase = "market"
story = true
[campaign]
order = ["tutorial", "mission_1"]
"""


def at_market(market: list[str], *heroes: str) -> Table:
    """The market with some cards on offer; the heroes have traded among themselves already."""
    table = given(CAMPAIGN + f"market = {market}\n" + "".join(heroes))
    return table.play("done") if table.options[0] == "done" and len(heroes) > 1 else table


def hero(name: str, bag: list[str], xp: int = 0, more: str = "") -> str:
    return f'[[heroes]]\nhero = "{name}"\nbag = {bag}\nhands = []\nbody = ""\nxp = {xp}\n{more}\n'


@pytest.mark.rule("MD-MKT-08")
@pytest.mark.parametrize(
    ("card", "gain"),
    [("t1_spear", 1), ("t2_halberd", 1), ("t3_ice_sword", 2), ("t4_sun_sword", 2), ("t5_doom_axe", 3)],
)
def test_a_card_is_sold_for_half_its_level_rounded_up(card: str, gain: int) -> None:
    table = at_market([], hero("elias", [card]))
    table.play(f"sell {card}")
    assert (table.me["xp"], table.me["micro"]) == (gain, 0)
    assert card not in table.me["bag"]


@pytest.mark.rule("MD-MKT-08", "MD-STORY-22")
def test_market_experience_is_normal_experience_and_capped_at_thirty() -> None:
    table = at_market([], hero("elias", ["t5_doom_axe"], xp=28))
    assert table.play("sell t5_doom_axe").me["xp"] == 30


@pytest.mark.rule("MD-MKT-18")
@pytest.mark.parametrize(("card", "gain"), [("se_mace", 1), ("a6_lightbringer_lantern", 2)])
def test_starting_cards_count_as_level_one_and_artifacts_as_level_four(card: str, gain: int) -> None:
    table = at_market([], hero("elias", [card]))
    assert table.play(f"sell {card}").me["xp"] == gain


@pytest.mark.rule("MD-MKT-07")
def test_each_kind_of_exchange_is_made_once() -> None:
    table = at_market(["t1_spear", "t1_wand"], hero("elias", ["t1_hammer", "t1_hand_axe", "t1_chainmail"]))
    table.play("sell t1_hammer")
    assert not [option for option in table.options if option.startswith("sell")]
    table.play("take t1_spear", "pay t1_hand_axe")
    assert not [option for option in table.options if option.startswith(("sell", "take"))]


@pytest.mark.rule("MD-MKT-09", "MD-MKT-10")
def test_two_cards_of_five_levels_together_buy_a_level_five_card() -> None:
    table = at_market(["t5_doom_axe"], hero("elias", ["t2_halberd", "t3_ice_sword"]))
    table.play("take t5_doom_axe", "pay t2_halberd", "pay t3_ice_sword")
    assert table.me["bag"] == ["t5_doom_axe"] or table.me["hands"] == ["t5_doom_axe"]


@pytest.mark.rule("MD-MKT-10")
def test_two_cards_of_four_levels_together_do_not() -> None:
    table = at_market(["t5_doom_axe"], hero("elias", ["t2_halberd", "t2_battle_axe"]))
    assert "take t5_doom_axe" not in table.options


@pytest.mark.rule("MD-MKT-09", "MD-MKT-11")
def test_one_card_buys_two_and_gives_no_change() -> None:
    table = at_market(["t1_healing_potion", "t3_ice_sword"], hero("elias", ["t5_doom_axe"], xp=0))
    table.play("take t3_ice_sword", "take t1_healing_potion", "pay t5_doom_axe")
    assert sorted(table.me["bag"]) == ["t1_healing_potion", "t3_ice_sword"]
    assert table.me["xp"] == 0


@pytest.mark.rule("MD-MKT-09")
def test_a_second_card_must_fit_into_the_price_of_one() -> None:
    table = at_market(["t3_ice_sword", "t3_ice_mace", "t2_halberd"], hero("elias", ["t5_doom_axe", "t5_sun_spear"]))
    table.play("take t3_ice_sword")
    assert table.options == ["done", "take t2_halberd"]


@pytest.mark.rule("MD-MKT-12")
def test_two_cards_are_never_paid_for_two() -> None:
    table = at_market(["t3_ice_sword", "t3_ice_mace"], hero("elias", ["t3_cold_iron_armor", "t3_flame_tome"]))
    table.play("take t3_ice_sword")
    assert table.options == ["pay t3_cold_iron_armor", "pay t3_flame_tome"], (
        "no second card: three levels pay for three"
    )
    table.play("pay t3_flame_tome")
    assert "t3_ice_mace" not in table.me["bag"]


@pytest.mark.rule("MD-MKT-05")
def test_all_heroes_deal_with_one_market() -> None:
    table = at_market(["t1_spear"], hero("elias", ["t1_hammer"]), hero("owen", ["t1_hand_axe"]))
    assert table.match.decision.seat == 0
    table.play("take t1_spear", "pay t1_hammer", "done")
    assert table.match.decision.seat == 1
    assert "take t1_spear" not in table.options


@pytest.mark.rule("MD-MKT-13")
def test_heroes_trade_among_themselves_before_the_market() -> None:
    table = given(CAMPAIGN + "market = []\n" + hero("elias", ["t1_hammer"]) + hero("owen", []))
    table.play("give t1_hammer elias owen")
    assert table.hero("owen")["bag"] == ["t1_hammer"]
    assert "give t1_hammer owen elias" not in table.options, "a card changes hands once"
    table.play("done")


@pytest.mark.rule("MD-MKT-15")
def test_heroes_trade_once_more_when_the_dealing_is_done() -> None:
    table = at_market(["t1_spear"], hero("elias", ["t1_hammer"]), hero("owen", []))
    table.play("take t1_spear", "pay t1_hammer", "done")
    assert "give t1_spear elias owen" in table.options


@pytest.mark.rule("MD-MKT-14")
def test_everybody_leaves_the_market_healed() -> None:
    table = at_market([], hero("elias", ["t1_hammer"], more="health = 2"))
    while table.prompt != "md-ask-action":
        table.play(table.options[0])
    assert table.me["health"] == 5


@pytest.mark.rule("MD-MKT-16", "MD-STORY-14")
def test_nobody_leaves_the_market_with_more_than_six_cards() -> None:
    bag = ["t1_hammer", "t1_hand_axe", "t1_chainmail", "t1_spear", "t1_wand", "t1_lucky_ring", "t1_light_boots"]
    table = at_market([], hero("elias", bag))
    table.play("done", "keep")
    assert table.options == [f"discard {card}" for card in sorted(bag)]
    table.play("discard t1_wand")
    assert "t1_wand" not in table.me["bag"]
    assert not [option for option in table.options if option.startswith("discard")]


@pytest.mark.rule("MD-MKT-16", "MD-STORY-14")
def test_nobody_leaves_the_market_with_two_artifacts() -> None:
    table = at_market([], hero("elias", ["a1_lightbringer_sword", "a6_lightbringer_lantern", "t1_wand"]))
    table.play("done", "keep")
    assert table.options == ["discard a1_lightbringer_sword", "discard a6_lightbringer_lantern"]


@pytest.mark.rule("MD-MKT-17")
def test_any_card_may_be_swapped_for_starting_equipment() -> None:
    table = at_market([], hero("elias", ["t5_doom_axe"]))
    table.play("done")
    while "swap t5_doom_axe se_staff" not in table.options:
        table.play("keep")
    table.play("swap t5_doom_axe se_staff")
    assert table.me["bag"] == ["se_staff"]
    assert not [option for option in table.options if option.startswith("swap se_staff")]


@pytest.mark.rule("MD-MKT-01", "MD-MKT-02", "MD-MKT-03", "MD-MKT-04", "MD-MKT-06", "MD-STORY-16")
def test_the_market_shows_cards_of_level_one_of_the_lowest_hero_and_of_each_hero() -> None:
    """Heroes of levels 1, 2 and 3: three cards of level 1, three of the lowest level, one for each: 9 cards."""
    table = given(
        """
        story = true
        scenario = "tutorial"
        tokens = []
        round = 3
        [campaign]
        order = ["tutorial", "mission_1"]
        [decks]
        treasure_1 = ["t1_poison_needle", "t1_lucky_find"]
        [turn]
        seat = 2
        [[heroes]]
        hero = "sibyl"
        out = true
        [[heroes]]
        hero = "bjorn"
        class = "shadow_barbarian"
        bought = {charge = 2}
        out = true
        [[heroes]]
        hero = "owen"
        class = "gladiator_berserker"
        bought = {bloodlust = 2}
        at = "8r.b3"
        """
    )
    table.play("leave")
    market = table.view["campaign"]["market"]
    levels = sorted(int(card[1]) for card in market)
    assert levels == [1, 1, 1, 1, 1, 1, 1, 2, 3]
    assert not [card for card in market if card in ("t1_poison_needle", "t1_lucky_find", "t1_alarm")]
