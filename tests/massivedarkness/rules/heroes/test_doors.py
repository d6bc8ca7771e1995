"""Doors and the chambers behind them (MD-ACT-08 to 23, 61 and 62)."""

from __future__ import annotations

import pytest

from ...scripted import given
from .owen import DOOR, GUARD, OWEN, owen


@pytest.mark.rule("MD-ACT-08", "MD-ACT-09", "MD-ACT-24")
def test_a_door_costs_a_movement_point_even_with_enemies_in_the_zone() -> None:
    table = owen(DOOR, top='[decks]\ndoor = ["d5"]', after=GUARD.format(at="6v.b2"))
    table.play("open door1")
    assert table.turn["points"] == 1
    assert table.door("door1") == "open"
    assert owen().refused("open door1") == "MD-ACT-09"


@pytest.mark.rule("MD-ACT-10")
def test_an_open_door_stays_open() -> None:
    table = owen(DOOR, top='open = ["door1"]')
    assert table.refused("open door1") == "MD-ACT-10"
    assert not [option for option in table.options if "close" in option]


@pytest.mark.rule("MD-ACT-11", "MD-ACT-13", "MD-ACT-16", "MD-ACT-17", "MD-ACT-22")
def test_one_door_card_fills_a_chamber_of_two_rooms() -> None:
    """Chamber A of tile 6V has two rooms, so block 3 is ignored. D10: 2 tokens; a guard and 2 tokens; 3 tokens."""
    table = owen(DOOR, top='[decks]\ndoor = ["d10"]\nguard_1 = ["orc_flayers_l1"]').play("open door1")
    assert table.zone("6v.b1")["treasure"] == [2, 0]
    assert table.zone("6v.a1")["treasure"] == [2, 0]
    assert table.foe("orc_flayers")["at"] == "6v.a1"
    assert table.told("md-event-door-card") == [{"door_card": "d10"}]


@pytest.mark.rule("MD-ACT-12", "MD-ACT-14")
def test_a_chamber_is_revealed_once() -> None:
    """The four rooms of chamber A on tile 8R have one door in the tutorial; 3R of mission 9 starts with open doors."""
    table = owen(DOOR, top='opened = ["6v.b1"]').play("open door1")
    assert table.told("md-event-door-card") == []
    open_at_start = given('scenario = "mission_9"\n' + OWEN + 'at = "3r.b1"\n')
    assert open_at_start.door("door1") == "open"
    assert open_at_start.told("md-event-door-card") == []


@pytest.mark.rule("MD-ACT-18", "MD-ACT-19", "MD-ACT-20", "MD-ACT-23")
def test_the_active_player_chooses_among_rooms_that_could_be_next() -> None:
    """Five rooms, D1: 2 tokens; a guard (a Dwarf Agent) and 3 tokens; 2 tokens; the other two rooms get nothing."""
    table = given("""
        scenario = "mission_1"
        [decks]
        door = ["d1"]
        guard_4 = ["orc_agent_l4"]
        [turn]
        points = 1
        [[heroes]]
        hero = "whisper"
        at = "2r.b2"
    """)
    table.play("open door7")
    while table.prompt == "md-ask-door-room":
        table.play(table.options[0])
    heaps = [zone["treasure"] for name, zone in table.view["board"]["zones"].items() if name.startswith("2r")]
    assert sorted(heap for heap in heaps if any(heap)) == [[2, 0], [2, 0], [3, 0]]
    assert table.told("md-event-level") == [{"level": 4}], "the level rises before the card is drawn"


@pytest.mark.rule("MD-ACT-21")
def test_an_ambush_puts_the_guard_beside_the_hero() -> None:
    table = owen(DOOR, top='[decks]\ndoor = ["d7"]\nguard_1 = ["orc_flayers_l1"]').play("open door1")
    assert table.foe("orc_flayers")["at"] == "6v.b2"
    assert table.zone("6v.b1")["treasure"] == [2, 0]


@pytest.mark.rule("MD-ACT-61", "MD-LVL-06")
def test_the_level_rises_before_the_door_card_is_drawn() -> None:
    table = given("""
        [decks]
        door = ["d2"]
        guard_1 = ["orc_flayers_l1"]
        guard_2 = ["goblin_archers_l2"]
        [[heroes]]
        hero = "owen"
        at = "8r.b2"
    """)
    assert table.view["level"] == 1, "the level is looked at when an action ends"
    table.play("open door3", "room 8r.a1")
    assert table.view["level"] == 2
    assert table.foes == ["goblin_archers"]


@pytest.mark.rule("MD-ACT-62")
def test_a_guard_behind_a_door_does_not_act_at_once() -> None:
    table = owen(DOOR, top='[decks]\ndoor = ["d7"]\nguard_1 = ["orc_flayers_l1"]').play("open door1", "stop")
    assert table.told("md-event-strike") == []
    assert table.prompt == "md-ask-action"


@pytest.mark.rule("MD-ACT-15")
def test_a_mission_may_change_what_a_door_reveals() -> None:
    """Mission 6: the protected room with the fixed key gets a guard and no door card."""
    table = given("""
        scenario = "mission_6"
        level = 5
        [decks]
        guard_5 = ["orc_flayers_l5"]
        [[heroes]]
        hero = "owen"
        at = "9r.b1"
    """)
    door = table.offered("open")[0]
    table.play(door)
    assert table.told("md-event-door-card") == []
    assert table.foes.count("orc_flayers") == 1
