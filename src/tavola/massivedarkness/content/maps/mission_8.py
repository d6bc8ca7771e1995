"""The map of mission 8: Big Game Hunting."""

from __future__ import annotations

from ...catalog import MISSIONS, DoorToken, Laid, Mission, MonsterSpot, PillarSpot

MISSIONS["mission_8"] = Mission(
    "mission_8",
    8,
    layout=(
        Laid("1r", 0, 0),
        Laid("9r", 3, 0),
        Laid("7r", 6, 0),
        Laid("5v", 0, 3, turn=2),
        Laid("8v", 3, 3),
        Laid("6v", 6, 3),
    ),
    start="6v.b2",
    exit="5v.a2",
    levels=(
        (1, "6v.a3"),
        (2, "8v.b3"),
        (3, "5v.b2"),
        (4, "7r.b2"),
        (4, "1r.b2"),
        (5, "9r.b2"),
    ),
    doors=(
        DoorToken("door1", "6v.b1", "6v.b2"),
        DoorToken("door2", "6v.b2", "6v.b3"),
        DoorToken("door3", "8v.b2", "8v.b3"),
        DoorToken("door4", "5v.a1", "5v.a2"),
        DoorToken("door5", "5v.a3", "5v.b3"),
        DoorToken("door6", "7r.a2", "7r.b2"),
        DoorToken("door7", "1r.b1", "1r.c1"),
        DoorToken("door8", "1r.b3", "1r.c3"),
        DoorToken("door9", "9r.a1", "9r.b1"),
        DoorToken("door10", "7r.b1", "7r.c1", state="open"),
        DoorToken("door11", "7r.c2", "7r.c3", state="open"),
        DoorToken("door12", "1r.a1", "1r.b1", state="open"),
        DoorToken("door13", "1r.a3", "1r.b3", state="open"),
        DoorToken("door14", "9r.b1", "9r.c1", state="open"),
        DoorToken("door15", "9r.b3", "9r.c3", state="open"),
    ),
    pillars=(
        PillarSpot("pillar1", "7r.b1", blocks=("7r.b1", "7r.c1"), health=5, attackable=True),
        PillarSpot("pillar2", "7r.c2", blocks=("7r.c2", "7r.c1"), health=5, attackable=True),
        PillarSpot("pillar3", "1r.b1", blocks=("1r.b1", "1r.a1"), health=5, attackable=True),
        PillarSpot("pillar4", "1r.a2", blocks=("1r.a2", "1r.a1"), health=5, attackable=True),
        PillarSpot("pillar5", "9r.c1", blocks=("9r.c1", "9r.c2"), health=5, attackable=True),
        PillarSpot("pillar6", "9r.c3", blocks=("9r.c3", "9r.c2"), health=5, attackable=True),
    ),
    monsters=(
        MonsterSpot("executor1", "random_greater", "7r.c1", loot="4", asleep="tile_pillars_destroyed", events=True),
        MonsterSpot("executor2", "random_greater", "1r.a1", loot="4", asleep="tile_pillars_destroyed", events=True),
        MonsterSpot("executor3", "random_greater", "9r.c2", loot="4", asleep="tile_pillars_destroyed", events=True),
    ),
    objectives=("executors",),
    rules=("setup", "pillars", "executors"),
)
