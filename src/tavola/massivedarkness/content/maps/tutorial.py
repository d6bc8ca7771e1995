"""The map of the tutorial: Walking in the Dark."""

from __future__ import annotations

from ...catalog import MISSIONS, DoorToken, Laid, Mission, TokenSpot

MISSIONS["tutorial"] = Mission(
    "tutorial",
    0,
    layout=(
        Laid("6v", 0, 0),
        Laid("8r", 3, 0, turn=2),
    ),
    start="6v.a3",
    exit="8r.b3",
    levels=(
        (1, "6v.b2"),
        (2, "8r.c2"),
    ),
    doors=(
        DoorToken("door1", "6v.b1", "6v.b2"),
        DoorToken("door2", "6v.b2", "6v.b3"),
        DoorToken("door3", "8r.a2", "8r.b2"),
        DoorToken("door4", "8r.b3", "8r.c3"),
    ),
    tokens=(TokenSpot("key", "library", "8r.b1"),),
    objectives=("key", "exit"),
    rules=("key",),
    features=("escape",),
)
