"""Players of a position are named by their colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.reading import known, listed
from ..state import Table, seat_of


def seat(table: Table, color: object, key: str) -> int:
    """The seat of a colour at this table."""
    return seat_of(table, known(str(color), [player.color for player in table.players], key))


def seats(table: Table, section: Mapping[str, Any], key: str, prefix: str) -> tuple[int, ...]:
    """The seats of a list of colours."""
    return tuple(seat(table, color, prefix + key) for color in listed(section, key, prefix))
