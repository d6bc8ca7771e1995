"""Words all powers use: gain, draw, you and your enemy; what a power needs to work, and how often it does."""

from __future__ import annotations

from collections import Counter

import pytest

from oath.box import census
from oath.scripted import given
from tavola.kernel.records import Setup
from tavola.kernel.shelf import game
from tavola.oath.catalog import CARDS
from tavola.oath.state import COLORS


@pytest.mark.rule("OA-SET-023")
def test_48_denizens_are_battle_plans() -> None:
    sides = Counter(
        power.side for card in CARDS.values() if card.kind == "denizen" for power in card.powers if power.when == "plan"
    )
    assert sides == {"attack": 12, "defense": 11, "either": 25}


@pytest.mark.rule("OA-SET-008", "OA-TURN-043")
def test_a_gain_takes_what_a_bank_has_and_no_more() -> None:
    """Trading with 3 Beast advisers would bring 1 + 3 favor; the Beast bank has 2 and is then empty, not below."""
    table = given("""
        turn = "red"
        [banks]
        beast = 2
        [sites.provinces_3]
        site = "steppe"
        cards = ["wolves"]
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 1
        advisers = ["rangers", "small_friends", "animal_playmates"]
    """).play("trade wolves favor")
    assert (table.board("red")["favor"], table.bank("beast")) == (2, 0)


@pytest.mark.rule("OA-SET-040")
def test_every_denizen_is_in_exactly_one_place() -> None:
    state = game("oath").start(Setup("oath", "fresh", COLORS[:4]), 5)
    counted = census(state)
    denizens = [card for card in CARDS if CARDS[card].kind == "denizen"]
    assert [counted[f"card {card}"] for card in denizens] == [1] * 198


@pytest.mark.rule("OA-SEARCH-007", "OA-TURN-052")
def test_an_empty_world_deck_ends_the_draw() -> None:
    """Searching the deck of two cards draws two; the piles stay as they are."""
    match = given("""
        turn = "red"
        deck = ["wolves", "elders"]
        only = ["deck"]
        [boards.red]
        site = "steppe"
    """)
    piles = match.view["piles"]
    match.play("search deck")
    assert (sorted(match.board("red")["hand"]), match.view["deck_left"]) == (["elders", "wolves"], 0)
    assert match.view["piles"] == piles


@pytest.mark.rule("OA-TURN-054")
def test_your_enemy_is_the_other_side_with_its_allies() -> None:
    """Village Constable asks who holds the People's Favor: the Ally of the Chancellor does, so it adds nothing."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banners.peoples_favor]
        holder = "blue"
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 1
        cards = ["village_constable"]
        [boards.purple]
        site = "steppe"
        [boards.red]
        site = "steppe"
        warbands = 3
        [boards.blue]
        role = "citizen"
        site = "steppe"
    """).play("campaign purple", "target pawn", "attack", "join", "accept", "plan village_constable")
    assert len(table.rolled("attack")) == 3


@pytest.mark.rule("OA-PLAY-032")
def test_only_what_lies_face_up_has_powers() -> None:
    """The same card, face up and face down among the advisers."""
    board = '[boards.red]\nsite = "steppe"\nsecrets = 1\nadvisers = ["{card}"]'
    assert "use wolves" in given('turn = "red"\n' + board.format(card="wolves")).options
    assert "use wolves" not in given('turn = "red"\n' + board.format(card="#wolves")).options


@pytest.mark.rule("OA-PLAY-035", "OA-PLAY-034")
@pytest.mark.parametrize(("card", "free"), [("memory_of_home", True), ("elders", False)])
def test_a_cost_that_only_burns_is_paid_on_an_occupied_card(card: str, free: bool) -> None:
    """Memory of Home burns a secret, Elders want favor placed: with a secret lying on both, only the first works."""
    table = given(f"""
        turn = "red"
        [tokens]
        {card} = [0, 1]
        [sites.provinces_3]
        site = "steppe"
        cards = ["{card}"]
        [boards.red]
        site = "steppe"
        favor = 2
        secrets = 1
    """)
    assert (f"use {card}" in table.options) is free


