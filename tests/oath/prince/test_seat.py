"""P1: who the Prince is, how he begins, how he breaks ties."""

from __future__ import annotations

import pytest

import tavola
from oath.prince.court import args, did, prince, reign
from tavola.kernel.errors import UnknownName
from tavola.kernel.shelf import game

EXILE = {"prince_side": "exile"}


def seats(match):
    return [(info.who, info.answers) for info in match.rules.seats(match.state)]


@pytest.mark.rule("OA-PRINCE-001", "OA-PRINCE-003", "OA-PRINCE-004")
def test_he_takes_the_chancellors_place_or_that_of_an_exile():
    alone = tavola.new("oath", "prince", ["red"], seed=1)
    assert seats(alone) == [("purple", False), ("red", True)]
    assert [player.role for player in alone.state.players] == ["chancellor", "exile"]
    two = tavola.new("oath", "prince", ["red", "blue"], seed=1)
    assert seats(two) == [("purple", False), ("red", True), ("blue", True)]
    exile = tavola.new("oath", "prince", ["purple"], seed=1, options=EXILE)
    assert seats(exile) == [("purple", True), ("red", False)]
    five = tavola.new("oath", "prince", ["purple", "red", "blue", "white", "yellow"], seed=1, options=EXILE)
    assert seats(five)[-1] == ("black", False)
    with pytest.raises(UnknownName):
        tavola.new("oath", "prince", ["purple", "red", "blue", "white", "yellow", "black"], seed=1)


@pytest.mark.rule("OA-PRINCE-002")
def test_he_wins_like_any_player():
    """An Exile Prince who wakes as Usurper has won; so has a person."""
    table = reign(
        """
        players = ["purple"]
        turn = "red"
        phase = "wake"
        title = "red"
        usurper = true
        [prince]
        side = "exile"
        """
    )
    assert table.outcome.winners == (1,)


@pytest.mark.rule("OA-PRINCE-005", "OA-PRINCE-007")
def test_he_begins_without_supply_cards_and_relationships():
    """56 cards, one for each of 3 piles, 3 for the only person: 50 are left."""
    match = tavola.new("oath", "prince", ["red"], seed=1)
    view = match.view(1)
    board, mind = view["players"][0], view["prince"]
    assert (board["supply"], board["advisers"], board["hand"]) == (0, [], [])
    assert (board["favor"], board["secrets"], board["warbands"]) == (2, 1, 3)
    assert view["deck_left"] == 50
    assert {one["height"] for one in mind["relations"]} == {0}
    assert (mind["ambition"], mind["tactics"], mind["threat"]) == (0, 0, -1)
    assert (mind["start"], mind["mark"]) == ("supremacy_start", "supremacy_start")


@pytest.mark.rule("OA-PRINCE-006")
def test_as_exile_his_pawn_begins_at_the_top_of_the_provinces():
    """Of the three face-up sites of a new chronicle the Mountain lies there."""
    match = tavola.new("oath", "prince", ["purple"], seed=1, options=EXILE)
    while match.asked().prompt.key in ("oa-ask-pawn", "oa-ask-first-adviser"):
        match.play(match.decision.options[0])
    assert match.state.players[1].site == "mountain"


@pytest.mark.rule("OA-PRINCE-008", "OA-PRINCE-202")
def test_people_choose_his_level_and_nothing_else_of_his_strength():
    variants = {one.id: one.values for one in game("oath").variants() if one.id.startswith("prince")}
    assert variants["prince_level"] == ("limited", "expanded")
    assert set(variants) == {"prince_side", "prince_level", "prince_judge"}
    match = tavola.new("oath", "prince", ["red"], seed=1, options={"prince_level": "expanded"})
    assert match.view(1)["prince"]["level"] == "expanded"
    with pytest.raises(UnknownName):
        tavola.new("oath", "prince", ["red"], seed=1, options={"prince_level": "hard"})


