"""Playing in teams (MK-TEAM-07, MK-MOV-08e5): allies are never attacked."""

from __future__ import annotations

from ...chapters.pieces.teams import TEAMS, allies
from ...features import Feature, feature
from ...state import Table


@feature(TEAMS)
class TeamPlay(Feature):
    """Two teams of two."""

    def truce(self, table: Table, rival: int) -> str | None:
        """Allies cannot start a combat with each other."""
        return "MK-MOV-08e5" if rival in allies(table, table.current) else None
