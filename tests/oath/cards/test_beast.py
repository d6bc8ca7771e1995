"""Beast denizens, each played once, with numbers from the facts."""

from __future__ import annotations

import pytest

from oath.cards.steppe import at_steppe
from oath.scripted import Table, given

pytestmark = pytest.mark.rule("OA-PLAY-071")


def advisers(table: Table, color: str) -> list[str]:
    return [adviser["card"] for adviser in table.board(color)["advisers"]]


def test_roving_terror_takes_the_place_of_its_prey() -> None:
    table = at_steppe("roving_terror", '[sites.cradle_1]\nsite = "fertile_valley"\ncards = ["elders"]')
    table.play("use roving_terror")
    assert (table.site("steppe")["cards"], table.site("fertile_valley")["cards"]) == ([], ["roving_terror"])
    assert table.view["tokens"] == {"roving_terror": {"favor": 0, "secrets": 1}}


def test_small_friends_trade_where_the_beasts_are() -> None:
    table = at_steppe(
        "elders", '[sites.cradle_1]\nsite = "fertile_valley"\ncards = ["wolves"]', 'advisers = ["small_friends"]'
    )
    assert "trade wolves favor" not in table.options
    table.play("announce small_friends")
    assert "trade wolves favor" in table.options


def test_grasping_vines_hold_enemies_who_leave() -> None:
    """The Steppe is blue's; red leaves it and loses a warband, purple at another site does not."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        cards = ["grasping_vines"]
        [boards.red]
        site = "steppe"
        warbands = 2
    """)
    table.play("travel standing_stones")
    assert table.board("red")["warbands"] == 1
    table.play("travel ancient_city")
    assert table.board("red")["warbands"] == 1


def test_fae_merchant_draws_one_and_buries_one() -> None:
    table = at_steppe("fae_merchant", 'relic_deck = ["map"]', 'relics = ["whistle"]')
    before = table.view["relics_left"]
    table.play("use fae_merchant", "thing whistle")
    assert (table.board("red")["relics"], table.view["relics_left"]) == (["map"], before)


def test_second_chance_kills_by_the_advisers_suit() -> None:
    table = at_steppe(
        "second_chance",
        """
        [boards.blue]
        site = "rocky_coast"
        warbands = 3
        advisers = ["battle_honors"]
        """,
        "warbands = 1",
    )
    table.play("use second_chance")
    assert (table.board("blue")["warbands"], table.board("red")["warbands"]) == (2, 2)


def test_pied_piper_ignores_the_limit_and_walks_on() -> None:
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 1
        advisers = ["elders", "tents", "wolves", "#pied_piper"]
        [boards.blue]
        site = "rocky_coast"
        favor = 1
        advisers = []
    """)
    table.play(next(option for option in table.options if option.startswith("play #") and option.endswith("adviser")))
    assert len(advisers(table, "red")) == 4
    table.play("use pied_piper", "player blue")
    assert (advisers(table, "blue"), table.board("red")["favor"], table.board("blue")["favor"]) == (
        ["pied_piper"],
        1,
        0,
    )


def test_mushrooms_draw_from_the_bottom_for_nothing() -> None:
    table = at_steppe("mushrooms", '[piles]\nprovinces = ["elders", "tents", "wolves"]')
    bottom = len(table.view["piles"]["provinces"])
    table.play("announce mushrooms")
    assert table.offered("search") == ["search provinces"]
    table.play("search provinces")
    assert (len(table.board("red")["hand"]), table.board("red")["supply"]) == (1, 7)
    assert len(table.view["piles"]["provinces"]) == bottom - 1


def test_wild_cry_rewards_a_beast_card() -> None:
    table = at_steppe("wild_cry", 'deck = ["wolves", "elders", "tents"]', "warbands = 0\nsupply = 5")
    table.play("announce wild_cry", "search deck")
    supply = table.board("red")["supply"]
    table.play("keep wolves")
    while table.offered("pile") or table.offered("lay"):
        table.play(table.options[0])
    table.play(next(option for option in table.options if "adviser" in option and "facedown" not in option))
    assert (table.board("red")["warbands"], table.board("red")["supply"]) == (2, supply + 1)


def test_memory_of_nature_moves_as_many_as_there_are_beasts() -> None:
    table = at_steppe(
        "memory_of_nature", "[banks]\ndiscord = 0\narcane = 0\norder = 5\nhearth = 0\nbeast = 1\nnomad = 2"
    )
    table.play("use memory_of_nature", "bank order")
    assert (table.bank("order"), table.bank("beast"), table.bank("nomad")) == (4, 2, 2)


def test_vow_of_beastkin_musters_on_a_match_and_gains_three() -> None:
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["wolves", "elders"]
        [boards.red]
        site = "steppe"
        favor = 2
        warbands = 0
        advisers = ["vow_of_beastkin"]
    """)
    assert "muster elders" not in table.options
    table.play("muster wolves")
    assert table.board("red")["warbands"] == 3


def test_bracken_sends_discards_to_any_pile() -> None:
    table = at_steppe("bracken", 'deck = ["wolves", "elders", "tents"]')
    table.play("announce bracken", "search deck", "keep wolves")
    assert {"pile cradle", "pile cradle_bottom", "pile provinces_bottom"} <= set(table.options)
