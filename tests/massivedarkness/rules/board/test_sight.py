"""Line of sight (MD-LOS): straight, along rows and columns, until a wall, a shut door or the edge."""

from __future__ import annotations

import pytest

from ...scripted import Table
from ..dungeon import enemy, hero, scene


def sees(zone: str, **keys: object) -> dict[str, int]:
    """What a hero in that zone sees, with the distance of each zone."""
    found: dict[str, int] = looking(zone, **keys).hero("sibyl")["sees"]
    return found


def looking(zone: str, **keys: object) -> Table:
    return scene(hero("sibyl", zone), **keys)  # type: ignore[arg-type]


@pytest.mark.rule("MD-LOS-01", "MD-LOS-03", "MD-LOS-06")
def test_sight_runs_along_the_corridor_across_tiles_to_its_end() -> None:
    assert sees("6v.a2") == {"6v.a2": 0, "6v.b2": 1, "6v.c2": 2, "8r.c2": 3, "8r.b2": 4, "6v.a3": 1}


@pytest.mark.rule("MD-LOS-03", "MD-LOS-05")
def test_a_shut_door_stops_it_and_an_open_one_does_not() -> None:
    assert "8r.a2" not in sees("6v.a2")
    assert sees("6v.a2", open=["door3"])["8r.a2"] == 5


@pytest.mark.rule("MD-LOS-02")
def test_nobody_sees_round_a_corner() -> None:
    # 6v.a3 lies diagonally beside 6v.b2.
    assert set(sees("6v.a3")) == {"6v.a3", "6v.a2"}
    assert "6v.a3" not in sees("6v.b2")


@pytest.mark.rule("MD-LOS-02")
def test_not_even_without_any_wall() -> None:
    # Four corridor zones in a square, all joined.
    assert "4r.a2" not in sees("8r.c1", scenario="mission_1")
    assert {"8r.c2", "4r.a1"} <= set(sees("8r.c1", scenario="mission_1"))


@pytest.mark.rule("MD-LOS-08")
def test_each_direction_ends_at_its_own_obstacle() -> None:
    # A crossing: two zones west, two east, one north, a wall to the south.
    assert sees("6v.c2") == {"6v.c2": 0, "6v.b2": 1, "6v.a2": 2, "8r.c2": 1, "8r.b2": 2, "6v.c1": 1}


@pytest.mark.rule("MD-LOS-05")
def test_sight_passes_through_a_chamber_and_out_of_it() -> None:
    assert sees("6v.b1", open=["door1", "door2"]) == {"6v.b1": 0, "6v.a1": 1, "6v.b2": 1, "6v.b3": 2}


@pytest.mark.rule("MD-LOS-04")
def test_shadow_neither_blocks_nor_shortens_it() -> None:
    assert sees("6v.b2", light="all_shadow") == sees("6v.b2", light="all_light")


@pytest.mark.rule("MD-LOS-07")
def test_figures_and_treasure_do_not_block_it() -> None:
    table = scene(
        enemy("dwarf_warriors_l1", "6v.b2"),
        hero("bjorn", "6v.c2"),
        hero("sibyl", "6v.a2"),
        treasure={"6v.b2": [3, 1]},
    )
    assert table.hero("sibyl")["sees"]["8r.b2"] == 4


@pytest.mark.rule("MD-LOS-09")
@pytest.mark.parametrize("doors", [[], ["door1", "door2", "door3", "door4"]])
def test_who_sees_is_seen(doors: list[str]) -> None:
    zones = list(looking("6v.a3").view["board"]["zones"])
    seen = {zone: sees(zone, open=doors) for zone in zones}
    assert all(seen[other][zone] == away for zone in zones for other, away in seen[zone].items())


@pytest.mark.rule("MD-LOS-10")
def test_stairs_carry_no_sight() -> None:
    # Stair A of the last mission joins the two zones for movement only.
    assert "1v.c1" not in sees("3r.b1", scenario="mission_10")


@pytest.mark.rule("MD-LOS-10")
def test_a_pillar_in_the_way_stops_attacks_and_a_fallen_one_does_not() -> None:
    table = looking("6v.a2").view["map"]
    assert table["pillars"] == []
    board = scene(hero("sibyl", "7r.a2"), scenario="mission_8").view["map"]
    one, two = board["pillars"][0]["blocks"]
    assert two not in sees(one, scenario="mission_8")
    assert two in sees(one, scenario="mission_8", pillars={})


@pytest.mark.rule("MD-ZONE-05", "MD-ZONE-04")
def test_an_open_door_joins_what_it_parted() -> None:
    # Through the door between room and corridor enemies come and go, and see.
    shut = scene(enemy("orc_flayers_l1", "6v.b2"), hero("sibyl", "6v.b1"))
    assert shut.foe("orc_flayers")["sees_heroes"] == []
    wide = scene(enemy("orc_flayers_l1", "6v.b2"), hero("sibyl", "6v.b1"), open=["door1"])
    assert wide.foe("orc_flayers")["sees_heroes"] == [0]
