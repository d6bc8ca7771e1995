"""P2 and P9: relationships, the number of actions, the Ambition box."""

from __future__ import annotations

import pytest

from oath.prince.court import args, did, heights, prince, reign
from tavola.kernel.errors import BadPosition


@pytest.mark.rule("OA-PRINCE-016", "OA-PRINCE-017")
def test_each_suit_stands_in_one_column_from_0_to_3():
    table = reign('turn = "red"\nphase = "act"\n[prince]\nfriends = {hearth = 3}\nconspirators = {arcane = 1}')
    assert (heights(table, "friend"), heights(table, "conspirator")) == ({"hearth": 3}, {"arcane": 1})
    assert len(heights(table, "")) == 4
    for wrong in ("friends = {hearth = 4}", "friends = {beast = 1}\nconspirators = {beast = 1}"):
        with pytest.raises(BadPosition):
            reign(f"[prince]\n{wrong}")


@pytest.mark.rule("OA-PRINCE-019", "OA-PRINCE-020")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (3, 3)])
def test_a_card_played_brings_its_suit_nearer(before, after):
    deck = 'deck = ["wolves", "vision_faith", "conspiracy"]'
    table = reign(f'phase = "act"\n{deck}\n[prince]\nfriends = {{beast = {before}}}')
    assert args(table, "oa-log-prince-friend")[0] == {"suit": "beast", "n": after}


@pytest.mark.rule("OA-PRINCE-020")
def test_a_suit_never_changes_its_column():
    """Beast conspires; in supremacy only Friends are played, so the wolves stay unplayed."""
    deck = 'deck = ["wolves", "vision_faith", "conspiracy"]'
    table = reign(f'phase = "act"\n{deck}\n[prince]\nconspirators = {{beast = 2}}')
    assert heights(table, "conspirator") == {"beast": 2}
    assert table.log[2:4] == ["oa-log-prince-reveals", "oa-log-prince-no-card"]


@pytest.mark.rule("OA-PRINCE-021")
@pytest.mark.example("OA-PRINCE-021")
def test_he_has_two_actions_and_one_for_each_step_of_the_greatest_height():
    """Highest Friend 1, highest Conspirator 2: 4 actions."""
    table = reign("[prince]\nfriends = {hearth = 1}\nconspirators = {arcane = 2}")
    assert args(table, "oa-log-prince-actions") == [{"n": 4}]
    assert len(did(table)) == 4
    assert args(reign(""), "oa-log-prince-actions") == [{"n": 2}]
    assert args(reign("[prince]\nfriends = {hearth = 3}"), "oa-log-prince-actions") == [{"n": 5}]


TRADING = """
    [prince]
    node = "{node}"
    friends = {{hearth = 3, beast = 2}}
    ambition = {ambition}
    [sites.cradle_2]
    site = "lush_coast"
    cards = ["wayside_inn", "wolves"]
    [banks]
    hearth = 5
    beast = 5
    [banners.peoples_favor]
    tokens = {tokens}
    [boards.purple]
    site = "lush_coast"
    favor = {ambition}
    [boards.red]
    favor = 0
"""


@pytest.mark.rule("OA-PRINCE-141")
@pytest.mark.example("OA-PRINCE-141")
def test_favor_of_a_trade_fills_the_ambition_box_up_to_its_aim():
    """The People's Favor with 3: the aim is 4. 3 + 2 favor gained, 1 in the box: 4 in it, 2 more on the board."""
    table = reign(TRADING.format(node="peo_trade_favor", ambition=1, tokens=3))
    assert args(table, "oa-log-prince-ambition")[0] == {"n": 4}
    paid = args(table, "oa-log-recovers")[0]["n"]
    assert paid == 6  # the Recover behind it takes all: 4 in the box and 2 on the board


@pytest.mark.rule("OA-PRINCE-141")
def test_in_protection_the_aim_is_what_a_relic_costs():
    table = reign(TRADING.format(node="pro_trade_b", ambition=1, tokens=6))
    assert args(table, "oa-log-prince-ambition")[0] == {"n": 3}


@pytest.mark.rule("OA-PRINCE-142")
def test_entering_supremacy_empties_the_box_onto_the_board():
    """Holding the most relics he goes on to a Muster of supremacy: the 3 favor may serve there."""
    table = reign(
        """
        [prince]
        node = "protection_start"
        ambition = 3
        [sites.cradle_2]
        site = "lush_coast"
        cards = ["wayside_inn"]
        [boards.purple]
        site = "lush_coast"
        favor = 3
        """
    )
    assert args(table, "oa-log-prince-empties") == [{"n": 3}]
    assert did(table)[0] == "muster"
    assert prince(table)["ambition"] == 0


@pytest.mark.rule("OA-PRINCE-143")
def test_what_takes_his_favor_takes_that_of_the_board_first():
    """5 favor, 3 of them in the box. Red's Charming Friend takes 1, then 1, then 1: the last one comes out of the
    box."""
    table = reign(
        """
        turn = "red"
        phase = "act"
        [prince]
        node = "people_start"
        ambition = 3
        [boards.purple]
        favor = 5
        site = "lush_coast"
        [boards.red]
        site = "lush_coast"
        advisers = ["charming_friend"]
        secrets = 3
        """
    )
    table.play("use charming_friend")
    assert (table.board("purple")["favor"], prince(table)["ambition"]) == (4, 3)
    lower = reign(
        """
        turn = "red"
        phase = "act"
        [prince]
        node = "people_start"
        ambition = 3
        [boards.purple]
        favor = 3
        site = "lush_coast"
        [boards.red]
        site = "lush_coast"
        advisers = ["charming_friend"]
        secrets = 3
        """
    )
    lower.play("use charming_friend")
    assert (lower.board("purple")["favor"], prince(lower)["ambition"]) == (2, 2)
