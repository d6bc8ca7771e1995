"""Warbands between sites and boards: the minor actions."""

from __future__ import annotations

import pytest

from oath.scripted import given


@pytest.mark.rule("OA-TURN-031", "OA-TURN-032", "OA-TURN-033")
@pytest.mark.example("OA-TURN-031")
@pytest.mark.parametrize(
    ("army", "n", "withdraw", "station"),
    [("red", 3, ["withdraw 1", "withdraw 2"], ["station 1", "station 2"]), ("", 0, [], []), ("purple", 2, [], [])],
)
def test_warbands_move_between_the_ruled_site_and_the_board(army, n, withdraw, station):
    """3 own warbands at the site: at most 2 can leave; nobody stations warbands where bandits or others rule."""
    table = given(f"""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "{army}"
        warbands = {n}
        [boards.red]
        site = "steppe"
        warbands = 2
    """)
    assert (table.offered("withdraw"), table.offered("station")) == (withdraw, station)
    if army == "red":
        table.play("withdraw 2", "station 4")
        assert (table.board("red")["warbands"], table.site("steppe")["warbands"]) == (0, 5)


IMPERIAL = """
    players = ["purple", "red", "blue"]
    turn = "red"
    [sites.provinces_3]
    site = "steppe"
    army = "purple"
    warbands = 3
    [boards.purple]
    site = "steppe"
    warbands = 1
    [boards.red]
    role = "citizen"
    site = "steppe"
    warbands = 2
"""


@pytest.mark.rule("OA-TURN-034", "OA-TURN-076")
@pytest.mark.parametrize(("answer", "board"), [("accept", 4), ("decline", 2)])
def test_a_citizen_needs_leave_to_withdraw_and_none_to_station(answer, board):
    table = given(IMPERIAL).play("withdraw 2")
    assert (table.asked, table.view["turn"]) == ("purple", 1)
    assert table.play(answer).board("red")["warbands"] == board
    assert given(IMPERIAL).play("station 2").site("steppe")["warbands"] == 5


@pytest.mark.rule("OA-TURN-035")
def test_imperial_players_pass_warbands_with_consent():
    table = given(IMPERIAL).play("pass 2 to purple")
    assert table.asked == "purple"
    table.play("accept")
    assert (table.board("red")["warbands"], table.board("purple")["warbands"]) == (0, 3)
