"""Titles: 3 more for the best of each achievement; of a scenario's own, 5 for the most Fame of a category, 2 each for
equals, nothing for none."""

from __future__ import annotations

from ....kernel.records import Score
from ...chapters.pieces.teams import sides, team_of
from ...chapters.turn.scoring import titles
from ...features import Feature, feature
from ...state import Table

TITLE, TIED_TITLE = 5, 2


def title(table: Table, key: str, worth: list[int], seat: int) -> tuple[Score, ...]:
    """The title one player (or team, by its best member) holds, if any, given what the category is worth to each."""
    best = [max(worth[member] for member in side) for side in sides(table)]
    own = best[team_of(table, seat)]
    if not own or own != max(best):
        return ()
    return (Score(f"title_{key}", TITLE if best.count(own) == 1 else TIED_TITLE),)


@feature("titles")
class Titles(Feature):
    """Whoever is best at something is named for it."""

    def titled(self, table: Table, lines: list[tuple[Score, ...]]) -> list[tuple[Score, ...]]:
        return titles(lines)
