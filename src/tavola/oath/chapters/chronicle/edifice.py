"""Phase 3: a Chancellor or Citizen who won may build or repair one edifice (R15.3)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Option
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import CARDS, DENIZEN, EDIFICE
from ...state import EXILE, Site, Table, Work, alter, princely, site_of
from ..pieces.rule import ruled_sites
from ..prince import victor
from .course import recorded

BUILD = BOOK.asks("chronicle.builds", "oa-ask-edifice")


@BOOK.does("chronicle.edifice")
def edifice(work: Work, seat: int) -> None:
    """An Exile neither builds nor repairs (OA-CHR-008)."""
    if work.players[seat].role == EXILE:
        return
    if princely(work, seat):
        _by_rule(work, seat)
    else:
        push(work, "chronicle.builds", seat=seat)


def _by_rule(work: Work, seat: int) -> None:
    """What the Clockwork Prince builds or repairs (OA-PRINCE-147, 148)."""
    how, site, card = victor.edifice(work)
    if how == victor.BUILD:
        build(work, seat, site, card)
    elif how == victor.REPAIR:
        repair(work, seat, site)


def in_archive(table: Table, suit: str) -> str:
    """The edifice of a suit, if it is not on the map (OA-CHR-011)."""
    return next((card for card in table.archive if CARDS[card].kind == EDIFICE and CARDS[card].suit == suit), "")


def edifice_at(site: Site) -> str:
    """The edifice at a site, intact or a ruin."""
    return next((card for card in site.cards if CARDS[card].kind == EDIFICE), "")


def buildings(table: Table, seat: int) -> tuple[tuple[str, str], ...]:
    """Where an edifice could replace which denizen, locked or not (OA-CHR-009 to 011); a Citizen rules as the Empire
    does (OA-CHR-014)."""
    return tuple(
        (site.id, card)
        for site in ruled_sites(table, seat)
        if not edifice_at(site)
        for card in site.cards
        if CARDS[card].kind == DENIZEN and in_archive(table, CARDS[card].suit)
    )


def repairs(table: Table, seat: int) -> tuple[str, ...]:
    """Ruled sites with a ruin (OA-CHR-012)."""
    return tuple(
        site.id for site in ruled_sites(table, seat) if (card := edifice_at(site)) != "" and CARDS[card].ruined
    )


@BUILD.offers
def _building(table: Table, seat: int) -> Iterable[Option]:
    for site, card in buildings(table, seat):
        yield Option(f"build {site} {card}", "build", (site, card))


@BUILD.offers
def _repairing(table: Table, seat: int) -> Iterable[Option]:
    for site in repairs(table, seat):
        yield Option(f"repair {site}", "repair", (site,))


BUILD.passes()


@BUILD.answers("build")
def _build(work: Work, seat: int, site: str, card: str) -> None:
    build(work, seat, site, card)


def build(work: Work, seat: int, site: str, card: str) -> None:
    """The intact edifice of its suit takes the place of a denizen, which goes to the world deck (OA-CHR-009)."""
    built = in_archive(work, CARDS[card].suit)
    there = site_of(work, site)
    alter(work, site, cards=tuple(built if other == card else other for other in there.cards))
    work.archive = tuple(other for other in work.archive if other != built)
    work.deck = (*work.deck, card)
    recorded(work, edifice=built)
    color = work.players[seat].color
    tell(work, "oa-log-builds", rule="OA-CHR-009", player=color, card=built, site=site, cards=(card,))


@BUILD.answers("repair")
def _repair(work: Work, seat: int, site: str) -> None:
    repair(work, seat, site)


def repair(work: Work, seat: int, site: str) -> None:
    """A ruin turns to its intact side (OA-CHR-012)."""
    there = site_of(work, site)
    ruin = edifice_at(there)
    whole = CARDS[ruin].back
    alter(work, site, cards=tuple(whole if other == ruin else other for other in there.cards))
    recorded(work, edifice=whole)
    tell(work, "oa-log-repairs", rule="OA-CHR-012", player=work.players[seat].color, card=whole, site=site)
