"""Mission 7, Sparks in the Dark (MD-MIS-07): two levers in the rooms 3v.c1 and 2r.a1, a locked door before the exit."""

from __future__ import annotations

from typing import Any

import pytest

from ..rules.dungeon import Piece, at, deeds, enemy, hero, scene
from ..scripted import Table, given

LEVER1, LEVER2 = "3v.c1", "2r.a1"
WARDEN = {"greater": ["ogre_mage_greater"], "treasure_5": ["t5_dawn_sword"]}


def hall(*pieces: Piece, **keys: Any) -> Table:
    return scene(*pieces, **{"scenario": "mission_7", "level": 4, **keys})


def morning(*pieces: Piece, **keys: Any) -> Table:
    """A round begins with everybody where they stand."""
    return hall(*pieces, **{"turn": {}, "phase": "round", "decks": WARDEN, **keys})


@pytest.mark.rule("MD-MIS-07-01")
def test_the_map() -> None:
    view = given('scenario = "mission_7"').view
    assert sorted(tile["tile"] for tile in view["map"]["tiles"]) == ["1r", "2r", "3v", "5v", "6v", "8v", "9r"]
    assert sorted(token["level"] for token in view["board"]["levels"]) == [1, 2, 3, 3, 4, 4, 5]
    assert view["board"]["doors"]["door14"] == "locked"
    levers = [(zone, token["token"]) for zone in (LEVER1, LEVER2) for token in view["board"]["zones"][zone]["tokens"]]
    assert levers == [(LEVER1, "lever1"), (LEVER2, "lever2")]


@pytest.mark.rule("MD-MIS-07-02")
def test_the_objectives_in_order() -> None:
    goals = hall(hero("bjorn", "6v.a3"), hero("elias", "6v.a3"), level=1).view["goals"]
    assert [(goal["goal"], goal["have"], goal["need"]) for goal in goals] == [("levers", 0, 1), ("exit", 0, 2)]


@pytest.mark.rule("MD-MIS-07-03")
def test_an_artifact_token_gives_a_random_artifact() -> None:
    table = hall(hero("elias", "5v.c1"), level=2, decks={"artifact": ["a6_lightbringer_lantern"]}).play("pick_up")
    assert table.hero("elias")["bag"] == ["a6_lightbringer_lantern"]
    assert (table.hero("elias")["carried"], table.zone("5v.c1")["tokens"]) == ([], [])


# Levers.


@pytest.mark.rule("MD-MIS-07-04")
def test_heroes_on_both_levers_open_the_door_when_the_next_round_starts() -> None:
    table = hall(hero("bjorn", LEVER1), hero("elias", LEVER2), round=4, decks=WARDEN)
    assert table.door("door14") == "locked"
    table.play("end")
    assert (table.view["round"], table.door("door14")) == (5, "open")
    assert table.goal("levers")["done"]


@pytest.mark.rule("MD-MIS-07-04")
def test_one_manned_lever_is_not_enough_for_two() -> None:
    table = morning(hero("bjorn", LEVER1), hero("elias", LEVER1))
    assert table.door("door14") == "locked"
    assert table.foes == []


@pytest.mark.rule("MD-MIS-07-04")
def test_the_door_stays_open_when_the_heroes_leave_the_levers() -> None:
    table = morning(hero("bjorn", "9r.b1"), hero("elias", "9r.b1"), open=["door14"], level=5)
    assert table.door("door14") == "open"
    assert table.foes == []  # and no second warden appears


@pytest.mark.rule("MD-MIS-07-04")
def test_a_hero_resurrected_on_a_lever_counts() -> None:
    table = morning(hero("bjorn", LEVER1), hero("elias", LEVER2, dead=True), lifebringer=1)
    assert table.door("door14") == "open"


@pytest.mark.rule("MD-MIS-07-04")
def test_a_stunned_hero_on_a_lever_counts() -> None:
    assert morning(hero("bjorn", LEVER1), hero("elias", LEVER2, stunned=True)).door("door14") == "open"


@pytest.mark.rule("MD-MIS-07-04")
def test_levers_stay_where_they_are() -> None:
    table = hall(hero("elias", LEVER1), enemies=[])
    assert table.offered("pick_up") == []


