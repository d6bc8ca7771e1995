"""Players who may attack each other (MK-PVP-01): in the competitive scenarios, and where a table agrees on it."""

from __future__ import annotations

from ...features import Feature, feature
from ...state import Table

ALLOWED = "allow_pvp"


@feature("rivalry", ALLOWED)
class Rivalry(Feature):
    """There is no peace between the players."""

    def rivalry(self, table: Table, may: bool) -> bool:
        return True
