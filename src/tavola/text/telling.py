"""What the tellers of printed facts share: sentences of one game in one language, names and counted names."""

from __future__ import annotations

from collections.abc import Sequence

from .effects import raised
from .messages import messages
from .naming import listed, name_of


class Telling:
    """The fact sentences (`mk-fact-…`) of a game in one language."""

    game: str

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def name(self, kind: str, piece: str) -> str:
        return name_of(self.game, kind, piece, self.lang)

    def names(self, kind: str, pieces: Sequence[str]) -> str:
        return listed([self.name(kind, piece) for piece in pieces], self.lang)

    def counted(self, kind: str, pieces: Sequence[str]) -> str:
        """`2 brown, red`: names in order, each once, with how many where there are several."""
        named = []
        for piece in dict.fromkeys(pieces):
            word = self.name(kind, piece)
            named.append(f"{pieces.count(piece)} × {word}" if pieces.count(piece) > 1 else word)
        return listed(named, self.lang)

    def say(self, key: str, **args: int | str) -> str:
        return raised(self.fact(key, **args))

    def fact(self, key: str, **args: int | str) -> str:
        """A fact as part of a sentence."""
        return messages(self.lang).format(f"{self.game}-fact-{key}", args)
