"""Visions and the Conspiracy: what they need to win (R8.5, R14.2)."""

from __future__ import annotations

from ...book import POWERS
from ...catalog import CARDS, VISIONS_NEEDED
from ...state import EXILE, Table
from .title import meets

#: Ties between several fulfilled Visions after the last round (OA-END-014).
PRECEDENCE = ("vision_conquest", "vision_rebellion", "vision_sanctuary", "vision_faith")


def revealed(table: Table, seat: int) -> tuple[str, ...]:
    """The Visions that are revealed for a player."""
    own = (table.players[seat].vision,) if table.players[seat].vision else ()
    return POWERS.value(table, "revealed", own, seat)


def fulfilled(table: Table, seat: int) -> tuple[str, ...]:
    """The Visions by which an Exile would win: goal met, and three drawn from the world deck (OA-VISION-015)."""
    if table.players[seat].role != EXILE or table.visions_drawn < VISIONS_NEEDED:
        return ()
    return tuple(card for card in revealed(table, seat) if meets(table, seat, CARDS[card].goal))
