"""What a box holds and how a first game begins."""

from __future__ import annotations

from collections import Counter

import pytest

import tavola
from tavola.oath.catalog import ATTACK_FACES, CARDS, DEFENSE_FACES, END_FACES, OATHS, RELIQUARY_SPACES, SITES
from tavola.oath.state import REGION_OF_SLOT, SUITS, WARBANDS

ALL = ("purple", "red", "blue", "white", "yellow", "black")


def fresh(players=4, seed=1, scenario="fresh"):
    return tavola.new("oath", scenario=scenario, players=ALL[:players], seed=seed)


def kinds(kind):
    return [card for card in CARDS.values() if card.kind == kind]


# -- the box ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OA-SET-001", "OA-SET-002", "OA-SET-004", "OA-SET-026")
def test_eight_slots_in_three_regions_and_23_sites():
    assert REGION_OF_SLOT == ("cradle",) * 2 + ("provinces",) * 3 + ("hinterland",) * 3
    assert len(SITES) == 23
    assert sum(site.capacity for site in SITES.values()) == 45
    assert {site.capacity for site in SITES.values()} == {0, 1, 2, 3}


@pytest.mark.rule("OA-SET-005", "OA-SET-006", "OA-SET-007")
def test_the_circle_of_banks():
    assert SUITS == ("discord", "arcane", "order", "hearth", "beast", "nomad")
    assert tuple(fresh().view(0)["banks"]) == SUITS


@pytest.mark.rule("OA-SET-020", "OA-SET-021", "OA-SET-022")
def test_198_denizens():
    denizens = kinds("denizen")
    assert sorted(card.number for card in denizens) == list(range(1, 199))
    assert Counter(card.suit for card in denizens) == dict.fromkeys(SUITS, 33)
    assert Counter(card.only for card in denizens) == {"adviser": 53, "site": 45, "": 100}
    assert Counter(card.only for card in denizens if card.locked) == {"adviser": 23, "site": 6}


@pytest.mark.rule("OA-SET-024", "OA-SET-030", "OA-SET-032", "OA-SET-033", "OA-RELIC-003", "OA-RELIC-008")
def test_visions_edifices_and_relics():
    assert [bool(card.goal) for card in kinds("vision")].count(True) == 4
    assert len(kinds("vision")) == 5
    whole = [card for card in kinds("edifice") if not card.ruined]
    assert sorted(card.suit for card in whole) == sorted(SUITS)
    assert all(card.only == "site" and card.locked and not CARDS[card.back].suit for card in whole)
    assert Counter(card.dice for card in kinds("relic")) == {1: 1, 2: 13, 3: 6, 5: 1}
    assert (CARDS["circlet_of_command"].dice, CARDS["grand_scepter"].dice) == (1, 5)


@pytest.mark.rule("OA-SET-014", "OA-SET-015", "OA-SET-035", "OA-SET-036")
def test_warbands_reliquary_and_goals():
    assert WARBANDS == {"purple": 24, "red": 14, "blue": 14, "white": 14, "yellow": 14, "black": 14}
    assert RELIQUARY_SPACES == ("brutal", "decadent", "careless", "greedy")
    assert set(OATHS) == {"supremacy", "people", "devotion", "protection"}


@pytest.mark.rule("OA-SET-041", "OA-SET-042", "OA-SET-043")
def test_the_dice():
    assert Counter(ATTACK_FACES) == {"hollow": 3, "sword": 2, "skull": 1}
    assert Counter(DEFENSE_FACES) == {"blank": 2, "shield": 2, "two_shields": 1, "double": 1}
    assert END_FACES == ("1", "2", "3", "4", "5", "6")


PRINTED = {
    "OA-SITE-053": ("mine", 1, 3, 0, 1, "discord", 0, 0),
    "OA-SITE-054": ("salt_flats", 2, 2, 1, 0, "", 0, 0),
    "OA-SITE-055": ("fertile_valley", 3, 0, 0, 0, "", 0, 0),
    "OA-SITE-056": ("barren_coast", 1, 0, 0, 1, "nomad", 0, 0),
    "OA-SITE-057": ("plains", 3, 0, 0, 0, "", 0, 0),
    "OA-SITE-058": ("river", 2, 0, 0, 0, "", 0, 0),
    "OA-SITE-059": ("steppe", 2, 0, 0, 1, "nomad", 0, 0),
    "OA-SITE-060": ("mountain", 2, 0, 0, 1, "", 2, 0),
    "OA-SITE-061": ("lush_coast", 3, 0, 0, 0, "", 0, 0),
    "OA-SITE-062": ("marshes", 2, 0, 0, 1, "", 0, 1),
    "OA-SITE-063": ("wastes", 1, 0, 0, 1, "", 0, 2),
    "OA-SITE-064": ("rocky_coast", 2, 0, 0, 0, "", 0, 0),
    "OA-SITE-065": ("narrow_pass", 1, 0, 0, 1, "arcane", 0, 0),
    "OA-SITE-066": ("charming_valley", 3, 0, 0, 0, "", 0, 0),
    "OA-SITE-067": ("deep_woods", 2, 0, 0, 1, "", 0, 2),
    "OA-SITE-068": ("standing_stones", 2, 0, 0, 1, "arcane", 0, 0),
    "OA-SITE-069": ("ancient_city", 2, 0, 0, 1, "order", 0, 0),
    "OA-SITE-070": ("drowned_city", 0, 0, 3, 2, "", 2, 0),
    "OA-SITE-071": ("great_slum", 3, 0, 0, 0, "", 0, 0),
    "OA-SITE-072": ("buried_giant", 2, 0, 0, 1, "", 0, 1),
    "OA-SITE-073": ("the_tribunal", 2, 0, 0, 1, "order", 0, 0),
    "OA-SITE-074": ("shrouded_wood", 2, 0, 0, 1, "", 0, 1),
    "OA-SITE-075": ("the_hidden_place", 2, 0, 0, 1, "", 0, 1),
}


