"""Bandit Chief, played: one warband dies at every site that has any."""

from __future__ import annotations

from .....kernel.records import Effect
from ....book import word
from ....chapters.pieces.warbands import kill_at_site
from ....state import Work


def kill_everywhere() -> Effect:
    return Effect("kill_everywhere")


@word("kill_everywhere")
def _kill(work: Work, source: str, seat: int, place: str) -> None:
    for site in work.sites:
        if site.warbands:
            kill_at_site(work, site.id, 1)
