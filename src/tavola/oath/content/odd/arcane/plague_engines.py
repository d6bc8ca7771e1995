"""Plague Engines: every player pays the Arcane bank for the sites ruled."""

from __future__ import annotations

from .....kernel.records import Effect
from .....kernel.work import tell
from ....book import word
from ....chapters.pieces.rule import ruled_sites
from ....chapters.pieces.tokens import fill
from ....state import Work, change

BANK = "arcane"


def spread_plague() -> Effect:
    """Each player moves 1 favor for each ruled site from the board to the Arcane bank."""
    return Effect("spread_plague")


@word("spread_plague")
def _spread(work: Work, source: str, seat: int, place: str) -> None:
    """At most what lies on the board; Chancellor and Citizens each count every Imperial site."""
    for other, player in enumerate(work.players):
        n = min(player.favor, len(ruled_sites(work, other)))
        if n:
            change(work, other, favor=player.favor - n)
            fill(work, BANK, n)
            tell(work, "oa-log-pays-bank", rule="OA-PLAY-068", player=player.color, n=n, bank=BANK)
