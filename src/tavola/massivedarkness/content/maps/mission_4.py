"""The map of mission 4: Goblin War Drums."""

from __future__ import annotations

from ...catalog import MISSIONS, DoorToken, Laid, Mission, PillarSpot

MISSIONS["mission_4"] = Mission(
    "mission_4",
    4,
    layout=(
        Laid("6r", 0, 3, turn=1),
        Laid("7v", 3, 3),
        Laid("8r", 6, 3, turn=2),
        Laid("1v", 6, 0, turn=2),
    ),
    start="6r.b3",
    exit="1v.a3",
    levels=(
        (1, "6r.b2"),
        (2, "7v.b2"),
        (3, "8r.b2"),
        (4, "1v.a2"),
    ),
    doors=(
        DoorToken("door1", "6r.a2", "6r.b2"),
        DoorToken("door2", "6r.b1", "6r.c1"),
        DoorToken("door3", "7v.b1", "7v.b2"),
        DoorToken("door4", "7v.b2", "7v.b3"),
        DoorToken("door5", "8r.a2", "8r.b2"),
        DoorToken("door6", "8r.b3", "8r.c3"),
        DoorToken("door7", "1v.b1", "1v.b2"),
    ),
    pillars=(
        PillarSpot("pillar1", "8r.b3", marks=("8r.b3", "1v.b1")),
        PillarSpot("pillar2", "8r.b3", marks=("8r.b3", "1v.b1")),
    ),
    objectives=("watcher", "exit"),
    defeats=("collapse",),
    rules=("setup", "collapse", "watcher"),
    features=("quarry", "escape"),
)
