"""Typed errors: each is one clear sentence, with the numbered rule where a rule forbids.

The kernel holds keys only; the room of words lends its voice when it is there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from .records import Refusal, Text, TextArg

_voice: list[Callable[[Text, str], str]] = []


def speak_with(say: Callable[[Text, str], str]) -> None:
    """Take the function that makes a sentence of a text in a language."""
    _voice[:] = [say]


class TavolaError(ValueError):
    """Base of every error a user of the public face can meet; `rule` is the numbered rule behind it, if any."""

    def __init__(self, key: str, /, rule: str = "", **args: TextArg) -> None:
        super().__init__(key, args)
        self.text = Text(key, dict(args))
        self.rule = rule

    @classmethod
    def like(cls, other: TavolaError) -> Self:
        """The same sentence as an error of this kind."""
        error = cls(other.text.key, other.rule)
        error.text = other.text
        return error

    def say(self, lang: str = "en") -> str:
        """The sentence in one language."""
        if _voice:
            return _voice[0](self.text, lang)
        said = ", ".join(f"{name} {value!r}" for name, value in self.text.args.items())
        return f"{self.text.key}: {said}" if said else self.text.key

    def __str__(self) -> str:
        return f"{self.say()} ({self.rule})" if self.rule else self.say()


class IllegalAnswer(TavolaError):
    """An answer that is not among the legal ones; `rule` names the numbered rule that forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text.key, refusal.rule)
        self.text = refusal.text


class UnknownName(TavolaError):
    """A game, scenario, hero, card or option id that does not exist."""


class BadPosition(TavolaError):
    """A position file with an unknown key or an impossible value."""


class BadSave(TavolaError):
    """A save that is damaged, foreign, or does not replay to the state it claims."""


class BadLine(TavolaError):
    """A line from another table that cannot be read; `field` names the part of it that is wrong."""

    def __init__(self, key: str, field: str, /, **args: TextArg) -> None:
        super().__init__(key, "", field=field, **args)
        self.field = field


class UndoRefused(TavolaError):
    """Nothing to take back, or something was revealed, rolled or answered since."""
