"""Whistle: a pawn comes to the user's site and earns the secret (OA-RELIC-020)."""

from __future__ import annotations

from .....kernel.records import Effect
from ....book import BOOK, POWERS, word_if
from ....chapters.actions.travel import drag, legal_sites
from ....chapters.pieces.picking import pick
from ....chapters.pieces.tokens import lift, place
from ....state import Table, Work, change, seat_of

WHISTLE = "whistle"


def call_pawn() -> Effect:
    """A pawn elsewhere must travel to the user's site if able, without Supply; then its owner gets the secret."""
    return Effect("call_pawn")


def _elsewhere(table: Table, seat: int) -> list[str]:
    site = table.players[seat].site
    return [player.color for player in table.players if player.site != site]


@word_if("call_pawn", lambda table, source, seat, place: bool(_elsewhere(table, seat)))
def _call(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "player", _elsewhere(work, seat), "whistle.comes", seat, source, why=source)


@BOOK.does("whistle.comes")
def _comes(work: Work, seat: int, source: str, color: str) -> None:
    """Who cannot come stays, and so does who will not pay a toll: then the secret stays on the relic."""
    called, site = seat_of(work, color), work.players[seat].site
    if site in legal_sites(work, called):
        drag(work, seat, called, (site,), "whistle.earned", why=source)


@BOOK.does("whistle.earned")
def _earned(work: Work, seat: int, called: int, site: str) -> None:
    if work.players[called].site != site or not POWERS.value(work, "may_give_secrets", True, seat):
        return
    favor, secrets = lift(work, WHISTLE)
    if favor or secrets > 1:
        place(work, WHISTLE, favor, secrets - 1)
    if secrets:
        change(work, called, secrets=work.players[called].secrets + 1)
