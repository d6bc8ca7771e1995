"""Convoys: the discard pile of another region is laid on top of that of the user's region."""

from __future__ import annotations

from .....kernel.records import Effect
from .....kernel.work import tell
from ....book import BOOK, word
from ....chapters.pieces.picking import pick
from ....state import REGIONS, Work, region_of


def haul_pile() -> Effect:
    return Effect("haul_pile")


@word("haul_pile")
def _haul(work: Work, source: str, seat: int, place: str) -> None:
    """An empty pile may be chosen too."""
    own = region_of(work, work.players[seat].site)
    pick(work, seat, "pile", [region for region in REGIONS if region != own], "convoys.haul", own, why=source)


@BOOK.does("convoys.haul")
def _hauled(work: Work, own: str, region: str) -> None:
    """The order inside both piles stays."""
    piles = dict(zip(REGIONS, work.piles, strict=True))
    piles[own] = (*piles[region], *piles[own])
    piles[region] = ()
    work.piles = tuple(piles[name] for name in REGIONS)
    tell(work, "oa-log-hauled", rule="OA-PLAY-072", pile=region, region=own)