@pytest.mark.rule("OA-SITE-053", "OA-SITE-054", "OA-SITE-055", "OA-SITE-056", "OA-SITE-057", "OA-SITE-058")
@pytest.mark.rule("OA-SITE-059", "OA-SITE-060", "OA-SITE-061", "OA-SITE-062", "OA-SITE-063", "OA-SITE-064")
@pytest.mark.rule("OA-SITE-065", "OA-SITE-066", "OA-SITE-067", "OA-SITE-068", "OA-SITE-069", "OA-SITE-070")
@pytest.mark.rule("OA-SITE-071", "OA-SITE-072", "OA-SITE-073", "OA-SITE-074", "OA-SITE-075")
@pytest.mark.parametrize("rule", PRINTED)
def test_what_a_site_shows(rule):
    """Capacity, favor, secrets and relics of its prompt, and what a relic costs there."""
    name, *numbers = PRINTED[rule]
    site = SITES[name]
    shown = [site.capacity, site.favor, site.secrets, site.relics, site.bank, site.cost.burn, site.cost.burn_secrets]
    assert shown == numbers


# -- a first game -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OA-SET-060", "OA-SET-010", "OA-SET-087", "OA-SET-059")
@pytest.mark.example("OA-SET-087")
@pytest.mark.parametrize(("players", "each", "shared"), [(2, 3, 14), (3, 3, 13), (4, 3, 12), (5, 4, 5), (6, 4, 4)])
def test_favor_at_the_start(players, each, shared):
    """5 players: 36 - 24 - 1 - 2 - 4 = 5 are left. No site of the first game asks for favor."""
    view = fresh(players).view(0)
    assert set(view["banks"].values()) == {each}
    assert view["shared"] == shared
    assert view["banners"] == {
        "peoples_favor": {"holder": -1, "tokens": 1, "side": "people"},
        "darkest_secret": {"holder": -1, "tokens": 1, "side": "secret"},
    }


@pytest.mark.rule("OA-SET-047", "OA-SET-048", "OA-SET-049", "OA-SET-055", "OA-SET-071", "OA-SET-058", "OA-SET-069")
def test_the_map_of_a_new_chronicle():
    view = fresh().view(0)
    known = {site["slot"]: (site["id"], site["cards"]) for site in view["sites"] if site["up"]}
    assert known == {
        0: ("plains", ["longbows"]),
        2: ("mountain", ["taming_charm"]),
        5: ("rocky_coast", ["elders"]),
    }
    assert [len(site["relics"]) for site in view["sites"]] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert (view["oath"], view["round"], view["visions_drawn"]) == ("supremacy", 1, 0)
    assert view["title"] == {"holder": 0, "side": "oathkeeper"}


@pytest.mark.rule("OA-SET-049", "OA-SET-086")
def test_the_other_five_sites_are_drawn_at_random():
    hidden = [tuple(site.id for site in fresh(seed=seed).state.sites if not site.up) for seed in range(4)]
    assert len(set(hidden)) > 1
    for sites in hidden:
        assert len(set(sites)) == 5
        assert not {"plains", "mountain", "rocky_coast"} & set(sites)


@pytest.mark.rule("OA-SET-054", "OA-SET-062", "OA-SET-064", "OA-SET-065", "OA-SET-068", "OA-SET-070", "OA-CIT-001")
def test_what_everybody_begins_with():
    purple, *others = fresh().view(0)["players"]
    assert (purple["role"], purple["favor"], purple["secrets"], purple["warbands"]) == ("chancellor", 2, 1, 3)
    assert (purple["relics"], purple["supply"]) == (["grand_scepter"], 7)
    for other in others:
        assert (other["role"], other["favor"], other["secrets"], other["warbands"]) == ("exile", 1, 1, 3)
        assert (other["supply"], other["bank"], other["relics"]) == (7, 11, [])


