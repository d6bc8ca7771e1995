"""The map of mission 3: The Chosen One."""

from __future__ import annotations

from ...catalog import MISSIONS, DoorToken, Laid, Mission, TokenSpot

MISSIONS["mission_3"] = Mission(
    "mission_3",
    3,
    layout=(
        Laid("6r", 3, 0),
        Laid("9v", 0, 3),
        Laid("8v", 3, 3),
        Laid("7v", 0, 6),
        Laid("5v", 3, 6),
    ),
    start="6r.b1",
    exit="5v.b3",
    levels=(
        (1, "6r.b2"),
        (2, "8v.b3"),
        (3, "9v.b2"),
        (4, "7v.a2"),
        (4, "5v.a2"),
    ),
    doors=(
        DoorToken("door1", "6r.a2", "6r.b2"),
        DoorToken("door2", "6r.b3", "6r.c3"),
        DoorToken("door3", "8v.b2", "8v.c2"),
        DoorToken("door4", "9v.a2", "9v.b2"),
        DoorToken("door5", "9v.b2", "9v.c2"),
        DoorToken("door6", "7v.b1", "7v.b2"),
        DoorToken("door7", "7v.b2", "7v.b3"),
        DoorToken("door8", "5v.a1", "5v.a2"),
        DoorToken("door9", "5v.a3", "5v.b3"),
    ),
    tokens=(
        TokenSpot("part1", "artifact", "6r.a1"),
        TokenSpot("part2", "artifact", "9v.a2"),
        TokenSpot("part3", "library", "7v.c1"),
        TokenSpot("watch1", "lair", "5v.b2", pickable=False),
        TokenSpot("watch2", "lair", "9v.b3", pickable=False),
    ),
    objectives=("parts", "exit"),
    defeats=("chosen_dies",),
    rules=("chosen", "parts", "watchers"),
    features=("monsters",),
)
