"""Travel: what the way costs, and what a first visitor finds."""

from __future__ import annotations

import pytest

from oath.scripted import given

CRADLE, PROVINCES, HINTERLAND = "fertile_valley", "ancient_city", "great_slum"


def standing(site, supply=7, more=""):
    return given(f"""
        turn = "red"
        {more}
        [boards.red]
        site = "{site}"
        supply = {supply}
    """)


@pytest.mark.rule("OA-TRAVEL-001", "OA-TRAVEL-002", "OA-TRAVEL-003", "OA-TRAVEL-011")
@pytest.mark.parametrize(
    ("origin", "to", "cost"),
    [
        (CRADLE, "lush_coast", 1),
        (CRADLE, PROVINCES, 2),
        (CRADLE, HINTERLAND, 4),
        (PROVINCES, CRADLE, 2),
        (PROVINCES, "steppe", 2),
        (PROVINCES, HINTERLAND, 2),
        (HINTERLAND, CRADLE, 4),
        (HINTERLAND, PROVINCES, 2),
        (HINTERLAND, "salt_flats", 3),
    ],
)
def test_supply_by_regions(origin, to, cost):
    table = standing(origin).play(f"travel {to}")
    red = table.board("red")
    assert (red["site"], red["supply"], red["warbands"]) == (to, 7 - cost, 3)
    assert standing(origin, cost - 1).refused(f"travel {to}") == "OA-SUP-001"


@pytest.mark.rule("OA-TRAVEL-004")
def test_staying_is_no_travel():
    assert standing(CRADLE).refused(f"travel {CRADLE}") == "OA-TRAVEL-004"


@pytest.mark.rule("OA-TRAVEL-010", "OA-TRAVEL-011")
def test_pawns_never_block_and_warbands_of_sites_stay():
    table = given("""
        turn = "red"
        [sites.provinces_1]
        site = "ancient_city"
        army = "red"
        warbands = 2
        [boards.red]
        site = "ancient_city"
        [boards.purple]
        site = "steppe"
    """).play("travel steppe")
    assert table.board("red")["site"] == table.board("purple")["site"] == "steppe"
    assert table.site("ancient_city")["warbands"] == 2


@pytest.mark.rule("OA-TRAVEL-005", "OA-TRAVEL-006", "OA-TRAVEL-009", "OA-SET-029", "OA-CIT-006")
@pytest.mark.example("OA-TRAVEL-006")
def test_a_facedown_drowned_city():
    """3 secrets on it and 2 facedown relics beside it; bandits rule it."""
    table = given("""
        turn = "red"
        [sites.provinces_2]
        site = "drowned_city"
        up = false
        [boards.red]
        site = "ancient_city"
    """)
    slot = table.view["sites"][3]
    assert (slot["id"], slot["capacity"], slot["bandits"], slot["ruler"]) == ("", 0, 0, -2)
    table.play("travel provinces_2")
    found = table.site("drowned_city")
    assert (found["secrets"], len(found["relics"]), found["ruler"]) == (3, 2, -1)
    assert [relic["card"] for relic in found["relics"]] == ["", ""]
    assert table.board("red")["supply"] == 5


@pytest.mark.rule("OA-TRAVEL-007", "OA-TURN-042", "OA-RELIC-007")
def test_a_short_shared_bank_gives_what_there_is():
    """35 favor lie elsewhere: the Mine finds 1 instead of 3."""
    table = given("""
        turn = "red"
        [sites.provinces_2]
        site = "mine"
        up = false
        [boards.red]
        site = "ancient_city"
        favor = 14
        [boards.purple]
        favor = 2
    """)
    assert table.view["shared"] == 1
    table.play("travel provinces_2")
    assert (table.site("mine")["favor"], table.view["shared"]) == (1, 0)


@pytest.mark.rule("OA-TRAVEL-008")
def test_a_prompt_is_resolved_once():
    table = given("""
        turn = "red"
        [sites.provinces_2]
        site = "salt_flats"
        up = false
        [boards.red]
        site = "ancient_city"
    """).play("travel provinces_2", "travel ancient_city", "travel salt_flats")
    found = table.site("salt_flats")
    assert (found["favor"], found["secrets"]) == (2, 1)


@pytest.mark.rule("OA-TRAVEL-016", "OA-RELQ-007", "OA-RELQ-004")
@pytest.mark.example("OA-TRAVEL-016")
@pytest.mark.parametrize(
    ("origin", "to", "cost"),
    [
        (HINTERLAND, "salt_flats", 4),
        (CRADLE, HINTERLAND, 5),
        (PROVINCES, HINTERLAND, 3),
        (HINTERLAND, CRADLE, 0),
        (PROVINCES, CRADLE, 0),
        (CRADLE, "lush_coast", 1),
        (CRADLE, PROVINCES, 2),
    ],
)
def test_decadent(origin, to, cost):
    """Free into the Cradle from outside it, one more to the Hinterland."""
    table = given(f"""
        turn = "purple"
        reliquary = ["map", "", "whistle", "ivory_eye"]
        [boards.purple]
        site = "{origin}"
    """)
    assert table.play(f"travel {to}").board("purple")["supply"] == 7 - cost


@pytest.mark.rule("OA-TRAVEL-018")
def test_vow_of_union_stays_at_a_ruled_site_with_warbands():
    table = given("""
        turn = "red"
        [sites.provinces_1]
        site = "ancient_city"
        army = "red"
        warbands = 1
        [boards.red]
        site = "ancient_city"
        warbands = 1
        advisers = ["vow_of_union"]
    """)
    assert table.offered("travel") == []
    table.play("station 1")
    assert table.offered("travel")


@pytest.mark.rule("OA-TRAVEL-014", "OA-RELIC-033", "OA-CMP-086", "OA-TRAVEL-012", "OA-CMP-088")
def test_forced_travel_costs_no_supply_and_is_followed_by_the_drum():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "blank", "sword", "sword", "sword"]
        [boards.red]
        site = "steppe"
        warbands = 3
        [boards.blue]
        site = "steppe"
        warbands = 0
        supply = 1
        favor = 0
        relics = ["dragonskin_drum"]
    """).play("campaign blue", "target pawn", "attack")
    assert "site steppe" not in table.options
    table.play("site fertile_valley")
    blue = table.board("blue")
    assert (blue["site"], blue["supply"], blue["warbands"]) == ("fertile_valley", 1, 1)
