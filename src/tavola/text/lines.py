"""What printers of boards share: names of pieces and sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..kernel.records import Text, TextArg
from . import names, say

View = dict[str, Any]


class Teller:
    """Names and sentences in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.lang = lang
        self._names = names(game, lang)

    def name(self, kind: str, id: str) -> str:
        return self._names.get(kind, {}).get(id, id)

    def all(self, kind: str, ids: Iterable[str]) -> str:
        return ", ".join(self.name(kind, id) for id in ids) or self.say("board-none")

    def say(self, key: str, **args: TextArg) -> str:
        return say(Text(key, args), self.lang)

    def counts(self, counts: dict[str, int], kind: str = "color") -> str:
        """How many of each: `2 red, 1 blue`."""
        held = [f"{n} {self.name(kind, id)}" for id, n in counts.items() if n]
        return ", ".join(held) or self.say("board-none")
