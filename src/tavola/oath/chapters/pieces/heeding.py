"""What holds for a player, the Clockwork Prince included, who pays no heed to some powers."""

from __future__ import annotations

from typing import Any, TypeVar

from ....kernel.powers import Power
from ...book import POWERS
from ...catalog import PRINCE_IGNORES
from ...state import Table, princely

V = TypeVar("V")


def heeded(table: Table, seat: int, question: str, base: V, *args: Any, plus: tuple[Power, ...] = ()) -> V:
    """The answer to a question as it binds this seat: flat bans and barriers of travel are nothing to the Prince
    (OA-PRINCE-121, 122, 135)."""
    if princely(table, seat):
        return POWERS.value_past(table, question, base, *args, ignoring=PRINCE_IGNORES, plus=plus)
    return POWERS.value(table, question, base, *args, plus=plus)
