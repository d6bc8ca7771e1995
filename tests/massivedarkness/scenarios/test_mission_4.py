"""Mission 4, Goblin War Drums (MD-MIS-04). The tiles are 6r, 7v, 8r and 1v, from level 1 to level 4."""

from __future__ import annotations

from typing import Any

import pytest

from ..rules.dungeon import Piece, at, enemy, hero, scene
from ..scripted import Table, given
from .quest import found, outcome

SLAIN = "slain:watcher"


def damage(**tiles: int) -> list[str]:
    """Damage tokens by tile; a tile not named has its full number."""
    full = {"6r": 4, "7v": 2, "8r": 2, "1v": 2}
    return [f"damage_{tile}:{tiles.get('t' + tile, n)}" for tile, n in full.items()]


def quest(*pieces: Piece, notes: tuple[str, ...] = (), tiles: dict[str, int] | None = None, **keys: Any) -> Table:
    setting = {"notes": [*damage(**(tiles or {})), *notes], **keys}
    return scene(*pieces, scenario="mission_4", **setting)


def tokens(table: Table) -> list[int]:
    return list(table.view["special"]["damage"].values())


@pytest.mark.rule("MD-MIS-04-01")
def test_the_map() -> None:
    view = quest(hero("bjorn", "6r.b3")).view
    assert {tile["tile"] for tile in view["map"]["tiles"]} == {"1v", "6r", "7v", "8r"}
    assert [token["level"] for token in view["board"]["levels"]] == [1, 2, 3, 4]
    assert [pillar["zone"] for pillar in view["map"]["pillars"]] == ["8r.b3", "8r.b3"]
    assert (view["map"]["start"], view["map"]["exit"]) == ("6r.b3", "1v.a3")


@pytest.mark.rule("MD-MIS-04-02")
def test_the_objectives_in_their_order() -> None:
    assert [goal["goal"] for goal in quest(hero("bjorn", "6r.b3")).view["goals"]] == ["watcher", "exit"]


@pytest.mark.rule("MD-MIS-04-03")
def test_damage_tokens_of_the_set_up() -> None:
    table = given('scenario = "mission_4"')
    assert table.view["special"]["damage"] == {"6r": 4, "7v": 2, "8r": 2, "1v": 2}


@pytest.mark.rule("MD-MIS-04-04")
def test_each_passing_of_the_token_takes_one_from_the_lowest_tile() -> None:
    table = quest(hero("elias", "7v.a2"), hero("bjorn", "7v.a2"))
    assert tokens(table.play("end")) == [3, 2, 2, 2]  # in the first round already
    assert table.view["first"] == 1


@pytest.mark.rule("MD-MIS-04-04")
def test_a_hero_alone_passes_the_token_to_itself() -> None:
    table = quest(hero("bjorn", "7v.a2"))
    assert tokens(table.play("end")) == [3, 2, 2, 2]


@pytest.mark.rule("MD-MIS-04-04", "MD-MIS-04-05")
def test_the_tiles_fall_at_the_end_of_rounds_4_6_8_and_10() -> None:
    falls: dict[str, int] = {}
    left = {"6r": 4, "7v": 2, "8r": 2, "1v": 2}
    for n in range(1, 11):
        tiles = {f"t{tile}": count for tile, count in left.items()}
        table = quest(hero("bjorn", "1v.a1"), round=n, gone=list(falls), notes=("passed:",), tiles=tiles).play("end")
        assert outcome(table) == ("open" if n < 10 else "lost: collapse")
        left = table.view["special"]["damage"]
        falls |= {line["tile"]: n for line in table.told("md-event-collapse")}
    assert falls == {"6r": 4, "7v": 6, "8r": 8, "1v": 10}


@pytest.mark.rule("MD-MIS-04-05")
def test_a_tile_without_tokens_is_gone_and_enemies_on_it_die_without_experience() -> None:
    table = quest(
        enemy("orc_flayers_l1", "6r.a1", stunned=True),
        enemy("hellhound_lesser", "6r.b3", stunned=True, loot="t1_hammer"),
        hero("bjorn", "7v.a2"),
        tiles={"t6r": 1},
        treasure={"6r.a1": [2, 0]},
    )
    table.play("end", "activate all")
    assert table.zone("6r.b2")["gone"]
    assert not table.zone("7v.a2")["gone"]
    assert table.foes == []
    assert table.me["xp"] == 0
    assert "t1_hammer" in table.view["discards"]["treasure_1"]  # nobody's loot
    assert table.zone("6r.a1")["treasure"] == [0, 0]
    assert [token["level"] for token in table.view["board"]["levels"]] == [2, 3, 4]
    assert outcome(table) == "open"


@pytest.mark.rule("MD-MIS-04-05")
def test_nobody_walks_onto_a_fallen_tile() -> None:
    table = quest(hero("bjorn", "7v.a2"), gone=["6r"], tiles={"t6r": 0})
    assert "move 6r.b1" not in table.options
    assert "move 7v.b2" in table.options


@pytest.mark.rule("MD-MIS-04-05")
def test_the_next_tile_is_worn_down_once_the_lowest_is_gone() -> None:
    table = quest(hero("bjorn", "8r.c2"), tiles={"t6r": 1})
    assert tokens(table.play("end")) == [0, 2, 2, 2]
    assert tokens(table.play("end")) == [0, 1, 2, 2]


@pytest.mark.rule("MD-MIS-04-06")
def test_a_hero_on_the_falling_tile_loses_the_game() -> None:
    table = quest(hero("elias", "6r.b1"), hero("bjorn", "7v.a2"), tiles={"t6r": 1}, lifebringer=2)
    assert outcome(table.play("end")) == "lost: collapse"
    assert table.hero("elias")["health"] == 0


