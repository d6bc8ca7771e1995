"""Phases 1 to 3: the oath, Citizens and an edifice."""

from __future__ import annotations

import pytest

from oath.chronicle.endings import REGIME, USURPER, cards_at, ending, finished, told

#: Red rules two sites and holds both banners: the goal of each of the four Visions is met by red alone.
ALL_GOALS = """
    visions_drawn = 3
    [boards.red]
    vision = "{vision}"
    [banners.peoples_favor]
    holder = "red"
    [banners.darkest_secret]
    holder = "red"
    [sites.provinces_1]
    site = "ancient_city"
    cards = []
    army = "red"
    warbands = 2
    [sites.provinces_2]
    site = "standing_stones"
    cards = []
    army = "red"
    warbands = 2
"""
OATHS = ["supremacy", "people", "devotion", "protection"]


def by_vision(vision, oath="supremacy", usurper="false", title="blue"):
    way = f'title = "{title}"\nusurper = {usurper}\noath = "{oath}"'
    return ending(way, ALL_GOALS.format(vision=vision))


@pytest.mark.rule("OA-CHR-001", "OA-CHR-003", "OA-END-018")
@pytest.mark.parametrize("present", ["supremacy", "people"])
@pytest.mark.parametrize(
    ("vision", "oath"),
    [
        ("vision_conquest", "supremacy"),
        ("vision_rebellion", "people"),
        ("vision_sanctuary", "protection"),
        ("vision_faith", "devotion"),
    ],
)
def test_a_vision_that_won_alone_is_the_next_oath(vision, oath, present):
    """Also where it is the present one: the Vision decides alone."""
    table = by_vision(vision, present)
    assert table.prompt == "oa-ask-welcome"
    assert finished(table).oath == oath
    assert list(table.outcome.winners) == [1]


@pytest.mark.rule("OA-CHR-002")
@pytest.mark.parametrize("present", OATHS)
def test_any_other_winner_chooses_another_oath(present):
    table = ending(f'{REGIME}\noath = "{present}"')
    assert (table.asked, table.prompt) == ("purple", "oa-ask-vow")
    assert table.options == [f"vow {oath}" for oath in OATHS if oath != present]
    assert finished(table).oath == next(oath for oath in OATHS if oath != present)


@pytest.mark.rule("OA-CHR-002")
def test_who_wins_in_several_ways_chooses_too():
    """Red is Usurper and has a met Vision at the same time."""
    table = by_vision("vision_faith", usurper="true", title="red")
    assert (table.asked, table.prompt) == ("red", "oa-ask-vow")
    table.play("vow protection", "pass")
    assert finished(table).oath == "protection"


# -- Citizens ---------------------------------------------------------------------------------------------------------

CITIZENS = """
    [boards.blue]
    role = "citizen"
    [sites.provinces_1]
    site = "ancient_city"
    cards = []
    army = "white"
    warbands = 3
    [sites.provinces_2]
    site = "standing_stones"
    cards = []
    army = "white"
    warbands = 2
    [sites.provinces_3]
    site = "steppe"
    cards = []
    army = "red"
    warbands = 1
"""
FOUR = '"purple", "red", "blue", "white", "yellow"'


def court(way=USURPER):
    return ending(way, CITIZENS, FOUR, 'citizens = ["black"]')


@pytest.mark.rule("OA-CHR-004", "OA-CHR-005")
def test_an_exile_turns_every_citizen_out_and_asks_only_those_who_were_exiles():
    """Blue, who was Citizen, and the unused black board turn; white and yellow may be asked, blue not."""
    table = court().play("vow people")
    assert (table.asked, table.prompt) == ("red", "oa-ask-welcome")
    assert table.options == ["welcome white", "welcome yellow", "pass"]
    assert [player["role"] for player in table.view["players"]] == ["chancellor", "exile", "exile", "exile", "exile"]
    found = finished(table)
    assert (found.citizens, found.previous_citizens) == ((), ("black", "blue"))


@pytest.mark.rule("OA-CHR-005", "OA-CHR-006")
@pytest.mark.example("OA-CHR-006")
def test_who_accepts_is_a_citizen_and_one_warband_of_the_winner_stands_at_each_site():
    """White had 3 and 2 warbands at two sites: red now has 1 at each, and keeps both. No relic is promised."""
    table = court().play("vow people", "welcome white")
    reliquary = table.view["reliquary"]
    assert (table.asked, table.prompt) == ("white", "oa-ask-join")
    table.play("accept")
    for site in ("ancient_city", "standing_stones"):
        assert (table.site(site)["army"], table.site(site)["warbands"], table.site(site)["ruler"]) == ("red", 1, 1)
    assert table.view["reliquary"] == reliquary
    assert table.options == ["welcome yellow", "pass"]
    found = finished(table)
    assert found.citizens == ("white",)
    assert [land.site for land in found.sites[:3]] == ["ancient_city", "standing_stones", "steppe"]


