"""The map of mission 2: Black Widow."""

from __future__ import annotations

from ...catalog import MISSIONS, DoorToken, Laid, Mission, MonsterSpot, TokenSpot

MISSIONS["mission_2"] = Mission(
    "mission_2",
    2,
    layout=(
        Laid("3v", 0, 0, turn=2),
        Laid("4r", 3, 0, turn=2),
        Laid("6r", 6, 0, turn=1),
    ),
    start="3v.a1",
    exit="3v.b2",
    levels=(
        (1, "3v.a3"),
        (2, "4r.b3"),
        (3, "6r.b2"),
    ),
    doors=(
        DoorToken("door1", "3v.b2", "3v.b3"),
        DoorToken("door2", "3v.c2", "3v.b2"),
        DoorToken("door3", "4r.a2", "4r.b2"),
        DoorToken("door4", "4r.c2", "4r.c3"),
        DoorToken("door5", "6r.a3", "6r.b3"),
        DoorToken("door6", "6r.c2", "6r.b2"),
    ),
    tokens=(
        TokenSpot("nest1", "lair", "3v.b3"),
        TokenSpot("nest2", "lair", "4r.b1"),
        TokenSpot("nest3", "lair", "6r.a1"),
    ),
    monsters=(MonsterSpot("black_widow", "giant_spider_greater", "6r.b1"),),
    objectives=("spider",),
    defeats=("spider_escapes",),
    rules=("nests", "not_roaming", "spider_move", "spider_snack"),
    features=("quarry",),
)
