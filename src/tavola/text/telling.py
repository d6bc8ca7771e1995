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

    def within(self, kind: str, piece: str) -> str:
        """A name as it stands within a sentence: as behind its article, where it has one."""
        shelf = messages(self.lang)
        whole = shelf.get(f"{self.game}-the-{kind}-{piece}") or self.name(kind, piece)
        article, _, name = whole.partition(" ")
        return name if article in (shelf.get("articles") or "").split() else whole

    def say(self, key: str, **args: int | str) -> str:
        return raised(self.fact(key, **args))

    def fact(self, key: str, **args: int | str) -> str:
        """A fact as part of a sentence."""
        return messages(self.lang).format(f"{self.game}-fact-{key}", args)
