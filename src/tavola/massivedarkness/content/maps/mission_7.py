"""The map of mission 7: Sparks in the Dark."""

from __future__ import annotations

from ...catalog import MISSIONS, DoorToken, Laid, Mission, TokenSpot

MISSIONS["mission_7"] = Mission(
    "mission_7",
    7,
    layout=(
        Laid("6v", 0, 0, turn=1),
        Laid("1r", 3, 0),
        Laid("3v", 6, 0),
        Laid("5v", 0, 3, turn=2),
        Laid("8v", 3, 3),
        Laid("2r", 6, 3, turn=1),
        Laid("9r", 3, 6),
    ),
    start="6v.a3",
    exit="9r.c3",
    levels=(
        (1, "6v.b2"),
        (2, "5v.b2"),
        (3, "8v.b1"),
        (3, "1r.b2"),
        (4, "3v.a2"),
        (4, "2r.b3"),
        (5, "9r.b2"),
    ),
    doors=(
        DoorToken("door1", "6v.b1", "6v.b2"),
        DoorToken("door2", "6v.b2", "6v.b3"),
        DoorToken("door3", "5v.a1", "5v.a2"),
        DoorToken("door4", "5v.a3", "5v.b3"),
        DoorToken("door5", "8v.b2", "8v.c2"),
        DoorToken("door6", "1r.a2", "1r.b2"),
        DoorToken("door7", "1r.b1", "1r.c1"),
        DoorToken("door8", "1r.b3", "1r.c3"),
        DoorToken("door9", "3v.b2", "3v.c2"),
        DoorToken("door10", "3v.a3", "3v.b3"),
        DoorToken("door11", "2r.b1", "2r.b2"),
        DoorToken("door12", "9r.a1", "9r.b1"),
        DoorToken("door13", "9r.a3", "9r.b3"),
        DoorToken("door14", "9r.b1", "9r.c1", state="locked", role="special"),
    ),
    tokens=(
        TokenSpot("lever1", "lair", "3v.c1", pickable=False),
        TokenSpot("lever2", "lair", "2r.a1", pickable=False),
        TokenSpot("relic1", "artifact", "5v.c1"),
        TokenSpot("relic2", "artifact", "1r.a1"),
    ),
    objectives=("levers", "exit"),
    rules=("artifact", "levers", "warden"),
    features=("artifacts", "monsters", "escape"),
)
