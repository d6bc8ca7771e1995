"""Random orientation (MK-VAR-MAP-02): tiles are turned over without looking, so any side may be up.

The axis is chosen before anybody has seen the tile, so chance chooses as well as a player. However a tile is turned by
sixths, the marks of its corners come to lie on marks: circles may meet stars.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.work import by_chance
from ...catalog import TILES, VARIANTS, Variant
from ...features import Feature, feature
from ...state import Placed, Work

TURNED = "random_orientation"
#: Sixths of a turn.
SIDES = ("0", "1", "2", "3", "4", "5")

VARIANTS[TURNED] = Variant(TURNED)


@feature(TURNED)
class RandomOrientation(Feature):
    """Any side may be up."""

    def laying(self, work: Work, placed: Placed) -> Placed:
        """Only the starting tile lies as always."""
        return placed if TILES[placed.tile].back == "start" else replace(placed, turn=int(by_chance(work, SIDES)))
