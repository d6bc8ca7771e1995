"""Supply: spent, gained, refreshed and saved."""

from __future__ import annotations

import pytest

from oath.scripted import given


def resting(supply=0, board=3, sites=0, more=""):
    return given(f"""
        turn = "red"
        {more}
        [sites.provinces_3]
        site = "steppe"
        army = "{"red" if sites else ""}"
        warbands = {sites}
        [boards.red]
        site = "steppe"
        warbands = {board}
        supply = {supply}
    """).play("rest")


@pytest.mark.rule("OA-SUP-004", "OA-SET-016", "OA-TURN-020")
@pytest.mark.example("OA-SET-016", "OA-SUP-004")
@pytest.mark.parametrize(
    ("board", "sites", "supply"), [(11, 0, 4), (10, 0, 5), (6, 0, 5), (5, 0, 6), (3, 2, 6), (8, 3, 4), (14, 0, 4)]
)
def test_an_exile_refreshes_by_the_personal_bank(board, sites, supply):
    """11 of 14 in play: bank 3, Supply 4. 5 in play: bank 9, Supply 6."""
    table = resting(0, board, sites)
    assert (table.board("red")["bank"], table.board("red")["supply"]) == (14 - board - sites, supply)


@pytest.mark.rule("OA-SUP-005", "OA-SUP-006", "OA-TURN-020")
@pytest.mark.example("OA-SUP-005")
@pytest.mark.parametrize(
    ("board", "citizen", "bank", "supply"),
    [(9, 5, 10, 4), (7, 0, 17, 5), (6, 0, 18, 6), (21, 0, 3, 3), (20, 0, 4, 4), (13, 0, 11, 5)],
)
def test_the_chancellor_refreshes_by_all_purple_in_the_bank(board, citizen, bank, supply):
    """9 with the Chancellor and 5 on a Citizen's board leave 10: Supply 4."""
    table = given(f"""
        players = ["purple", "red"]
        turn = "purple"
        [boards.purple]
        warbands = {board}
        supply = 0
        [boards.red]
        role = "citizen"
        warbands = {citizen}
    """).play("rest")
    assert (table.board("purple")["bank"], table.board("purple")["supply"]) == (bank, supply)


@pytest.mark.rule("OA-SUP-007")
@pytest.mark.example("OA-SUP-007")
def test_a_citizen_refreshes_to_the_chancellors_supply():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.purple]
        supply = 6
        [boards.red]
        role = "citizen"
        supply = 0
    """).play("rest")
    assert table.board("red")["supply"] == 6


@pytest.mark.rule("OA-SUP-008", "OA-SUP-009", "OA-SUP-011", "OA-TURN-021", "OA-TURN-023")
@pytest.mark.example("OA-SUP-008")
@pytest.mark.parametrize(("board", "unspent", "after"), [(5, 2, 7), (11, 2, 6), (11, 0, 4), (11, 7, 7)])
def test_unspent_supply_is_added_up_to_seven(board, unspent, after):
    """Bank 9 (6) and 2 unspent are 7; bank 3 (4) and 2 unspent are 6."""
    assert resting(unspent, board).board("red")["supply"] == after


@pytest.mark.rule("OA-SUP-010", "OA-CIT-020", "OA-CIT-021", "OA-TURN-016", "OA-CIT-013")
@pytest.mark.example("OA-SUP-010")
def test_a_refill_by_changing_sides_is_not_saved():
    """1 Supply left, Citizenship in the own turn: 7, then Rest to the Chancellor's 5 and 1 saved: 6."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        reliquary = ["map", "whistle", "ivory_eye", "brass_horse"]
        [boards.purple]
        supply = 5
        relics = []
        [boards.red]
        supply = 1
        relics = ["grand_scepter"]
    """).play("offer red 1", "propose")
    assert (table.board("red")["role"], table.board("red")["supply"]) == ("citizen", 6)
    assert table.asked == "blue"


@pytest.mark.rule("OA-SUP-001", "OA-SUP-003")
def test_supply_gained_never_rises_above_seven():
    """Supply 6, Map gains 4: 7, and it is buried."""
    table = given("""
        turn = "red"
        [boards.red]
        supply = 6
        relics = ["map"]
    """).play("use map")
    assert (table.board("red")["supply"], table.board("red")["relics"]) == (7, [])


@pytest.mark.rule("OA-SUP-012", "OA-SUP-014", "OA-SUP-015", "OA-SITE-034")
@pytest.mark.example("OA-SUP-012", "OA-SUP-014", "OA-SITE-034")
def test_the_charming_valley_costs_one_more_unless_travel_is_free():
    """From the Provinces 2 + 1 = 3, to another region or inside; by Tents nothing."""
    text = """
        turn = "red"
        [sites.provinces_1]
        site = "charming_valley"
        [boards.red]
        site = "charming_valley"
        favor = 1
        advisers = ["tents"]
    """
    assert given(text).play("travel great_slum").board("red")["supply"] == 4
    assert given(text).play("travel steppe").board("red")["supply"] == 4
    assert given(text).play("announce tents", "travel steppe").board("red")["supply"] == 7


@pytest.mark.rule("OA-SUP-002", "OA-TURN-013", "OA-TURN-014", "OA-TURN-011")
def test_without_supply_only_minor_actions_are_left():
    """No Supply: no Search, Muster, Trade, Travel, Recover or Campaign; Action powers and warbands still move."""
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        relics = ["map"]
        army = "red"
        warbands = 2
        [boards.red]
        site = "steppe"
        supply = 0
        favor = 9
        secrets = 5
        warbands = 1
        advisers = ["#longbows"]
    """)
    begun = {option.split()[0] for option in table.options}
    assert begun == {"use", "peek", "withdraw", "station", "play", "discard", "rest"}


@pytest.mark.rule("OA-SUP-013", "OA-SITE-019", "OA-SITE-021")
@pytest.mark.example("OA-SITE-019")
def test_coast_to_coast_costs_one_whatever_the_regions():
    """Rocky Coast (Hinterland) to Lush Coast (Cradle): 1 instead of 4; a facedown Coast does not count."""
    text = """
        turn = "red"
        [sites.cradle_2]
        site = "lush_coast"
        up = {up}
        [boards.red]
        site = "rocky_coast"
    """
    assert given(text.format(up="true")).play("travel lush_coast").board("red")["supply"] == 6
    assert given(text.format(up="false")).play("travel cradle_2").board("red")["supply"] == 3
