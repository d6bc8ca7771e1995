"""The next game: it begins from the line alone."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

import tavola
from oath.box import CONTRACT
from oath.chronicle.lines import READ, line
from tavola import chronicle
from tavola.oath.catalog import CARDS
from tavola.table.seating import seat_bots

COLORS = ["purple", "red", "blue", "white", "yellow", "black"]


@pytest.mark.rule("OA-SET-056", "OA-SET-057", "OA-CHR-050", "OA-CHR-051")
def test_map_decks_goal_and_boards_come_from_the_line():
    """The constructed line: Protection, nobody Citizen, the Plains with Resettle and the Sprawling Rampart on top."""
    told = chronicle.read(line("constructed_3_3_2"))
    match = chronicle.begin(told, COLORS[:3], seed=4)
    view, state = match.view(0), match.state
    assert view["oath"] == "protection"
    assert [site["id"] or None for site in view["sites"]] == [
        "plains", "river", "mountain", None, None, None, None, "great_slum",
    ]  # fmt: skip
    assert view["sites"][0]["cards"] == ["resettle", "sprawling_rampart"]
    assert view["sites"][7]["cards"] == ["ruined_temple", "siege_engines"]
    dealt = 3 + 3 * 3
    assert state.deck == told.world_deck[:-dealt]
    assert state.dispossessed == told.dispossessed
    assert sorted(state.archive) == sorted(told.archive)
    # The last entry of the relic deck is its top: four go to the Reliquary, the rest follows in its order.
    assert [relic.card for relic in state.reliquary] == list(reversed(told.relic_deck[-4:]))
    assert state.relic_deck == tuple(reversed(told.relic_deck[:-4]))


@pytest.mark.rule("OA-SET-056", "OA-SET-063", "OA-SET-070")
def test_boards_lie_on_their_saved_sides():
    """Black and yellow are Citizens: yellow begins with 1 favor, 1 secret, 3 purple warbands; red is an Exile."""
    match = chronicle.begin(line("game7_3_1_0"), ["purple", "red", "yellow"], seed=1)
    red, yellow = match.view(0)["players"][1:]
    assert (red["role"], yellow["role"]) == ("exile", "citizen")
    assert (yellow["favor"], yellow["secrets"], yellow["warbands"]) == (1, 1, 3)
    # 24 purple: 3 and 3 on boards, 2 at the top Cradle site, none at sites without a card.
    assert match.view(0)["players"][0]["bank"] == 24 - 3 - 3 - 2
    assert match.state.annals.citizens == ("black",)


@pytest.mark.rule("OA-SET-018", "OA-SET-067", "OA-SET-070")
def test_the_last_citizen_takes_what_is_left_of_the_purple_warbands():
    """Eight garrisons take 2 and 7, the Chancellor 3; of the 12 left four Citizens take 3 each, the fifth none."""
    told = chronicle.read(line("tutorial"))
    archive = iter(told.archive)
    sites = tuple(
        replace(land, facedown=False, cards=land.cards if land.cards[0] else (next(archive), None, None))
        for land in told.sites
    )
    match = chronicle.begin(replace(told, sites=sites, citizens=tuple(COLORS[1:])), COLORS, seed=1)
    assert [player["warbands"] for player in match.view(0)["players"]] == [3, 3, 3, 3, 3, 0]
    assert match.view(0)["players"][0]["bank"] == 0


@pytest.mark.rule("OA-SET-073")
def test_relics_of_the_map_stay_and_no_more_are_drawn():
    """The Drowned City of this line has its two relics, the Mountain one; the Lush Coast has none to have."""
    match = chronicle.begin(line("edifice_3_2_0"), COLORS[:2], seed=1)
    sites = {site.id: [relic.card for relic in site.relics] for site in match.state.sites}
    assert sites["drowned_city"] == ["truthful_harp", "book_of_records"]
    assert sites["mountain"] == ["dragonskin_drum"]
    # A face-up site of a later game that lacks its relic stays without: the Great Slum line's River has none, and here
    # all of the deck that is not in the Reliquary is still there.
    assert len(match.state.relic_deck) == 16 - 4


@pytest.mark.rule("OA-SET-072", "OA-SET-071")
def test_where_favor_is_short_the_chancellor_decides():
    """Six players leave 4 favor; Mine and Salt Flats ask for 3 and 2. The Mine goes short: 2 and 2."""
    match = chronicle.begin(_mines(), COLORS, seed=2)
    assert [choice.notation for choice in match.decision] == ["short mine", "short salt_flats"]
    assert match.decision.seat == 0
    left = match.after("short mine")
    assert _favor(left) == {"mine": 2, "salt_flats": 2}
    assert left.state.shared == 0
    assert _favor(match.after("short salt_flats")) == {"mine": 3, "salt_flats": 1}


@pytest.mark.rule("OA-SET-071")
def test_with_enough_favor_nobody_is_asked():
    match = chronicle.begin(_mines(), COLORS[:4], seed=2)
    assert _favor(match) == {"mine": 3, "salt_flats": 2}
    assert match.decision.options[0].notation.startswith(("start ", "keep "))


def _mines():
    """The walkthrough's land with the Mine at Cradle 2 and the Salt Flats turned up."""
    told = line("tutorial")
    return told.replace("20FFFFFF0724", "00FFFFFF0724").replace("19FFFFFF0B", "01FFFFFF0B")


