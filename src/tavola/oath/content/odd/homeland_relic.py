"""The relic of a Homeland: taken as a recovery, without Supply or cost (OA-SITE-008, 009)."""

from __future__ import annotations

from ....kernel.records import Effect
from ...book import word_if
from ...chapters.actions.recover import RELIC, recovered
from ...chapters.powers.deeds import Recover
from ...state import Table, Work, site_of


def take_relic_here() -> Effect:
    return Effect("take_relic_here")


def _lies_here(table: Table, source: str, seat: int, place: str) -> bool:
    return bool(site_of(table, place).relics)


@word_if("take_relic_here", _lies_here)
def _take(work: Work, source: str, seat: int, place: str) -> None:
    if site_of(work, place).relics:
        recovered(work, Recover(seat, RELIC), place, site_of(work, place).relics[0].n)
