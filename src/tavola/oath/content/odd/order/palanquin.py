"""Palanquin: its user carries a player of the same site to wherever that player could travel (OA-PLAY-074)."""

from __future__ import annotations

from .....kernel.records import Effect
from .....kernel.work import tell
from ....book import BOOK, word_if
from ....chapters.actions.travel import chooser, drag, legal_sites
from ....chapters.pieces.picking import pick
from ....chapters.pieces.rule import here
from ....state import Table, Work, change, seat_of, site_of


def carry() -> Effect:
    return Effect("carry")


def _goals(table: Table, passenger: int) -> tuple[str, ...]:
    """Sites legal for the passenger. From an enemy's Shrouded Wood the passenger may be led elsewhere, and a pawn that
    is merely put somewhere turns up no site: there the user goes to a face-up one."""
    sites = legal_sites(table, passenger)
    led = chooser(table, passenger) != passenger
    return tuple(site for site in sites if site_of(table, site).up or not led)


def _passengers(table: Table, seat: int) -> list[str]:
    return [table.players[other].color for other in here(table, seat) if _goals(table, other)]


@word_if("carry", lambda table, source, seat, place: bool(_passengers(table, seat)))
def _carry(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "player", _passengers(work, seat), "palanquin.board", seat, source, why=source)


@BOOK.does("palanquin.board")
def _board(work: Work, seat: int, source: str, color: str) -> None:
    passenger = seat_of(work, color)
    drag(work, seat, passenger, _goals(work, passenger), "palanquin.follow", why=source)


@BOOK.does("palanquin.follow")
def _follow(work: Work, seat: int, passenger: int, site: str) -> None:
    """The user's own pawn is put there: no travel."""
    there = site_of(work, site).id
    change(work, seat, site=there)
    tell(work, "oa-log-comes", rule="OA-PLAY-074", player=work.players[seat].color, site=there)
