"""The relic of a Homeland: taken as a recovery, without Supply or cost (OA-SITE-008, 009)."""

from __future__ import annotations

from ....kernel.powers import Power
from ....kernel.records import Effect, Refusal
from ...book import POWERS, word_if
from ...catalog import FREE
from ...chapters.actions.recover import RELIC, recovered
from ...chapters.powers.access import announced, in_reach
from ...chapters.powers.deeds import Recover
from ...state import Table, Work, site_of


def take_relic_here() -> Effect:
    return Effect("take_relic_here")


def _lies_here(table: Table, source: str, seat: int, place: str) -> bool:
    """A relic is there that no power keeps from this player."""
    nothing: Refusal | None = None
    free = POWERS.value(table, "bars_recover", nothing, Recover(seat, RELIC, (), place)) is None
    return free and bool(site_of(table, place).relics)


@word_if("take_relic_here", _lies_here)
def _take(work: Work, source: str, seat: int, place: str) -> None:
    if _lies_here(work, source, seat, place):
        recovered(work, Recover(seat, RELIC, _followers(work, seat)), place, site_of(work, place).relics[0].n)


def _followers(table: Table, seat: int) -> tuple[Power, ...]:
    """What follows a recovery follows this one too: free modifiers within reach that say so (OA-SITE-009)."""
    free = [offered.card for offered in in_reach(table, seat, "recover") if offered.printed.price == FREE]
    return tuple(power for power in announced(table, seat, ",".join(free)) if power.word == "after_recover")
