"""Megapolis (MK-VAR-MEGA): the last city found, or both cities, spread over two spaces and two City cards."""

from __future__ import annotations

from msgspec.structs import replace

from ...catalog import TILES, VARIANTS, Variant, setting
from ...chapters.land.cities import cities_on_map
from ...features import Feature, feature, scenario_of
from ...state import Placed, Table, Work
from .city_levels import FOUGHT
from .random_cities import draw_city, unused

ONE, TWO = "megapolis", "two_megapolises"
LEAST, MOST = 2, 24
LEVELS = tuple(str(level) for level in range(LEAST, MOST + 1))

#: One needs a City card that is left over; two need all four cards for two tiles.
VARIANTS[ONE] = Variant(ONE, values=LEVELS, only=FOUGHT, against=(TWO,), cities=(1, 3))
VARIANTS[TWO] = Variant(TWO, values=LEVELS, only=FOUGHT, against=(ONE,), cities=(2, 2))


class _Spread(Feature):
    """A city of two City cards has the level the table chose."""

    name = ""

    def city_level(self, table: Table, level: int, cards: int) -> int:
        return int(setting(table, self.name)) if cards > 1 else level


@feature(ONE)
class Megapolis(_Spread):
    """The last city."""

    name = ONE

    def laying(self, work: Work, placed: Placed) -> Placed:
        """The last city tile of the game gets a second, unused City card at random."""
        if not TILES[placed.tile].city or len(cities_on_map(work)) + 1 < scenario_of(work).core_cities:
            return placed
        own = placed.city or TILES[placed.tile].hexes[0].colors[0]
        return replace(placed, annex=draw_city(work, tuple(color for color in unused(work) if color != own)))


@feature(TWO)
class TwoMegapolises(_Spread):
    """Both cities."""

    name = TWO

    def laying(self, work: Work, placed: Placed) -> Placed:
        """Both city tiles have two cities; the second one those that are left, even if its own was used in the
        first."""
        if not TILES[placed.tile].city:
            return placed
        left = unused(work)
        own = placed.city or TILES[placed.tile].hexes[0].colors[0]
        if own not in left:
            own = draw_city(work, left)
        return replace(placed, city=own, annex=draw_city(work, tuple(color for color in left if color != own)))
