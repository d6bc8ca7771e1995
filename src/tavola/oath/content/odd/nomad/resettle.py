"""Resettle: a face-up Nomad adviser of any player moves to a site (OA-PLAY-026)."""

from __future__ import annotations

from .....kernel.records import Effect
from .....kernel.work import push, tell
from ....book import BOOK, word_if
from ....catalog import ADVISER_ONLY, CARDS
from ....chapters.actions.play import clearings, deed_of
from ....chapters.pieces.cards import discard_from_site, has_room, locked, put_at_site, remove_adviser, tagged
from ....chapters.pieces.picking import pick
from ....chapters.pieces.rule import where
from ....state import Table, Work, site_of

SUIT = "nomad"


def resettle() -> Effect:
    return Effect("resettle")


def _settlers(table: Table, seat: int) -> list[str]:
    return [
        adviser.card
        for player in table.players
        for adviser in player.advisers
        if adviser.up
        and CARDS[adviser.card].suit == SUIT
        and CARDS[adviser.card].only != ADVISER_ONLY
        and not locked(table, adviser.card, seat)
    ]


def _cleared(table: Table, seat: int, card: str, site: str) -> tuple[str, ...]:
    """What the site itself lets one discard before a card is moved there (OA-SITE-027)."""
    found = clearings(table, deed_of(table, seat, card, site, False, ""), "")
    return next((cards for source, cards in found if source == site), ())


def _homes(table: Table, seat: int, card: str) -> list[str]:
    return [
        site.id for site in table.sites if site.up and (has_room(table, site) or _cleared(table, seat, card, site.id))
    ]


def _possible(table: Table, source: str, seat: int, place: str) -> bool:
    return any(_homes(table, seat, card) for card in _settlers(table, seat))


@word_if("resettle", _possible)
def _resettle(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "card", _settlers(work, seat), "resettle.whom", seat, source, why=source)


@BOOK.does("resettle.whom")
def _whom(work: Work, seat: int, source: str, card: str) -> None:
    pick(work, seat, "site", _homes(work, seat, card), "resettle.where", seat, source, card, why=source)


@BOOK.does("resettle.where")
def _where(work: Work, seat: int, source: str, card: str, site: str) -> None:
    push(work, "resettle.move", card, site)
    full = not has_room(work, site_of(work, site))
    pick(work, seat, "card", _cleared(work, seat, card, site), "resettle.clear", seat, site, may=not full, why=site)


@BOOK.does("resettle.clear")
def _clear(work: Work, seat: int, site: str, card: str) -> None:
    discard_from_site(work, seat, card, site)


@BOOK.does("resettle.move")
def _move(work: Work, card: str, site: str) -> None:
    """The card is moved, not played, and what lies on it goes along."""
    owner, _ = where(work, card)
    remove_adviser(work, owner, tagged(work, owner, card))
    put_at_site(work, card, site)
    tell(work, "oa-log-resettled", rule="OA-PLAY-026", card=card, site=site)
