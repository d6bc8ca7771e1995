"""The map of mission 5: The Immortal's Downfall."""

from __future__ import annotations

from ...catalog import MISSIONS, DoorToken, ExtraZone, Laid, Mission, MonsterSpot, PillarSpot, TokenSpot

MISSIONS["mission_5"] = Mission(
    "mission_5",
    5,
    layout=(
        Laid("6v", 0, 0, turn=1),
        Laid("7r", 5, 0, turn=1),
        Laid("1r", 0, 3),
        Laid("2v", 3, 3, turn=3),
    ),
    start="1r.c2",
    exit="7r.a1",
    levels=(
        (1, "1r.b2"),
        (2, "6v.b2"),
        (3, "2v.b2"),
        (4, "7r.b2"),
    ),
    doors=(
        DoorToken("door1", "1r.a2", "1r.b2"),
        DoorToken("door2", "1r.b1", "1r.c1"),
        DoorToken("door3", "1r.b3", "1r.c3"),
        DoorToken("door4", "6v.b1", "6v.b2"),
        DoorToken("door5", "6v.b2", "6v.b3"),
        DoorToken("door6", "2v.a2", "2v.b2"),
        DoorToken("door7", "2v.b2", "2v.c2"),
        DoorToken("door8", "7r.a2", "7r.b2"),
        DoorToken("door9", "7r.b2", "7r.c2"),
    ),
    tokens=(
        TokenSpot("fireworks1", "artifact", "1r.c1"),
        TokenSpot("fireworks2", "artifact", "6v.b1"),
        TokenSpot("fireworks3", "library", "7r.c2"),
    ),
    pillars=(
        PillarSpot("pillar1", "6v.c1", health=5, attackable=True),
        PillarSpot("pillar2", "6v.c2", health=5, attackable=True),
    ),
    monsters=(
        MonsterSpot("immortal", "overlord_troll_greater", "7r.a1", loot="none"),
        MonsterSpot("goblin_watch", "goblin_archers_l4", "7r.c2"),
    ),
    extra=(
        ExtraZone("bridge1", 3, 2, light=False),
        ExtraZone("bridge2", 4, 2, light=True),
    ),
    objectives=("lure", "pillars"),
    defeats=("immortal_arrives",),
    rules=("setup", "goblin_watch", "crates", "fireworks", "immortal", "immortal_activation", "pillars"),
    features=("monsters",),
)
