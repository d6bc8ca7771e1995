"""Mission 9, Maze of Darkness (MD-MIS-09): hold the shrine on tile 3r.

                 1r (level token 2 on b1)        The artifact lies on 3r.b2. Pillars stand on 3r.b1,
                       |                         a2, c2 and b3; the four corners of 3r are rooms with
2v (5 on b1) --- 3r.a2 b2 c2 --- 4v (3 on c2)    open doors. Level token 1 lies on 5r.c3, 4 on 5r.a3.
                       |
                 5r (1 on c3, 4 on a3)
"""

from __future__ import annotations

from typing import Any

import pytest

from ..rules.dungeon import Piece, at, deeds, enemy, hero, scene
from ..scripted import Table, given

#: Level tokens 2 to 5.
GATES = ["1r.b1", "4v.c2", "5r.a3", "2v.b1"]
ROOMS = ["3r.a1", "3r.c1", "3r.a3", "3r.c3"]


def guards(level: int) -> list[str]:
    """Four guard cards of different types."""
    types = ("dwarf_warriors", "goblin_warriors", "orc_flayers", "dwarf_defenders")
    return [f"{name}_l{level}" for name in types]


def maze(*pieces: Piece, **keys: Any) -> Table:
    return scene(*pieces, **{"scenario": "mission_9", "decks": {}, **keys})


def morning(n: int, level: int, *pieces: Piece, **keys: Any) -> Table:
    """Round n begins, with the level of the round before."""
    there = pieces or (hero("elias", "3r.b2"),)
    return maze(*there, **{"round": n, "level": level, "phase": "round", "turn": {}, **keys})


@pytest.mark.rule("MD-MIS-09-01", "MD-MIS-09-14")
def test_the_map() -> None:
    view = given('scenario = "mission_9"').view
    assert sorted(tile["tile"] for tile in view["map"]["tiles"]) == ["1r", "2v", "3r", "4v", "5r"]
    assert [token["level"] for token in view["board"]["levels"]] == [1, 2, 3, 4, 5]
    assert set(view["board"]["doors"].values()) == {"open"}
    assert view["board"]["pillars"] == dict.fromkeys(["pillar1", "pillar2", "pillar3", "pillar4"], 3)
    assert (view["map"]["start"], view["map"]["exit"]) == ("3r.b2", None)


@pytest.mark.rule("MD-MIS-09-02")
def test_the_objective() -> None:
    goals = given('scenario = "mission_9"').view["goals"]
    assert [(goal["goal"], goal["have"], goal["need"]) for goal in goals] == [("horde", 0, 10)]


@pytest.mark.rule("MD-MIS-09-02")
def test_the_artifact_stays_where_it_is() -> None:
    assert maze(enemy("dwarf_agent_l1", "1r.b1"), hero("elias", "3r.b2")).offered("pick_up") == []


# Who comes, and when.


@pytest.mark.rule("MD-MIS-09-04", "MD-MIS-09-17")
@pytest.mark.parametrize("seed", range(6))
def test_the_setup_brings_four_guards_and_fills_the_rooms(seed: int) -> None:
    table = given(f'scenario = "mission_9"\nphase = "setup"\nseed = {seed}')
    table.play("class dark_ranger", "take se_short_bow")
    came = table.told("md-event-spawn")
    missing = table.told("md-event-no-figures")
    assert len(came) + len(missing) == 4
    assert {line["zone"] for line in came} <= set(GATES)
    assert all(foe["card"].endswith("_l1") for foe in table.view["enemies"])
    assert [table.zone(room)["treasure"] for room in ROOMS] == [[2, 0]] * 4


@pytest.mark.rule("MD-MIS-09-08", "MD-MIS-09-09", "MD-MIS-09-19")
@pytest.mark.parametrize(
    ("n", "level", "zone", "category"),
    [
        (2, 1, "5r.c3", "lesser"),
        (4, 2, "1r.b1", "lesser"),
        (6, 3, "4v.c2", "lesser"),
        (8, 4, "5r.a3", "greater"),
        (10, 5, "2v.b1", "greater"),
    ],
)
def test_even_rounds_bring_a_roaming_monster(n: int, level: int, zone: str, category: str) -> None:
    table = morning(n, level)
    foes = table.view["enemies"]
    assert [(foe["role"], foe["at"]) for foe in foes] == [("roaming", zone)]
    assert foes[0]["card"].endswith(category)
    assert table.view["level"] == level


