"""A line of power that is paid for with symbols of the dice."""

from __future__ import annotations

from msgspec import Struct

from ....kernel.effects import notation
from ...catalog import Skill


class Enchantment(Struct, frozen=True):
    """A line that costs symbols, and how often it may be activated in one combat; equal lines of two copies of a card
    are one, to be activated that often."""

    source: str
    line: Skill
    times: int

    @property
    def name(self) -> str:
        """`t2_morning_star hits 1`: the piece it comes from and what it does."""
        return f"{self.source.partition(':')[2]} {' + '.join(map(notation, self.line.effects))}"