@pytest.mark.rule("MD-MIS-04-06")
def test_the_body_of_a_dead_hero_is_lost_with_the_tile() -> None:
    table = quest(hero("elias", "6r.b1", dead=True), hero("bjorn", "7v.a2"), tiles={"t6r": 1}, lifebringer=2)
    assert outcome(table.play("end")) == "lost: collapse"


@pytest.mark.rule("MD-MIS-04-06", "MD-MIS-04-02")
def test_the_escaped_are_safe_and_whoever_is_left_on_the_last_tile_is_not() -> None:
    table = quest(
        hero("elias", "1v.a3", out=True),
        hero("bjorn", "1v.c1"),
        gone=["6r", "7v", "8r"],
        tiles={"t6r": 0, "t7v": 0, "t8r": 0, "t1v": 1},
        notes=("passed:", SLAIN),
    )
    assert outcome(table.play("end")) == "lost: collapse"
    assert table.hero("elias")["health"] == 5


@pytest.mark.rule("MD-MIS-04-07")
def test_the_first_hero_beyond_the_pillars_calls_the_monster_on_watch() -> None:
    table = quest(hero("elias", "8r.b3"), hero("bjorn", "8r.b3"), level=3, decks={"greater": ["hellhound_greater"]})
    table.play("move 1v.b1")
    assert found(table) == ["1v.a2 hellhound"]  # on the level 4 token, a greater one at level 3 as well
    assert table.foe("hellhound")["life"] == 10
    assert table.foe("hellhound")["loot"].startswith("t3_")
    assert not table.can_undo()


@pytest.mark.rule("MD-MIS-04-07")
def test_it_happens_once() -> None:
    table = quest(hero("bjorn", "8r.b3"), notes=("passed:",))
    assert found(table.play("move 1v.b1")) == []


@pytest.mark.rule("MD-MIS-04-07")
def test_before_the_pillars_nothing_happens() -> None:
    table = quest(hero("bjorn", "8r.b2"))
    assert found(table.play("move 8r.b3")) == []


@pytest.mark.rule("MD-MIS-04-07", "MD-EVT-05")
def test_with_its_figure_in_use_the_next_monster_is_drawn() -> None:
    table = quest(
        enemy("hellhound_lesser", "7v.a2", stunned=True),
        hero("bjorn", "8r.b3"),
        decks={"greater": ["hellhound_greater", "giant_spider_greater"]},
    )
    table.play("move 1v.b1")
    assert found(table) == ["7v.a2 hellhound", "1v.a2 giant_spider"]
    assert table.foe("giant_spider")["tag"] == "watcher"


@pytest.mark.rule("MD-MIS-04-07")
def test_the_pillars_cannot_be_attacked() -> None:
    table = quest(hero("bjorn", "8r.b3", hands=["se_mace"]))
    assert table.offered("melee") == []


@pytest.mark.rule("MD-MIS-04-08")
def test_the_monster_on_watch_does_not_count_for_events() -> None:
    table = quest(
        enemy("hellhound_greater", "1v.a2", tag="watcher", stunned=True),
        hero("bjorn", "7v.a2"),
        notes=("passed:",),
        event="e6",
        level=2,
        decks={"lesser": ["ogre_mage_lesser"]},
    )
    table.play("end")
    assert found(table) == ["1v.a2 hellhound", "6r.b2 ogre_mage"]


@pytest.mark.rule("MD-MIS-04-02", "MD-END-08")
def test_nobody_leaves_while_the_monster_on_watch_lives() -> None:
    table = quest(hero("bjorn", "1v.a3"), notes=("passed:",))
    assert table.offered("leave") == []
    assert table.refused("leave") == "MD-END-08"


@pytest.mark.rule("MD-MIS-04-02")
def test_with_it_killed_the_last_hero_out_wins() -> None:
    table = quest(
        enemy("hellhound_greater", "1v.a1", tag="watcher", life=1),
        hero("elias", "1v.a3"),
        hero("bjorn", "1v.a1", hands=["se_mace"]),
        turn={"seat": 1},
        notes=("passed:",),
        rolls=["y1", "y1", "b0", "g0"],
    )
    table.play("melee hellhound")
    assert table.goal("watcher")["done"]
    table.play("move 1v.a2", "move 1v.a3", "leave")
    assert outcome(table) == "open"  # Elias is still inside
    table.play("done")  # Elias could buy a skill: every hero gained 5 experience
    assert table.seat == 0
    assert outcome(table.play("leave")) == "won"


@pytest.mark.rule("MD-MIS-04-02", "MD-MIS-04-05")
def test_it_is_dead_too_if_a_tile_falls_with_it() -> None:
    table = quest(
        enemy("hellhound_greater", "6r.b1", tag="watcher", stunned=True),
        hero("bjorn", "7v.b2"),
        notes=("passed:",),
        tiles={"t6r": 1},
    )
    assert table.play("end").goal("watcher")["done"]
    assert table.me["xp"] == 0


@pytest.mark.rule("MD-END-06")
def test_a_death_too_many_loses() -> None:
    table = quest(hero("elias", "7v.a2", dead=True), hero("bjorn", "7v.a2"), lifebringer=0)
    assert outcome(table.play("end")) == "lost: lifebringer"


@pytest.mark.rule("MD-MIS-04-05", "MD-EPH-15")
def test_a_patrol_whose_start_zone_is_gone_turns_to_the_exit() -> None:
    table = quest(
        enemy("orc_flayers_l1", "7v.c2"), hero("bjorn", "1v.b2"), gone=["6r"], tiles={"t6r": 0}, light="all_shadow"
    )
    assert at(table.play("end"), "orc_flayers") == "8r.b2"
