"""Leaving through the exit, as several missions ask for it. When heroes may leave is for the mission to say."""

from __future__ import annotations

from ...features import Feature, feature
from ...state import Goal, Table


@feature("escape")
class Escape(Feature):
    """The last objective: every hero has left; the dead must be resurrected first (ruling A-85)."""

    def goals(self, table: Table) -> list[Goal]:
        return [Goal("exit", sum(hero.out for hero in table.heroes), len(table.heroes))]
