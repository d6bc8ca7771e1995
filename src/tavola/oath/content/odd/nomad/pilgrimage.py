"""Pilgrimage: the denizens of the user's site leave for the Dispossessed, and as many strangers come out of it."""

from __future__ import annotations

from .....kernel.records import Effect
from .....kernel.work import push, shuffle, tell
from ....book import word
from ....chapters.pieces.cards import discardable, shed_tokens
from ....state import Work, alter, change, region_of, site_of


def make_pilgrimage() -> Effect:
    return Effect("make_pilgrimage")


@word("make_pilgrimage")
def _pilgrimage(work: Work, source: str, seat: int, place: str) -> None:
    """Locked denizens and edifices stay. The strangers are laid on the region's pile in the user's order."""
    site = site_of(work, work.players[seat].site)
    leaving = discardable(work, seat, site)
    alter(work, site.id, cards=tuple(card for card in site.cards if card not in leaving))
    for card in leaving:
        shed_tokens(work, card)
        tell(work, "oa-log-dispossessed", rule="OA-PLAY-072", card=card, site=site.id)
    mixed = shuffle(work, (*work.dispossessed, *leaving))
    work.ledger.seal()
    drawn, left = mixed[: len(leaving)], mixed[len(leaving) :]
    work.dispossessed = tuple(sorted(left))
    if drawn:
        held = work.players[seat].hand
        change(work, seat, hand=(*held, *drawn))
        tell(work, "oa-log-drew", rule="OA-SEARCH-012", only=seat, cards=drawn)
        push(work, "search.lay", " ".join(held), region_of(work, site.id), seat=seat)
    push(work, "title")
