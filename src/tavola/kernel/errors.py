"""Typed errors: each carries the text key of one clear sentence, and a rule where a rule forbids."""

from __future__ import annotations

from .records import Refusal, Text, TextArg


class TavolaError(Exception):
    """Base of every error a user of the public face can meet."""

    def __init__(self, key: str, /, **args: TextArg) -> None:
        super().__init__(key, args)
        self.text = Text(key, dict(args))

    def __str__(self) -> str:
        said = ", ".join(f"{name} {value!r}" for name, value in self.text.args.items())
        return f"{self.text.key}: {said}" if said else self.text.key


class IllegalAnswer(TavolaError):
    """An answer that is not among the legal ones; `rule` names the numbered rule that forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text.key, **refusal.text.args)
        self.rule = refusal.rule


class UnknownName(TavolaError):
    """A game, scenario, hero, card or option id that does not exist."""


class BadPosition(TavolaError):
    """A position file with an unknown key or an impossible value."""


class BadSave(TavolaError):
    """A save that is damaged, foreign, or does not replay to the state it claims."""


class UndoRefused(TavolaError):
    """Nothing to take back, or something was revealed, rolled or answered since."""

    def __init__(self, key: str, /, rule: str = "", **args: TextArg) -> None:
        super().__init__(key, **args)
        self.rule = rule
