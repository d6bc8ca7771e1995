"""Search: what it costs, what is drawn, where discards go."""

from __future__ import annotations

import pytest

from oath.scripted import given

TOP = '["longbows", "vision_faith", "scouts", "rangers"]'


def searching(site="steppe", drawn=0, deck='["longbows", "scouts", "rangers", "elders", "tents"]', more="", board=""):
    return given(f"""
        turn = "red"
        visions_drawn = {drawn}
        deck = {deck}
        {more}
        [boards.red]
        site = "{site}"
        {board}
    """)


@pytest.mark.rule("OA-SEARCH-002", "OA-SEARCH-005")
@pytest.mark.parametrize(("drawn", "cost"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_the_world_deck_costs_by_visions_drawn(drawn, cost):
    table = searching(drawn=drawn).play("search deck")
    assert table.board("red")["supply"] == 7 - cost
    assert table.board("red")["hand"] == ["longbows", "scouts", "rangers"]


@pytest.mark.rule("OA-SEARCH-001", "OA-SEARCH-006", "OA-SEARCH-010", "OA-SET-025")
@pytest.mark.example("OA-SEARCH-006")
def test_a_pile_of_two_with_a_vision():
    """2 Supply, 2 cards; the Vision, known by its back, neither stops the draw nor counts. Then the pile is empty."""
    table = searching("great_slum", drawn=3, more='[piles]\nhinterland = ["vision_faith"]')
    assert table.view["piles"]["hinterland"] == ["vision", "denizen"]
    table.play("search hinterland")
    assert table.board("red")["supply"] == 5
    assert len(table.board("red")["hand"]) == 2
    assert table.view["visions_drawn"] == 3
    table.play("keep nothing", "lay vision_faith")
    assert table.refused("search hinterland") == "OA-SEARCH-006"


@pytest.mark.rule("OA-SEARCH-005")
def test_only_the_pile_of_the_own_region():
    assert searching().refused("search cradle") == "OA-SEARCH-005"


@pytest.mark.rule("OA-SEARCH-003", "OA-BANNER-016", "OA-SUP-013")
def test_the_holder_of_the_darkest_secret_pays_two():
    table = searching(drawn=4, more='[banners.darkest_secret]\nholder = "red"')
    assert table.play("search deck").board("red")["supply"] == 5


@pytest.mark.rule("OA-SEARCH-004", "OA-SEARCH-008", "OA-SET-038", "OA-VISION-016")
@pytest.mark.example("OA-SEARCH-008")
def test_a_vision_ends_the_draw_and_raises_later_costs():
    """First a denizen, then a Vision: 2 cards to choose from, this search costs 2, the next one 3."""
    table = searching(deck=TOP).play("search deck")
    assert table.board("red")["hand"] == ["longbows", "vision_faith"]
    assert (table.view["visions_drawn"], table.board("red")["supply"]) == (1, 5)
    table.play("keep nothing", "lay longbows", "search deck")
    assert table.board("red")["supply"] == 2


@pytest.mark.rule("OA-SEARCH-009", "OA-VISION-026")
def test_the_conspiracy_ends_the_draw_like_a_vision():
    table = searching(deck='["conspiracy", "scouts"]').play("search deck")
    assert (table.board("red")["hand"], table.view["visions_drawn"]) == (["conspiracy"], 1)


@pytest.mark.rule("OA-SET-038")
def test_the_track_of_visions_drawn_ends_at_five():
    """A Vision that the Cracked Horn had laid under the deck is drawn a second time."""
    table = searching(drawn=5, deck=TOP).play("search deck")
    assert (table.view["visions_drawn"], table.board("red")["supply"]) == (5, 3)


@pytest.mark.rule("OA-SEARCH-011", "OA-SITE-035")
@pytest.mark.example("OA-SEARCH-011", "OA-SITE-035")
@pytest.mark.parametrize(("announce", "cards"), [((), 2), (("announce augury",), 3), (("announce truthful_harp",), 4)])
def test_modifiers_of_the_draw_at_the_marshes(announce, cards):
    """Augury at the Marshes: 3 + 1 - 1 = 3."""
    table = given("""
        turn = "red"
        deck = ["longbows", "scouts", "rangers", "elders", "tents"]
        [sites.provinces_3]
        site = "marshes"
        [boards.red]
        site = "marshes"
        advisers = ["augury"]
        relics = ["truthful_harp"]
    """).play(*announce, "search deck")
    assert len(table.board("red")["hand"]) == cards


@pytest.mark.rule("OA-SEARCH-012", "OA-TURN-038")
def test_only_the_searcher_sees_what_was_drawn():
    table = searching(deck=TOP).play("search deck")
    assert table.board("red", 0)["hand"] == ["denizen", "vision"]


@pytest.mark.rule("OA-SEARCH-015", "OA-SEARCH-016", "OA-SEARCH-017", "OA-SEARCH-018", "OA-SEARCH-022")
@pytest.mark.parametrize(
    ("site", "pile", "region"),
    [
        ("fertile_valley", "provinces", "cradle"),
        ("steppe", "hinterland", "provinces"),
        ("great_slum", "cradle", "hinterland"),
    ],
)
def test_all_but_one_are_discarded_to_the_next_region_before_the_play(site, pile, region):
    table = searching(site)
    before = len(table.view["piles"][pile])
    table.play("search deck", "keep scouts", "lay rangers")
    assert len(table.view["piles"][pile]) == before + 2
    assert table.board("red")["hand"] == ["scouts"]
    table.play("discard scouts")
    assert len(table.view["piles"][pile]) == before + 3


@pytest.mark.rule("OA-SEARCH-017")
def test_discards_lie_in_the_order_the_player_likes():
    """From the Hinterland to the Cradle: laid first, found below."""
    table = searching("great_slum", deck='["longbows", "scouts", "rangers"]', board="relics = ['map']")
    table.play("search deck", "keep nothing", "lay longbows", "lay scouts", "travel fertile_valley", "use map")
    assert table.play("search cradle").board("red")["hand"] == ["rangers", "scouts", "longbows"]


@pytest.mark.rule("OA-SEARCH-019", "OA-RELQ-009")
@pytest.mark.example("OA-RELQ-009")
@pytest.mark.parametrize(
    ("drawn", "holder", "offered"),
    [
        (0, "red", ["search deck", "search provinces"]),
        (1, "red", ["search provinces"]),
        (4, "purple", ["search deck", "search provinces"]),
    ],
)
def test_greedy_forbids_dear_searches_and_draws_five(drawn, holder, offered):
    table = given(f"""
        turn = "purple"
        visions_drawn = {drawn}
        deck = ["longbows", "scouts", "rangers", "elders", "tents", "zealots"]
        reliquary = ["map", "whistle", "ivory_eye", ""]
        [piles]
        provinces = ["mercenaries", "fire_talkers", "storm_caller", "billowing_fog", "outriders", "specialist"]
        [banners.darkest_secret]
        holder = "{holder}"
        [boards.purple]
        site = "steppe"
    """)
    assert table.offered("search") == offered
    assert len(table.play(offered[-1]).board("purple")["hand"]) == 5


@pytest.mark.rule("OA-SEARCH-020", "OA-TURN-069", "OA-TURN-070", "OA-TURN-025")
def test_forced_labor_asks_a_favor_for_a_search_and_for_a_play():
    text = """
        turn = "red"
        deck = ["longbows", "scouts", "rangers"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["forced_labor"]
        army = "purple"
        warbands = 1
        [boards.red]
        site = "steppe"
        favor = {favor}
        advisers = ["#storm_caller"]
        [boards.purple]
        favor = 0
    """
    none = given(text.format(favor=0))
    assert none.refused("search deck") == "OA-TURN-069"
    assert none.offered("play") == []
    table = given(text.format(favor=1)).play("search deck")
    assert (table.board("red")["favor"], table.board("purple")["favor"]) == (0, 1)


@pytest.mark.rule("OA-SEARCH-023", "OA-SEARCH-024", "OA-PLAY-006", "OA-BANNER-005")
def test_a_card_at_a_site_is_discarded_by_that_sites_region():
    """Its favor goes to the bank of its suit, its secrets face down to the acting player."""
    table = given("""
        turn = "red"
        [banks]
        nomad = 2
        [banners.peoples_favor]
        holder = "red"
        [tokens]
        elders = [1, 1]
        [sites.provinces_2]
        site = "river"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        secrets = 0
        advisers = ["#rain_boots"]
    """)
    before = len(table.view["piles"]["hinterland"])
    table.play(next(option for option in table.offered("play") if option.endswith(" river")), "card elders")
    assert len(table.view["piles"]["hinterland"]) == before + 1
    assert table.board("red")["spent"] == 1
    assert table.bank("nomad") == 2 + 1 - 1
    assert table.site("river")["cards"] == ["rain_boots"]


@pytest.mark.rule("OA-SEARCH-025", "OA-CIT-018", "OA-VISION-008")
@pytest.mark.example("OA-SEARCH-025")
def test_the_vision_of_a_new_citizen_goes_by_the_own_pawn():
    """The Chancellor in the Cradle offers, Red in the Hinterland joins: the Vision goes to the Cradle pile."""
    table = given("""
        turn = "purple"
        reliquary = ["map", "whistle", "ivory_eye", "brass_horse"]
        [boards.purple]
        site = "fertile_valley"
        [boards.red]
        site = "great_slum"
        vision = "vision_faith"
    """)
    before = table.view["piles"]["cradle"]
    table.play("offer red 1", "propose", "accept")
    assert table.board("red")["vision"] == ""
    assert table.view["piles"]["cradle"] == ["vision", *before]


@pytest.mark.rule("OA-SEARCH-026", "OA-PLAY-011", "OA-PLAY-021", "OA-PLAY-012", "OA-PLAY-022")
def test_locked_advisers_are_never_discarded():
    """A full board discards an unlocked one first; with three locked ones nothing more can be played there."""
    text = """
        turn = "red"
        deck = ["longbows", "scouts", "rangers"]
        [boards.red]
        site = "steppe"
        advisers = ["faithful_friend", "marriage", "{third}"]
    """
    table = given(text.format(third="tents")).play("search deck", "keep longbows", "lay scouts")
    table.play("play longbows adviser")
    assert [adviser["card"] for adviser in table.board("red")["advisers"]] == [
        "faithful_friend",
        "marriage",
        "longbows",
    ]
    locked = given(text.format(third="a_small_favor")).play("search deck", "keep longbows", "lay scouts")
    assert locked.options == ["play longbows steppe", "discard longbows"]
    hidden = given(text.format(third="#a_small_favor")).play("search deck", "keep longbows", "lay scouts")
    assert "play longbows facedown" in hidden.options


@pytest.mark.rule("OA-SEARCH-027", "OA-RELIC-022")
def test_the_cracked_horn_lays_discards_under_the_world_deck():
    table = searching(deck=TOP, board='relics = ["cracked_horn"]').play("announce cracked_horn", "search deck")
    table.play("keep nothing")
    assert "pile deck_bottom" in table.options
    before = {region: len(pile) for region, pile in table.view["piles"].items()}
    table.play("pile deck_bottom", "lay vision_faith")
    assert {region: len(pile) for region, pile in table.view["piles"].items()} == before
    assert table.view["visions_drawn"] == 1


@pytest.mark.rule("OA-SEARCH-021")
def test_hunting_party_may_campaign_after_a_search_of_the_world_deck():
    table = searching(board='advisers = ["hunting_party"]\nfavor = 2\nsecrets = 2\nsupply = 2')
    table.play("announce hunting_party", "search deck", "keep nothing", "lay longbows", "lay scouts")
    assert table.options == ["campaign bandits", "pass"]


@pytest.mark.rule("OA-SEARCH-014")
def test_errand_boy_searches_a_foreign_pile_and_discards_by_the_pawn():
    table = searching(
        more='[piles]\ncradle = ["mercenaries", "fire_talkers", "storm_caller"]',
        board='advisers = ["errand_boy"]\nfavor = 3\nsecrets = 2',
    )
    table.play(next(option for option in table.options if option.startswith("announce errand_boy")))
    table.play("search cradle")
    assert table.board("red")["hand"] == ["mercenaries", "fire_talkers", "storm_caller"]
    before = len(table.view["piles"]["hinterland"])
    table.play("keep nothing", "lay mercenaries", "lay fire_talkers")
    assert len(table.view["piles"]["hinterland"]) == before + 3


@pytest.mark.rule("OA-SEARCH-013")
def test_mushrooms_draw_one_card_from_the_bottom():
    table = given("""
        turn = "red"
        [piles]
        provinces = ["mercenaries", "fire_talkers"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["mushrooms"]
        [boards.red]
        site = "steppe"
        favor = 2
        secrets = 2
    """)
    bottom = len(table.view["piles"]["provinces"])
    table.play("announce mushrooms", "search provinces")
    assert table.board("red")["supply"] == 7
    assert len(table.board("red")["hand"]) == 1
    assert table.board("red")["hand"] != ["mercenaries"]
    assert len(table.view["piles"]["provinces"]) == bottom - 1
