"""How an effect word is declared: its constructor, the names of its arguments and the rules it speaks of, in one place.

Content calls the constructor, the room of words reads the names, the gallery the rules. What the word does stands
beside it: in a combat (`combat_word`), or when a card or event says it (`VERBS.verb`)."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import NamedTuple, TypeVar

from ...kernel.records import Effect
from ..chapters.combat.deeds import NOTHING
from ..chapters.combat.effects import WORDS, Word
from ..state import Work

Make = TypeVar("Make", bound=Callable[..., Effect])


class Declared(NamedTuple):
    """An effect word: what its arguments are called, and the numbers of the rules it speaks of."""

    op: str
    arguments: tuple[str, ...]
    rules: tuple[str, ...]


DECLARED: dict[str, Declared] = {}


def _elsewhen(work: Work, side: str, source: str, effect: Effect) -> None:
    """Nothing in step 2."""


#: A word of another moment: before the roll, between rolls, or when an attack has caused no wound.
ELSEWHEN = Word(_elsewhen, lambda effect, mine, stunned: NOTHING)


def word(*rules: str) -> Callable[[Make], Make]:
    """Declare an effect word by its constructor: `hits(2)` makes the word `hits` with the argument `n`."""

    def register(make: Make) -> Make:
        op = make.__name__
        if op in DECLARED:
            raise ValueError(f"the word {op} is declared twice")
        names = [name for name, one in signature(make).parameters.items() if one.kind is not one.VAR_POSITIONAL]
        DECLARED[op] = Declared(op, tuple(names), rules)
        return make

    return register


def combat_word(*rules: str, does: Word) -> Callable[[Make], Make]:
    """Declare an effect word of a combat: what it does in step 2, and what that amounts to in numbers."""

    def register(make: Make) -> Make:
        WORDS[make.__name__] = does
        return word(*rules)(make)

    return register
