"""Arcane denizens that modify a major action."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import advisers, advising, goods

pytestmark = pytest.mark.rule("OA-PLAY-068")


@pytest.mark.rule("OA-RECOVER-015", "OA-TURN-068")
def test_magicians_code_adds_two_secrets_to_the_payment():
    """2 lie on the banner: 1 and the 2 of the Code are 3. Blue, vowed to silence, gains 3 as well."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banners.darkest_secret]
        tokens = 2
        [boards.red]
        site = "steppe"
        favor = 2
        secrets = 2
        advisers = ["magicians_code"]
        [boards.blue]
        secrets = 0
        advisers = ["vow_of_silence"]
    """)
    table.play("announce magicians_code")
    assert table.options == ["recover darkest_secret 1", "recover darkest_secret 2"]
    table.play("recover darkest_secret 1")
    assert table.view["banners"]["darkest_secret"]["tokens"] == 3
    assert (goods(table, "red"), table.board("blue")["secrets"]) == ((0, 1 + 1), 3)


@pytest.mark.rule("OA-RECOVER-015")
def test_magicians_code_may_pay_alone():
    """The only way left is gone at once: the banner is Red's, for no secret of the own."""
    table = advising("magicians_code", secrets=0).play("announce magicians_code")
    assert table.view["banners"]["darkest_secret"]["holder"] == 1


@pytest.mark.rule("OA-TURN-068", "OA-RECOVER-014")
def test_vow_of_silence_neither_recovers_nor_gives_but_can_be_robbed():
    table = advising("vow_of_silence", blue='advisers = ["sleight_of_hand"]')
    assert table.refused("recover darkest_secret 2") == "OA-RECOVER-014"
    robbed = given("""
        players = ["purple", "red", "blue"]
        turn = "blue"
        [boards.red]
        site = "steppe"
        secrets = 3
        advisers = ["vow_of_silence"]
        [boards.blue]
        site = "steppe"
        favor = 1
        secrets = 0
        advisers = ["sleight_of_hand"]
    """)
    robbed.play("use sleight_of_hand")
    assert (robbed.board("red")["secrets"], robbed.board("blue")["secrets"]) == (2, 1)


def test_vow_of_silence_gives_no_secrets_in_a_deal():
    table = advising("vow_of_silence", more='[sites.provinces_3]\nsite = "steppe"\ncards = ["deed_writer"]')
    table.play("use deed_writer", "player blue")
    assert (table.offered("give secret"), bool(table.offered("ask secret"))) == ([], True)


TROUPE = """
    [banks]
    order = 5
    arcane = 5
    [sites.provinces_3]
    site = "steppe"
    cards = ["{card}"]
"""


@pytest.mark.rule("OA-TRADE-002")
@pytest.mark.parametrize(
    ("card", "announced", "favor"),
    [("toll_roads", ["announce acting_troupe order"], 2), ("toll_roads", [], 1), ("augury", [], 2)],
)
def test_acting_troupe_counts_as_order_for_one_trade(card, announced, favor):
    """As Order it matches an Order card: 1 + 1 favor; left alone it is Arcane."""
    table = advising("acting_troupe", more=TROUPE.format(card=card), favor=0)
    table.play(*announced, f"trade {card} favor")
    assert table.board("red")["favor"] == favor


def test_acting_troupe_says_what_it_plays():
    table = advising("acting_troupe", more=TROUPE.format(card="augury"))
    assert table.offered("announce acting_troupe") == ["announce acting_troupe beast", "announce acting_troupe order"]
    table.play("announce acting_troupe beast", "trade augury favor")
    assert table.board("red")["favor"] == 3 + 1


def test_map_library_trades_with_the_whole_region():
    position = """
        turn = "red"
        [banks]
        nomad = 2
        [sites.provinces_3]
        site = "steppe"
        cards = ["map_library"]
        army = "red"
        warbands = 1
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["elders"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["tents"]
        [boards.red]
        site = "{site}"
        favor = 0
        secrets = 1
        advisers = []
    """
    table = given(position.format(site="steppe"))
    assert "trade elders favor" not in table.options
    table.play("announce map_library")
    assert table.offered("trade") == ["trade map_library favor", "trade elders favor"]
    table.play("trade elders favor")
    assert goods(table, "red") == (1, 0)
    away = given(position.format(site="rocky_coast")).play("announce map_library")
    assert away.view["tokens"] == {"tents": {"favor": 0, "secrets": 1}}  # the only card there


