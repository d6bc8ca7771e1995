"""Mission 6, The Fiend's Treasure (MD-MIS-06): two Keys, protected rooms, a caged Hellhound.

+-----+-----+-----+    The tile 9r in the south. The Key lies in the room a1 behind door8, the
|9r A1|9r b1|9r C1|    library in the room a3 behind door9. The Hellhound waits in c3; door10,
| Key door8 door10|    between b1 and c1, takes both Keys.
+-----+     +     +
|9r a2 9r b2|9r C2|
+-----+     +     +
|9r A3|9r b3|9r C3|
| lib door9 | dog |
+-----+-----+-----+
"""

from __future__ import annotations

from typing import Any

import pytest

from ..rules.dungeon import Piece, at, deeds, enemy, hero, scene
from ..scripted import Table, given

#: What lies on the board when both Keys have been found.
NO_KEYS = ["treasure"]
ONE_KEY = ["key_fixed", "treasure"]
ARTIFACTS = [
    "a1_lightbringer_sword",
    "a2_lightbringer_bow",
    "a3_lightbringer_staff",
    "a4_lightbringer_hammer",
    "a5_lightbringer_plate",
    "a6_lightbringer_lantern",
]


def fiend(**keys: Any) -> Piece:
    """The Hellhound in its cage."""
    return enemy("hellhound_greater", "9r.c3", tag="fiend", **{"asleep": True, **keys})


def cage(*pieces: Piece, **keys: Any) -> Table:
    return scene(*pieces, scenario="mission_6", **keys)


@pytest.mark.rule("MD-MIS-06-01")
def test_the_map() -> None:
    view = given('scenario = "mission_6"').view
    assert sorted(tile["tile"] for tile in view["map"]["tiles"]) == ["1v", "3r", "5r", "7r", "9r"]
    assert [token["level"] for token in view["board"]["levels"]] == [1, 2, 3, 4, 5]
    assert [door["door"] for door in view["map"]["doors"] if door["role"] == "special"] == ["door10"]
    assert (view["map"]["start"], view["map"]["exit"]) == ("5r.c1", "1v.c1")


@pytest.mark.rule("MD-MIS-06-02")
def test_the_objectives_in_order() -> None:
    goals = given('scenario = "mission_6"').view["goals"]
    assert [(goal["goal"], goal["have"], goal["need"]) for goal in goals] == [
        ("keys", 0, 2),
        ("door", 0, 1),
        ("fiend", 0, 1),
    ]


@pytest.mark.rule("MD-MIS-06-03")
@pytest.mark.parametrize("seed", range(6))
def test_the_hellhound_starts_with_equipment_of_level_5(seed: int) -> None:
    foe = given(f'scenario = "mission_6"\nseed = {seed}').foe("hellhound")
    assert (foe["card"], foe["at"], foe["asleep"]) == ("hellhound_greater", "9r.c3", True)
    assert foe["loot"].startswith("t5_")
    assert foe["loot"] != "t5_soul_trap"


# Tokens.


@pytest.mark.rule("MD-MIS-06-04")
@pytest.mark.parametrize("seed", range(4))
def test_one_key_and_three_false_leads_lie_face_down(seed: int) -> None:
    zones = ["5r.c2", "3r.a3", "1v.c3", "7r.c1"]
    names = ["elias", "bjorn", "owen", "sibyl"]
    table = cage(
        fiend(), *(hero(*pair) for pair in zip(names, zones, strict=True)), seed=seed, level=5, turn={"seat": 0}
    )
    assert [table.zone(zone)["tokens"][0]["type"] for zone in zones] == [None] * 4
    for _ in names:
        table.play("pick_up", "stop", "end")
    assert sorted(line["token"] for line in table.told("md-event-token")) == ["artifact", "lair", "lair", "lair"]


@pytest.mark.rule("MD-MIS-06-04")
def test_a_token_is_revealed_by_picking_it_up_and_not_before() -> None:
    table = cage(fiend(), hero("elias", "5r.c2"))
    assert table.zone("5r.c2")["tokens"] == [{"token": "hidden1", "type": None, "fixed": False}]
    table.play("pick_up")
    assert table.zone("5r.c2")["tokens"] == []
    assert not table.can_undo()


@pytest.mark.rule("MD-MIS-06-07")
def test_a_false_lead_gives_five_experience_to_its_finder() -> None:
    table = cage(
        fiend(),
        hero("bjorn", "5r.c2"),
        hero("elias", "5r.c2", xp=2),
        tokens=[{"token": "hidden1", "type": "lair"}, *ONE_KEY],
    )
    table.play("pick_up")
    assert (table.hero("elias")["xp"], table.hero("bjorn")["xp"]) == (7, 0)
    assert table.hero("elias")["carried"] == []


@pytest.mark.rule("MD-MIS-06-08")
def test_a_key_is_discarded_when_found() -> None:
    table = cage(fiend(), hero("elias", "5r.c2"), tokens=[{"token": "hidden1", "type": "artifact"}, *ONE_KEY])
    table.play("pick_up")
    assert (table.goal("keys")["have"], table.hero("elias")["carried"], table.hero("elias")["xp"]) == (1, [], 0)


@pytest.mark.rule("MD-MIS-06-10")
def test_the_library_gives_a_random_artifact() -> None:
    decks = {"artifact": ["a6_lightbringer_lantern"]}
    table = cage(fiend(), hero("elias", "9r.a3"), open=["door9"], level=5, tokens=NO_KEYS, decks=decks)
    table.play("pick_up")
    assert table.hero("elias")["bag"] == ["a6_lightbringer_lantern"]
    assert table.zone("9r.a3")["tokens"] == []


