"""Printed facts for the page, one module per game."""

from __future__ import annotations

from functools import cache
from typing import Any

from . import mageknight

_GAMES = {"mageknight": mageknight}


@cache
def catalog(game: str) -> dict[str, Any]:
    """Everything printed, without words."""
    module = _GAMES.get(game)
    return module.catalog() if module else {}


@cache
def players(game: str) -> tuple[str, ...]:
    """Whom one can play as."""
    module = _GAMES.get(game)
    return module.players() if module else ()