@pytest.mark.rule("OA-SEARCH-014")
def test_observatory_opens_every_pile():
    table = given("""
        turn = "red"
        [piles]
        hinterland = ["elders"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["observatory"]
        [boards.red]
        site = "steppe"
    """)
    assert "search hinterland" not in table.options
    table.play("announce observatory", "search hinterland")
    assert "elders" in table.board("red")["hand"]


@pytest.mark.rule("OA-PLAY-046", "OA-PLAY-011")
def test_augury_cannot_leave_during_the_search_it_modifies():
    """Four cards instead of three; to full advisers one of the two others must make room."""
    table = given("""
        turn = "red"
        deck = ["longbows", "wolves", "elders", "tents", "gossip"]
        [boards.red]
        site = "steppe"
        advisers = ["augury", "#lancers", "#horse_archers"]
    """)
    table.play("announce augury", "search deck")
    assert len(table.board("red")["hand"]) == 4
    table.play("keep longbows", "lay wolves", "lay elders", "play longbows adviser")
    assert len(table.offered("adviser")) == 2
    table.play(table.options[0])
    assert "augury" in advisers(table, "red")


@pytest.mark.rule("OA-TRAVEL-015")
@pytest.mark.parametrize(
    ("pawn", "army", "to", "offered"),
    [
        ("steppe", "", "rocky_coast", True),
        ("rocky_coast", "", "steppe", False),
        ("rocky_coast", "red", "steppe", True),
    ],
)
def test_portal_carries_from_its_site_and_its_ruler_back(pawn, army, to, offered):
    ruled = f'army = "{army}"\nwarbands = 1' if army else ""
    table = given(f"""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["portal"]
        {ruled}
        [boards.red]
        site = "{pawn}"
        secrets = 1
        supply = 4
    """)
    assert ("announce portal" in table.options) is offered
    if offered:
        table.play("announce portal", f"travel {to}")
        assert (table.board("red")["supply"], table.board("red")["secrets"]) == (4, 0)


@pytest.mark.rule("OA-SITE-022", "OA-TURN-055")
def test_portal_passes_over_the_powers_of_sites_but_not_over_tolls():
    """Past the Narrow Pass straight to Rocky Coast, with 1 favor for Blue's Toll Roads."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["portal"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["toll_roads"]
        army = "blue"
        warbands = 1
        [sites.hinterland_2]
        site = "narrow_pass"
        [boards.red]
        site = "steppe"
        favor = 1
        secrets = 1
    """)
    assert table.refused("travel rocky_coast") == "OA-SITE-022"
    table.play("announce portal", "travel rocky_coast")
    assert (table.board("red")["site"], goods(table, "red")) == ("rocky_coast", (0, 0))


@pytest.mark.rule("OA-MUSTER-010")
def test_initiation_rite_musters_with_a_secret():
    table = advising("initiation_rite", more='[sites.provinces_3]\nsite = "steppe"\ncards = ["elders"]')
    table.play("muster elders")
    assert (goods(table, "red"), table.board("red")["warbands"]) == ((3, 2), 5)
    table.play("rest")
    assert table.board("red")["secrets"] == 3
    broke = advising("initiation_rite", more='[sites.provinces_3]\nsite = "steppe"\ncards = ["elders"]', secrets=0)
    assert broke.refused("muster elders") == "OA-MUSTER-001"


def test_master_of_disguise_lends_the_modifiers_of_the_other_and_hides_the_own():
    """Blue's Secret Signal may be used: exactly 1 favor becomes 2. The own Acting Troupe is out of account."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banks]
        hearth = 5
        [sites.provinces_3]
        site = "steppe"
        cards = ["wayside_inn"]
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 2
        advisers = ["master_of_disguise", "acting_troupe"]
        [boards.blue]
        advisers = ["secret_signal"]
    """)
    assert "announce secret_signal" not in table.options
    table.play("announce master_of_disguise blue")
    assert table.offered("announce") == ["announce secret_signal"]
    table.play("announce secret_signal", "trade wayside_inn favor")
    assert goods(table, "red") == (2, 0)


@pytest.mark.parametrize(("vow", "favor"), [("vow_of_poverty", 1), ("vow_of_kinship", 1)])
def test_master_of_disguise_gets_round_the_vows(vow, favor):
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banks]
        hearth = 5
        [sites.provinces_3]
        site = "steppe"
        cards = ["wayside_inn"]
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 2
        advisers = ["master_of_disguise", "{vow}"]
        [boards.blue]
        advisers = []
    """)
    table.play("announce master_of_disguise blue", "trade wayside_inn favor")
    assert table.board("red")["favor"] == favor
