"""A scripted player for rule tests of Massive Darkness.

table = given('''
    rolls = ["y5", "y0", "b0"]
    enemies = [{card = "dwarf_warriors_l1", at = "6v.a2", minions = 1}]
    [[heroes]]
    hero = "bjorn"
    at = "6v.a2"
''')
table.play("melee dwarf_warriors").foe("dwarf_warriors")["minions"]
"""

from __future__ import annotations

from typing import Any, ClassVar

from scripted_base import Scripted


class Table(Scripted):
    """A match set up from a position."""

    game: ClassVar[str] = "massivedarkness"

    def hero(self, name: str | int) -> dict[str, Any]:
        """A hero by name or seat."""
        found: dict[str, Any] = next(hero for hero in self.view["heroes"] if name in (hero["hero"], hero["seat"]))
        return found

    @property
    def me(self) -> dict[str, Any]:
        """The hero of the first seat."""
        return self.hero(0)

    @property
    def turn(self) -> dict[str, Any]:
        """The running activation of a hero."""
        turn: dict[str, Any] | None = self.view["turn"]
        assert turn is not None, "no hero is active"
        return turn

    @property
    def combat(self) -> dict[str, Any]:
        combat: dict[str, Any] | None = self.view["combat"]
        assert combat is not None, "no combat"
        return combat

    @property
    def foes(self) -> list[str]:
        """The names of the enemies on the board."""
        return [foe["enemy"] for foe in self.view["enemies"]]

    def foe(self, name: str) -> dict[str, Any]:
        """An enemy by the name notations use."""
        found: dict[str, Any] = next(foe for foe in self.view["enemies"] if foe["enemy"] == name)
        return found

    def zone(self, name: str) -> dict[str, Any]:
        """What lies in a zone."""
        found: dict[str, Any] = self.view["board"]["zones"][name]
        return found

    def door(self, name: str) -> str:
        """open, closed or locked."""
        found: str = self.view["board"]["doors"][name]
        return found

    def goal(self, name: str) -> dict[str, Any]:
        """An objective of the mission and its progress."""
        found: dict[str, Any] = next(goal for goal in self.view["goals"] if goal["goal"] == name)
        return found

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the log lines of a key say: their arguments, oldest first."""
        return [dict(line.event.text.args) for line in self.match.log if line.event.text.key == key]


def given(text: str = "") -> Table:
    """A table set up from the keys of a position file."""
    return Table(text)
