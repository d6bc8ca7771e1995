"""Order denizens with actions, modifiers and standing powers."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import advising, pools, turned_up

pytestmark = pytest.mark.rule("OA-PLAY-069")


GARRISON = """
    turn = "red"
    [sites.provinces_3]
    site = "steppe"
    army = "red"
    warbands = {first}
    [sites.hinterland_1]
    site = "rocky_coast"
    army = "red"
    warbands = {second}
    [boards.red]
    site = "steppe"
    warbands = 0
    advisers = ["#garrison"]
    {more}
"""


@pytest.mark.parametrize(("more", "board", "sites"), [("", 0, (2, 2)), ('relics = ["ring_of_devotion"]', 2, (1, 1))])
def test_garrison_mans_every_ruled_site(more, board, sites):
    """2 sites bring 2 warbands, 1 for each; the Ring forbids the placing, not the gain."""
    table = turned_up(given(GARRISON.format(first=1, second=1, more=more)), "steppe")
    assert table.board("red")["warbands"] == board
    assert (table.site("steppe")["warbands"], table.site("rocky_coast")["warbands"]) == sites


def test_garrison_with_too_few_warbands_lets_its_player_choose():
    """13 of 14 stand at sites: only 1 comes."""
    table = turned_up(given(GARRISON.format(first=6, second=7, more="")), "steppe")
    assert table.options == ["site steppe", "site rocky_coast"]
    table.play("site rocky_coast")
    assert (table.site("steppe")["warbands"], table.site("rocky_coast")["warbands"]) == (6, 8)


def test_messenger_rearranges_warbands_but_leaves_the_last():
    """3 at Steppe, 1 at the Coast, 2 on the board: 2 come, 4 go."""
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 3
        cards = ["messenger"]
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "red"
        warbands = 1
        [boards.red]
        site = "steppe"
        favor = 1
        warbands = 2
    """)
    table.play("use messenger")
    assert not table.offered("withdraw 3 from steppe")
    assert not table.offered("withdraw 1 from rocky_coast")
    table.play("withdraw 2 from steppe", "station 4 at rocky_coast")
    assert (table.prompt, table.board("red")["warbands"], table.board("red")["favor"]) == ("oa-ask-act", 0, 0)
    assert (table.site("steppe")["warbands"], table.site("rocky_coast")["warbands"]) == (1, 5)


@pytest.mark.rule("OA-PLAY-074", "OA-TRAVEL-012")
def test_palanquin_carries_a_player_along():
    table = advising("palanquin", blue="supply = 3").play("use palanquin", "site great_slum")
    assert (table.board("red")["site"], table.board("blue")["site"]) == ("great_slum", "great_slum")
    assert (table.board("red")["favor"], table.board("red")["supply"], table.board("blue")["supply"]) == (2, 7, 3)


@pytest.mark.rule("OA-TRAVEL-013", "OA-TURN-069")
def test_the_carried_player_decides_about_tolls():
    tolled = '[sites.hinterland_2]\nsite = "great_slum"\narmy = "purple"\nwarbands = 1\ncards = ["toll_roads"]'
    table = advising("palanquin", tolled, blue="favor = 2").play("use palanquin", "site great_slum")
    assert (table.asked, table.options) == ("blue", ["pay", "refuse", "never this turn"])
    before = table.board("purple")["favor"]
    paid = advising("palanquin", tolled, blue="favor = 2").play("use palanquin", "site great_slum", "pay")
    assert (paid.board("blue")["favor"], paid.board("purple")["favor"]) == (1, before + 1)
    assert paid.board("red")["site"] == "great_slum"
    table.play("refuse")
    assert table.asked == "red"
    assert "site great_slum" not in table.options
    poor = advising("palanquin", tolled, blue="favor = 0").play("use palanquin")
    assert "site great_slum" not in poor.options


@pytest.mark.rule("OA-PLAY-048")
@pytest.mark.parametrize(("army", "left"), [("purple", 1), ("red", 1)])
def test_tyrant_kills_where_the_holder_arrives(army, left):
    table = advising("tyrant", f'[sites.provinces_1]\nsite = "ancient_city"\narmy = "{army}"\nwarbands = 2')
    table.play("travel ancient_city")
    assert (table.site("ancient_city")["warbands"], table.board("red")["warbands"]) == (left, 3)


@pytest.mark.rule("OA-RECOVER-014")
@pytest.mark.parametrize(
    ("ruled", "free"), [("", False), ('army = "blue"\nwarbands = 1', False), ('army = "red"\nwarbands = 1', True)]
)
def test_tome_guardians_keep_the_darkest_secret_from_enemies(ruled, free):
    """Also while it lies in the shared bank; with bandits as rulers nobody takes it."""
    table = advising("wolves", f'[sites.provinces_1]\nsite = "ancient_city"\ncards = ["tome_guardians"]\n{ruled}')
    assert ("recover darkest_secret 2" in table.options) == free


FORCED = """
    players = ["purple", "red", "blue"]
    turn = "red"
    deck = ["elders", "wolves", "longbows"]
    [sites.provinces_3]
    site = "steppe"
    army = "blue"
    warbands = 1
    [sites.hinterland_1]
    site = "rocky_coast"
    army = "blue"
    warbands = 1
    cards = ["{card}"]
    [boards.red]
    site = "{site}"
    favor = {favor}
    advisers = {advisers}
    [boards.blue]
    favor = 0
"""


