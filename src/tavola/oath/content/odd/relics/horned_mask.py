"""Horned Mask: an adviser and a card at the site change places (OA-PLAY-025: a swap is no play)."""

from __future__ import annotations

from .....kernel.records import Effect
from .....kernel.work import push, tell
from ....book import BOOK, word_if
from ....catalog import ADVISER_ONLY, CARDS, SITE_ONLY
from ....chapters.pieces.cards import add_adviser, discardable, face_up, locked, remove_adviser, tagged
from ....chapters.pieces.picking import pick
from ....state import Table, Work, alter, site_of


def swap_adviser() -> Effect:
    """Exchange an own face-up adviser with a card at the user's site; both must fit their new places."""
    return Effect("swap_adviser")


def _leaving(table: Table, seat: int) -> list[str]:
    own = face_up(table, seat)
    return [card for card in own if CARDS[card].only != ADVISER_ONLY and not locked(table, card, seat)]


def _joining(table: Table, seat: int) -> list[str]:
    site = site_of(table, table.players[seat].site)
    return [card for card in discardable(table, seat, site) if CARDS[card].only != SITE_ONLY]


def _both(table: Table, source: str, seat: int, place: str) -> bool:
    return bool(_leaving(table, seat)) and bool(_joining(table, seat))


@word_if("swap_adviser", _both)
def _swap(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "card", _leaving(work, seat), "mask.with", seat, source, why=source)


@BOOK.does("mask.with")
def _with(work: Work, seat: int, source: str, leaving: str) -> None:
    pick(work, seat, "card", _joining(work, seat), "mask.swap", seat, leaving, why=source)


@BOOK.does("mask.swap")
def _swapped(work: Work, seat: int, leaving: str, joining: str) -> None:
    site = site_of(work, work.players[seat].site)
    remove_adviser(work, seat, tagged(work, seat, leaving))
    alter(work, site.id, cards=tuple(leaving if card == joining else card for card in site.cards))
    add_adviser(work, seat, joining, True)
    tell(work, "oa-log-swapped", player=work.players[seat].color, card=joining, card2=leaving)
    push(work, "title")
