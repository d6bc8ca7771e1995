"""P5.3: Trade and Muster as he does them."""

from __future__ import annotations

import pytest

from oath.prince.court import args, did, reign, skipped

FIELD = """
    title = "red"
    [prince]
    node = "{node}"
    friends = {{{friends}}}
    conspirators = {{{conspirators}}}
    [sites.cradle_2]
    site = "lush_coast"
    cards = [{cards}]
    [boards.purple]
    site = "lush_coast"
    favor = {favor}
    warbands = 0
    {more}
"""


def field(node, cards, friends="", conspirators="", favor=0, more=""):
    listed = ", ".join(f'"{card}"' for card in cards)
    return reign(
        FIELD.format(node=node, cards=listed, friends=friends, conspirators=conspirators, favor=favor, more=more)
    )


@pytest.mark.rule("OA-PRINCE-018", "OA-PRINCE-054", "OA-PRINCE-056")
@pytest.mark.example("OA-PRINCE-054")
def test_friends_yield_favor_by_their_height():
    """Hearth Friend 2, Order Friend 1, Beast no Friend: 2 + 1 = 3 favor; no token comes to lie on a card."""
    table = field("sup_trade_favor", ["wayside_inn", "longbows", "wolves"], "hearth = 2, order = 1")
    gained = [(one["bank"], one["n"]) for one in args(table, "oa-log-favor")[:2]]
    assert gained == [("hearth", 2), ("order", 1)]
    assert args(table, "oa-log-prince-trades-favor")[0]["cards"] == ("wayside_inn", "longbows")


@pytest.mark.rule("OA-PRINCE-018")
@pytest.mark.example("OA-PRINCE-018")
def test_each_empty_card_of_a_friend_yields():
    """Hearth at Friend 2, two empty Hearth cards, bank 6: 2 favor for each."""
    table = field("sup_trade_favor", ["wayside_inn", "extra_provisions"], "hearth = 2", more="[banks]\nhearth = 6")
    assert [one["n"] for one in args(table, "oa-log-favor")[:2]] == [2, 2]


@pytest.mark.rule("OA-PRINCE-055")
@pytest.mark.example("OA-PRINCE-055")
def test_conspirators_yield_secrets():
    """Two empty Arcane cards, Arcane Conspirator 2: 4 secrets."""
    table = field("dev_trade_secret", ["alchemist", "spirit_snare"], conspirators="arcane = 2")
    assert args(table, "oa-log-secrets")[0]["n"] == 4


@pytest.mark.rule("OA-PRINCE-057")
def test_a_card_with_tokens_yields_nothing():
    """One of two Hearth cards carries a favor: 1 + 0."""
    more = "[tokens]\nwayside_inn = [1, 0]"
    table = field("sup_trade_favor", ["wayside_inn", "extra_provisions"], "hearth = 1", more=more)
    assert args(table, "oa-log-prince-trades-favor")[0]["cards"] == ("extra_provisions",)


@pytest.mark.rule("OA-PRINCE-058")
def test_a_trade_that_brings_nothing_is_skipped():
    assert skipped(field("sup_trade_favor", ["wolves"]))[0] == "trade-favor"
    empty = field("sup_trade_favor", ["wolves"], "beast = 2", more="[banks]\nbeast = 0")
    assert skipped(empty)[0] == "trade-favor"


@pytest.mark.rule("OA-PRINCE-059")
@pytest.mark.example("OA-PRINCE-059")
def test_favor_comes_as_far_as_the_bank_reaches():
    """Friend 3, bank 1: 1 favor."""
    table = field("sup_trade_favor", ["wolves"], "beast = 3", more="[banks]\nbeast = 1")
    assert args(table, "oa-log-favor")[0] == {"player": "purple", "n": 1, "bank": "beast"}


