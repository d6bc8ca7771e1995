"""Zones, rooms and chambers, light and shadow (MD-ZONE)."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table, given


def printed(table: Table, zone: str) -> dict[str, Any]:
    """A zone as the map shows it."""
    found: dict[str, Any] = next(one for one in table.view["map"]["zones"] if one["zone"] == zone)
    return found


@pytest.mark.rule("MD-ZONE-01")
def test_every_zone_is_an_area_of_its_own() -> None:
    zones = given().view["map"]["zones"]
    assert len({(zone["x"], zone["y"]) for zone in zones}) == len(zones) == 18


@pytest.mark.rule("MD-ZONE-02")
def test_every_zone_is_a_room_or_a_corridor() -> None:
    table = given()
    kinds = {zone["zone"]: zone["kind"] for zone in table.view["map"]["zones"] if zone["tile"] == "6v"}
    rooms = ["6v.a1", "6v.b1", "6v.b3", "6v.c3"]
    assert kinds == {zone: "room" if zone in rooms else "corridor" for zone in kinds}


@pytest.mark.rule("MD-ZONE-03", "MD-ZONE-13")
def test_rooms_joined_by_an_opening_are_one_chamber() -> None:
    chambers = given().view["map"]["chambers"]
    assert ["6v.a1", "6v.b1"] in chambers
    assert ["8r.a1", "8r.b1", "8r.a2", "8r.a3"] in chambers


@pytest.mark.rule("MD-ZONE-04")
def test_rooms_behind_different_doors_are_different_chambers() -> None:
    table = given("""
        [[heroes]]
        hero = "bjorn"
        at = "6v.b2"
        [decks]
        door = ["d1"]
    """)
    table.play("open door1")
    first = table.view["board"]["opened"]
    assert len(first) == 1
    table.play("open door2")
    assert len(table.view["board"]["opened"]) == 2


@pytest.mark.rule("MD-ZONE-06", "MD-ZONE-07", "MD-ZONE-08", "MD-ZONE-13")
@pytest.mark.parametrize(
    ("zone", "kind", "light"),
    [
        ("6v.a1", "room", False),
        ("6v.b1", "room", True),
        ("6v.a2", "corridor", False),
        ("6v.b2", "corridor", True),
    ],
)
def test_rooms_and_corridors_are_light_or_shadow(zone: str, kind: str, light: bool) -> None:
    table = given()
    assert printed(table, zone)["kind"] == kind
    assert table.zone(zone)["light"] is light


@pytest.mark.rule("MD-ZONE-09")
def test_shadow_mode_ends_at_once_in_a_light_zone() -> None:
    table = given("""
        [[heroes]]
        hero = "bjorn"
        at = "6v.a2"
    """)
    assert table.me["shadow"]
    table.play("move 6v.b2")
    assert not table.me["shadow"]
    table.play("move 6v.a2")
    assert table.me["shadow"]


WHISPER = """
    [[heroes]]
    hero = "whisper"
    at = "{zone}"
    [[enemies]]
    card = "dwarf_warriors_l1"
    at = "{other}"
"""


@pytest.mark.rule("MD-ZONE-10")
@pytest.mark.parametrize(
    ("zone", "other", "works"),
    [("6v.a2", "6v.b2", True), ("6v.b2", "6v.a2", False)],
    ids=["from shadow", "from light"],
)
def test_a_shadow_mode_skill_works_only_while_its_owner_is_in_shadow(zone: str, other: str, works: bool) -> None:
    table = given(WHISPER.format(zone=zone, other=other))
    shadow = [power for power in table.me["powers"] if power["skill"]["needs"] == [{"op": "shadow_mode"}]]
    assert [power["holds"] for power in shadow if power["from"] == "hero:whisper"] == [works]


@pytest.mark.rule("MD-ZONE-10")
def test_a_shadow_mode_skill_adds_its_die_in_shadow_only() -> None:
    table = given("""
        [[heroes]]
        hero = "bjorn"
        class = "wrath_paladin"
        hands = ["se_mace"]
        at = "6v.a2"
    """)
    assert table.me["dice"]["melee"] == [3, 0]
    assert table.play("move 6v.b2").me["dice"]["melee"] == [2, 0]


HUNTED = """
    {more}
    [[heroes]]
    hero = "bjorn"
    at = "{zone}"
    [[enemies]]
    card = "dwarf_warriors_l1"
    at = "6v.c1"
"""


@pytest.mark.rule("MD-ZONE-11")
@pytest.mark.parametrize(
    ("zone", "why"),
    [
        ("6v.a3", "start"),  # shadow, out of sight: the patrol goes its way
        ("6v.b2", "light"),  # light, out of sight
    ],
)
def test_a_hero_out_of_sight_in_shadow_is_ignored(zone: str, why: str) -> None:
    table = given(HUNTED.format(zone=zone, more=""))
    assert table.foe("dwarf_warriors")["sees_heroes"] == []
    assert table.foe("dwarf_warriors")["intent"][0]["why"] == why


@pytest.mark.rule("MD-ZONE-11")
def test_a_hero_in_shadow_but_in_sight_is_a_target() -> None:
    table = given(HUNTED.format(zone="6v.c2", more='light = "all_shadow"'))
    assert table.foe("dwarf_warriors")["sees_heroes"] == [0]
    assert table.foe("dwarf_warriors")["intent"][0] == {
        "act": "move",
        "seats": [0],
        "kinds": [],
        "zones": ["6v.c2"],
        "pillars": [],
        "why": "sight",
    }


@pytest.mark.rule("MD-ZONE-12")
def test_shadow_changes_neither_moving_nor_seeing_nor_picking_up() -> None:
    text = """
        {light}
        treasure = {{"6v.c2" = [1, 0]}}
        [[heroes]]
        hero = "bjorn"
        at = "6v.c2"
    """
    bright, dark = (given(text.format(light=f'light = "all_{light}"')) for light in ("light", "shadow"))
    assert bright.options == dark.options
    assert "pick_up" in dark.options
    assert bright.me["sees"] == dark.me["sees"]
