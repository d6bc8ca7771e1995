"""Brass Horse: the top card of the region's pile says where to travel (OA-RELIC-015)."""

from __future__ import annotations

from .....kernel.records import Effect
from .....kernel.work import tell
from ....book import word_if
from ....catalog import CARDS
from ....chapters.actions.travel import chooser, drag, legal_sites
from ....chapters.pieces.cards import suits_at
from ....state import REGIONS, Table, Work, region_of, site_of, turned


def ride() -> Effect:
    return Effect("ride")


def _pile(table: Table, seat: int) -> tuple[str, ...]:
    return table.piles[REGIONS.index(region_of(table, table.players[seat].site))]


@word_if("ride", lambda table, source, seat, place: bool(_pile(table, seat)))
def _ride(work: Work, source: str, seat: int, place: str) -> None:
    """The card is shown to everybody and goes back face down. A lord of the Shrouded Wood chooses for the rider, but
    among the sites the Horse allows."""
    card = _pile(work, seat)[0]
    work.ledger.seal()
    turned(work, shown=card)
    tell(work, "oa-log-shown", rule="OA-RELIC-015", card=card)
    suit = CARDS[card].suit
    sites = legal_sites(work, seat)
    fitting = tuple(
        site for site in sites if suit and suit in suits_at(work, site_of(work, site)) and site_of(work, site).up
    )
    drag(work, chooser(work, seat), seat, fitting or sites, why=source)