@pytest.mark.rule("OA-PRINCE-060")
def test_a_space_of_both_does_both():
    table = field("dev_trade_both", ["wolves", "alchemist"], "beast = 1", "arcane = 2")
    assert (args(table, "oa-log-favor")[0]["n"], args(table, "oa-log-secrets")[0]["n"]) == (1, 2)
    one = field("dev_trade_both", ["alchemist"], conspirators="arcane = 1")
    assert did(one)[0] == "trade-both"
    assert skipped(field("dev_trade_both", ["wolves"]))[0] == "trade-both"


@pytest.mark.rule("OA-PRINCE-061", "OA-PRINCE-062")
@pytest.mark.example("OA-PRINCE-061")
def test_he_musters_on_the_nearest_cards_as_long_as_he_has_favor():
    """3 empty cards, 2 favor: the two nearest, 4 warbands."""
    table = field("sup_muster_b", ["wolves", "alchemist", "longbows"], favor=2)
    assert [one["card"] for one in args(table, "oa-log-musters")[:2]] == ["wolves", "alchemist"]
    assert sum(one["n"] for one in args(table, "oa-log-warbands")[:2]) == 4


@pytest.mark.rule("OA-PRINCE-063", "OA-PRINCE-140")
@pytest.mark.example("OA-PRINCE-063")
def test_the_ambition_box_never_musters():
    """Board 0, Ambition 3: skipped. In people the box stays."""
    table = reign(
        """
        [prince]
        node = "peo_muster"
        ambition = 3
        [sites.cradle_2]
        site = "lush_coast"
        cards = ["wolves"]
        [boards.purple]
        site = "lush_coast"
        favor = 3
        warbands = 0
        """
    )
    assert skipped(table)[0] == "muster"


@pytest.mark.rule("OA-PRINCE-064")
def test_without_favor_card_or_bank_the_muster_is_skipped():
    assert skipped(field("sup_muster_b", ["wolves"]))[0] == "muster"
    assert skipped(field("sup_muster_b", [], favor=2))[0] == "muster"
    lent = '[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "purple"\nwarbands = 24'
    assert skipped(field("sup_muster_b", ["wolves"], favor=2, more=lent))[0] == "muster"


@pytest.mark.rule("OA-PRINCE-065")
@pytest.mark.example("OA-PRINCE-065")
def test_placing_stops_with_an_empty_personal_bank():
    """24 warbands, 21 at a site: 3 in the bank. Three empty cards, favor 3: two placed, 2 + 1 warbands."""
    lent = '[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "purple"\nwarbands = 21'
    table = field("sup_muster_b", ["wolves", "alchemist", "longbows"], favor=3, more=lent)
    assert len(args(table, "oa-log-musters")) == 2
    assert [one["n"] for one in args(table, "oa-log-warbands")[:2]] == [2, 1]


@pytest.mark.rule("OA-PRINCE-066")
def test_ruins_are_no_cards_but_edifices_are():
    assert skipped(field("sup_muster_b", ["ruined_temple"], favor=1))[0] == "muster"
    assert args(field("sup_muster_b", ["forest_temple"], favor=1), "oa-log-musters")[0]["card"] == "forest_temple"


@pytest.mark.rule("OA-PRINCE-196")
@pytest.mark.example("OA-PRINCE-196")
def test_free_modifiers_add_to_every_card_mustered_on():
    """He rules the River, 2 empty cards, 2 favor: 3 + 3 = 6 warbands."""
    table = reign(
        """
        title = "red"
        [prince]
        node = "sup_muster_b"
        [sites.cradle_2]
        site = "river"
        cards = ["wolves", "alchemist"]
        army = "purple"
        warbands = 1
        [boards.purple]
        site = "river"
        favor = 2
        warbands = 0
        """
    )
    assert [one["n"] for one in args(table, "oa-log-warbands")[:2]] == [3, 3]
    pub = field("sup_muster_b", ["rowdy_pub", "wolves"], favor=2)
    assert [one["n"] for one in args(pub, "oa-log-warbands")[:2]] == [3, 2]