@pytest.mark.rule("MD-MIS-07-04")
def test_no_hand_opens_the_locked_door() -> None:
    table = hall(hero("elias", "9r.b1"), level=5)
    assert table.offered("open") == ["open door12"]
    assert table.refused("open door14") == "MD-ACT-15"


@pytest.mark.rule("MD-MIS-07-07")
@pytest.mark.parametrize("lever", [LEVER1, LEVER2])
def test_a_single_hero_needs_one_lever_only(lever: str) -> None:
    assert morning(hero("elias", lever)).door("door14") == "open"
    assert morning(hero("elias", "3v.b1")).door("door14") == "locked"


@pytest.mark.rule("MD-MIS-07-07")
def test_two_starting_heroes_need_both_levers_though_one_is_dead() -> None:
    table = hall(hero("bjorn", "6v.a3", dead=True), hero("elias", LEVER1), lifebringer=1).play("end")
    assert table.door("door14") == "locked"


# Behind the door.


@pytest.mark.rule("MD-MIS-07-05")
def test_no_door_card_is_drawn() -> None:
    assert morning(hero("elias", LEVER1)).told("md-event-door-card") == []


@pytest.mark.rule("MD-MIS-07-06")
def test_a_greater_monster_waits_with_equipment_of_the_new_level() -> None:
    table = morning(hero("elias", LEVER1))
    warden = table.foe("ogre_mage")
    assert (warden["card"], warden["at"], warden["asleep"]) == ("ogre_mage_greater", "9r.c1", False)
    # The opened door of the level 5 tile comes first.
    assert (table.view["level"], warden["loot"]) == (5, "t5_dawn_sword")


@pytest.mark.rule("MD-MIS-07-06")
def test_the_warden_is_no_roaming_monster_for_events() -> None:
    warden = enemy("ogre_mage_greater", "9r.c3", tag="warden")
    decks = {"greater": ["giant_spider_greater"]}
    table = hall(warden, hero("elias", "6v.a3"), open=["door14"], level=5, event="e6", decks=decks).play("end")
    table.play("place 3v.a2")
    assert at(table, "giant_spider") == "3v.a2"
    # It had its own activation in the enemies' phase and no other.
    assert len(deeds(table, "ogre_mage")) == 2


@pytest.mark.rule("MD-MIS-07-06")
def test_any_other_roaming_monster_is_activated_by_the_event() -> None:
    table = hall(enemy("ogre_mage_lesser", "9r.b3"), hero("elias", "6v.a3"), event="e6").play("end")
    assert table.foes == ["ogre_mage"]
    assert len(deeds(table, "ogre_mage")) == 4


# The end.


@pytest.mark.rule("MD-MIS-07-02")
def test_all_heroes_escape() -> None:
    table = hall(hero("bjorn", "9r.c3"), hero("elias", "9r.c3"), open=["door14"], level=5, turn={"seat": 0})
    table.play("leave")
    assert table.goal("exit")["have"] == 1
    assert not table.match.is_over
    table.play("leave")
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert outcome.won


@pytest.mark.rule("MD-MIS-07-02")
def test_a_dead_hero_must_be_resurrected_and_escape_too() -> None:
    table = hall(hero("bjorn", "9r.c3", dead=True), hero("elias", "9r.c3"), open=["door14"], level=5, lifebringer=1)
    table.play("leave")
    assert not table.match.is_over
    table.play("leave")  # Bjorn, in the next round
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert outcome.won


@pytest.mark.rule("MD-MIS-07-02")
def test_nobody_leaves_past_an_enemy() -> None:
    warden = enemy("ogre_mage_greater", "9r.c3", tag="warden")
    table = hall(warden, hero("elias", "9r.c3"), open=["door14"], level=5)
    assert table.offered("leave") == []


@pytest.mark.rule("MD-MIS-07-02")
def test_nobody_leaves_before_the_door_is_open() -> None:
    assert hall(hero("elias", "9r.c3"), level=5).offered("leave") == []


@pytest.mark.rule("MD-MIS-07-02", "MD-HERO-19")
def test_an_empty_lifebringer_loses() -> None:
    table = hall(hero("bjorn", LEVER1, dead=True), hero("elias", LEVER2), lifebringer=0).play("end")
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert not outcome.won
    assert table.door("door14") == "locked"  # the loss comes before the levers