def _favor(match):
    return {site.id: site.favor for site in match.state.sites if site.favor}


@pytest.mark.rule("OA-CHR-063", "OA-CHR-027")
def test_a_new_chronicle_is_a_first_game():
    """51 denizens and 5 Visions, one relic at the Mountain, five hidden sites; drawn by the seed."""
    match = chronicle.begin(chronicle.new("Winter"), COLORS[:2], seed=9)
    state = match.state
    assert (len(state.deck), len(state.archive), state.annals.name) == (56 - 9, 144 + 6, "Winter")
    assert [len(site.relics) for site in state.sites] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert sum(site.up for site in state.sites) == 3
    other = chronicle.begin(chronicle.new("Winter"), COLORS[:2], seed=10)
    assert [site.id for site in other.state.sites] != [site.id for site in state.sites]


def test_a_region_of_a_line_without_a_face_up_site_turns_up_its_top_one():
    told = chronicle.write(chronicle.new()).replace("0403FFFF", "1CFFFFFF")
    match = chronicle.begin(told, COLORS[:2], seed=1)
    assert [site.up for site in match.state.sites][:2] == [True, False]


def test_too_few_cards_for_a_table_are_told():
    """A world deck of the 5 Visions alone, in game 1 with a relic deck: 5 cards, and two players need 9."""
    told = chronicle.write(chronicle.new()).replace("000000002007", "05D2D3D4D5D60001DA002007")
    with pytest.raises(chronicle.BadLine, match="5 cards are too few for 2 players"):
        chronicle.begin(told, COLORS[:2])


@pytest.mark.rule("OA-END-018")
def test_first_games_write_a_chronicle_where_the_table_agreed_to():
    for scenario, players in (("fresh", 2), ("walkthrough", 4)):
        match = tavola.new("oath", scenario, COLORS[:players], seed=3, options={"chronicle": "The First"})
        assert match.state.annals.name == "The First"
        plain = tavola.new("oath", scenario, COLORS[:players], seed=3)
        assert plain.state.annals is None
        assert plain.state.deck == match.state.deck
    with pytest.raises(tavola.UnknownName):
        tavola.new("oath", "fresh", COLORS[:2], options={"line": line("reset")})


def census(state):
    """Denizens, edifices and relics by name; the Scepter among them."""
    return Counter({card: n for card, n in CONTRACT.census(state).items() if card.startswith("card ")})


@pytest.mark.parametrize("seed", [1, 2])
def test_three_games_of_a_chronicle_lose_nothing(seed):
    told = chronicle.new("Three games")
    for number in (1, 2, 3):
        players = COLORS[: 2 + (seed + number) % 3]
        match = chronicle.begin(told, players, seed=seed * 10 + number, bots=["random"] * len(players))
        match.run()
        assert set(census(match.state).values()) == {1}
        assert sum(census(match.state).values()) == 198 + 6 + 5 + 21
        after = chronicle.after(match)
        assert after is not None
        assert after.game_number == number + 1
        assert chronicle.read(chronicle.write(after)) == after
        told = after


@pytest.mark.parametrize("known", [told["id"] for told in READ])
def test_every_known_line_can_be_played(known):
    match = chronicle.begin(line(known), COLORS[:3], seed=5, bots=["random"] * 3)
    match.run()
    after = chronicle.after(match)
    assert after is not None
    assert (after.version, after.game_number) == ((3, 3, 2), chronicle.read(line(known)).game_number + 1)
    assert {card for card in after.archive if CARDS[card].ruined} == set()


#: Who plays the games of a long chronicle in turn: people alone, or with the Prince on one side or the other.
SIDES: tuple[dict[str, str], ...] = (
    {},
    {"prince_side": "chancellor"},
    {},
    {"prince_side": "exile", "prince_level": "expanded"},
)


def ten_games(number):
    """A chronicle of random players, every other game with the Prince: every game ends, nothing is lost, every line is
    read again and told as it was written."""
    told = chronicle.new(f"Chronicle {number}")
    for game in range(10):
        his = SIDES[game % len(SIDES)]
        people = COLORS[: (1 if his else 2) + (number + game) % 5]
        match = chronicle.begin(told, people, seed=number * 100 + game, options=his)
        match.bots = seat_bots({info.seat: "random" for info in match.rules.seats(match.state) if info.answers}, game)
        match.run()
        assert match.is_over
        assert set(census(match.state).values()) == {1}
        after = chronicle.after(match)
        assert after is not None
        line = chronicle.write(after)
        assert chronicle.read(line) == after
        assert chronicle.write(chronicle.read(line)) == line
        assert after.previous_winner_name != "UNKNOWN"
        told = after
    assert told.game_number == 11


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_a_hundred_chronicles_of_ten_games(block):
    for number in range(block * 10, block * 10 + 10):
        ten_games(number)
