"""Full Conquest and Blitz Conquest (MK-SCN-FULLCONQ, MK-SCN-BLITZ): rivals race for the cities."""

from __future__ import annotations

import pytest

import tavola

from ...scripted import Table
from ..quests import HEROES, at_table, count, drawn, finish, lines, notes, piles_at, seated, slots
from ..trial import tiles

CITY, SECOND = "4,-5", "7,-7"
BOTH = ("full_conquest", "blitz_conquest")


def cities(shields: str, top: str = "final_turns = 0", others: int = 1, name: str = "full_conquest") -> Table:
    """The white and the red city on the map, all other tiles away, with these Shields on their cards."""
    board = f'[map]\nstack = []\nshields = [{shields}]\n[map.tiles]\n"1,1" = "core_7"\n"2,1" = "core_8"'
    return at_table(name, top, others=others, more=board)


def shield(at: str, seat: int, times: int = 1) -> str:
    return ", ".join([f'{{at = "{at}", seat = {seat}}}'] * times)


@pytest.mark.rule("MK-SCN-FULLCONQ-01a", "MK-SCN-FULLCONQ-01b", "MK-SCN-BLITZ-01a", "MK-SCN-BLITZ-01b")
@pytest.mark.parametrize(("name", "rounds"), [("full_conquest", 6), ("blitz_conquest", 4)])
def test_two_to_four_players_and_the_number_of_rounds(name: str, rounds: int) -> None:
    for people in (2, 3, 4):
        table = seated(name, people)
        assert table.view["round"]["of"] == rounds
        assert table.view["dummy"] is None
        assert len(table.view["players"]) == people
    for people in (1, 5):
        with pytest.raises(tavola.UnknownName):
            tavola.new("mageknight", name, (*HEROES, "krang")[:people])
    last = finish(at_table(name, f'round = {rounds}\ntime = "night"\nturns_left = 0'))
    assert last.match.outcome is not None
    assert finish(at_table(name, f"round = {rounds - 1}\nturns_left = 0")).view["round"]["number"] == rounds


@pytest.mark.rule("MK-SCN-FULLCONQ-02", "MK-SCN-BLITZ-02")
@pytest.mark.parametrize("name", BOTH)
def test_a_wedge_for_two_or_three_an_open_map_for_four(name: str) -> None:
    for people in (2, 3):
        table = seated(name, people)
        assert tiles(table)[0] == "start_a"
        assert all(not slot.startswith("-") and ",-" not in slot for slot in slots(table))
    four = seated(name, 4)
    assert tiles(four)[0] == "start_b"
    assert len(tiles(four)) == 4
    assert "2,-2" in slots(four)
    # The fully open map has a fifth column, to the left.
    assert ("0,2" in slots(four)) == (name == "full_conquest")


@pytest.mark.rule("MK-SCN-FULLCONQ-03a", "MK-SCN-FULLCONQ-03b", "MK-SCN-FULLCONQ-03c")
@pytest.mark.rule("MK-SCN-BLITZ-03a", "MK-SCN-BLITZ-03b", "MK-SCN-BLITZ-03c")
@pytest.mark.parametrize(
    ("name", "people", "expected"),
    [
        ("full_conquest", 2, (8, 2, 1)),
        ("full_conquest", 3, (9, 3, 2)),  # 14 tiles
        ("full_conquest", 4, (11, 4, 3)),
        ("blitz_conquest", 2, (6, 2, 1)),
        ("blitz_conquest", 3, (7, 3, 2)),
        ("blitz_conquest", 4, (9, 4, 3)),
    ],
)
def test_the_tiles_used(name: str, people: int, expected: tuple[int, int, int]) -> None:
    first = drawn(seated(name, people))
    assert count(first) == expected
    assert len(first) == len(set(first)) == sum(expected)
    assert drawn(seated(name, people, seed=2)) != first


@pytest.mark.rule("MK-SCN-FULLCONQ-04", "MK-SCN-BLITZ-04")
@pytest.mark.parametrize(
    ("name", "white", "blue"),
    [
        ("full_conquest", ["grey", "grey", "white"], ["grey", "violet", "white"]),
        ("blitz_conquest", ["white", "white"], ["violet", "white"]),
    ],
)
def test_every_city_has_the_same_level(name: str, white: list[str], blue: list[str]) -> None:
    table = at_table(name, others=2, more='[map.tiles]\n"1,1" = "core_7"\n"2,1" = "core_6"')
    assert sorted(piles_at(table, CITY)) == white
    assert sorted(piles_at(table, SECOND)) == blue


@pytest.mark.rule("MK-SCN-FULLCONQ-05a", "MK-SCN-BLITZ-08a", "MK-SCN-FULLCONQ-10a")
@pytest.mark.parametrize("name", BOTH)
def test_when_the_last_city_falls_everybody_has_one_more_turn(name: str) -> None:
    table = at_table(
        name,
        player='hand = ["march", "rage"]',
        more="""
        [map]
        stack = []
        tiles = {"1,1" = "core_7"}
        [combat]
        enemies = ["diggers"]
        site = "city"
        phase = "attack"
        pool = ["attack 9 physical melee"]
        """,
    )
    table.play("attack 1")
    assert "mk-event-last-turns" in table.log
    table.play("play march", "end turn", "done")
    assert table.match.decision.seat == 1
    table.play("play march", "end turn")
    while table.match.decision.seat == 1:
        table.play("done")
    assert not table.match.is_over  # the conqueror's own last turn
    table.play("play rage sideways move", "end turn", "done")
    assert table.outcome.won
    assert len(notes(table, "mk-event-turn")) == 2


