"""A scripted player for rule tests of Mage Knight.

table = given('''
    [player]
    hand = ["march", "rage"]
''')
table.play("play march", "move 1,-1").me["move"]
"""

from __future__ import annotations

from typing import Any, ClassVar

from scripted_base import Scripted


class Table(Scripted):
    """A match set up from a position."""

    game: ClassVar[str] = "mageknight"

    @property
    def me(self) -> dict[str, Any]:
        """The player's own area."""
        player: dict[str, Any] = self.view["players"][0]
        return player

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


def given(text: str = "") -> Table:
    """A table set up from the keys of a position file."""
    return Table(text)