@pytest.mark.rule("OA-PRINCE-009", "OA-PRINCE-010")
def test_his_four_phases_are_wake_act_and_rest():
    """At the Salt Flats he takes a token in Wake, before the Threat; tokens return in Rest, after his actions."""
    table = reign(
        """
        phase = "wake"
        [prince]
        node = "sup_muster_b"
        [sites.hinterland_3]
        site = "salt_flats"
        secrets = 1
        [boards.purple]
        site = "salt_flats"
        """
    )
    order = [
        "oa-log-opportunity",
        "oa-log-prince-no-threat",
        "oa-log-prince-reveals",
        "oa-log-prince-actions",
        "oa-log-prince-cleanup",
    ]
    assert list(dict.fromkeys(key for key in table.log if key in order)) == order


@pytest.mark.rule("OA-PRINCE-011")
@pytest.mark.example("OA-PRINCE-011")
def test_of_equally_good_sites_the_leftmost_is_taken():
    """A Hearth card at Provinces 1 and one at Hinterland 1, both worth 1 favor."""
    table = reign(
        """
        [prince]
        node = "sup_travel_favor"
        friends = {hearth = 1}
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["wayside_inn"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["extra_provisions"]
        """
    )
    assert table.board("purple")["site"] == "ancient_city"


@pytest.mark.rule("OA-PRINCE-012")
@pytest.mark.example("OA-PRINCE-012")
def test_in_a_region_the_topmost_site_is_taken():
    table = reign(
        """
        [prince]
        node = "sup_travel_favor"
        friends = {hearth = 1}
        [sites.provinces_3]
        site = "steppe"
        cards = ["wayside_inn"]
        [sites.provinces_2]
        site = "standing_stones"
        cards = ["extra_provisions"]
        """
    )
    assert table.board("purple")["site"] == "standing_stones"


@pytest.mark.rule("OA-PRINCE-013")
def test_of_two_relics_the_leftmost_is_taken():
    """The Drowned City shows two and asks 2 favor for one."""
    table = reign(
        """
        [prince]
        node = "pro_recover"
        [sites.cradle_2]
        site = "drowned_city"
        relics = ["map", "whistle"]
        [boards.purple]
        site = "drowned_city"
        favor = 2
        """
    )
    assert table.board("purple")["relics"] == ["grand_scepter", "map"]


@pytest.mark.rule("OA-PRINCE-014", "OA-PRINCE-042")
@pytest.mark.example("OA-PRINCE-014")
def test_favor_comes_from_the_nearest_bank_that_has_some():
    """Discord 0, Arcane 1, Order 3; no Friend anywhere, so both travels of a turn bring favor instead: Arcane, then
    Order."""
    table = reign(
        """
        [prince]
        node = "pro_travel_favor"
        [banks]
        discord = 0
        arcane = 1
        """
    )
    assert [one["bank"] for one in args(table, "oa-log-favor")][:2] == ["arcane", "order"]


@pytest.mark.rule("OA-PRINCE-015")
def test_ties_of_suits_follow_the_banks_and_ties_of_players_turn_order():
    """Elders (Nomad) and Wolves (Beast) are drawn: Beast comes first. Blue and Red rule one site each: Red is first."""
    drawn = reign(
        """
        phase = "act"
        deck = ["elders", "wolves", "vision_faith"]
        """
    )
    assert args(drawn, "oa-log-plays-site")[0]["card"] == "wolves"
    attacked = reign(
        """
        players = ["red", "blue"]
        title = "purple"
        [prince]
        node = "sup_campaign_b"
        [boards.purple]
        warbands = 9
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "blue"
        warbands = 1
        [sites.hinterland_2]
        site = "great_slum"
        army = "red"
        warbands = 1
        """
    )
    assert args(attacked, "oa-log-attacks")[0]["other"] == "red"
    assert did(attacked)[0] == "campaign-rival_sites"
    assert prince(attacked)["seat"] == 0
