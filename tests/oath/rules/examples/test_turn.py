"""Worked examples of the start, Supply, search and play that no other test holds, with exactly their numbers."""

from __future__ import annotations

import pytest

import tavola
from oath.chronicle.lines import line
from oath.prince.court import args, reign
from oath.scripted import given
from oath.tables import turned_up
from tavola import chronicle
from tavola.oath.state import COLORS

FULL = {
    "cradle_1": ("fertile_valley", ["longbows", "wolves", "rangers"]),
    "cradle_2": ("lush_coast", ["wayside_inn", "alchemist", "scryer"]),
    "provinces_1": ("ancient_city", ["tents", "garrison", "keep"]),
}


@pytest.mark.rule("OA-SET-002")
@pytest.mark.example("OA-SET-002")
@pytest.mark.parametrize(("full", "found"), [(["cradle_1"], "lush_coast"), (list(FULL), "standing_stones")])
def test_leftmost_is_the_cradle_and_topmost_the_first_slot(full: list[str], found: str) -> None:
    """The Prince plays to the leftmost, topmost site with room: with Cradle 1 full Cradle 2 before Provinces 1 and
    Hinterland 1, with all above it full Provinces 2 before Provinces 3."""
    lands = "\n".join(f'[sites.{slot}]\nsite = "{FULL[slot][0]}"\ncards = {FULL[slot][1]}' for slot in full)
    table = reign(
        f'phase = "act"\ndeck = ["elders", "vision_faith", "conspiracy"]\n[prince]\nnode = "sup_trade_favor"\n{lands}'
    )
    assert args(table, "oa-log-plays-site")[0]["site"] == found


@pytest.mark.rule("OA-SET-007")
@pytest.mark.example("OA-SET-007")
def test_the_nearest_bank_with_favor() -> None:
    """Discord 0, Arcane 0, Order 2: the Prince, who finds no Friend to travel to, takes his favor from Order."""
    table = reign('[prince]\nnode = "pro_travel_favor"\n[banks]\ndiscord = 0\narcane = 0\norder = 2')
    assert args(table, "oa-log-favor")[0]["bank"] == "order"


@pytest.mark.rule("OA-SET-010", "OA-SET-060")
@pytest.mark.example("OA-SET-010", "OA-SET-060")
@pytest.mark.parametrize(("players", "banks", "exiles", "shared"), [(4, 18, 3, 12), (5, 24, 4, 5)])
def test_where_the_36_favor_are_at_the_start(players: int, banks: int, exiles: int, shared: int) -> None:
    """Four players: 18 in banks, 1 on the banner, the Chancellor 2, the Exiles 3, 12 left; five: 24 in banks."""
    view = tavola.new("oath", scenario="fresh", players=COLORS[:players], seed=1).view(0)
    favor = [player["favor"] for player in view["players"]]
    assert (sum(view["banks"].values()), view["banners"]["peoples_favor"]["tokens"]) == (banks, 1)
    assert (favor[0], sum(favor[1:]), view["shared"]) == (2, exiles, shared)
    assert banks + 1 + sum(favor) + view["shared"] == 36


@pytest.mark.rule("OA-SET-013")
@pytest.mark.example("OA-SET-013")
@pytest.mark.parametrize(("favor", "leaves"), [(3, True), (2, False)])
def test_facedown_secrets_count_but_cannot_pay(favor: int, leaves: bool) -> None:
    """1 face up and 2 face down: leaving the Empire costs 3 favor, but only 1 can be placed on a card."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["longbows", "elders"]
        [boards.red]
        role = "citizen"
        site = "steppe"
        favor = {favor}
        secrets = 1
        spent = 2
        warbands = 0
    """)
    assert ("leave the empire" in table.options) is leaves
    table.play("trade longbows favor")
    assert table.board("red")["secrets"] == 0
    assert "trade elders favor" not in table.options


@pytest.mark.rule("OA-SET-071")
@pytest.mark.example("OA-SET-071")
def test_what_saved_sites_receive() -> None:
    """A saved Mine 3 favor, Salt Flats 2 favor and 1 secret, Drowned City 3 secrets."""
    told = line("tutorial").replace("20FFFFFF0724", "00FFFFFF0724").replace("19FFFFFF0B", "01FFFFFF0B")
    sites = chronicle.begin(told.replace("22FFFFFF2A", "11FFFFFF2A"), COLORS[:4], seed=2).state.sites
    assert {site.id: (site.favor, site.secrets) for site in sites if site.favor or site.secrets} == {
        "mine": (3, 0),
        "salt_flats": (2, 1),
        "drowned_city": (0, 3),
    }


@pytest.mark.rule("OA-TURN-067", "OA-TURN-069")
@pytest.mark.example("OA-TURN-067")
def test_vow_of_renewal_receives_a_burned_price_and_a_toll_of_bandits() -> None:
    """Red burns 2 favor for the relic of the Mountain; Blue pays 1 where bandits rule the Toll Roads. White has the
    vow and gains 2, then 1."""
    table = given("""
        players = ["purple", "red", "blue", "white"]
        turn = "red"
        [sites.provinces_1]
        site = "mountain"
        relics = ["map"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["toll_roads"]
        [boards.red]
        site = "mountain"
        favor = 2
        [boards.blue]
        site = "standing_stones"
        favor = 1
        [boards.white]
        favor = 0
        advisers = ["vow_of_renewal"]
    """)
    table.play(table.offered("recover relic")[0])
    assert (table.board("red")["favor"], table.board("white")["favor"]) == (0, 2)
    table.play("rest", "travel steppe")
    assert (table.board("blue")["favor"], table.board("white")["favor"]) == (0, 3)


