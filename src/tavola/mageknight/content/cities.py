"""The four cities: garrisons by level, in the colours of the circles on the base of the City figure."""

from __future__ import annotations

from ..catalog import CITIES, City

CITY_TABLE = (
    City(
        "white",
        garrisons=(
            ("white",),
            ("grey", "white"),
            ("white", "white"),
            ("grey", "grey", "white"),
            ("grey", "white", "white"),
            ("grey", "grey", "grey", "white"),
            ("grey", "grey", "white", "white"),
            ("grey", "white", "white", "white"),
            ("grey", "grey", "grey", "white", "white"),
            ("grey", "grey", "white", "white", "white"),
            ("grey", "white", "white", "white", "white"),
        ),
    ),
    City(
        "blue",
        garrisons=(
            ("grey", "violet"),
            ("violet", "violet"),
            ("violet", "white"),
            ("grey", "violet", "white"),
            ("violet", "violet", "white"),
            ("violet", "white", "white"),
            ("grey", "violet", "violet", "white"),
            ("violet", "violet", "white", "white"),
            ("violet", "white", "white", "white"),
            ("grey", "violet", "violet", "white", "white"),
            ("violet", "violet", "white", "white", "white"),
        ),
    ),
    City(
        "red",
        garrisons=(
            ("white",),
            ("brown", "violet"),
            ("brown", "white"),
            ("brown", "violet", "violet"),
            ("brown", "violet", "white"),
            ("brown", "brown", "violet", "violet"),
            ("brown", "violet", "violet", "white"),
            ("brown", "violet", "white", "white"),
            ("brown", "brown", "violet", "violet", "white"),
            ("brown", "brown", "violet", "white", "white"),
            ("brown", "violet", "white", "white", "white"),
        ),
    ),
    City(
        "green",
        garrisons=(
            ("grey", "brown"),
            ("brown", "brown"),
            ("grey", "grey", "brown"),
            ("grey", "brown", "white"),
            ("brown", "brown", "white"),
            ("grey", "grey", "brown", "white"),
            ("grey", "brown", "brown", "white"),
            ("brown", "brown", "white", "white"),
            ("grey", "brown", "brown", "brown", "white"),
            ("grey", "brown", "brown", "white", "white"),
            ("brown", "brown", "white", "white", "white"),
        ),
    ),
)

CITIES.update((city.color, city) for city in CITY_TABLE)
