"""The printed tracks: levels by Fame, Reputation, terrain costs and the faces of a mana die."""

from __future__ import annotations

from msgspec import Struct


class Level(Struct, frozen=True):
    """What a hero is worth from `fame_from` on."""

    level: int
    fame_from: int
    armor: int
    hand_limit: int
    commands: int


LEVELS = (
    Level(1, fame_from=0, armor=2, hand_limit=5, commands=1),
    Level(2, fame_from=3, armor=2, hand_limit=5, commands=1),
    Level(3, fame_from=8, armor=3, hand_limit=5, commands=2),
    Level(4, fame_from=15, armor=3, hand_limit=5, commands=2),
    Level(5, fame_from=24, armor=3, hand_limit=6, commands=3),
    Level(6, fame_from=35, armor=3, hand_limit=6, commands=3),
    Level(7, fame_from=48, armor=4, hand_limit=6, commands=4),
    Level(8, fame_from=63, armor=4, hand_limit=6, commands=4),
    Level(9, fame_from=80, armor=4, hand_limit=7, commands=5),
    Level(10, fame_from=99, armor=4, hand_limit=7, commands=5),
)

#: The last space of the Fame track.
FAME_SPACES = 119

#: Steps from the middle of the track -> Influence added when an interaction starts; None: nobody talks to the hero.
REPUTATION: dict[int, int | None] = {
    -7: None,
    -6: -5,
    -5: -3,
    -4: -2,
    -3: -1,
    -2: -1,
    -1: 0,
    0: 0,
    1: 0,
    2: 1,
    3: 1,
    4: 2,
    5: 2,
    6: 3,
    7: 5,
}

#: Move points to enter a space, by Day and at Night; None: it cannot be entered.
TERRAIN_COST: dict[str, tuple[int | None, int | None]] = {
    "plains": (2, 2),
    "hills": (3, 3),
    "forest": (3, 5),
    "wasteland": (4, 4),
    "desert": (5, 3),
    "swamp": (5, 5),
    "lake": (None, None),
    "mountain": (None, None),
    "sea": (None, None),
}

CITY_COST = 2
EXPLORE_COST = 2

#: What the assault on a fortified site does to the Reputation.
ASSAULT_REPUTATION = -1

DIE_FACES = ("red", "blue", "white", "green", "gold", "black")
