"""From zone to zone (MD-MOVE). The tutorial's first tile, `D` a closed door:

a1  b1 | c1
----D--+
a2  b2   c2
   +-D-+----
a3 | b3  c3
"""

from __future__ import annotations

import pytest

from ...scripted import given

BJORN = """
    {more}
    [[heroes]]
    hero = "bjorn"
    at = "{at}"
"""
DWARVES = """
    [[enemies]]
    card = "dwarf_warriors_l1"
    at = "{at}"
    stunned = {stunned}
"""


def dwarves(at: str, stunned: bool = False) -> str:
    return DWARVES.format(at=at, stunned=str(stunned).lower())


@pytest.mark.rule("MD-MOVE-01", "MD-MOVE-09")
def test_zones_that_touch_at_a_corner_are_two_steps_apart() -> None:
    table = given(BJORN.format(at="6v.a3", more=""))
    assert table.offered("move") == ["move 6v.a2"]
    assert table.refused("move 6v.b2") == "MD-MOVE-01"
    table.play("move 6v.a2", "move 6v.b2")
    assert table.me["at"] == "6v.b2"
    assert table.turn["actions"] == 2


@pytest.mark.rule("MD-MOVE-01")
def test_a_step_goes_to_each_zone_that_shares_an_open_edge() -> None:
    table = given(BJORN.format(at="6v.c2", more=""))
    assert table.offered("move") == ["move 6v.c1", "move 6v.b2", "move 8r.c2"]


@pytest.mark.rule("MD-MOVE-02")
def test_any_number_of_actors_fits_into_a_zone() -> None:
    heroes = "".join(
        f'[[heroes]]\nhero = "{hero}"\nat = "{at}"\n'
        for hero, at in [
            ("bjorn", "6v.a2"),
            ("sibyl", "6v.b2"),
            ("siegfried", "6v.b2"),
            ("owen", "6v.b2"),
            ("elias", "6v.b2"),
            ("whisper", "6v.b2"),
        ]
    )
    table = given(heroes + dwarves("6v.b2"))
    assert table.foe("dwarf_warriors")["minions"] == 6
    table.play("move 6v.b2")
    assert table.zone("6v.b2")["heroes"] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("MD-MOVE-03", "MD-MOVE-04")
def test_who_enters_a_zone_with_an_enemy_stays_there() -> None:
    table = given(BJORN.format(at="6v.a2", more="") + dwarves("6v.b2"))
    table.play("move 6v.b2")
    assert table.me["held"] == ["dwarf_warriors"]
    assert table.offered("move") == []
    assert table.refused("move 6v.c2") == "MD-MOVE-03"


@pytest.mark.rule("MD-MOVE-03")
def test_a_slippery_hero_leaves_all_the_same() -> None:
    table = given(BJORN.format(at="6v.b2", more="") + 'lasting = ["t1_smoke_bomb"]\n' + dwarves("6v.b2"))
    table.play("move 6v.c2")
    assert table.me["at"] == "6v.c2"


@pytest.mark.rule("MD-MOVE-03")
def test_an_enemy_stays_where_a_hero_is() -> None:
    more = '[[heroes]]\nhero = "owen"\nat = "6v.c2"\nxp = 9\n'
    archers = '[[enemies]]\ncard = "goblin_archers_l1"\nat = "6v.b2"\n'
    table = given(BJORN.format(at="6v.b2", more="") + more + archers)
    assert table.foe("goblin_archers")["held"]
    assert table.foe("goblin_archers")["intent"][0]["act"] == "attack"


@pytest.mark.rule("MD-MOVE-05")
def test_a_chamber_is_entered_and_left_through_an_open_door() -> None:
    shut = given(BJORN.format(at="6v.b2", more=""))
    assert "move 6v.b1" not in shut.options
    table = given(BJORN.format(at="6v.b2", more='open = ["door1"]'))
    table.play("move 6v.b1")
    assert table.offered("move") == ["move 6v.a1", "move 6v.b2"]


@pytest.mark.rule("MD-MOVE-06")
@pytest.mark.parametrize(("at", "to"), [("6v.b2", "6v.b1"), ("6v.a2", "6v.a1"), ("6v.c1", "6v.b1"), ("6v.c2", "6v.c3")])
def test_nobody_walks_through_a_wall_or_a_closed_door(at: str, to: str) -> None:
    table = given(BJORN.format(at=at, more=""))
    assert f"move {to}" not in table.options
    assert table.refused(f"move {to}") == "MD-MOVE-06"


@pytest.mark.rule("MD-MOVE-07")
def test_a_stunned_enemy_holds_nobody() -> None:
    table = given(BJORN.format(at="6v.b2", more="") + dwarves("6v.b2", stunned=True))
    assert table.me["held"] == []
    table.play("move 6v.c2")
    assert table.me["at"] == "6v.c2"


@pytest.mark.rule("MD-MOVE-07", "MD-MOVE-08")
@pytest.mark.parametrize("state", ["stunned", "dead"])
def test_a_stunned_or_dead_hero_holds_no_enemy(state: str) -> None:
    owen = f'[[heroes]]\nhero = "owen"\nat = "6v.b2"\n{state} = true\n'
    table = given(BJORN.format(at="6v.c2", more="") + owen + dwarves("6v.b2"))
    assert not table.foe("dwarf_warriors")["held"]
    standing = given(BJORN.format(at="6v.c2", more="") + owen.replace(f"{state} = true", "") + dwarves("6v.b2"))
    assert standing.foe("dwarf_warriors")["held"]
