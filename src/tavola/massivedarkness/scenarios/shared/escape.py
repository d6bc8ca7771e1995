"""Leaving through the exit, as several missions ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...features import Goal

if TYPE_CHECKING:
    from ...state import Table


def escaped(table: Table, goal: str) -> Goal:
    """Every hero has left; the dead must be resurrected first (ruling A-85)."""
    return Goal(goal, sum(hero.out for hero in table.heroes), len(table.heroes))
