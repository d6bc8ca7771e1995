"""Phase 4: tokens return, Rest powers, the start marker follows, and the offer of Citizenship (P7)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Option, Text
from ....kernel.seats import ask_each
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import OATHS
from ...state import CHANCELLOR, EXILE, Table, Work, steered
from ..court.citizenship import become_citizen
from ..court.title import succeeds, successor
from ..pieces.relics import take_relics
from ..pieces.tokens import return_tokens
from .box import others, prince_of

OFFER = BOOK.asks("prince.offer")


@BOOK.does("prince.cleanup")
def phase_four(work: Work) -> None:
    """His Rest: favor goes to the banks, secrets to his board, the markers meet (OA-PRINCE-112 to 114)."""
    prince = prince_of(work)
    return_tokens(work, prince.seat)
    steered(work, start=prince.mark)
    tell(work, "oa-log-prince-cleanup", rule="OA-PRINCE-112", player=work.players[prince.seat].color)
    push(work, "round.next", prince.seat)
    push(work, "prince.court")
    push(work, "rest.power", "", seat=prince.seat)


def courts(table: Table) -> bool:
    """Whether he offers Citizenship: Chancellor, not Oathkeeper, with a Threat and without a Successor
    (OA-PRINCE-115)."""
    prince = prince_of(table)
    chancellor = table.players[prince.seat].role == CHANCELLOR
    threatened = table.keeper != prince.seat and prince.threat >= 0
    return chancellor and threatened and successor(table) == prince.seat


@BOOK.does("prince.court")
def court(work: Work) -> None:
    """Every Exile is asked, one after another, in turn order (OA-PRINCE-117)."""
    if courts(work):
        asked = [seat for seat in others(work) if work.players[seat].role == EXILE]
        ask_each(work, asked, "prince.offer", 0)


@OFFER.asked_if
def _due(table: Table, seat: int, seen: int) -> bool:
    """An Exile who meets the Successor's goal is left out (OA-PRINCE-116), tested when it would be asked."""
    return bool(table.relic_deck) and not succeeds(table, seat, OATHS[table.oath].successor)


@OFFER.prompt
def _asks(table: Table, seat: int, seen: int) -> Text:
    if seen:
        return Text("oa-ask-prince-offer-seen", {"card": table.relic_deck[-1]})
    return Text("oa-ask-prince-offer")


@OFFER.offers
def _offers(table: Table, seat: int, seen: int) -> Iterable[Option]:
    if not seen:
        yield Option("peek", "peek_offer")
    yield Option("join the empire", "join_empire")
    yield Option("decline", "decline_offer")


@OFFER.answers("peek_offer")
def _peek(work: Work, seat: int, seen: int) -> None:
    """The relic stays at the bottom (OA-PRINCE-118)."""
    work.ledger.seal()
    tell(work, "oa-log-prince-peeked", rule="OA-PRINCE-115", player=work.players[seat].color)
    tell(work, "oa-log-saw", rule="OA-PRINCE-115", only=seat, card=work.relic_deck[-1])
    push(work, "prince.offer", 1, seat=seat)


@OFFER.answers("decline_offer")
def _decline(work: Work, seat: int, seen: int) -> None:
    tell(work, "oa-log-prince-declined", rule="OA-PRINCE-118", player=work.players[seat].color)


@OFFER.answers("join_empire")
def _join(work: Work, seat: int, seen: int) -> None:
    """All steps of becoming a Citizen apply, but the relic comes from the bottom of the deck (OA-PRINCE-115, 119)."""
    push(work, "prince.granted", seat)
    become_citizen(work, seat)


@BOOK.does("prince.granted")
def granted(work: Work, seat: int) -> None:
    *rest, relic = work.relic_deck
    work.relic_deck = tuple(rest)
    take_relics(work, seat, (relic,))