@pytest.mark.rule("MD-MIS-06-10")
def test_without_artifacts_left_the_library_gives_nothing() -> None:
    table = cage(
        fiend(),
        hero("bjorn", "5r.c1", bag=ARTIFACTS),
        hero("elias", "9r.a3"),
        open=["door9"],
        level=5,
        tokens=NO_KEYS,
    )
    table.play("pick_up")
    assert table.hero("elias")["bag"] == []
    assert table.zone("9r.a3")["tokens"] == []


# Doors.


@pytest.mark.rule("MD-MIS-06-08")
def test_one_key_does_not_open_the_special_door() -> None:
    table = cage(fiend(), hero("elias", "9r.b1"), level=5, tokens=ONE_KEY)
    assert table.door("door10") == "locked"
    assert table.offered("open") == ["open door8"]
    assert table.refused("open door10") == "MD-ACT-15"


@pytest.mark.rule("MD-MIS-06-08")
def test_both_keys_open_the_special_door_for_one_movement_point() -> None:
    table = cage(fiend(), hero("elias", "9r.b1"), level=5, tokens=NO_KEYS)
    assert table.door("door10") == "closed"
    table.play("open door10")
    assert (table.door("door10"), table.turn["points"], table.turn["actions"]) == ("open", 1, 2)
    assert table.goal("door")["done"]


@pytest.mark.rule("MD-MIS-06-02")
def test_no_door_card_is_drawn_for_the_cage() -> None:
    table = cage(fiend(), hero("elias", "9r.b1"), level=5, tokens=NO_KEYS).play("open door10")
    assert table.told("md-event-door-card") == []
    assert table.foes == ["hellhound"]


@pytest.mark.rule("MD-MIS-06-09")
@pytest.mark.parametrize(("door", "before", "room"), [("door8", "9r.b1", "9r.a1"), ("door9", "9r.b3", "9r.a3")])
def test_a_protected_room_holds_a_guard_instead_of_a_door_card(door: str, before: str, room: str) -> None:
    table = cage(fiend(), hero("elias", before), level=4, decks={"guard_5": ["orc_flayers_l5"]})
    table.play(f"open {door}")
    # The open door of the level 5 tile raises the level first.
    assert (table.foe("orc_flayers")["card"], at(table, "orc_flayers")) == ("orc_flayers_l5", room)
    assert table.told("md-event-door-card") == []
    assert table.zone(room)["treasure"] == [0, 0]


@pytest.mark.rule("MD-MIS-06-09")
def test_other_rooms_draw_their_door_card() -> None:
    table = cage(fiend(), hero("elias", "3r.b1"), level=2, decks={"door": ["d1"]}).play("open door2")
    assert table.told("md-event-door-card") == [{"door_card": "d1"}]


# The Hellhound.


@pytest.mark.rule("MD-MIS-06-05")
@pytest.mark.parametrize("asleep", [True, False])
def test_the_hellhound_is_no_roaming_monster_for_events(asleep: bool) -> None:
    table = cage(
        fiend(asleep=asleep),
        hero("elias", "5r.c1"),
        event="e5",
        decks={"lesser": ["giant_spider_lesser"]},
    )
    table.play("end")
    assert at(table, "giant_spider") == "3r.b2"


@pytest.mark.rule("MD-MIS-06-05")
def test_its_figure_is_in_use_all_the_same() -> None:
    table = cage(fiend(), hero("elias", "5r.c1"), event="e5", decks={"lesser": ["hellhound_lesser"]})
    table.play("end")
    assert table.foes == ["hellhound"]
    assert table.view["discards"]["lesser"] == ["hellhound_lesser"]
    assert deeds(table) == []


@pytest.mark.rule("MD-MIS-06-06")
def test_the_hellhound_does_nothing_in_its_cage() -> None:
    table = cage(fiend(), hero("elias", "9r.b1"), level=5).play("end")
    assert deeds(table) == []
    assert at(table, "hellhound") == "9r.c3"


@pytest.mark.rule("MD-MIS-06-06")
def test_the_hellhound_is_activated_once_its_room_is_open() -> None:
    table = cage(fiend(), hero("elias", "9r.b1"), level=5, tokens=NO_KEYS).play("open door10", "stop")
    assert not table.foe("hellhound")["asleep"]
    table.play("end")
    # Elias stands in the light, out of its sight.
    assert deeds(table) == ["to 9r.c2", "to 9r.c1"]


# The end.


@pytest.mark.rule("MD-MIS-06-02")
def test_killing_the_hellhound_wins() -> None:
    table = cage(
        fiend(life=1, asleep=False),
        hero("siegfried", "9r.c3", hands=["se_mace"]),
        level=5,
        open=["door10"],
        tokens=NO_KEYS,
        rolls=["y1", "y1", "b0", "g0"],
    )
    table.play("melee hellhound")
    assert table.goal("fiend")["done"]
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert outcome.won


@pytest.mark.rule("MD-MIS-06-02", "MD-END-08")
def test_the_exit_is_of_no_use_here() -> None:
    table = cage(fiend(), hero("elias", "1v.c1"), level=3, tokens=NO_KEYS)
    assert table.offered("leave") == []
    assert table.refused("leave") == "MD-END-08"


@pytest.mark.rule("MD-MIS-06-02", "MD-HERO-19")
def test_an_empty_lifebringer_loses() -> None:
    table = cage(fiend(), hero("bjorn", "9r.b1"), hero("elias", "9r.b1", dead=True), lifebringer=0, level=5)
    table.play("end")
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert not outcome.won
    assert "md-event-lost-lifebringer" in table.log