@pytest.mark.rule("OA-SUP-003")
@pytest.mark.example("OA-SUP-003")
def test_a_faithful_friend_fills_supply_to_seven() -> None:
    """Supply 6, Faithful Friend gains 4: Supply 7."""
    friend = 'turn = "red"\n[boards.red]\nsite = "steppe"\nsupply = 6\nadvisers = ["#faithful_friend"]'
    assert turned_up(given(friend)).board("red")["supply"] == 7


@pytest.mark.rule("OA-SUP-006")
@pytest.mark.example("OA-SUP-006")
def test_purple_warbands_of_all_places_are_out_of_the_bank() -> None:
    """24 - 9 with the Chancellor and at sites - 5 on a Citizen's board = 10 in the bank: Supply 4."""
    table = given("""
        turn = "purple"
        [sites.cradle_1]
        site = "fertile_valley"
        army = "purple"
        warbands = 4
        [boards.purple]
        warbands = 5
        supply = 0
        [boards.red]
        role = "citizen"
        warbands = 5
    """).play("rest")
    assert (table.board("purple")["bank"], table.board("purple")["supply"]) == (10, 4)


@pytest.mark.rule("OA-SEARCH-003")
@pytest.mark.example("OA-SEARCH-003")
@pytest.mark.parametrize(("holder", "cost"), [("red", 2), ("purple", 4), ("", 4)])
def test_what_the_world_deck_costs_after_four_visions(holder: str, cost: int) -> None:
    """Visions Drawn 4: the holder of the Darkest Secret 2, everybody else 4."""
    held = f'[banners.darkest_secret]\nholder = "{holder}"'
    table = given(f'turn = "red"\nvisions_drawn = 4\n{held}\n[boards.red]\nsite = "steppe"').play("search deck")
    assert table.board("red")["supply"] == 7 - cost


@pytest.mark.rule("OA-SEARCH-018", "OA-SITE-027", "OA-PLAY-006")
@pytest.mark.example("OA-SEARCH-018")
@pytest.mark.parametrize("site", ["great_slum", "steppe"])
def test_what_was_discarded_in_a_search_is_out_of_reach(site: str) -> None:
    """Playing to the Great Slum, or anywhere with the People's Favor, discards a card that lay there before; those just
    discarded lie under it on the pile, and none of them comes back."""
    slot, pile = ("hinterland_2", "cradle") if site == "great_slum" else ("provinces_3", "hinterland")
    banner = '[banners.peoples_favor]\nholder = "red"' if site == "steppe" else ""
    table = given(f"""
        turn = "red"
        deck = ["longbows", "scouts", "rangers"]
        {banner}
        [sites.{slot}]
        site = "{site}"
        cards = ["elders"]
        [boards.red]
        site = "{site}"
    """)
    before = list(table.match.state.piles[("cradle", "provinces", "hinterland").index(pile)])
    table.play("search deck", "keep longbows", "lay scouts", f"play longbows {site}")
    assert table.options == ["card elders", "pass"]
    table.play("card elders")
    after = table.match.state.piles[("cradle", "provinces", "hinterland").index(pile)]
    assert (after[0], set(after[1:3]), list(after[3:])) == ("elders", {"scouts", "rangers"}, before)
    assert table.site(site)["cards"] == ["longbows"]


@pytest.mark.rule("OA-SEARCH-023")
@pytest.mark.example("OA-SEARCH-023")
def test_a_card_far_from_the_pawn_goes_by_its_own_region() -> None:
    """Pawn in the Cradle, a card discarded from a site of the Provinces after its plan: Hinterland pile."""
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["horse_archers"]
        army = "red"
        warbands = 1
        [boards.red]
        site = "fertile_valley"
        warbands = 3
        [boards.purple]
        site = "fertile_valley"
        warbands = 0
        favor = 0
    """)
    before = table.view["piles"]["hinterland"]
    table.play("campaign purple", "target pawn", "attack", "plan horse_archers")
    while table.site("steppe")["cards"]:
        table.play(table.options[-1])
    assert table.view["piles"]["hinterland"] == ["denizen", *before]


@pytest.mark.rule("OA-PLAY-004")
@pytest.mark.example("OA-PLAY-004")
@pytest.mark.parametrize(("card", "there"), [("salt_the_earth", True), ("longbows", False), ("garrison", False)])
def test_only_salt_the_earth_is_played_to_the_drowned_city(card: str, there: bool) -> None:
    """Drowned City has capacity 0."""
    table = given(f"""
        turn = "red"
        [sites.provinces_3]
        site = "drowned_city"
        [boards.red]
        site = "drowned_city"
        advisers = ["#{card}"]
    """)
    assert any(option.endswith(" drowned_city") for option in table.offered("play")) is there


@pytest.mark.rule("OA-PLAY-034")
@pytest.mark.example("OA-PLAY-034")
def test_used_elders_serve_nobody_until_rest() -> None:
    """2 favor lie on Elders: no power, no Muster, no Trade."""
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        favor = 6
        secrets = 2
        advisers = ["tents"]
    """)
    deeds = ("use elders", "muster elders", "trade elders favor", "trade elders secrets")
    assert set(deeds) <= set(table.options)
    table.play("use elders")
    assert table.view["tokens"]["elders"]["favor"] == 2
    assert [table.refused(deed) for deed in deeds] == ["OA-PLAY-034"] * 4
    assert table.play("rest").view["tokens"] == {}
