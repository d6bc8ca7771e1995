"""A scripted player for rule tests: set a position, play notations, look at what a seat sees.

    table = given('''
        [player]
        hand = ["march", "rage"]
    ''')
    table.play("play march", "move 1,-1").me["move"]

A question the script does not answer stays open and the next notation fails, so surprises show. Tests never poke
the state: they read the view, the options, the log and the refusals, like every other client.
"""

from __future__ import annotations

import textwrap
from typing import Any

import tavola


class Table:
    """A match set up from a position."""

    def __init__(self, text: str) -> None:
        self.match = tavola.position('game = "mageknight"\n' + textwrap.dedent(text))

    def play(self, *notations: str) -> Table:
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
    def me(self) -> dict[str, Any]:
        """The player's own area."""
        player: dict[str, Any] = self.view["players"][0]
        return player

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.match.decision.seat

    def player(self, seat: int) -> dict[str, Any]:
        """A player's area as that player sees it."""
        found: dict[str, Any] = self.match.view(seat)["players"][seat]
        return found

    @property
    def duel(self) -> dict[str, Any]:
        """The running combat between players."""
        duel = self.view["duel"]
        assert duel is not None, "no duel"
        found: dict[str, Any] = duel
        return found

    @property
    def combat(self) -> dict[str, Any]:
        combat = self.view["combat"]
        assert combat is not None, "no combat"
        found: dict[str, Any] = combat
        return found

    def foe(self, n: int) -> dict[str, Any]:
        """Enemy number n of the combat."""
        found: dict[str, Any] = next(foe for foe in self.combat["enemies"] if foe["n"] == n)
        return found

    def space(self, at: str) -> dict[str, Any]:
        """One space of the map."""
        found: dict[str, Any] = next(space for space in self.view["map"]["hexes"] if space["at"] == at)
        return found

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


def given(text: str = "") -> Table:
    """A table set up from the keys of a position file."""
    return Table(text)
