"""Phase 9: relics return, sites are filled, and those of the winner and the Reliquary lie on top (R15.9)."""

from __future__ import annotations

from ....kernel.work import shuffle, tell
from ...book import BOOK
from ...catalog import RELIQUARY_SPACES, SITES
from ...state import GRAND_SCEPTER, Work, alter, change, site_of
from ..pieces.relics import draw_relic, veil
from ..pieces.rule import chancellor


@BOOK.does("chronicle.relics")
def relics(work: Work, seat: int) -> None:
    """The Grand Scepter is kept for the next Chancellor, caged warbands go to their banks (OA-CHR-043 to 046)."""
    work.captives = ()
    held = {other: tuple(r for r in player.relics if r != GRAND_SCEPTER) for other, player in enumerate(work.players)}
    for other in held:
        change(work, other, relics=(GRAND_SCEPTER,) if other == chancellor(work) else ())
    losers = tuple(relic for other, own in held.items() if other != seat for relic in own)
    work.relic_deck = shuffle(work, (*work.relic_deck, *losers))
    for site in work.sites:
        if site.up:
            _fill(work, site.id)
    kept = tuple(relic.card for relic in work.reliquary if relic is not None)
    work.reliquary = (None,) * len(RELIQUARY_SPACES)
    work.relic_deck = (*shuffle(work, (*held[seat], *kept)), *work.relic_deck)
    tell(work, "oa-log-relics-kept", rule="OA-CHR-046", n=len(held[seat]) + len(kept))


def _fill(work: Work, site: str) -> None:
    """A face-up site draws what it lacks of its printed number of relics (OA-CHR-045)."""
    there = site_of(work, site)
    drawn = [draw_relic(work) for _ in range(SITES[site].relics - len(there.relics))]
    alter(work, site, relics=(*there.relics, *(veil(work, relic) for relic in drawn if relic)))