@pytest.mark.rule("OA-PLAY-040")
def test_a_used_power_is_carried_out_and_only_may_is_declined() -> None:
    """Wolves must kill somebody's warband once used; Hospitality's "may" can be passed."""
    table = given("""
        players = ["purple", "red"]
        turn = "red"
        [boards.purple]
        warbands = 1
        [boards.red]
        site = "steppe"
        secrets = 1
        warbands = 1
        advisers = ["wolves", "hospitality"]
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["elders"]
    """).play("use wolves")
    assert table.options == ["player purple", "player red"]
    table.play("player purple", "travel ancient_city")
    assert table.options == ["bank nomad", "pass"]


@pytest.mark.rule("OA-PLAY-049", "OA-TURN-022")
def test_rest_powers_are_optional_and_used_once_each() -> None:
    """Naysayers: with an Exile as Oathkeeper 1 favor of the Chancellor, once."""
    table = given("""
        players = ["purple", "red"]
        turn = "red"
        title = "red"
        [boards.purple]
        favor = 3
        [boards.red]
        site = "steppe"
        favor = 0
        advisers = ["naysayers"]
    """).play("rest")
    assert (table.asked, table.options) == ("red", ["use naysayers", "pass"])
    table.play("use naysayers")
    assert (table.board("red")["favor"], table.board("purple")["favor"], table.asked) == (1, 2, "purple")


@pytest.mark.rule("OA-TRADE-012")
def test_small_friends_trade_with_the_modifiers_of_their_place_alone() -> None:
    """Awaited Return lies at the Fertile Valley with Wolves, Map Library at Red's own Steppe: in a trade held at the
    valley only the first serves, and it binds the trade to the valley's cards."""
    table = given("""
        turn = "red"
        [sites.cradle_1]
        site = "fertile_valley"
        cards = ["wolves", "awaited_return"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["map_library", "elders"]
        [boards.red]
        site = "steppe"
        secrets = 2
        favor = 2
        warbands = 2
        advisers = ["small_friends"]
    """)
    assert "announce map_library" in table.options
    table.play("announce small_friends")
    assert table.offered("announce") == ["announce awaited_return"]
    assert {"trade wolves favor", "trade elders favor"} <= set(table.options)
    table.play("announce awaited_return")
    assert "trade wolves favor" in table.options
    assert "trade elders favor" not in table.options
    table.play("trade wolves favor")
    assert (table.board("red")["supply"], table.board("red")["warbands"]) == (7, 1)


@pytest.mark.rule("OA-SITE-011", "OA-PLAY-025")
def test_a_card_moved_to_a_homeland_brings_nothing() -> None:
    """Homesteaders move Tents, a Nomad card, to the Steppe, the Nomads' Homeland: no secret and no favor."""
    table = given("""
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 0
        advisers = ["tents", "homesteaders"]
        [sites.provinces_3]
        site = "steppe"
        cards = []
    """).play("use homesteaders")
    table.play(*[option for option in table.options if option == "card tents"])
    assert "tents" in table.site("steppe")["cards"]
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (0, 0)


@pytest.mark.rule("OA-CIT-024", "OA-RELIC-031")
def test_caged_warbands_keep_their_color_until_released_to_a_citizen() -> None:
    """2 blue warbands on Red's Cage. Blue is a Citizen by now: they come back purple, and Blue's own bank is full."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        captives = [{card = "obsidian_cage", color = "blue", n = 2}]
        [boards.red]
        site = "steppe"
        relics = ["obsidian_cage"]
        [boards.blue]
        role = "citizen"
        warbands = 0
    """)
    assert table.view["captives"] == [{"card": "obsidian_cage", "color": "blue", "n": 2}]
    purple = table.board("purple")["bank"]
    table.play("use obsidian_cage", "number 2")
    assert (table.board("blue")["warbands"], table.board("purple")["bank"]) == (2, purple - 2)
    assert table.view["captives"] == []
