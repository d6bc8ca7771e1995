"""A scripted player, whatever the game: set a position, play notations, look at what a seat sees.

A question the script does not answer stays open and the next notation fails, so surprises show. Tests never poke
the state: they read the view, the options, the log and the refusals, like every other client.
"""

from __future__ import annotations

import textwrap
from typing import Any, ClassVar, Self

import tavola
from tavola.kernel.records import Outcome


class Scripted:
    """A match set up from a position of one game."""

    game: ClassVar[str]

    def __init__(self, text: str) -> None:
        self.match = tavola.position(f'game = "{self.game}"\n' + textwrap.dedent(text))

    def play(self, *notations: str) -> Self:
        """Give these answers, one after the other."""
        for notation in notations:
            self.match.play(notation)
        return self

    @property
    def options(self) -> list[str]:
        """The notations on offer, in order."""
        return [option.notation for option in self.match.decision.options]

    def offered(self, beginning: str) -> list[str]:
        """The notations that begin so."""
        return [notation for notation in self.options if notation == beginning or notation.startswith(beginning + " ")]

    @property
    def prompt(self) -> str:
        return self.match.asked().prompt.key

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(0)

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        outcome = self.match.outcome
        assert outcome is not None, "the game goes on"
        return outcome

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.match.decision.seat

    @property
    def log(self) -> list[str]:
        """Text keys of all log lines so far."""
        return [line.event.text.key for line in self.match.log]

    @property
    def rules_cited(self) -> list[str]:
        return [line.rule for line in self.match.log if line.rule]

    def refused(self, notation: str) -> str:
        """The rule an illegal answer is refused with; the state must not change."""
        before = self.match.state
        try:
            self.match.play(notation)
        except tavola.IllegalAnswer as refusal:
            assert self.match.state == before
            return refusal.rule
        raise AssertionError(f"{notation!r} was accepted")

    def can_undo(self) -> bool:
        return self.match.can_undo().can
