"""Random cities (MK-VAR-MAP-03): the City card is drawn when the tile is revealed, whatever the tile shows."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.work import by_chance
from ...catalog import CITIES, TILES, VARIANTS, Variant
from ...chapters.pieces.hexmap import board
from ...features import Feature, feature
from ...state import Placed, Table, Work

RANDOM = "random_cities"

VARIANTS[RANDOM] = Variant(RANDOM)


def unused(table: Table) -> tuple[str, ...]:
    """City cards that lie nowhere yet."""
    used = {color for print_ in board(table.tiles).values() if print_.site == "city" for color in print_.colors}
    return tuple(color for color in CITIES if color not in used)


def draw_city(work: Work, colors: tuple[str, ...]) -> str:
    return by_chance(work, colors)


@feature(RANDOM)
class RandomCities(Feature):
    """Each city is drawn."""

    def laying(self, work: Work, placed: Placed) -> Placed:
        return replace(placed, city=draw_city(work, unused(work))) if TILES[placed.tile].city else placed
