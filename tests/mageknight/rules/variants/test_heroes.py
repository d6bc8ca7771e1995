"""Auctioning the Heroes (MK-VAR-AUC), and choosing them in order (MK-SET-02)."""

from __future__ import annotations

import pytest

from tavola.mageknight.catalog import TACTICS

from ...scripted import Table
from ..agreed_tables import opened, refused, turn


def choosing(people: int = 2, how: str = "auction", seed: int = 1, scenario: str = "full_conquest") -> Table:
    return opened(scenario, people, seed, hero_choice=how)


def order(table: Table) -> list[int]:
    """The order of choosing."""
    return [entry["who"] for entry in table.view["round"]["order"]]


def heroes(table: Table) -> list[str]:
    return [player["hero"] for player in table.view["players"]]


@pytest.mark.rule("MK-VAR-AUC-01", "MK-SET-02a")
def test_the_order_is_random_and_an_uncontested_hero_is_simply_taken() -> None:
    orders = {tuple(order(choosing(3, seed=seed))) for seed in range(30)}
    assert len(orders) == 6
    table = choosing()
    first, second = order(table)
    assert table.seat == first
    assert len(table.offered("hero")) == 7
    table.play("hero tovak")
    assert (table.seat, table.prompt) == (second, "mk-ask-bid")
    table.play("decline")
    assert heroes(table)[first] == "tovak"
    assert table.player(first)["fame"] == 0
    assert len(table.player(first)["hand"]) == 5
    assert table.seat == second
    assert "hero tovak" not in table.options
    table.play("hero goldyx")
    assert heroes(table)[second] == "goldyx"


@pytest.mark.rule("MK-VAR-AUC-01")
def test_in_a_plain_draft_nobody_may_object() -> None:
    table = choosing(how="draft")
    first, second = order(table)
    table.play("hero krang")
    assert heroes(table)[first] == "krang"
    assert (table.seat, table.prompt) == (second, "mk-ask-hero")


@pytest.mark.rule("MK-VAR-AUC-02")
def test_a_player_without_a_hero_may_object_with_fame() -> None:
    table = choosing().play("hero tovak")
    assert table.options[0] == "decline"
    assert table.offered("bid")[0] == "bid 1"
    assert "bid 2" in table.options


@pytest.mark.rule("MK-VAR-AUC-03", "MK-VAR-AUC-04")
def test_the_chooser_matches_or_gives_up_and_the_others_must_raise() -> None:
    """A chose; B bids 2; A matches 2; B must bid 3 to go on."""
    table = choosing()
    a, b = order(table)
    table.play("hero tovak", "bid 2")
    assert table.seat == a
    assert table.options == ["decline", "bid 2"]
    table.play("bid 2")
    assert table.seat == b
    assert table.offered("bid")[0] == "bid 3"
    assert "bid 2" not in table.options
    table.play("bid 3")
    assert table.seat == a
    assert table.options == ["decline", "bid 3"]


@pytest.mark.rule("MK-VAR-AUC-05", "MK-VAR-AUC-06")
def test_the_highest_bid_takes_the_hero_and_the_loser_chooses_again() -> None:
    """B bids 2, A gives up: B has Tovak and Fame -2; A chooses another, for nothing."""
    table = choosing()
    a, b = order(table)
    table.play("hero tovak", "bid 2", "decline")
    assert heroes(table)[b] == "tovak"
    assert (table.player(b)["fame"], table.player(a)["fame"]) == (-2, 0)
    assert (table.seat, table.prompt) == (a, "mk-ask-hero")
    table.play("hero goldyx")
    assert table.player(a)["fame"] == 0
    assert table.view["phase"] == "tactics"


@pytest.mark.rule("MK-VAR-AUC-05")
def test_on_equal_bids_the_earlier_one_wins() -> None:
    table = choosing()
    a, b = order(table)
    table.play("hero tovak", "bid 2", "bid 2", "decline")
    assert heroes(table)[a] == "tovak"
    assert (table.player(a)["fame"], table.player(b)["fame"]) == (-2, 0)