@pytest.mark.rule("OA-SET-066", "OA-SET-067", "OA-SUP-005")
@pytest.mark.example("OA-SET-067")
def test_the_first_garrisons():
    """2 at Plains, 1 at Mountain, 1 at Rocky Coast: 24 - 3 - 4 = 17 in the bank."""
    view = fresh().view(0)
    assert {site["id"]: site["warbands"] for site in view["sites"] if site["warbands"]} == {
        "plains": 2,
        "mountain": 1,
        "rocky_coast": 1,
    }
    assert view["players"][0]["bank"] == 17


@pytest.mark.rule("OA-SET-053", "OA-SET-074", "OA-SET-075", "OA-RELQ-001", "OA-SET-032")
@pytest.mark.example("OA-SET-075")
def test_relics_of_the_first_game():
    """20 - 1 (Mountain) - 4 = 15 are left; nobody has seen those of the Reliquary."""
    view = fresh().view(0)
    assert view["relics_left"] == 15
    assert [space["relic"]["card"] for space in view["reliquary"]] == [""] * 4
    assert [space["relic"]["seen"] for space in view["reliquary"]] == [[]] * 4


@pytest.mark.rule("OA-SET-050", "OA-SET-051", "OA-SET-052", "OA-SET-076", "OA-SET-077", "OA-SET-078", "OA-SET-079")
@pytest.mark.rule("OA-SET-003", "OA-SET-087")
@pytest.mark.example("OA-CHR-048", "OA-SET-077", "OA-SET-087")
@pytest.mark.parametrize(("players", "left"), [(2, 47), (3, 44), (4, 41), (5, 38), (6, 35)])
def test_the_first_world_deck(players, left):
    """12 with 2 Visions on 18 with 3 on denizens; 3 to the piles and 3 to each player from the bottom: no Vision."""
    match = fresh(players)
    state = match.state
    assert len(state.deck) == left
    visions = [CARDS[card].kind == "vision" for card in state.deck]
    assert (sum(visions[:12]), sum(visions[12:30]), sum(visions[30:])) == (2, 3, 0)
    assert [len(pile) for pile in state.piles] == [1, 1, 1]
    assert [len(player.hand) for player in state.players] == [3] * players
    assert match.view(0)["visions_drawn"] == 0
    boxed = Counter(CARDS[card].suit for card in state.archive if CARDS[card].kind == "denizen")
    assert boxed == dict.fromkeys(SUITS, 24)
    assert sum(CARDS[card].kind == "edifice" for card in state.archive) == 6
    assert state.dispossessed == ()


@pytest.mark.rule("OA-SET-080", "OA-SET-081", "OA-SET-082", "OA-SET-083", "OA-SET-019", "OA-SET-063", "OA-TURN-002")
@pytest.mark.example("OA-SET-082")
def test_pawns_and_first_advisers():
    """In turn order: the pawn, then 1 of 3 cards kept; from the Hinterland both others go on the Cradle pile."""
    match = fresh(2)
    assert match.view(0)["players"][0]["site"] == "plains"  # nowhere else to begin: nobody is asked
    match.play("start plains")  # a script that says so is understood
    first = [option.notation for option in match.decision]
    assert len(first) == 3
    match.play(first[0])
    assert [option.notation for option in match.decision] == ["start plains", "start mountain", "start rocky_coast"]
    match.play("start rocky_coast")
    match.play(next(iter(match.decision)).notation)
    view = match.view(0)
    assert {region: len(pile) for region, pile in view["piles"].items()} == {
        "cradle": 3,
        "provinces": 3,
        "hinterland": 1,
    }
    assert [[adviser["up"] for adviser in player["advisers"]] for player in view["players"]] == [[False], [False]]
    assert (view["turn"], match.decision.seat) == (0, 0)


@pytest.mark.rule("OA-SET-084", "OA-SET-085", "OA-SET-086")
def test_the_walkthrough_of_the_printed_box():
    match = fresh(4, scenario="walkthrough")
    assert [site.id for site in match.state.sites] == [
        "plains",
        "lush_coast",
        "mountain",
        "buried_giant",
        "salt_flats",
        "rocky_coast",
        "wastes",
        "great_slum",
    ]
    assert match.state.sites[2].relics[0].card == "ivory_eye"
    while match.state.stack[-1].step.startswith("setup."):
        match.play(next(iter(match.decision)).notation)
    pawns = [player["site"] for player in match.view(0)["players"]]
    assert pawns == ["plains", "mountain", "mountain", "rocky_coast"]
    with pytest.raises(tavola.TavolaError):
        fresh(3, scenario="walkthrough")


@pytest.mark.rule("OA-SET-045", "OA-SET-061")
def test_two_to_six_players_and_purple_is_the_chancellor():
    for count in (1, 7):
        with pytest.raises(tavola.TavolaError):
            tavola.new("oath", scenario="fresh", players=(*ALL, "red")[:count], seed=1)
    seated = tavola.new("oath", scenario="fresh", players=("red", "purple", "blue"), seed=1).view(0)["players"]
    assert [player["color"] for player in seated] == ["purple", "red", "blue"]
