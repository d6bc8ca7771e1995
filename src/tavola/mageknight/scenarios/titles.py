"""Titles of the scenarios: 5 for the most Fame of a category, 2 each for equals, nothing for none."""

from __future__ import annotations

from ...kernel.records import Score

TITLE, TIED_TITLE = 5, 2


def title(key: str, worth: list[int], seat: int) -> tuple[Score, ...]:
    """The title one player holds, if any, given what the category is worth to each."""
    if not worth[seat] or worth[seat] != max(worth):
        return ()
    return (Score(f"title_{key}", TITLE if worth.count(worth[seat]) == 1 else TIED_TITLE),)
