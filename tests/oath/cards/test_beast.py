"""Beast denizens, each played once, with numbers from the facts."""

from __future__ import annotations

import pytest

from oath.scripted import Table, given
from oath.tables import advising, at_steppe, cards_at, turned_up

pytestmark = pytest.mark.rule("OA-PLAY-071")


def advisers(table: Table, color: str) -> list[str]:
    return [adviser["card"] for adviser in table.board(color)["advisers"]]


def test_roving_terror_takes_the_place_of_its_prey() -> None:
    table = at_steppe("roving_terror", '[sites.cradle_1]\nsite = "fertile_valley"\ncards = ["elders"]')
    table.play("use roving_terror")
    assert (table.site("steppe")["cards"], table.site("fertile_valley")["cards"]) == ([], ["roving_terror"])
    assert table.view["tokens"] == {"roving_terror": {"favor": 0, "secrets": 1}}


def test_small_friends_trade_where_the_beasts_are() -> None:
    table = at_steppe(
        "elders", '[sites.cradle_1]\nsite = "fertile_valley"\ncards = ["wolves"]', 'advisers = ["small_friends"]'
    )
    assert "trade wolves favor" not in table.options
    table.play("announce small_friends")
    assert "trade wolves favor" in table.options


def test_grasping_vines_hold_enemies_who_leave() -> None:
    """The Steppe is blue's; red leaves it and loses a warband, purple at another site does not."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        cards = ["grasping_vines"]
        [boards.red]
        site = "steppe"
        warbands = 2
    """)
    table.play("travel standing_stones")
    assert table.board("red")["warbands"] == 1
    table.play("travel ancient_city")
    assert table.board("red")["warbands"] == 1


def test_fae_merchant_draws_one_and_buries_one() -> None:
    table = at_steppe("fae_merchant", 'relic_deck = ["map"]', 'relics = ["whistle"]')
    before = table.view["relics_left"]
    table.play("use fae_merchant", "thing whistle")
    assert (table.board("red")["relics"], table.view["relics_left"]) == (["map"], before)


def test_second_chance_kills_by_the_advisers_suit() -> None:
    table = at_steppe(
        "second_chance",
        """
        [boards.blue]
        site = "rocky_coast"
        warbands = 3
        advisers = ["battle_honors"]
        """,
        "warbands = 1",
    )
    table.play("use second_chance")
    assert (table.board("blue")["warbands"], table.board("red")["warbands"]) == (2, 2)


def test_pied_piper_ignores_the_limit_and_walks_on() -> None:
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 1
        advisers = ["elders", "tents", "wolves", "#pied_piper"]
        [boards.blue]
        site = "rocky_coast"
        favor = 1
        advisers = []
    """)
    table.play(next(option for option in table.options if option.startswith("play #") and option.endswith("adviser")))
    assert len(advisers(table, "red")) == 4
    table.play("use pied_piper", "player blue")
    assert (advisers(table, "blue"), table.board("red")["favor"], table.board("blue")["favor"]) == (
        ["pied_piper"],
        1,
        0,
    )


def test_mushrooms_draw_from_the_bottom_for_nothing() -> None:
    table = at_steppe("mushrooms", '[piles]\nprovinces = ["elders", "tents", "wolves"]')
    bottom = len(table.view["piles"]["provinces"])
    table.play("announce mushrooms")
    assert table.offered("search") == ["search provinces"]
    table.play("search provinces")
    assert (len(table.board("red")["hand"]), table.board("red")["supply"]) == (1, 7)
    assert len(table.view["piles"]["provinces"]) == bottom - 1


def test_wild_cry_rewards_a_beast_card() -> None:
    table = at_steppe("wild_cry", 'deck = ["wolves", "elders", "tents"]', "warbands = 0\nsupply = 5")
    table.play("announce wild_cry", "search deck")
    supply = table.board("red")["supply"]
    table.play("keep wolves")
    while table.offered("pile") or table.offered("lay"):
        table.play(table.options[0])
    table.play(next(option for option in table.options if "adviser" in option and "facedown" not in option))
    assert (table.board("red")["warbands"], table.board("red")["supply"]) == (2, supply + 1)


def test_memory_of_nature_moves_as_many_as_there_are_beasts() -> None:
    table = at_steppe(
        "memory_of_nature", "[banks]\ndiscord = 0\narcane = 0\norder = 5\nhearth = 0\nbeast = 1\nnomad = 2"
    )
    table.play("use memory_of_nature", "bank order")
    assert (table.bank("order"), table.bank("beast"), table.bank("nomad")) == (4, 2, 2)


def test_vow_of_beastkin_musters_on_a_match_and_gains_three() -> None:
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["wolves", "elders"]
        [boards.red]
        site = "steppe"
        favor = 2
        warbands = 0
        advisers = ["vow_of_beastkin"]
    """)
    assert "muster elders" not in table.options
    table.play("muster wolves")
    assert table.board("red")["warbands"] == 3


