"""The games that are there, by name."""

from __future__ import annotations

from typing import Any

from .codec import learn
from .contract import Rules
from .errors import UnknownName

_games: dict[str, Rules[Any]] = {}


def register(rules: Rules[Any]) -> None:
    """Put a game on the shelf. A new game is a folder and one call of this."""
    learn(rules.state_type)
    _games[rules.id] = rules


def games() -> tuple[str, ...]:
    return tuple(_games)


def game(name: str) -> Rules[Any]:
    rules = _games.get(name)
    if rules is None:
        raise UnknownName("error-unknown-game", name=name, known=tuple(_games))
    return rules
