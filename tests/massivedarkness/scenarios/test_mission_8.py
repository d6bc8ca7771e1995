"""Mission 8, Big Game Hunting (MD-MIS-08): pillars shut in three Executors.

+-----+-----+-----+    The tile 7r in the north-east. Executor 1 stands in the room c1; pillar1, on b1, shuts
|7r a1 7r b1|7r C1|    its open door, and pillar2, on c2, the way from the other room. Tile 1r (Executor 2 in
|           # exec|    a1) and tile 9r (Executor 3 in c2) have two pillars each as well.
+-----+     +##+--+
|7r A2|7r b2|7r C2|
+     +     +door11
|7r A3|7r b3 7r c3|
+-----+-----+-----+
"""

from __future__ import annotations

from typing import Any

import pytest

from ..rules.dungeon import Piece, deeds, enemy, hero, scene
from ..scripted import Table, given

ALL = {f"pillar{n}": 5 for n in range(1, 7)}
OTHERS = {f"pillar{n}": 5 for n in range(3, 7)}


def executor(n: int, card: str = "", **keys: Any) -> Piece:
    """An Executor in its place."""
    zone = {1: "7r.c1", 2: "1r.a1", 3: "9r.c2"}[n]
    card = card or {1: "overlord_troll", 2: "giant_spider", 3: "ogre_mage"}[n]
    return enemy(f"{card}_greater", zone, tag=f"executor{n}", **{"asleep": True, **keys})


def executors() -> list[Piece]:
    return [executor(1), executor(2), executor(3)]


def hunt(*pieces: Piece, **keys: Any) -> Table:
    """Everybody where they stand; all pillars stand and the game is at level 5, unless it is told otherwise."""
    return scene(*pieces, **{"scenario": "mission_8", "level": 5, "pillars": ALL, **keys})


@pytest.mark.rule("MD-MIS-08-01", "MD-MIS-08-08")
def test_the_map() -> None:
    view = given('scenario = "mission_8"').view
    assert sorted(tile["tile"] for tile in view["map"]["tiles"]) == ["1r", "5v", "6v", "7r", "8v", "9r"]
    assert sorted(token["level"] for token in view["board"]["levels"]) == [1, 2, 3, 4, 4, 5]
    assert view["board"]["pillars"] == ALL
    tiles = sorted(pillar["zone"][:2] for pillar in view["map"]["pillars"])
    assert tiles == ["1r", "1r", "7r", "7r", "9r", "9r"]


@pytest.mark.rule("MD-MIS-08-02")
def test_the_objective() -> None:
    goals = given('scenario = "mission_8"').view["goals"]
    assert [(goal["goal"], goal["have"], goal["need"]) for goal in goals] == [("executors", 0, 3)]


@pytest.mark.rule("MD-MIS-08-03")
def test_three_random_greater_monsters_with_treasures_of_level_4() -> None:
    seen = set()
    for seed in range(8):
        foes = given(f'scenario = "mission_8"\nseed = {seed}').view["enemies"]
        assert [foe["at"] for foe in foes] == ["7r.c1", "1r.a1", "9r.c2"]
        assert all(foe["card"].endswith("_greater") and foe["loot"].startswith("t4_") for foe in foes)
        assert len({foe["type"] for foe in foes}) == 3
        assert all(foe["asleep"] for foe in foes)
        seen |= {foe["type"] for foe in foes}
    assert len(seen) == 6


# Pillars.


@pytest.mark.rule("MD-MIS-08-04")
def test_nobody_moves_or_attacks_through_a_pillar() -> None:
    table = hunt(*executors(), hero("siegfried", "7r.b1", hands=["se_short_bow"]))
    assert "move 7r.c1" not in table.options
    assert table.refused("move 7r.c1") == "MD-MIS-08-04"
    assert table.offered("ranged") == []
    assert table.refused("ranged overlord_troll") == "MD-LOS-01"


@pytest.mark.rule("MD-MIS-08-04")
def test_a_fallen_pillar_frees_the_way() -> None:
    table = hunt(*executors(), hero("siegfried", "7r.b1", hands=["se_short_bow"]), pillars={"pillar2": 5, **OTHERS})
    assert table.offered("ranged") == ["ranged overlord_troll"]
    assert "move 7r.c1" in table.options


@pytest.mark.rule("MD-MIS-08-04")
def test_pillars_stop_enemies_too() -> None:
    # Freed, but the pillar of its door was set up again: it cannot come out this way.
    table = hunt(executor(1, asleep=False), hero("elias", "7r.b1"), pillars={"pillar1": 5}).play("end")
    assert deeds(table) == ["to 7r.c2", "to 7r.c3"]


@pytest.mark.rule("MD-MIS-08-05")
def test_a_pillar_has_five_health_and_no_defence() -> None:
    table = hunt(*executors(), hero("siegfried", "7r.b1", hands=["se_mace"]), rolls=["y5", "y5"])
    assert table.offered("melee") == ["melee pillar1"]
    table.play("melee pillar1")
    assert table.view["board"]["pillars"]["pillar1"] == 1  # two hits from each die, and nothing to stop them
    assert table.turn["actions"] == 2