@pytest.mark.rule("MK-SCN-FULLCONQ-05a", "MK-SCN-BLITZ-08a")
@pytest.mark.parametrize("name", BOTH)
def test_a_city_still_in_the_stack_keeps_the_game_going(name: str) -> None:
    board = '[map]\nstack = ["core_8"]\ntiles = {"1,1" = "core_7"}\n[combat]\nenemies = ["diggers"]\nsite = "city"\n'
    table = at_table(name, more=board + 'phase = "attack"\npool = ["attack 9 physical melee"]').play("attack 1")
    assert table.space(CITY)["tokens"] == []
    assert "mk-event-last-turns" not in table.log


@pytest.mark.rule("MK-SCN-FULLCONQ-05b", "MK-SCN-BLITZ-08b")
@pytest.mark.parametrize("name", BOTH)
def test_the_round_running_out_ends_the_game_at_once(name: str) -> None:
    # Both players have a last turn to come when the round ends.
    assert finish(at_table(name, "final_turns = 2\nturns_left = 0")).match.outcome is not None


@pytest.mark.rule("MK-SCN-FULLCONQ-06", "MK-SCN-FULLCONQ-07", "MK-SCN-FULLCONQ-08", "MK-SCN-FULLCONQ-09")
@pytest.mark.rule("MK-SCN-BLITZ-09")
@pytest.mark.parametrize("name", BOTH)
def test_cities_pay_seven_to_the_leader_and_four_to_the_others(name: str) -> None:
    # City Fame 11, 11, 4: the first two get +2 each, the third nothing.
    shields = [shield(CITY, 0, 2), shield(CITY, 1), shield(SECOND, 1, 2), shield(SECOND, 0), shield(SECOND, 2)]
    found = lines(finish(cities(", ".join(shields), others=2, name=name)))
    assert found["city_fame"] == [11, 11, 4]
    assert found["title_city_fame"] == [2, 2, 0]
    assert {"fame", "knowledge", "loot", "leader", "conqueror", "adventurer", "beating"} <= found.keys()


@pytest.mark.rule("MK-SCN-FULLCONQ-09", "MK-SCN-FULLCONQ-07")
def test_one_greatest_city_conqueror_gains_five_and_none_without_cities() -> None:
    found = lines(finish(cities(f"{shield(CITY, 1)}, {shield(SECOND, 1)}, {shield(SECOND, 0)}")))
    assert (found["city_fame"], found["title_city_fame"]) == ([4, 14], [0, 5])
    none = lines(finish(at_table("full_conquest", "final_turns = 0")))
    assert none["city_fame"] == [0, 0]
    assert "title_city_fame" not in none


@pytest.mark.rule("MK-SCN-FULLCONQ-07")
def test_equal_shields_are_led_by_the_first_and_a_standing_city_pays_nothing() -> None:
    found = lines(finish(cities(f"{shield(CITY, 1)}, {shield(CITY, 0)}")))
    assert found["city_fame"] == [4, 7]  # the red city has not fallen


@pytest.mark.rule("MK-SCN-FULLCONQ-10a", "MK-SCN-FULLCONQ-10b")
@pytest.mark.parametrize(("shields", "success"), [(f'"{CITY}", "{SECOND}"', True), (f'"{CITY}"', False)])
def test_success_or_not_the_most_fame_wins(shields: str, success: bool) -> None:
    table = finish(cities(shields))
    assert table.outcome.won is success
    assert table.outcome.winners == (0,)


@pytest.mark.rule("MK-SCN-BLITZ-05a", "MK-SCN-BLITZ-06")
def test_blitz_begins_with_fame_and_a_good_name() -> None:
    for player in seated("blitz_conquest", 3).view["players"]:
        assert (player["fame"], player["level"], player["reputation"], player["influence_bonus"]) == (1, 1, 2, 1)
    plain = seated("full_conquest", 2).view["players"][0]
    assert (plain["fame"], plain["reputation"]) == (0, 0)


@pytest.mark.rule("MK-SCN-BLITZ-05b")
def test_each_row_crossed_gives_one_fame_more() -> None:
    # From 2: a minotaur (4) reaches 6 and crosses a row, 7; prowlers (2) reach 9 and cross another, 10.
    def slain(name: str) -> int:
        fight = '[combat]\nenemies = ["minotaur", "prowlers"]\nphase = "attack"\npool = ["attack 8 physical melee"]'
        fame: int = at_table(name, player="fame = 2", more=fight).play("attack 1 2").me["fame"]
        return fame

    assert slain("blitz_conquest") == 2 + 6 + 2
    assert slain("full_conquest") == 2 + 6


@pytest.mark.rule("MK-SCN-BLITZ-05b")
def test_the_extra_fame_may_cross_a_row_itself() -> None:
    # A medusa (5) from 2: 7, a row crossed; the bonus makes 8, another row; its bonus makes 9.
    fight = '[combat]\nenemies = ["medusa"]\nphase = "attack"\npool = ["attack 4 physical melee"]'
    table = at_table("blitz_conquest", player="fame = 2", more=fight).play("attack 1")
    assert table.me["fame"] == 2 + 5 + 1 + 1


@pytest.mark.rule("MK-SCN-BLITZ-07a", "MK-SCN-BLITZ-07b")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_blitz_has_a_die_and_a_unit_more(people: int) -> None:
    view = seated("blitz_conquest", people).view
    assert len(view["source"]) == people + 3
    assert len([one for one in view["offers"]["units"] if "unit" in one]) == people + 3
    plain = seated("full_conquest", people).view
    assert (len(plain["source"]), len([one for one in plain["offers"]["units"] if "unit" in one])) == (people + 2,) * 2
