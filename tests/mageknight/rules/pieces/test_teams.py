"""Teams (MK-TEAM): who plays together, what allies may do with each other's keeps, and the score of a team."""

from __future__ import annotations

from typing import Any

import pytest

import tavola
from tavola.mageknight.catalog import TILES as MAP_TILES

from ...scripted import Table
from ...test_facts import facts
from ..fights import setting

TILES = {"0,1": "countryside_1", "1,0": "countryside_3", "1,1": "countryside_9"}
KEEP, BELOW_KEEP = "4,-3", "4,-2"
FIELD = "2,-2"
TOVAK, GOLDYX, NOROWAS, ARYTHEA = range(4)
_HEROES = ("goldyx", "norowas", "arythea")


def four(*people: dict[str, Any], teams: str = "on", **tables: Any) -> Table:
    """Four players; by default Tovak plays with Norowas, Goldyx with Arythea."""
    others = [
        {"hero": hero, "hand": ["march"], **(people[place] if place < len(people) else {})}
        for place, hero in enumerate(_HEROES, 1)
    ]
    place = {"tiles": TILES, **tables.pop("map", {})}
    player = {"hand": ["march"], "at": BELOW_KEEP, "move": 9, **(people[0] if people else {})}
    options = {"options": {"teams": teams}} if teams else {}
    found = {"scenario": "full_conquest", "source": {"dice": ["black"] * 6}, **options, **tables}
    return setting(rivals=others, player=player, map=place, **found)


def two(me: dict[str, Any], ally: dict[str, Any], **tables: Any) -> Table:
    """Tovak and Goldyx in a cooperative game."""
    place = {"tiles": TILES, **tables.pop("map", {})}
    player = {"hand": ["march"], "at": BELOW_KEEP, "move": 9, **me}
    found = {"scenario": "full_cooperation", "source": {"dice": ["black"] * 4}, **tables}
    return setting(rivals=[{"hero": "goldyx", "hand": ["march"], **ally}], player=player, map=place, **found)


# -- who plays together -------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TEAM-01", "MK-TEAM-10", "MK-SCN-FULLCONQ-12a")
@pytest.mark.parametrize(
    ("teams", "sides"),
    [
        ("on", [[0, 2], [1, 3]]),
        ("01-23", [[0, 1], [2, 3]]),
        ("02-13", [[0, 2], [1, 3]]),
        ("03-12", [[0, 3], [1, 2]]),
        ("", []),
    ],
)
def test_four_players_in_two_teams_of_two(teams: str, sides: list[list[int]]) -> None:
    assert four(teams=teams).view["teams"] == sides


@pytest.mark.rule("MK-TEAM-10")
@pytest.mark.parametrize("players", [["tovak", "goldyx"], ["tovak", "goldyx", "norowas"]])
def test_teams_need_four_players(players: list[str]) -> None:
    with pytest.raises(tavola.UnknownName):
        tavola.new("mageknight", scenario="full_conquest", players=players, options={"teams": "on"})


@pytest.mark.rule("MK-TEAM-10")
def test_a_team_of_three_is_refused() -> None:
    heroes = ["tovak", "goldyx", "norowas", "arythea"]
    with pytest.raises(tavola.UnknownName):
        tavola.new("mageknight", scenario="full_conquest", players=heroes, options={"teams": "012-3"})


@pytest.mark.rule("MK-SCN-COOP-08")
def test_in_cooperation_all_are_one_team() -> None:
    assert two({}, {}).view["teams"] == [[0, 1]]


@pytest.mark.rule("MK-SCN-FULLCONQ-12a", "MK-SCN-FULLCONQ-12b")
@pytest.mark.parametrize(
    ("options", "cities", "level"),
    [({}, 4, 4), ({"teams": "on"}, 4, 4), ({"teams": "on", "great_cities": "on"}, 2, 10)],
)
def test_teams_conquer_four_cities_or_two_great_ones(options: dict[str, str], cities: int, level: int) -> None:
    heroes = ["tovak", "goldyx", "norowas", "arythea"]
    state = tavola.new("mageknight", scenario="full_conquest", players=heroes, options=options).state
    assert sum(MAP_TILES[tile].city for tile in state.tile_stack) == cities
    printed = next(city["garrison"] for city in facts("cities") if city["tile"] == "core_5")
    table = four(teams="", options=options, map={"tiles": {**TILES, "1,1": "core_5"}})
    garrison = [token["pile"] for token in table.space("4,-5")["tokens"]]
    assert sorted(garrison) == sorted(printed[str(level)])


# -- allies on the map --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TEAM-07", "MK-MOV-08e5")
def test_allies_do_not_fight_each_other() -> None:
    table = four({"at": "2,-1"}, {}, {"at": FIELD}).play(f"move {FIELD}")
    assert table.refused("fight norowas") == "MK-MOV-08e5"
    rivals = four({"at": "2,-1"}, {"at": FIELD}).play(f"move {FIELD}")
    assert "fight goldyx" in rivals.options