@pytest.mark.rule("MD-MIS-08-05")
def test_a_pillar_gives_no_experience_and_does_not_strike_back() -> None:
    table = hunt(
        *executors(),
        hero("siegfried", "7r.b1", hands=["se_mace"]),
        pillars={**ALL, "pillar1": 1},
        rolls=["y1", "y0"],
    )
    table.play("melee pillar1")
    assert "pillar1" not in table.view["board"]["pillars"]
    table.play("end")
    assert (table.hero("siegfried")["xp"], table.hero("siegfried")["health"]) == (0, 5)


@pytest.mark.rule("MD-MIS-08-05")
def test_a_pillar_is_shot_from_afar_but_struck_in_its_own_zone() -> None:
    assert hunt(*executors(), hero("elias", "7r.b3", hands=["se_short_bow"])).offered("ranged") == ["ranged pillar1"]
    assert hunt(*executors(), hero("elias", "7r.b2", hands=["se_mace"])).offered("melee") == []


# Executors.


@pytest.mark.rule("MD-MIS-08-06", "MD-MIS-08-08")
def test_the_second_pillar_of_a_tile_frees_its_executor_alone() -> None:
    table = hunt(
        *executors(),
        hero("siegfried", "7r.b1", hands=["se_mace"]),
        pillars={"pillar1": 1, **OTHERS},
        rolls=["y1", "y0"],
    )
    table.play("melee pillar1")
    asleep = [table.foe(name)["asleep"] for name in ("overlord_troll", "giant_spider", "ogre_mage")]
    assert asleep == [False, True, True]


@pytest.mark.rule("MD-MIS-08-06")
def test_one_pillar_is_not_enough() -> None:
    table = hunt(
        *executors(),
        hero("siegfried", "7r.b1", hands=["se_mace"]),
        pillars={"pillar1": 1, "pillar2": 5, **OTHERS},
        rolls=["y1", "y0"],
    )
    table.play("melee pillar1")
    assert table.foe("overlord_troll")["asleep"]
    table.play("end")
    assert deeds(table) == []


@pytest.mark.rule("MD-MIS-08-06")
def test_an_executor_that_is_not_freed_does_not_strike_back() -> None:
    table = hunt(
        *executors(),
        hero("siegfried", "7r.c1", hands=["se_mace"]),
        pillars={"pillar2": 5, **OTHERS},
        rolls=["y1", "y1", "g0", "g0"],
    )
    table.play("melee overlord_troll", "end")
    assert deeds(table) == []


@pytest.mark.rule("MD-MIS-08-06")
def test_freed_executors_are_roaming_monsters_for_events_and_others_are_not() -> None:
    spider = {"greater": ["giant_spider_greater"]}
    asleep = hunt(executor(1), hero("elias", "6v.a1"), event="e6", decks=spider).play("end")
    assert asleep.offered("place") == ["place 1r.b2", "place 7r.b2"]
    freed = hunt(executor(1, asleep=False), hero("elias", "6v.a1"), event="e6", decks=spider, pillars=OTHERS)
    freed.play("end")
    assert freed.foes == ["overlord_troll"]
    assert len(deeds(freed)) == 4


@pytest.mark.rule("MD-MIS-08-07")
def test_the_loot_of_an_executor() -> None:
    hoard = ["t4_winged_boots", "t4_mage_necklace", "t4_archer_gloves"]
    table = hunt(
        executor(1, asleep=False, life=1, loot="t4_sun_sword"),
        hero("bjorn", "7r.b1"),
        hero("siegfried", "7r.c1", hands=["se_mace"]),
        pillars=OTHERS,
        rolls=["y1", "y1", "g0", "g0"],
        decks={"treasure_4": hoard, "artifact": ["a6_lightbringer_lantern"]},
    )
    table.play("melee overlord_troll")
    # One equipped card, three treasures of level 4 and an artifact.
    assert table.hero("siegfried")["bag"] == sorted(["t4_sun_sword", "a6_lightbringer_lantern", *hoard])
    assert table.hero("bjorn")["bag"] == []
    assert (table.hero("siegfried")["xp"], table.hero("bjorn")["xp"]) == (5, 5)
    assert table.goal("executors")["have"] == 1


@pytest.mark.rule("MD-MIS-08-07")
def test_other_roaming_monsters_have_no_hoard() -> None:
    table = hunt(
        executor(2),
        enemy("overlord_troll_lesser", "7r.b1", life=1),
        hero("siegfried", "7r.b1", hands=["se_mace"]),
        rolls=["y1", "y1", "g0"],
    )
    table.play("melee overlord_troll")
    assert table.hero("siegfried")["bag"] == []
    assert table.goal("executors")["have"] == 0


@pytest.mark.rule("MD-MIS-08-02")
def test_the_third_executor_dead_wins() -> None:
    table = hunt(
        executor(1, asleep=False, life=1),
        hero("siegfried", "7r.c1", hands=["se_mace"]),
        pillars=OTHERS,
        notes=["slain:executor2+executor3"],
        decks={"treasure_4": ["t4_winged_boots", "t4_mage_necklace", "t4_archer_gloves"]},
        rolls=["y1", "y1", "g0", "g0"],
    )
    table.play("melee overlord_troll")
    while table.offered("keep"):
        table.play("keep")
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert outcome.won


@pytest.mark.rule("MD-MIS-08-02", "MD-HERO-19")
def test_an_empty_lifebringer_loses() -> None:
    table = hunt(*executors(), hero("bjorn", "6v.a1", dead=True), hero("elias", "6v.a1"), lifebringer=0).play("end")
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert not outcome.won
