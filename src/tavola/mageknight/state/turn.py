"""Whose turn it is: asked wherever a rule reads, so it stands apart from the records, where it can be compiled."""

from __future__ import annotations

from typing import Any


def whose_turn(table: Any) -> Any:
    """The player whose turn it is, at a table at rest; `state.records` says of what kind they are."""
    return table.players[table.current]