@pytest.mark.rule("MD-MIS-09-07", "MD-MIS-09-08", "MD-MIS-09-11")
@pytest.mark.parametrize(("n", "level"), [(3, 2), (5, 3), (7, 4), (9, 5)])
def test_odd_rounds_raise_the_level_and_bring_four_guards_of_it(n: int, level: int) -> None:
    table = morning(n, level - 1, decks={f"guard_{level}": guards(level)})
    assert table.view["level"] == level
    assert [(foe["card"], foe["at"]) for foe in table.view["enemies"]] == list(zip(guards(level), GATES, strict=True))


@pytest.mark.rule("MD-MIS-09-08")
def test_nothing_new_comes_in_the_first_round() -> None:
    table = morning(1, 1, enemy("dwarf_agent_l1", "1r.b1"), hero("elias", "3r.b2"))
    assert table.foes == ["dwarf_agent"]


@pytest.mark.rule("MD-MIS-09-10")
@pytest.mark.parametrize("n", [11, 12, 13])
def test_after_round_ten_nothing_appears_any_more(n: int) -> None:
    table = morning(n, 5, enemy("dwarf_agent_l5", "1r.b1"), hero("elias", "3r.b2"))
    assert (table.foes, table.view["level"]) == (["dwarf_agent"], 5)


