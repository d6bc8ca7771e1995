"""The level of the game: it follows the heroes from tile to tile and never falls."""

from __future__ import annotations

from ....kernel.work import tell
from ...features import Feature, fold
from ...state import Work, change
from ..board.board import tile_levels
from ..board.decks import HIGHEST
from ..board.skills import grown_by


def raise_level(work: Work, level: int, rule: str) -> None:
    """The game becomes this level, if it is higher; there are no more than five (MD-LVL-01, MD-LVL-07 to 09, 21)."""
    level = min(level, HIGHEST)
    if level <= work.level:
        return
    work.level = level
    tell(work, "md-event-level", rule, level=level)
    for seat in range(len(work.heroes)):
        grow(work, seat)


def check_levels(work: Work) -> None:
    """At the end of an action or phase the highest token on a tile with a hero counts (MD-LVL-04, MD-LVL-20)."""
    reached = work.level
    for hero in work.heroes:
        levels = tile_levels(work, hero.at)
        if levels and levels[-1] > reached and hero.present:
            reached = levels[-1]
    if reached > work.level and fold(work, Feature.climbing, True):
        raise_level(work, reached, "MD-LVL-04")


def grow(work: Work, seat: int) -> None:
    """Bring bought increases of maximum health into force: they also heal (MD-SKILL-20, MD-SKILL-21, ruling A-24)."""
    hero = work.heroes[seat]
    grown = grown_by(hero, work.level)
    if grown <= hero.grown:
        return
    maximum = hero.maximum - hero.grown + grown
    health = min(maximum, hero.health + grown) if hero.alive else hero.health
    change(work, seat, grown=grown, health=health)
    tell(work, "md-event-grown", "MD-SKILL-20", hero=hero.hero, maximum=maximum, health=health)