def test_bracken_sends_discards_to_any_pile() -> None:
    table = at_steppe("bracken", 'deck = ["wolves", "elders", "tents"]')
    table.play("announce bracken", "search deck", "keep wolves")
    assert {"pile cradle", "pile cradle_bottom", "pile provinces_bottom"} <= set(table.options)


def test_animal_playmates_muster_on_beasts_for_nothing() -> None:
    """On Wolves no Supply, on Elders 1."""
    table = advising("animal_playmates", '[sites.provinces_3]\nsite = "steppe"\ncards = ["wolves", "elders"]')
    table.play("announce animal_playmates")
    assert (table.board("red")["supply"], table.offered("muster")) == (7, ["muster wolves", "muster elders"])
    assert table.play("muster wolves").board("red")["supply"] == 7
    table.play("muster elders")
    assert (table.board("red")["supply"], table.board("red")["warbands"]) == (6, 3 + 2 + 2)


@pytest.mark.parametrize(("to", "supply"), [("ancient_city", 7), ("standing_stones", 5)])
def test_forest_paths_lead_to_beasts(to: str, supply: int) -> None:
    """A Beast card at the Ancient City: no Supply. None at the Standing Stones: 2, as always from the Provinces."""
    city = '[sites.provinces_1]\nsite = "ancient_city"\ncards = ["wolves"]'
    table = advising("forest_paths", city).play("announce forest_paths", f"travel {to}")
    assert (table.board("red")["supply"], table.board("red")["favor"]) == (supply, 2)


def test_forest_paths_pass_the_narrow_pass_but_not_the_toll() -> None:
    """The Hinterland's pass asks all who come from outside to end there; a Beast card lifts that, a toll stays."""
    land = """
        [sites.hinterland_1]
        site = "narrow_pass"
        cards = []
        [sites.hinterland_2]
        site = "great_slum"
        cards = ["wolves", "toll_roads"]
        army = "blue"
        warbands = 1
    """
    table = advising("forest_paths", land, favor=2)
    assert "travel great_slum" not in table.options
    table.play("announce forest_paths", "travel great_slum")
    assert (table.board("red")["site"], table.board("red")["supply"]) == ("great_slum", 7)
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (0, 1 + 1)
    poor = advising("forest_paths", land, favor=1).play("announce forest_paths")
    assert "travel great_slum" not in poor.options


@pytest.mark.rule("OA-CIT-025")
@pytest.mark.parametrize(("answer", "role", "turn"), [("become_citizen", "citizen", 2), ("nothing", "exile", 1)])
def test_the_long_lost_heir_may_come_home(answer: str, role: str, turn: int) -> None:
    """An Exile who joins ends the Act Phase and receives no relic; who does not goes on."""
    table = turned_up(advising("#long_lost_heir", red="supply = 2")).play(f"choose {answer}")
    assert (table.board("red")["role"], table.board("red")["relics"]) == (role, [])
    assert table.view["turn"] == turn


@pytest.mark.rule("OA-PLAY-073")
def test_threatening_roar_clears_beasts_and_nomads_of_the_region() -> None:
    """The locked Forest Council and the Forest Temple stay, so does the Roar, and other regions hear nothing."""
    land = """
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["forest_council", "tents"]
        [sites.provinces_2]
        site = "standing_stones"
        cards = ["forest_temple"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["wolves"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["rangers"]
    """
    table = turned_up(advising("#threatening_roar", land), "steppe")
    assert [cards_at(table, site) for site in ("ancient_city", "standing_stones", "steppe", "rocky_coast")] == [
        ["forest_council"],
        ["forest_temple"],
        ["threatening_roar"],
        ["rangers"],
    ]


@pytest.mark.parametrize(("to", "gained"), [("steppe", 3), ("adviser", 2)])
def test_the_animal_host_counts_beasts_at_all_sites(to: str, gained: int) -> None:
    """Wolves and the intact Forest Temple, and itself where it lies at a site."""
    land = """
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["wolves", "forest_temple"]
    """
    table = turned_up(advising("#animal_host", land), to)
    assert table.board("red")["warbands"] == 3 + gained


def test_new_growth_plants_beast_and_hearth_cards_anywhere() -> None:
    """Wolves may go to any face-up site with room, Rangers too; Longbows only to the own one."""
    deck = 'deck = ["wolves", "longbows", "elders"]'
    table = advising("new_growth", deck).play("announce new_growth", "search deck", "keep wolves")
    while table.prompt == "oa-ask-lay":
        table.play(table.options[0])
    assert {"play wolves rocky_coast", "play wolves great_slum", "play wolves steppe"} <= set(table.options)
    order = advising("new_growth", deck).play("announce new_growth", "search deck", "keep longbows")
    while order.prompt == "oa-ask-lay":
        order.play(order.options[0])
    assert order.offered("play") == [f"play longbows {to}" for to in ("steppe", "adviser", "facedown")]