@pytest.mark.rule("MK-TEAM-06", "MK-MOV-08e", "MK-END-02b")
def test_who_entered_an_allys_space_last_must_go_back() -> None:
    table = four({"at": "2,-1", "hand": ["march", "rage"]}, {}, {"at": FIELD}).play(f"move {FIELD}", "play march")
    table.play("end turn", "done")
    assert table.me["at"] == "2,-1"
    assert table.me["hand"].count("wound") == 1
    assert table.player(NOROWAS)["at"] == FIELD


@pytest.mark.rule("MK-TEAM-06", "MK-MOV-08d1")
def test_allies_may_share_the_portal() -> None:
    table = two({"at": "1,0", "hand": ["march", "rage"]}, {"at": "0,0"}).play("move 0,0", "play march")
    table.play("end turn", "done")
    assert "mk-event-forced-withdrawal" not in table.log


@pytest.mark.rule("MK-TEAM-08a")
@pytest.mark.parametrize(("owner", "assault"), [(TOVAK, False), (NOROWAS, False), (GOLDYX, True), (ARYTHEA, True)])
def test_an_allys_empty_keep_is_entered_without_a_fight(owner: int, assault: bool) -> None:
    table = four(map={"owners": {KEEP: owner}}).play(f"move {KEEP}")
    assert (table.view["combat"] is not None) == assault
    assert table.me["reputation"] == (-1 if assault else 0)
    assert table.me["at"] == KEEP


@pytest.mark.rule("MK-TEAM-08a")
def test_a_keep_with_the_ally_inside_is_closed() -> None:
    table = four({}, {}, {"at": KEEP}, map={"owners": {KEEP: NOROWAS}})
    assert table.refused(f"move {KEEP}") == "MK-MOV-08e5"


@pytest.mark.rule("MK-TEAM-08a")
def test_partners_of_a_cooperation_open_their_keeps_too() -> None:
    table = two({}, {}, map={"owners": {KEEP: GOLDYX}}).play(f"move {KEEP}")
    assert table.view["combat"] is None
    table.play("play march", "end turn")
    assert table.view["players"][TOVAK]["at"] == KEEP  # a safe space


@pytest.mark.rule("MK-TEAM-08b", "MK-INT-04a1")
def test_units_are_recruited_in_an_allys_keep() -> None:
    offers = {"units": ["utem_crossbowmen"]}
    table = four({"at": KEEP}, map={"owners": {KEEP: NOROWAS}}, offers=offers, phase="move")
    table.play("interact")
    assert table.refused("recruit utem_crossbowmen") == "MK-INT-04a1"  # too dear: 6 Influence
    rich = four({"at": KEEP, "hand": ["promise"] * 3}, map={"owners": {KEEP: NOROWAS}}, offers=offers)
    rich.play("interact", "play promise", "play promise", "play promise", "recruit utem_crossbowmen")
    assert [unit["unit"] for unit in rich.me["units"]] == ["utem_crossbowmen"]


@pytest.mark.rule("MK-TEAM-08c", "MK-END-07b1")
@pytest.mark.parametrize(
    ("owners", "bonus"),
    [
        ({KEEP: NOROWAS, "3,-4": TOVAK, "7,-4": TOVAK}, 2),  # next to the ally's keep, two own elsewhere
        ({KEEP: NOROWAS}, 0),  # no own keep
        ({KEEP: GOLDYX, "3,-4": TOVAK, "7,-4": TOVAK}, 0),  # next to a rival's keep
        ({KEEP: TOVAK, "3,-4": NOROWAS}, 1),  # the ally's keeps are not counted
    ],
)
def test_next_to_an_allys_keep_own_keeps_count(owners: dict[str, int], bonus: int) -> None:
    tiles = {**TILES, "1,1": "countryside_10", "2,0": "countryside_9"}
    keeps = {KEEP: "4,-3", "3,-4": "3,-4", "7,-4": "7,-4"}
    assert set(owners) <= set(keeps)
    table = four({"at": BELOW_KEEP}, map={"tiles": tiles, "owners": owners})
    assert table.me["hand_bonus"] == bonus


@pytest.mark.rule("MK-TEAM-04")
def test_nothing_changes_hands_between_allies() -> None:
    rich = {"at": "2,-1", "crystals": {"red": 3}, "units": ["peasants"]}
    table = two(rich, {"at": FIELD})
    assert not [notation for notation in table.options if "goldyx" in notation]
    assert not [notation for notation in table.options if notation.split()[0] in ("give", "trade")]


