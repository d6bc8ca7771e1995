"""The bot that plays every game as it was taught to: by rules of thumb of that game, else by thinking ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..kernel.records import Decision, Option
from .bot import Bot, Look


class TaughtBot:
    """Finds out at the first question which game it is in."""

    __slots__ = ("_else", "_own", "_player", "_seed")

    def __init__(self, seed: str, own: Mapping[str, Callable[[str], Bot]], otherwise: Callable[[str], Bot]) -> None:
        self._seed = seed
        self._own = own
        self._else = otherwise
        self._player: Bot | None = None

    def choose(self, decision: Decision, look: Look) -> Option:
        if self._player is None:
            self._player = self._own.get(look.rules.id, self._else)(self._seed)
        return self._player.choose(decision, look)
