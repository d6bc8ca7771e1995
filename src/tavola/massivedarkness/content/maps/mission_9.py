"""The map of mission 9: Maze of Darkness."""

from __future__ import annotations

from ...catalog import MISSIONS, DoorToken, Laid, Mission, PillarSpot, TokenSpot

MISSIONS["mission_9"] = Mission(
    "mission_9",
    9,
    layout=(
        Laid("3r", 3, 3),
        Laid("1r", 3, 0),
        Laid("2v", 0, 3, turn=3),
        Laid("4v", 6, 3),
        Laid("5r", 3, 6),
    ),
    start="3r.b2",
    exit="",
    levels=(
        (1, "5r.c3"),
        (2, "1r.b1"),
        (3, "4v.c2"),
        (4, "5r.a3"),
        (5, "2v.b1"),
    ),
    doors=(
        DoorToken("door1", "3r.a1", "3r.b1", state="open"),
        DoorToken("door2", "3r.b1", "3r.c1", state="open"),
        DoorToken("door3", "3r.a3", "3r.b3", state="open"),
        DoorToken("door4", "3r.b3", "3r.c3", state="open"),
        DoorToken("door5", "1r.a2", "1r.b2", state="open"),
        DoorToken("door6", "2v.a2", "2v.b2", state="open"),
        DoorToken("door7", "4v.b1", "4v.b2", state="open"),
        DoorToken("door8", "5r.a2", "5r.b2", state="open"),
    ),
    tokens=(TokenSpot("sanctum", "artifact", "3r.b2", pickable=False),),
    pillars=(
        PillarSpot("pillar1", "3r.b1", health=3),
        PillarSpot("pillar2", "3r.a2", health=3),
        PillarSpot("pillar3", "3r.c2", health=3),
        PillarSpot("pillar4", "3r.b3", health=3),
    ),
    objectives=("horde",),
    defeats=("artifact_taken",),
    rules=("setup", "no_events", "no_reinforcements", "levelling", "waves", "pillars", "march", "treasure"),
)