@pytest.mark.rule("MK-TEAM-05b")
def test_an_ally_does_not_see_the_hand() -> None:
    table = two({}, {"hand": ["rage", "march"]})
    assert table.match.view(TOVAK)["players"][GOLDYX]["hand"] == []


# -- the score of a team ------------------------------------------------------------------------------------------


def result(table: Table) -> list[dict[str, int]]:
    """The lines of every seat when the game ends after this turn."""
    table.play("play march", "end turn")
    while table.match.outcome is None and "done" in table.options:
        table.play("done")
    outcome = table.match.outcome
    assert outcome is not None
    return [{line.key: line.points for line in lines} for lines in outcome.lines]


@pytest.mark.rule("MK-TEAM-09a", "MK-SCN-COOP-11")
def test_the_base_is_the_member_with_the_least_fame() -> None:
    lines = result(four({"fame": 40}, {"fame": 20}, {"fame": 55}, {"fame": 30}, final_turns=0))
    assert [line["fame"] for line in lines] == [40, 20, 40, 20]


@pytest.mark.rule("MK-TEAM-09b")
def test_in_each_category_the_better_member_counts() -> None:
    # Loot 6 and 4: 6. Leader 0 and 1: 1.
    me = {"crystals": {"red": 3, "blue": 3, "white": 3, "green": 3}}
    ally = {"crystals": {"red": 3, "blue": 3, "white": 2}, "units": ["peasants"]}
    lines = result(four(me, {}, ally, final_turns=0))
    assert (lines[TOVAK]["loot"], lines[TOVAK]["leader"]) == (6, 1)
    assert lines[NOROWAS] == lines[TOVAK]


@pytest.mark.rule("MK-TEAM-09c")
def test_of_beatings_the_worse_counts() -> None:
    # -4 and -8: -8.
    lines = result(four({"discard": ["wound"] * 2}, {}, {"discard": ["wound"] * 4}, final_turns=0))
    assert lines[TOVAK]["beating"] == -8


@pytest.mark.rule("MK-TEAM-09d", "MK-SCORE-02b")
def test_teams_compete_for_the_titles_with_their_best() -> None:
    six, four_ = {"red": 3, "blue": 3, "white": 3, "green": 3}, {"red": 3, "blue": 3, "white": 2}
    lines = result(four({"crystals": six}, {"crystals": four_}, {"crystals": four_}, final_turns=0))
    assert [line.get("title_loot", 0) for line in lines] == [3, 0, 3, 0]
    tied = result(four({"crystals": six}, {}, {"crystals": four_}, {"crystals": six}, final_turns=0))
    assert [line.get("title_loot", 0) for line in tied] == [1, 1, 1, 1]


@pytest.mark.rule("MK-TEAM-09d", "MK-SCN-FULLCONQ-12a", "MK-SCN-FULLCONQ-09")
def test_cities_are_counted_by_the_better_member_too() -> None:
    # Norowas leads one city (7), Goldyx and Arythea none: 7 for the team and the title for it alone.
    tiles = {"0,1": "countryside_1", "1,0": "countryside_3", "1,1": "core_5"}
    lines = result(four({"at": "2,-1"}, final_turns=0, map={"tiles": tiles, "owners": {"4,-5": NOROWAS}}))
    assert [line["city_fame"] for line in lines] == [7, 0, 7, 0]
    assert [line.get("title_city_fame", 0) for line in lines] == [5, 0, 5, 0]


@pytest.mark.rule("MK-TEAM-09a", "MK-SCN-FULLCONQ-10b")
def test_both_members_of_the_better_team_win() -> None:
    table = four({"fame": 40}, {"fame": 20}, {"fame": 55}, {"fame": 90}, final_turns=0)
    result(table)
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (TOVAK, NOROWAS)


# -- Skills against rivals ----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TEAM-02", "MK-SKILL-04b1")
@pytest.mark.parametrize(("teams", "cost"), [("01-23", 3), ("02-13", 4)])
def test_a_skill_against_others_spares_the_teammate(teams: str, cost: int) -> None:
    # Tovak plays after Norowas; Prayer of Weather makes terrain 1 dearer for the others.
    prayer = "norowas_prayer_of_weather"
    me = {"skills": [prayer], "at": "1,0", "hand": ["march", "rage"], "deck": ["rage"] * 9}
    rivals = [
        {"hero": hero, "hand": ["march"], "at": at}
        for hero, at in (("tovak", "0,1"), ("goldyx", "0,-1"), ("arythea", "0,0"))
    ]
    table = setting(scenario="full_conquest", hero="norowas", player=me, rivals=rivals, options={"teams": teams})
    table.play(f"skill {prayer}", "play march", "end turn", "done")
    assert table.seat == 1
    assert table.space("1,-1")["cost"] == cost  # a forest by Day