@pytest.mark.rule("OA-CHR-005")
def test_who_declines_stays_an_exile_and_is_not_asked_again():
    table = court().play("vow people", "welcome white", "decline")
    assert table.site("ancient_city")["army"] == "white"
    assert table.options == ["welcome yellow", "pass"]
    assert finished(table).citizens == ()


@pytest.mark.rule("OA-CHR-007", "OA-CHR-050")
def test_a_chancellor_changes_no_board():
    table = court(REGIME).play("vow people")
    assert "oa-log-boards-stay" in table.log
    assert finished(table).citizens == ("black", "blue")


# -- edifices ---------------------------------------------------------------------------------------------------------

BUILDING = """
    [sites.cradle_1]
    site = "plains"
    cards = ["vow_of_peace", "elders", "hall_of_debate"]
    army = "purple"
    warbands = 1
    [sites.provinces_1]
    site = "river"
    cards = ["vow_of_obedience", "longbows"]
    army = "purple"
    warbands = 1
    [sites.provinces_2]
    site = "charming_valley"
    cards = ["wolves", "marriage"]
    army = "purple"
    warbands = 1
    [sites.hinterland_1]
    site = "rocky_coast"
    cards = ["scryer"]
    army = "red"
    warbands = 1
    [sites.hinterland_2]
    site = "mountain"
    cards = ["ruined_temple"]
    army = "purple"
    warbands = 1
"""


@pytest.mark.rule("OA-CHR-008", "OA-CHR-009", "OA-CHR-010", "OA-CHR-011", "OA-CHR-012", "OA-CHR-013")
def test_what_a_chancellor_can_build_and_repair():
    """Not beside the Hall of Debate, nothing of its suit Hearth nor of the ruin's suit Beast, nothing at red's site;
    Vow of Obedience is locked and can be replaced all the same."""
    table = ending(REGIME, BUILDING).play("vow people")
    assert (table.asked, table.prompt) == ("purple", "oa-ask-edifice")
    assert table.options == ["build river vow_of_obedience", "build river longbows", "repair mountain", "pass"]


@pytest.mark.rule("OA-CHR-009", "OA-CHR-010", "OA-CHR-013")
def test_building_replaces_a_denizen_by_the_edifice_of_its_suit():
    """Longbows is Order: the Sprawling Rampart takes its place, and nothing more is asked."""
    table = ending(REGIME, BUILDING).play("vow people", "build river vow_of_obedience")
    found = finished(table)
    assert cards_at(found, "river") == ("sprawling_rampart", "longbows")
    assert "vow_of_obedience" in found.world_deck
    assert "sprawling_rampart" not in found.archive
    assert cards_at(found, "mountain")[:1] == ("ruined_temple",)


@pytest.mark.rule("OA-CHR-012", "OA-CHR-013")
def test_repairing_turns_a_ruin():
    table = ending(REGIME, BUILDING).play("vow people", "repair mountain")
    found = finished(table)
    assert cards_at(found, "mountain")[:1] == ("forest_temple",)
    assert cards_at(found, "river") == ("vow_of_obedience", "longbows")


@pytest.mark.rule("OA-CHR-013")
def test_neither_is_needed():
    table = ending(REGIME, BUILDING).play("vow people", "pass")
    assert cards_at(finished(table), "river") == ("vow_of_obedience", "longbows")


@pytest.mark.rule("OA-CHR-008")
def test_an_exile_builds_nothing():
    table = ending(USURPER, BUILDING.replace('"purple"', '"red"'))
    table.play("vow people", "pass")
    assert "oa-ask-edifice" not in table.prompt
    finished(table)
    assert not {"oa-log-builds", "oa-log-repairs"} & set(table.log)


@pytest.mark.rule("OA-CHR-014", "OA-CHR-008")
def test_a_citizen_rules_what_the_empire_rules():
    """Under Supremacy blue, a Citizen with a relic, is the Successor: the purple sites are blue's to build at and to
    keep."""
    more = BUILDING + '[boards.blue]\nrole = "citizen"\nrelics = ["map", "whistle"]\n'
    table = ending(REGIME, more)
    assert table.asked == "blue"
    table.play("vow people")
    assert "build river longbows" in table.options
    found = told(table.play("build river longbows")) if table.match.is_over else finished(table)
    assert {"plains", "river", "charming_valley"} < {land.site for land in found.sites if not land.facedown}
    assert found.previous_winner == "blue"
