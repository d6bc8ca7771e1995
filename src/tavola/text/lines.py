"""The table in plain lines, and what the printers of boards share: names of pieces and sentences in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ..kernel.records import Text, TextArg
from .catalogue import names
from .saying import say
from .vocabulary import words_of

View = Mapping[str, Any]


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


def board(game: str, view: View, lang: str) -> list[str]:
    """The whole table in words; a game without a printer shows its view as it is."""
    words = words_of(game)
    if words is None or words.board is None:
        return str(msgspec.json.format(msgspec.json.encode(view), indent=1), "utf-8").splitlines()
    return words.board(view, lang)


def status(game: str, view: View, lang: str) -> list[str]:
    """The few lines worth hearing at every decision."""
    words = words_of(game)
    return words.status(view, lang) if words is not None and words.status is not None else []


def map_lines(game: str, view: View, lang: str, drawn: bool) -> list[str]:
    """How the places lie, in words or drawn with letters; nothing for a game that has none."""
    words = words_of(game)
    printer = None if words is None else words.drawing if drawn else words.map
    return [] if printer is None else printer(view, lang)


def expected(game: str, forecast: Any, lang: str) -> str:
    """What to expect of an answer, in a few words; nothing where nothing is foreseen."""
    words = words_of(game)
    if forecast is None or words is None or words.expected is None:
        return ""
    return words.expected(msgspec.to_builtins(forecast), lang)