@pytest.mark.rule("MK-VAR-AUC-04", "MK-VAR-AUC-05", "MK-VAR-AUC-06")
def test_three_bidders_in_rounds() -> None:
    """A chooses; B bids 1, C bids 3; A gives up, B is earlier than C and may match 3; C must say 4, and declines."""
    table = choosing(3)
    a, b, c = order(table)
    table.play("hero tovak")
    assert table.seat == b
    table.play("bid 1")
    assert table.seat == c
    assert table.offered("bid")[0] == "bid 2"
    table.play("bid 3")
    assert table.seat == a
    table.play("decline")
    assert table.seat == b
    assert table.offered("bid")[0] == "bid 3"
    table.play("bid 3")
    assert table.seat == c
    assert table.offered("bid")[0] == "bid 4"
    table.play("decline")
    assert heroes(table)[b] == "tovak"
    assert [table.player(seat)["fame"] for seat in (a, b, c)] == [0, -3, 0]
    assert (table.seat, table.prompt) == (a, "mk-ask-hero")
    # Only those without a Hero may object now.
    table.play("hero goldyx")
    assert table.seat == c


@pytest.mark.rule("MK-VAR-AUC-07")
@pytest.mark.parametrize(("bid", "space"), [(1, 119), (2, 118), (20, 100)])
def test_negative_fame_is_marked_in_the_last_row(bid: int, space: int) -> None:
    table = choosing()
    b = order(table)[1]
    table.play("hero tovak", f"bid {bid}", "decline")
    assert (table.player(b)["fame"], table.player(b)["fame_space"]) == (-bid, space)


@pytest.mark.rule("MK-VAR-AUC-08")
def test_below_nothing_the_level_is_one_and_the_way_up_gives_nothing() -> None:
    """A Blitz pays 1 Fame for each row crossed and begins with 1: a bid of 4 makes that -3."""
    table = choosing(scenario="blitz_conquest")
    b = order(table)[1]
    table.play("hero tovak", "bid 4", "decline")
    me = table.player(b)
    assert (me["fame"], me["level"], me["armor"], me["hand_limit"]) == (-3, 1, 2, 5)
    # From -1 over 0 to 1: two prowlers' worth of Fame crosses no row, so neither level nor Fame more is gained.
    risen = _risen(-1)
    assert (risen.me["fame"], risen.me["level"]) == (1, 1)


def _risen(fame: int) -> Table:
    """A hero of a Blitz with that much Fame beats prowlers, who are worth 2."""
    place = {"tokens": {"1,-4": ["prowlers"], "3,-3": []}}
    me = {"at": "1,-3", "hand": ["swiftness", "march"], "mana": {"white": 1}, "fame": fame}
    table = turn(me, scenario="blitz_conquest", map=place)
    return table.play("challenge 1,-4", "play swiftness strong white token", "attack 1")


@pytest.mark.rule("MK-VAR-AUC-09")
def test_the_first_tactics_are_chosen_in_reverse_order_whatever_the_fame() -> None:
    """B won the auction, so B took a Hero first and chooses a Tactic last, although B has less Fame."""
    table = choosing()
    a, b = order(table)
    table.play("hero tovak", "bid 2", "decline", "hero goldyx")
    assert {TACTICS[name].time for name in table.view["offers"]["tactics"]} == {"day"}
    assert table.seat == a
    table.play("tactic planning")
    assert table.seat == b
    plain = choosing(3)
    first, second, third = order(plain)
    for hero in ("tovak", "goldyx", "krang"):
        plain.play(f"hero {hero}")
        while "decline" in plain.options:
            plain.play("decline")
    for seat in (third, second, first):
        assert plain.seat == seat
        plain.play(plain.offered("tactic")[-1])


@pytest.mark.rule("MK-SET-02a")
def test_heroes_are_either_named_or_chosen_at_the_table() -> None:
    assert refused("solo_conquest", 1, hero_choice="draft")["name"] == "hero_choice"
    assert refused("full_conquest", 2, hero_choice="lottery")["value"] == "lottery"
