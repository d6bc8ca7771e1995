"""The map of mission 1: Scorched Earth."""

from __future__ import annotations

from ...catalog import MISSIONS, DoorToken, Laid, Mission, TokenSpot

MISSIONS["mission_1"] = Mission(
    "mission_1",
    1,
    layout=(
        Laid("8r", 0, 0),
        Laid("4r", 3, 0),
        Laid("9v", 0, 3),
        Laid("2r", 3, 3, turn=3),
    ),
    start="9v.b3",
    exit="2r.c3",
    levels=(
        (1, "9v.b1"),
        (2, "8r.b2"),
        (3, "4r.a3"),
        (4, "2r.b3"),
    ),
    doors=(
        DoorToken("door1", "9v.a2", "9v.b2"),
        DoorToken("door2", "9v.b2", "9v.c2"),
        DoorToken("door3", "8r.a2", "8r.b2"),
        DoorToken("door4", "8r.b3", "8r.c3"),
        DoorToken("door5", "4r.a1", "4r.b1"),
        DoorToken("door6", "4r.c2", "4r.c3"),
        DoorToken("door7", "2r.a2", "2r.b2"),
    ),
    tokens=(
        TokenSpot("hidden1", "objective", "8r.b1", down=True),
        TokenSpot("hidden2", "objective", "4r.c1", down=True),
        TokenSpot("hidden3", "objective", "9v.c2", down=True),
        TokenSpot("final", "library", "2r.c2"),
    ),
    pool=("artifact", "artifact", "lair"),
    objectives=("artifacts", "library"),
    rules=("setup", "false_trail", "artifacts", "final_room"),
)
