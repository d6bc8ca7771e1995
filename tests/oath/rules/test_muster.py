"""Muster: a favor on a card of the own site for two warbands."""

from __future__ import annotations

import pytest

from oath.scripted import given


def at_steppe(cards='["rain_boots", "longbows"]', supply=5, favor=2, warbands=3, more=""):
    return given(f"""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = {cards}
        [boards.red]
        site = "steppe"
        supply = {supply}
        favor = {favor}
        warbands = {warbands}
        {more}
    """)


@pytest.mark.rule("OA-MUSTER-001", "OA-MUSTER-002", "OA-MUSTER-005", "OA-SUP-002")
@pytest.mark.example("OA-MUSTER-002")
def test_a_favor_and_a_supply_bring_two_warbands():
    """Supply 5, favor 2, board 3: afterwards 4, 1 and 5. The site is the bandits'."""
    table = at_steppe().play("muster rain_boots")
    red = table.board("red")
    assert (red["supply"], red["favor"], red["warbands"]) == (4, 1, 5)
    assert table.view["tokens"] == {"rain_boots": {"favor": 1, "secrets": 0}}


@pytest.mark.rule("OA-MUSTER-006")
@pytest.mark.example("OA-MUSTER-006")
def test_each_card_serves_once():
    """Two empty cards: 2 Supply and 2 favor bring 4 warbands."""
    table = at_steppe(favor=3).play("muster rain_boots", "muster longbows")
    red = table.board("red")
    assert (red["supply"], red["favor"], red["warbands"]) == (3, 1, 7)
    assert table.refused("muster longbows") == "OA-PLAY-034"


@pytest.mark.rule("OA-MUSTER-007", "OA-SET-018", "OA-TURN-042")
@pytest.mark.example("OA-SET-018")
@pytest.mark.parametrize(("warbands", "after"), [(13, 14), (14, 14), (12, 14)])
def test_the_personal_bank_gives_what_it_has(warbands, after):
    assert at_steppe(warbands=warbands).play("muster rain_boots").board("red")["warbands"] == after


@pytest.mark.rule("OA-MUSTER-004", "OA-SET-031")
def test_no_ruin_and_no_adviser_is_mustered_on():
    table = at_steppe('["bandit_rampart", "longbows"]', more='advisers = ["rain_boots"]')
    assert table.offered("muster") == ["muster longbows"]
    assert table.refused("muster bandit_rampart") == "OA-MUSTER-004"


@pytest.mark.rule("OA-MUSTER-001")
def test_an_intact_edifice_serves_and_favor_is_needed():
    assert at_steppe('["sprawling_rampart"]').offered("muster") == ["muster sprawling_rampart"]
    assert at_steppe(favor=0).refused("muster rain_boots") == "OA-MUSTER-001"
    assert at_steppe(supply=0).refused("muster rain_boots") == "OA-SUP-001"


@pytest.mark.rule("OA-MUSTER-003", "OA-SET-017", "OA-CIT-039")
def test_a_citizen_musters_purple_out_of_the_chancellors_bank():
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["rain_boots"]
        [boards.red]
        role = "citizen"
        site = "steppe"
        warbands = 1
    """)
    before = table.board("purple")["bank"]
    table.play("muster rain_boots")
    assert table.board("red")["warbands"] == 3
    assert table.board("purple")["bank"] == before - 2


@pytest.mark.rule("OA-MUSTER-008", "OA-SITE-042")
@pytest.mark.example("OA-MUSTER-008")
@pytest.mark.parametrize(("army", "after"), [("red", 3), ("purple", 2)])
def test_the_ruler_of_the_river_gains_one_more(army, after):
    table = given(f"""
        turn = "red"
        [sites.provinces_3]
        site = "river"
        cards = ["rain_boots"]
        army = "{army}"
        warbands = 1
        [boards.red]
        site = "river"
        favor = 1
        warbands = 0
    """).play("muster rain_boots")
    assert (table.board("red")["warbands"], table.board("red")["favor"]) == (after, 0)


@pytest.mark.rule("OA-MUSTER-010")
def test_initiation_rite_asks_a_secret():
    table = at_steppe(more='advisers = ["initiation_rite"]\nsecrets = 1').play("muster rain_boots")
    red = table.board("red")
    assert (red["favor"], red["secrets"]) == (2, 0)
    assert table.view["tokens"] == {"rain_boots": {"favor": 0, "secrets": 1}}


@pytest.mark.rule("OA-MUSTER-011")
@pytest.mark.parametrize(("army", "offered"), [("purple", []), ("red", ["muster rangers"])])
def test_forest_council_keeps_beast_cards_from_enemies_of_its_ruler(army, offered):
    table = given(f"""
        turn = "red"
        [sites.cradle_1]
        site = "plains"
        cards = ["forest_council"]
        army = "{army}"
        warbands = 1
        [sites.provinces_3]
        site = "steppe"
        cards = ["rangers"]
        [boards.red]
        site = "steppe"
        favor = 2
        secrets = 1
        warbands = 0
    """)
    assert table.offered("muster") == offered
    assert bool(table.offered("trade")) == bool(offered)


@pytest.mark.rule("OA-MUSTER-012", "OA-SUP-016")
def test_knights_errant_may_campaign_after_the_muster():
    table = at_steppe(supply=1, favor=2, more='advisers = ["knights_errant"]')
    table.play("announce knights_errant", "muster rain_boots")
    assert table.options == ["campaign bandits", "pass"]
    table.play("campaign bandits", "attack")
    assert table.board("red")["supply"] == 0
