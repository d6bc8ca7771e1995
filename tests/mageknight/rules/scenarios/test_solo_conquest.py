"""Solo Conquest (MK-SCN-SOLO): six rounds to take two cities, and what the score counts."""

from __future__ import annotations

import pytest

from ...scripted import Table, given
from ..quests import HEROES, count, drawn, finish, lines, notes, piles_at, seated, slots
from ..trial import tiles

FIRST, SECOND = "4,-5", "7,-7"


def ending(fallen: int, top: str = "round = 5", dummy: str = "deck = []", player: str = "") -> Table:
    """The last turn of a game in which so many of the two cities have fallen."""
    shields = ", ".join([f'"{FIRST}"', f'"{SECOND}"'][:fallen])
    table = given(f"""
        scenario = "solo_conquest"
        final_turns = 0
        {top}
        [player]
        hand = ["march"]
        {player}
        [map]
        stack = []
        shields = [{shields}]
        tiles = {{"1,1" = "core_7", "2,1" = "core_8"}}
        [dummy]
        {dummy}
    """)
    return finish(table)


@pytest.mark.rule("MK-SCN-SOLO-01", "MK-SCN-SOLO-04")
def test_one_player_and_a_dummy_for_six_rounds() -> None:
    view = seated("solo_conquest", 1).view
    assert view["round"]["of"] == 6
    assert len(view["players"]) == 1
    assert view["dummy"]["hero"] not in HEROES[:1]
    assert view["dummy"]["deck"] == 16
    assert sum(view["dummy"]["crystals"].values()) == 3


@pytest.mark.rule("MK-SCN-SOLO-02a", "MK-SCN-SOLO-02b", "MK-SCN-SOLO-02c", "MK-SCN-SOLO-02d")
def test_the_map() -> None:
    table = seated("solo_conquest", 1)
    assert tiles(table)[0] == "start_a"
    assert not [slot for slot in slots(table) if "-" in slot]
    assert count(drawn(table)) == (7, 2, 2)


@pytest.mark.rule("MK-SCN-SOLO-03a", "MK-SCN-SOLO-03b")
def test_the_first_city_is_level_five_the_second_level_eight() -> None:
    # White, level 5: one grey and two white tokens; level 8: one grey and three white ones.
    one = given('scenario = "solo_conquest"\n[map.tiles]\n"1,1" = "core_7"')
    assert sorted(piles_at(one, FIRST)) == ["grey", "white", "white"]
    both = given('scenario = "solo_conquest"\n[map.tiles]\n"1,1" = "core_8"\n"2,1" = "core_7"')
    assert sorted(piles_at(both, SECOND)) == ["grey", "white", "white", "white"]


@pytest.mark.rule("MK-SCN-SOLO-06a", "MK-SCN-SOLO-06b")
def test_the_player_chooses_first_the_dummy_takes_one_of_the_rest() -> None:
    table = seated("solo_conquest", 1)
    assert len(table.offered("tactic")) == 6
    table.play("tactic planning")
    assert table.view["dummy"]["tactic"] not in ("", "planning")
    taken = {seated("solo_conquest", 1, seed=n).play("tactic planning").view["dummy"]["tactic"] for n in range(12)}
    assert len(taken) > 2


@pytest.mark.rule("MK-SCN-SOLO-08a", "MK-SCN-SOLO-08b")
@pytest.mark.parametrize("tactic", ["early_bird", "the_right_moment"])
def test_the_player_has_one_last_turn_and_the_dummy_none(tactic: str) -> None:
    table = given(f"""
        scenario = "solo_conquest"
        [player]
        hand = ["march", "rage"]
        tactic = "planning"
        [dummy]
        tactic = "{tactic}"
        [map]
        stack = []
        tiles = {{"1,1" = "core_7"}}
        [combat]
        enemies = ["diggers"]
        site = "city"
        phase = "attack"
        pool = ["attack 9 physical melee"]
    """)
    table.play("attack 1", "play march", "end turn", "done")
    assert table.view["dummy"]["deck"] == 16
    table.play("begin turn") if "begin turn" in table.options else None
    table.play("play rage sideways move", "end turn", "done")
    assert table.match.outcome is not None
    assert table.view["dummy"]["deck"] == 16
    assert not notes(table, "mk-event-dummy-turn")


@pytest.mark.rule("MK-SCN-SOLO-09a", "MK-SCN-SOLO-09b", "MK-SCN-SOLO-11", "MK-SCN-SOLO-12")
@pytest.mark.parametrize(("fallen", "points"), [(0, 0), (1, 10), (2, 10 + 10 + 15)])
def test_all_cities_mean_victory_and_the_score_counts_in_any_case(fallen: int, points: int) -> None:
    table = ending(fallen, 'round = 6\ntime = "night"\nturns_left = 0')
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.won is (fallen == 2)
    found = lines(table)
    assert found["cities"][0] + found.get("all_cities", [0])[0] == points
    assert outcome.totals[0] == points


@pytest.mark.rule("MK-SCN-SOLO-10")
def test_fame_and_achievements_without_titles_are_the_base() -> None:
    found = lines(ending(0, player="fame = 9\ncrystals = {red = 3, blue = 1}"))
    assert found["fame"] == [9]
    assert found["loot"] == [2]
    assert not [key for key in found if key.startswith("title")]


@pytest.mark.rule("MK-SCN-SOLO-13")
@pytest.mark.parametrize(("top", "points"), [("round = 5", 30), ('round = 4\ntime = "night"', 60)])
def test_each_round_not_played_is_worth_thirty(top: str, points: int) -> None:
    assert lines(ending(2, top))["spare_rounds"] == [points]
    assert "spare_rounds" not in lines(ending(1, top))


@pytest.mark.rule("MK-SCN-SOLO-14")
def test_cards_left_to_the_dummy_count_one_each() -> None:
    assert lines(ending(2, dummy='deck = ["march", "rage", "stamina"]\ndiscard = ["march"]'))["dummy_cards"] == [3]


@pytest.mark.rule("MK-SCN-SOLO-15")
def test_five_points_if_nobody_announced_the_end() -> None:
    assert lines(ending(2))["unannounced"] == [5]
    assert lines(ending(2, "round = 5\nturns_left = 1"))["unannounced"] == [0]


@pytest.mark.rule("MK-SCN-SOLO-17")
@pytest.mark.parametrize("name", ["mines_liberation", "druid_nights", "dungeon_lords"])
def test_other_missions_alone_have_the_map_of_two_and_a_dummy(name: str) -> None:
    alone, two = seated(name, 1), seated(name, 2)
    assert alone.view["dummy"] is not None
    assert count(drawn(alone)) == count(drawn(two))
    assert alone.view["round"]["of"] == two.view["round"]["of"]
    alone.play("tactic planning")
    assert alone.view["dummy"]["tactic"]
    over = finish(given(f'scenario = "{name}"\nfinal_turns = 0\n[player]\nhand = ["march"]\ncrystals = {{red = 3}}'))
    assert not [key for key in lines(over) if key.startswith("title")]