@pytest.mark.rule("MD-MIS-09-20")
def test_five_waves_of_four_guards_and_five_roaming_monsters() -> None:
    guards_came = sum(len(morning(n, n // 2, decks=_wave(n)).foes) for n in (3, 5, 7, 9))
    monsters = sum(len(morning(n, n // 2).foes) for n in (2, 4, 6, 8, 10))
    assert (4 + guards_came, monsters) == (20, 5)  # the first four come with the set-up


def _wave(n: int) -> dict[str, list[str]]:
    return {f"guard_{n // 2 + 1}": guards(n // 2 + 1)}


@pytest.mark.rule("MD-MIS-09-11", "MD-EVT-05")
def test_a_wave_out_of_figures_sets_those_on_the_board_marching() -> None:
    # The dwarf warriors' boss is on the board: no second mob of them appears on the level 2 token.
    table = morning(
        3,
        1,
        enemy("dwarf_warriors_l1", "4v.c2"),
        hero("elias", "3r.b2"),
        decks={"guard_2": guards(2)},
    )
    assert at(table, "dwarf_warriors") == "4v.a2"  # two zones nearer to the artifact
    assert sorted(table.foes) == ["dwarf_defenders", "dwarf_warriors", "goblin_warriors", "orc_flayers"]


@pytest.mark.rule("MD-MIS-09-08", "MD-MIS-09-10")
@pytest.mark.parametrize(
    ("n", "coming", "tokens"), [(1, "roaming", [1]), (4, "guards", [2, 3, 4, 5]), (9, "roaming", [5]), (10, "", [])]
)
def test_the_table_shows_what_comes_next(n: int, coming: str, tokens: list[int]) -> None:
    table = maze(enemy("dwarf_agent_l1", "1r.b1"), hero("elias", "3r.b2"), round=n)
    assert table.view["special"] == {"next": coming, "tokens": tokens}


# What this mission leaves out.


@pytest.mark.rule("MD-MIS-09-05")
def test_no_event_cards() -> None:
    table = maze(enemy("dwarf_agent_l1", "5r.c3"), hero("elias", "3r.b2"), decks={"event": ["e14"]}).play("end")
    assert table.view["round"] == 2
    assert (table.told("md-event-event"), table.hero("elias")["xp"]) == ([], 0)


@pytest.mark.rule("MD-MIS-09-06")
def test_agents_do_not_call_for_help() -> None:
    table = maze(enemy("dwarf_agent_l1", "5r.c3"), hero("elias", "3r.b2")).play("end")
    assert table.told("md-event-reinforcement") == []
    assert [foe["role"] for foe in table.view["enemies"]] == ["agent", "roaming"]  # the monster of round 2


@pytest.mark.rule("MD-MIS-09-07")
def test_entering_a_tile_does_not_raise_the_level() -> None:
    table = maze(enemy("dwarf_agent_l1", "5r.c3"), hero("elias", "3r.b1"))
    table.play("move 1r.b3", "stop")
    assert table.view["level"] == 1


# Pillars.


@pytest.mark.rule("MD-MIS-09-12", "MD-MIS-09-15")
def test_an_enemy_prefers_a_pillar_to_the_richest_hero() -> None:
    table = maze(enemy("orc_flayers_l1", "3r.b1"), hero("elias", "3r.b1", xp=20)).play("end")
    assert deeds(table) == ["attack pillar1"]
    assert table.view["board"]["pillars"]["pillar1"] == 2
    assert (table.hero("elias")["health"], "md-event-rolled" in table.log) == (5, False)


@pytest.mark.rule("MD-MIS-09-12")
def test_archers_shoot_at_a_pillar_in_sight_and_the_players_choose_among_several() -> None:
    table = maze(enemy("goblin_archers_l1", "1r.b1"), hero("elias", "1r.b3")).play("end")
    assert table.options == ["attack pillar1", "attack pillar4"]  # both in the column, at any distance
    table.play("attack pillar4")
    assert table.view["board"]["pillars"] == {"pillar1": 3, "pillar2": 3, "pillar3": 3, "pillar4": 2}


@pytest.mark.rule("MD-MIS-09-12")
def test_without_pillars_the_richest_hero_is_attacked() -> None:
    table = maze(
        enemy("orc_flayers_l1", "3r.b1"),
        hero("bjorn", "3r.b1"),
        hero("elias", "3r.b1", xp=1),
        pillars={"pillar4": 3},
        rolls=["y0", "b0"],
    )
    table.play("end")
    assert deeds(table) == ["melee elias"]


@pytest.mark.rule("MD-MIS-09-13")
def test_an_enemy_stays_with_a_pillar_until_it_falls() -> None:
    table = maze(enemy("orc_flayers_l1", "3r.b1"), hero("elias", "5r.c2"), pillars={"pillar1": 1}, round=11, level=5)
    table.play("end")
    assert deeds(table) == ["attack pillar1"]  # it falls, and that was the activation
    assert (table.view["board"]["pillars"], at(table, "orc_flayers")) == ({}, "3r.b1")
    table.play("end")
    assert deeds(table) == ["attack pillar1", "to 3r.b2", "stays"]


@pytest.mark.rule("MD-MIS-09-15", "MD-MIS-09-14")
def test_the_third_attack_brings_a_pillar_down() -> None:
    table = maze(enemy("orc_flayers_l1", "3r.a2"), hero("elias", "5r.c2"), round=11, level=5)
    for left in (2, 1):
        table.play("end")
        assert table.view["board"]["pillars"]["pillar2"] == left
    table.play("end")
    assert "pillar2" not in table.view["board"]["pillars"]


@pytest.mark.rule("MD-MIS-09-12")
def test_heroes_neither_attack_pillars_nor_are_stopped_by_them() -> None:
    table = maze(enemy("orc_flayers_l1", "1r.b1"), hero("siegfried", "3r.b1", hands=["se_mace"]))
    assert table.offered("melee") == []
    assert "move 1r.b3" in table.options


# Marching.


@pytest.mark.rule("MD-MIS-09-16")
def test_whoever_moves_heads_for_the_artifact() -> None:
    # Elias stands next to it, in its sight, on the other side.
    table = maze(enemy("orc_flayers_l1", "4v.b2"), hero("elias", "4v.c2")).play("end")
    assert deeds(table) == ["to 4v.a2", "to 3r.c2"]


@pytest.mark.rule("MD-MIS-09-16")
def test_a_living_hero_holds_an_enemy_all_the_same() -> None:
    table = maze(enemy("orc_flayers_l1", "4v.b2"), hero("elias", "4v.b2"), rolls=["y0", "b0"], round=11, level=5).play(
        "end"
    )
    assert deeds(table) == ["melee elias"]
    assert at(table, "orc_flayers") == "4v.b2"


@pytest.mark.rule("MD-MIS-09-21")
def test_a_counter_attack_goes_for_the_hero_and_not_for_the_pillar() -> None:
    table = maze(
        enemy("orc_flayers_l1", "3r.b1"),
        hero("siegfried", "3r.b1", hands=["se_mace"]),
        rolls=["y1", "y0", "y0", "b0"],
    )
    table.play("melee orc_flayers", "end")
    # First it strikes back, then comes its activation of the enemies' phase.
    assert deeds(table) == ["melee siegfried", "attack pillar1"]


@pytest.mark.rule("MD-MIS-09-21", "MD-MIS-09-13")
def test_a_counter_attack_leaves_the_pillar_behind() -> None:
    table = maze(
        enemy("orc_flayers_l1", "3r.b1"),
        hero("siegfried", "1r.b1", hands=["se_short_bow"]),
        rolls=["y1", "y0"],
    )
    table.play("ranged orc_flayers", "end")
    assert deeds(table)[:2] == ["to 1r.b3", "to 1r.b2"]


# Treasure.


@pytest.mark.rule("MD-MIS-09-17")
def test_guards_are_followed_by_treasure_up_to_two_in_each_room() -> None:
    table = morning(
        3,
        1,
        decks={"guard_2": guards(2)},
        treasure={"3r.a1": [1, 0], "3r.c1": [2, 0], "3r.a3": [0, 0], "3r.c3": [1, 1]},
    )
    assert [table.zone(room)["treasure"] for room in ROOMS] == [[2, 0], [2, 0], [2, 0], [1, 1]]


@pytest.mark.rule("MD-MIS-09-17")
def test_roaming_monsters_bring_no_treasure() -> None:
    table = morning(2, 1, treasure={"3r.a1": [1, 0]})
    assert table.zone("3r.a1")["treasure"] == [1, 0]


@pytest.mark.rule("MD-MIS-09-18")
def test_treasure_of_the_shrine_is_of_the_current_level() -> None:
    table = maze(
        enemy("orc_agent_l3", "1r.b1"),
        hero("elias", "3r.a1"),
        level=3,
        decks={"treasure_3": ["t3_elven_cloak", "t3_giant_belt"]},
    )
    table.play("pick_up")
    assert table.hero("elias")["bag"] == ["t3_elven_cloak", "t3_giant_belt"]


# The end.


@pytest.mark.rule("MD-MIS-09-03")
def test_an_enemy_beside_the_artifact_when_the_enemies_begin_loses() -> None:
    table = maze(enemy("orc_flayers_l1", "3r.b2"), hero("elias", "3r.b2"))
    assert not table.match.is_over
    table.play("end")
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert not outcome.won
    assert "md-event-lost-artifact-taken" in table.log
    assert deeds(table) == []


@pytest.mark.rule("MD-MIS-09-03")
def test_an_enemy_that_arrives_in_its_phase_leaves_the_heroes_a_round() -> None:
    table = maze(
        enemy("orc_flayers_l1", "3r.b1"),
        hero("siegfried", "1r.b1", hands=["se_mace"]),
        pillars={},
        round=11,
        level=5,
    )
    table.play("end")
    assert at(table, "orc_flayers") == "3r.b2"
    assert not table.match.is_over
    table.play("end")
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert not outcome.won


def last_one(n: int) -> Table:
    """The last enemy dies in round n."""
    table = maze(
        enemy("orc_flayers_l1", "1r.b1", life=1, minions=0),
        hero("siegfried", "1r.b1", hands=["se_mace"]),
        round=n,
        rolls=["y5", "y5"],
    )
    return table.play("melee orc_flayers")


@pytest.mark.rule("MD-MIS-09-02")
@pytest.mark.parametrize("n", [10, 13])
def test_the_last_enemy_dead_from_round_ten_on_wins(n: int) -> None:
    outcome = last_one(n).match.decision.outcome
    assert outcome is not None
    assert outcome.won


@pytest.mark.rule("MD-MIS-09-02")
def test_an_empty_board_before_round_ten_wins_nothing() -> None:
    table = last_one(9)
    assert table.foes == []
    assert not table.match.is_over
    assert table.goal("horde")["have"] == 8


@pytest.mark.rule("MD-MIS-09-02", "MD-HERO-19")
def test_an_empty_lifebringer_loses() -> None:
    table = maze(
        enemy("orc_flayers_l1", "5r.c3"), hero("bjorn", "3r.b2", dead=True), hero("elias", "3r.b2"), lifebringer=0
    )
    table.play("end")
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert not outcome.won


@pytest.mark.rule("MD-LVL-01", "MD-LVL-08", "MD-MIS-09-11")
def test_no_wave_raises_the_level_above_five() -> None:
    table = morning(9, 5, decks={"guard_5": guards(5)})  # a story that began at a higher level
    assert (len(table.foes), table.view["level"]) == (4, 5)
