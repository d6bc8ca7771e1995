"""The map of mission 6: The Fiend's Treasure."""

from __future__ import annotations

from ...catalog import MISSIONS, DoorToken, Laid, Mission, MonsterSpot, TokenSpot

MISSIONS["mission_6"] = Mission(
    "mission_6",
    6,
    layout=(
        Laid("3r", 3, 3),
        Laid("5r", 0, 3, turn=2),
        Laid("1v", 3, 0, turn=2),
        Laid("7r", 6, 3, turn=1),
        Laid("9r", 3, 6),
    ),
    start="5r.c1",
    exit="1v.c1",
    levels=(
        (1, "5r.a2"),
        (2, "3r.b2"),
        (3, "1v.a1"),
        (4, "7r.b2"),
        (5, "9r.b2"),
    ),
    doors=(
        DoorToken("door1", "5r.a2", "5r.b2"),
        DoorToken("door2", "3r.a1", "3r.b1"),
        DoorToken("door3", "3r.b1", "3r.c1"),
        DoorToken("door4", "3r.a3", "3r.b3"),
        DoorToken("door5", "1v.a2", "1v.b2"),
        DoorToken("door6", "7r.a2", "7r.b2"),
        DoorToken("door7", "7r.b2", "7r.c2"),
        DoorToken("door8", "9r.a1", "9r.b1"),
        DoorToken("door9", "9r.a3", "9r.b3"),
        DoorToken("door10", "9r.b1", "9r.c1", role="special"),
    ),
    tokens=(
        TokenSpot("hidden1", "objective", "5r.c2", down=True),
        TokenSpot("hidden2", "objective", "3r.a3", down=True),
        TokenSpot("hidden3", "objective", "1v.c3", down=True),
        TokenSpot("hidden4", "objective", "7r.c1", down=True),
        TokenSpot("key_fixed", "artifact", "9r.a1"),
        TokenSpot("treasure", "library", "9r.a3"),
    ),
    monsters=(MonsterSpot("fiend", "hellhound_greater", "9r.c3", loot="5", asleep="chamber_opened"),),
    pool=("artifact", "lair", "lair", "lair"),
    objectives=("keys", "door", "fiend"),
    rules=("setup", "caged", "false_trail", "keys", "guarded_rooms", "artifact"),
    features=("quarry",),
)
