"""Printed facts for the page, one module per game."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...mageknight.gallery import facts as mageknight
from ...massivedarkness.gallery import facts as massivedarkness
from ...text import names

_GAMES = {"mageknight": mageknight, "massivedarkness": massivedarkness}


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


def sets(game: str) -> tuple[str, ...]:
    """Boxes that may be added."""
    module = _GAMES.get(game)
    return module.sets() if module else ()


def names_of(game: str, lang: str) -> dict[str, str]:
    """Whom one can play as, by name; a game without heroes has none."""
    heroes = players(game)
    known = names(game, lang)["hero"] if heroes else {}
    return {hero: known.get(hero, hero) for hero in heroes}
