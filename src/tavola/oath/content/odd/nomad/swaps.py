"""Great Herd and Twin Brother: once played, the card may trade places with another Nomad card (OA-PLAY-026)."""

from __future__ import annotations

from .....kernel.records import Effect
from .....kernel.work import push, tell
from ....book import BOOK, word
from ....catalog import CARDS
from ....chapters.pieces.cards import locked
from ....chapters.pieces.picking import pick
from ....chapters.pieces.rule import where
from ....state import Adviser, Table, Work, alter, change, site_of

SUIT = "nomad"


def swap_at_sites() -> Effect:
    """This card may trade places with a Nomad card at any site; tokens stay on their cards."""
    return Effect("swap_at_sites")


@word("swap_at_sites")
def _swap_at_sites(work: Work, source: str, seat: int, place: str) -> None:
    among = [
        card
        for site in work.sites
        for card in site.cards
        if site.up and card != source and CARDS[card].suit == SUIT and not locked(work, card, seat)
    ]
    pick(work, seat, "card", among, "swaps.sites", source, may=True, why=source)


@BOOK.does("swaps.sites")
def _sites(work: Work, source: str, card: str) -> None:
    _, mine = where(work, source)
    _, theirs = where(work, card)
    swapped = {source: card, card: source}
    for site in dict.fromkeys((mine, theirs)):
        alter(work, site, cards=tuple(swapped.get(one, one) for one in site_of(work, site).cards))
    tell(work, "oa-log-traded-places", rule="OA-PLAY-026", cards=(source, card))
    push(work, "title")


def swap_advisers() -> Effect:
    """This adviser may trade places with a face-up Nomad adviser of another player."""
    return Effect("swap_advisers")


def _brothers(table: Table, seat: int) -> list[str]:
    return [
        adviser.card
        for other, player in enumerate(table.players)
        for adviser in player.advisers
        if other != seat and adviser.up and CARDS[adviser.card].suit == SUIT and not locked(table, adviser.card, seat)
    ]


@word("swap_advisers")
def _swap_advisers(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "card", _brothers(work, seat), "swaps.advisers", source, seat, may=True, why=source)


@BOOK.does("swaps.advisers")
def _advisers(work: Work, source: str, seat: int, card: str) -> None:
    owner, _ = where(work, card)
    swapped = {source: Adviser(card, True), card: Adviser(source, True)}
    for player in (seat, owner):
        own = work.players[player].advisers
        change(work, player, advisers=tuple(swapped.get(one.card, one) for one in own))
    tell(work, "oa-log-traded-places", rule="OA-PLAY-026", cards=(source, card))
