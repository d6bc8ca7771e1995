"""Relics by the numbers of their rules."""

from __future__ import annotations

import pytest

from oath.scripted import given


def holding(relic, board="", more="", head=""):
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        {head}
        {more}
        [boards.red]
        site = "steppe"
        relics = ["{relic}"]
        {board}
    """)


@pytest.mark.rule("OA-RELIC-015", "OA-TRAVEL-017")
@pytest.mark.example("OA-RELIC-015")
@pytest.mark.parametrize(
    ("stones", "sites"),
    [('["bear_traps"]', ["standing_stones"]), ("[]", None)],
)
def test_the_brass_horse_rides_to_a_card_of_the_top_suit(stones, sites):
    """Top of the pile Order: only Provinces 2, which has such a card too; with none elsewhere any other site."""
    table = holding(
        "brass_horse",
        "secrets = 1",
        f"""
        [piles]
        provinces = ["longbows"]
        [sites.provinces_2]
        site = "standing_stones"
        cards = {stones}
        [sites.provinces_3]
        site = "steppe"
        cards = ["scouts"]
        """,
    )
    before = table.view["piles"]["provinces"]
    table.play("use brass_horse")
    if sites is None:
        assert len(table.offered("site")) == 7
        assert "site steppe" not in table.options
        table.play("site great_slum")
    assert table.board("red")["site"] == (sites[0] if sites else "great_slum")
    assert (table.board("red")["supply"], table.view["piles"]["provinces"]) == (7, before)


@pytest.mark.rule("OA-RELIC-019")
def test_the_cup_of_plenty_needs_a_match():
    site = '[sites.provinces_3]\nsite = "steppe"\ncards = ["longbows", "rangers"]'
    table = holding("cup_of_plenty", 'supply = 0\nsecrets = 1\nadvisers = ["scouts"]', site)
    assert table.offered("trade") == []
    table.play("announce cup_of_plenty")  # the Rangers do not match: there is one trade, and it is made
    assert table.log == ["oa-log-trades", "oa-log-favor"]


@pytest.mark.rule("OA-RELIC-021", "OA-RELIC-005")
def test_dowsing_sticks_draw_a_relic_to_keep_or_bury():
    table = holding("dowsing_sticks", "favor = 3\nsecrets = 1", head='relic_deck = ["map"]')
    left = table.view["relics_left"]
    table.play("use dowsing_sticks")
    red = table.board("red")
    assert (red["favor"], red["secrets"]) == (1, 0)
    kept = table.match.after(table.options[0]).view(1)
    buried = table.match.after(table.options[1]).view(1)
    outcomes = {(len(view["players"][1]["relics"]), view["relics_left"]) for view in (kept, buried)}
    assert outcomes == {(2, left - 1), (1, left)}


@pytest.mark.rule("OA-RELIC-028", "OA-CMP-026")
@pytest.mark.example("OA-RELIC-028")
def test_the_circlet_of_command_guards_all_but_itself():
    """Others target neither banners nor other relics; pawn and favor add 3 dice."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banners.darkest_secret]
        holder = "blue"
        [boards.red]
        site = "steppe"
        [boards.blue]
        site = "steppe"
        relics = ["circlet_of_command", "map"]
    """).play("campaign blue")
    assert table.offered("target") == ["target relic circlet_of_command", "target pawn"]
    table.play("target pawn", "attack")
    assert len(table.rolled("defense")) == 3


@pytest.mark.rule("OA-RELIC-030", "OA-RELIC-005")
def test_the_map_is_buried_for_supply():
    table = holding("map", "supply = 1")
    left = table.view["relics_left"]
    table.play("use map")
    assert (table.board("red")["supply"], table.board("red")["relics"]) == (5, [])
    assert table.view["relics_left"] == left + 1


@pytest.mark.rule("OA-RELIC-032")
def test_the_book_of_records_gives_a_secret_instead_of_the_favor():
    """At the Fertile Valley the Homeland's favor is still gained."""
    table = given("""
        turn = "red"
        [banks]
        hearth = 3
        [boards.red]
        site = "fertile_valley"
        favor = 0
        secrets = 0
        relics = ["book_of_records"]
        advisers = ["#extra_provisions"]
    """)
    table.play(next(option for option in table.offered("play") if option.endswith(" fertile_valley")))
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (1, 1)


@pytest.mark.rule("OA-RELIC-018")
def test_the_horned_mask_swaps_an_adviser_with_a_card_of_the_site():
    """A swap is no play: no favor, no secret of the Steppe."""
    site = '[sites.provinces_3]\nsite = "steppe"\ncards = ["longbows"]'
    table = holding("horned_mask", 'favor = 0\nsecrets = 1\nadvisers = ["rain_boots"]', site)
    table.play("use horned_mask")
    while table.prompt != "oa-ask-act":
        table.play(table.options[0])
    assert table.site("steppe")["cards"] == ["rain_boots"]
    assert [adviser["card"] for adviser in table.board("red")["advisers"]] == ["longbows"]
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (0, 0)


@pytest.mark.rule("OA-RELIC-016", "OA-SEARCH-012")
def test_the_truthful_harp_shows_everybody_what_it_drew_and_what_is_kept():
    table = holding(
        "truthful_harp", "favor = 2", head='deck = ["longbows", "scouts", "rangers", "elders", "tents", "zealots"]'
    ).play("announce truthful_harp", "search deck")
    drawn = [line.event for line in table.match.log if line.event.text.key == "oa-log-revealed-drawn"]
    assert [event.only for event in drawn] == [-1]
    assert list(drawn[0].text.args["cards"]) == ["longbows", "scouts", "rangers", "elders", "tents"]
    assert table.board("red", 0)["hand"] == ["longbows", "scouts", "rangers", "elders", "tents"]
    table.play("keep scouts")
    kept = [line.event for line in table.match.log if line.event.text.key == "oa-log-revealed-kept"]
    assert [(event.only, event.text.args["card"]) for event in kept] == [(-1, "scouts")]
