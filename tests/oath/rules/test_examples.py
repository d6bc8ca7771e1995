"""The worked examples of the rules outside war that no other test holds, with exactly their numbers."""

from __future__ import annotations

import pytest

import tavola
from oath.cards.tables import turned_up
from oath.chronicle.lines import line
from oath.prince.court import args, reign
from oath.scripted import Table, given
from tavola import chronicle
from tavola.oath.state import COLORS


def played(table: Table, to: str) -> Table:
    """Turn the facedown adviser up, to that place."""
    return table.play(next(option for option in table.offered("play") if option.endswith(f" {to}")))


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


@pytest.mark.rule("OA-RECOVER-014")
@pytest.mark.example("OA-RECOVER-014")
@pytest.mark.parametrize(("role", "card", "free"), [("citizen", "elders", True), ("citizen", "wolves", False)])
def test_one_nomad_card_of_the_empire_is_enough_for_a_citizen(role: str, card: str, free: bool) -> None:
    """Red, a Citizen far away, counts the cards of all Imperial sites against Blue's Lost Tongue."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banners.peoples_favor]
        holder = "blue"
        tokens = 1
        [sites.cradle_1]
        site = "fertile_valley"
        army = "purple"
        warbands = 1
        cards = ["{card}"]
        [boards.red]
        role = "{role}"
        site = "steppe"
        favor = 3
        [boards.blue]
        site = "steppe"
        relics = ["map"]
        advisers = ["lost_tongue"]
    """)
    assert ("recover peoples_favor 2" in table.options) is free
    assert ("target relic map" in table.play("campaign blue").options) is free


@pytest.mark.rule("OA-BANNER-010")
@pytest.mark.example("OA-BANNER-010")
@pytest.mark.parametrize(
    ("tokens", "mob", "duty", "left"), [(5, "false", "add favor", 6), (6, "true", "move favor discord", 5)]
)
def test_six_favor_turn_the_banner_to_the_mob(tokens: int, mob: str, duty: str, left: int) -> None:
    """5 + 1 = 6: Mob. From 6 down to 5 by the duty: it stays Mob."""
    table = given(f"""
        turn = "red"
        phase = "wake"
        [banks]
        discord = 1
        [banners.peoples_favor]
        holder = "red"
        tokens = {tokens}
        mob = {mob}
        [boards.red]
        favor = 2
    """).play(duty)
    banner = table.view["banners"]["peoples_favor"]
    assert (banner["tokens"], banner["side"]) == (left, "mob")


@pytest.mark.rule("OA-OATH-015", "OA-TURN-008")
@pytest.mark.example("OA-OATH-015")
def test_a_title_lost_and_retaken_begins_again() -> None:
    """Red is Usurper in round 4. Purple takes the banner, and the title with it; Red retakes both in round 4: the
    Wake of round 5 only turns the title again, and that of round 6 wins."""
    table = given("""
        players = ["purple", "red"]
        turn = "purple"
        round = 4
        oath = "people"
        title = "red"
        usurper = true
        [banners.peoples_favor]
        holder = "red"
        tokens = 1
        [boards.purple]
        site = "fertile_valley"
        favor = 2
        [boards.red]
        site = "steppe"
        favor = 9
    """).play("recover peoples_favor 2", "bank order", "rest")
    assert table.view["title"] == {"holder": 0, "side": "oathkeeper"}
    table.play("recover peoples_favor 3", "bank order")
    assert (table.view["round"], table.view["title"]) == (4, {"holder": 1, "side": "oathkeeper"})
    table.play("rest", "rest", "add favor")
    assert (table.view["round"], table.view["title"]) == (5, {"holder": 1, "side": "usurper"})
    table.play("rest", "rest", "add favor")
    assert (table.view["round"], table.outcome.winners) == (6, (1,))


@pytest.mark.rule("OA-VISION-014")
@pytest.mark.example("OA-VISION-014")
@pytest.mark.parametrize(("empire", "wins"), [(4, False), (2, True)])
def test_the_empire_counts_as_one_ruler_against_conquest(empire: int, wins: bool) -> None:
    """Chancellor and Citizen rule 4 sites together, Red 3: not met, though each of them manned no more than 2."""
    slots = ("cradle_1", "cradle_2", "provinces_1", "provinces_2", "provinces_3", "hinterland_1", "hinterland_2")
    names = ("fertile_valley", "lush_coast", "ancient_city", "standing_stones", "steppe", "rocky_coast", "great_slum")
    armies = ["red"] * 3 + ["purple"] * empire
    lands = "\n".join(
        f'[sites.{slot}]\nsite = "{name}"\narmy = "{army}"\nwarbands = 1'
        for slot, name, army in zip(slots, names, armies, strict=False)
    )
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        phase = "wake"
        visions_drawn = 3
        {lands}
        [boards.red]
        vision = "vision_conquest"
        [boards.blue]
        role = "citizen"
    """)
    assert table.match.is_over is wins


@pytest.mark.rule("OA-VISION-022")
@pytest.mark.example("OA-VISION-022")
@pytest.mark.parametrize(
    ("own", "theirs", "allowed"),
    [
        (["scouts", "longbows", "rangers"], ["bear_traps", "elders"], True),
        (["scouts", "rangers"], ["bear_traps"], False),
    ],
)
def test_how_many_advisers_match(own: list[str], theirs: list[str], allowed: bool) -> None:
    """Own Order, Order, Beast against Order, Nomad: 2 matches. Own Order, Beast against Order: 1, not enough."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        deck = ["conspiracy", "vision_faith"]
        [boards.red]
        site = "steppe"
        secrets = 1
        advisers = {own}
        [boards.blue]
        site = "steppe"
        relics = ["map"]
        advisers = {theirs}
    """).play("search deck", "keep conspiracy")
    table.play(next(option for option in table.offered("play") if not option.endswith(" facedown")))
    assert ("thing map" in table.options) is allowed


@pytest.mark.rule("OA-SITE-003")
@pytest.mark.example("OA-SITE-003")
def test_salt_flats_give_three_times() -> None:
    """2 favor and 1 secret: three takings in all; the fourth Wake finds nothing."""
    table = given("""
        turn = "red"
        phase = "wake"
        [sites.hinterland_3]
        site = "salt_flats"
        favor = 2
        secrets = 1
        [boards.red]
        site = "salt_flats"
        favor = 0
        secrets = 0
    """)
    for take, found in (("favor", (1, 0)), ("secret", (1, 1)), ("favor", (2, 1))):
        table.play(f"take {take}")
        assert (table.board("red")["favor"], table.board("red")["secrets"]) == found
        table.play("rest", "rest")
    assert (table.asked, table.prompt, table.view["round"]) == ("red", "oa-ask-act", 4)
    assert (table.site("salt_flats")["favor"], table.site("salt_flats")["secrets"]) == (0, 0)


@pytest.mark.rule("OA-SITE-027")
@pytest.mark.example("OA-SITE-027")
def test_the_full_slum_takes_another_card() -> None:
    """Capacity 3, three denizens: one is discarded, the new one is placed."""
    table = given("""
        turn = "red"
        [sites.hinterland_2]
        site = "great_slum"
        cards = ["longbows", "rangers", "elders"]
        [boards.red]
        site = "great_slum"
        advisers = ["#rain_boots"]
    """)
    assert table.site("great_slum")["capacity"] == 3
    played(table, "great_slum").play("card rangers")
    assert table.site("great_slum")["cards"] == ["longbows", "elders", "rain_boots"]