@pytest.mark.rule("OA-SEARCH-020", "OA-TURN-069")
def test_forced_labor_asks_for_every_search_and_every_play_of_an_adviser():
    table = given(FORCED.format(card="forced_labor", site="steppe", favor=2, advisers='["#tents"]'))
    table.play("search deck", "keep elders", "lay wolves", "discard elders")
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (1, 1)
    turned_up(table)
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (0, 2)
    table = given(FORCED.format(card="forced_labor", site="steppe", favor=0, advisers='["#tents"]'))
    assert table.refused("search deck") == "OA-TURN-069"
    assert not table.offered("play")
    assert given(FORCED.format(card="forced_labor", site="great_slum", favor=0, advisers="[]")).offered("search deck")


@pytest.mark.parametrize(("site", "free"), [("steppe", False), ("great_slum", True)])
@pytest.mark.parametrize("vision", ["vision_faith", "conspiracy"])
def test_secret_police_watch_the_sites_of_their_ruler(site, free, vision):
    table = given(FORCED.format(card="secret_police", site=site, favor=0, advisers=f'["#{vision}"]'))
    assert any(option.endswith("revealed") for option in table.offered("play")) == free


@pytest.mark.parametrize("vision", ["vision_faith", "conspiracy"])
def test_vow_of_obedience_reveals_no_vision_and_takes_a_favor_at_rest(vision):
    table = advising("vow_of_obedience", "[banks]\nhearth = 4", favor=0)
    table.play("rest", "use vow_of_obedience", "bank hearth")
    assert (table.board("red")["favor"], table.bank("hearth")) == (1, 3)
    table = given(f'turn = "red"\n[boards.red]\nsite = "steppe"\nadvisers = ["vow_of_obedience", "#{vision}"]')
    assert not any(option.endswith("revealed") for option in table.offered("play"))


@pytest.mark.rule("OA-TURN-069", "OA-TURN-070")
def test_curfew_tolls_trades_with_cards_of_its_ruler():
    """1 secret for 1 favor, which goes on to Blue."""
    position = FORCED.format(card="curfew", site="steppe", favor="{favor}", advisers="[]").replace(
        'army = "blue"\n    warbands = 1\n    [sites.hinterland_1]',
        'army = "blue"\n    warbands = 1\n    cards = ["tents"]\n    [sites.hinterland_1]',
    )
    table = given(position.format(favor=1)).play("trade tents favor")
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (1, 1)
    assert given(position.format(favor=0)).refused("trade tents favor") == "OA-TRADE-001"


@pytest.mark.rule("OA-CMP-106", "OA-CMP-109")
def test_captains_fight_from_a_ruled_site():
    """2 warbands there and 3 of the board: 5 dice, no Supply. Without a defender there it cannot be used."""
    position = """
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "red"
        warbands = 2
        cards = ["captains"]
        [boards.red]
        site = "steppe"
        favor = 1
        warbands = 3
        [boards.blue]
        site = "{site}"
    """
    table = given(position.format(site="rocky_coast")).play("use captains", "campaign blue", "target pawn", "attack")
    assert (pools(table), table.board("red")["supply"]) == ((5, 2), 7)
    assert "use captains" not in given(position.format(site="great_slum")).options


@pytest.mark.parametrize(("there", "left"), [(3, 1), (1, 0)])
def test_siege_engines_kill_two_at_one_site_of_the_region(there, left):
    table = advising(
        "siege_engines", f'[sites.provinces_1]\nsite = "ancient_city"\narmy = "purple"\nwarbands = {there}'
    )
    table.play("use siege_engines")
    assert (table.site("ancient_city")["warbands"], table.board("red")["favor"]) == (left, 2)
    far = advising("siege_engines", '[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "purple"\nwarbands = 2')
    assert "use siege_engines" not in far.options


def test_royal_tax_takes_two_of_everybody_at_a_ruled_site_of_the_region():
    """Blue at Steppe has only 1; Purple stands at a ruled site of another region."""
    table = given("""
        players = ["purple", "red", "blue", "white"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 1
        [sites.provinces_1]
        site = "ancient_city"
        army = "red"
        warbands = 1
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "red"
        warbands = 1
        [boards.red]
        site = "steppe"
        favor = 0
        advisers = ["#royal_tax"]
        [boards.blue]
        site = "steppe"
        favor = 1
        [boards.white]
        site = "ancient_city"
        favor = 3
        [boards.purple]
        site = "rocky_coast"
        favor = 3
    """)
    turned_up(table)
    assert [table.board(color)["favor"] for color in ("red", "blue", "white", "purple")] == [3, 0, 1, 3]


def test_knights_errant_march_after_mustering():
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        favor = 1
        warbands = 1
        advisers = ["knights_errant"]
    """)
    table.play("announce knights_errant", "muster elders")
    assert table.options == ["campaign bandits", "pass"]
    table.play("campaign bandits", "attack")
    assert (len(table.rolled("attack")), table.board("red")["supply"]) == (3, 6)


def test_hunting_party_follows_the_world_deck_only():
    for source, asked in (("deck", True), ("provinces", False)):
        table = advising("hunting_party", 'deck = ["elders", "wolves", "birdsong"]\n[piles]\nprovinces = ["longbows"]')
        table.play("announce hunting_party", f"search {source}", "keep nothing")
        while table.offered("lay"):
            table.play(table.options[0])
        assert (table.prompt == "oa-ask-granted-campaign") == asked


@pytest.mark.rule("OA-CIT-035")
def test_council_seat_holds_a_citizen_in_the_empire():
    position = """
        players = ["purple", "red"]
        turn = "{turn}"
        [boards.purple]
        favor = 7
        relics = ["grand_scepter"]
        [boards.red]
        role = "citizen"
        site = "steppe"
        favor = 7
        warbands = 1
        advisers = {advisers}
    """
    for turn, leaving in (("red", "leave the empire"), ("purple", "exile red")):
        assert leaving in given(position.format(turn=turn, advisers="[]")).options
        assert leaving not in given(position.format(turn=turn, advisers='["council_seat"]')).options
