"""The map of mission 10: The Heart of Darkness."""

from __future__ import annotations

from ...catalog import MISSIONS, DoorToken, Laid, Link, Mission, MonsterSpot, PillarSpot, TokenSpot

MISSIONS["mission_10"] = Mission(
    "mission_10",
    10,
    layout=(
        Laid("4v", 3, 0),
        Laid("1v", 0, 4, turn=2),
        Laid("2v", 3, 4),
        Laid("6r", 0, 8, turn=1),
        Laid("3r", 3, 8),
    ),
    start="6r.b3",
    exit="4v.c2",
    levels=(
        (1, "6r.b2"),
        (2, "3r.b2"),
        (3, "1v.b1"),
        (4, "2v.b2"),
        (5, "4v.b2"),
    ),
    doors=(
        DoorToken("door1", "6r.a2", "6r.b2"),
        DoorToken("door2", "6r.b2", "6r.c2"),
        DoorToken("door3", "3r.a1", "3r.b1"),
        DoorToken("door4", "3r.a3", "3r.b3"),
        DoorToken("door5", "3r.c2", "3r.c3", role="emissary"),
        DoorToken("door6", "1v.b1", "1v.b2"),
        DoorToken("door7", "2v.a2", "2v.b2"),
        DoorToken("door8", "2v.b1", "2v.c1", role="emissary"),
        DoorToken("door9", "4v.a3", "4v.b3"),
        DoorToken("door10", "4v.b3", "4v.c3"),
        DoorToken("door11", "4v.a1", "4v.a2", role="emissary"),
        DoorToken("door12", "4v.c1", "4v.c2", role="emissary"),
    ),
    tokens=(
        TokenSpot("relic", "artifact", "1v.c3"),
        TokenSpot("lever1", "lair", "4v.a3", pickable=False),
        TokenSpot("lever2", "lair", "4v.c3", pickable=False),
    ),
    pillars=(
        PillarSpot("pillar1", "4v.a1", blocks=("4v.a1", "4v.b1")),
        PillarSpot("pillar2", "4v.c1", blocks=("4v.c1", "4v.b1")),
    ),
    monsters=(
        MonsterSpot("emissary1", "abyssal_demon_by_level", "3r.c3", asleep="chamber_opened"),
        MonsterSpot("emissary2", "abyssal_demon_by_level", "2v.c2", asleep="chamber_opened", later=True),
        MonsterSpot(
            "emissary3", "abyssal_demon_greater", "4v.b1", loot="roaming", asleep="all_pillars_destroyed", later=True
        ),
    ),
    links=(
        Link("stair_a", "3r.b1", "1v.c1", needs="emissary1_dead"),
        Link("stair_b", "2v.b1", "4v.b3", needs="emissary2_dead"),
    ),
    objectives=("emissary",),
    rules=("stages", "stairs", "crushing_darkness", "emissary", "demon_chambers", "artifact", "levers"),
    features=("artifacts", "quarry"),
)
