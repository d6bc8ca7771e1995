"""What a game tells the renderer about its effect words: a table per game, no code of the renderer per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from ..kernel.records import Effect

#: How an effect that is more than one message is put together: the effect, the language, and how to say its parts.
Shape: TypeAlias = Callable[[Effect, str, Callable[[Effect], str]], str]


class Vocabulary(Struct, frozen=True):
    """The effect words of one game.

    `arguments`: the names of a verb's arguments, in order; a starred one takes whatever follows. `more`: where a verb
    names something more it does, the place of that name among its arguments. `prices` and `terms`: verbs that are
    prices, and step chains that only state terms. `alike`: ids that make choices the same effect but for one of them,
    said at once; `whole`: the word for all of a kind. `shapes`: effects that are built from several messages.
    """

    prefix: str
    arguments: Mapping[str, tuple[str, ...]]
    more: Mapping[str, int] = {}
    prices: frozenset[str] = frozenset()
    terms: frozenset[str] = frozenset()
    alike: tuple[frozenset[str], ...] = ()
    whole: Mapping[frozenset[str], str] = {}
    shapes: Mapping[str, Shape] = {}
