"""Playing in teams (MK-TEAM-07, MK-MOV-08e5): allies are never attacked."""

from __future__ import annotations

from ...chapters.pieces.teams import FEATURES, allies
from ...features import truces
from ...state import Table


def no_quarrel(table: Table, rival: int) -> str:
    """Allies cannot start a combat with each other."""
    return "MK-MOV-08e5" if rival in allies(table, table.current) else ""


for _feature in FEATURES:
    truces(_feature)(no_quarrel)
