"""Riots: the suit with most cards at sites loses them."""

from __future__ import annotations

from .....kernel.records import Effect
from ....book import BOOK, word
from ....catalog import CARDS
from ....chapters.pieces.cards import cards_of_suit_at_sites, discard_from_site, discardable
from ....chapters.pieces.picking import pick
from ....state import SUITS, Work


def riot() -> Effect:
    """Discard all cards of the suit with most cards at sites, this one excepted; the user breaks ties."""
    return Effect("riot")


@word("riot")
def _riot(work: Work, source: str, seat: int, place: str) -> None:
    counts = {suit: cards_of_suit_at_sites(work, suit) for suit in SUITS}
    most = max(counts.values())
    among = [suit for suit in SUITS if counts[suit] == most] if most else []
    pick(work, seat, "suit", among, "riots.against", source, seat, why=source)


@BOOK.does("riots.against")
def _against(work: Work, source: str, seat: int, suit: str) -> None:
    """Locked cards and edifices were counted, but stay."""
    for site in work.sites:
        for card in discardable(work, seat, site):
            if CARDS[card].suit == suit and card != source:
                discard_from_site(work, seat, card, site.id)
