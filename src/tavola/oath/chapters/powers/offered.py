"""A power that can be used, as a record."""

from __future__ import annotations

from msgspec import Struct

from ...catalog import CARDS, SITES, Printed


class Offered(Struct, frozen=True):
    """A power somebody may use: its card, its number among the powers of that card, who has it or where it lies."""

    card: str
    place_in_card: int
    holder: int
    place: str

    @property
    def printed(self) -> Printed:
        powers = CARDS[self.card].powers if self.card in CARDS else SITES[self.card].powers
        return powers[self.place_in_card]
