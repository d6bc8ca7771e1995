"""Inquisitor: a look at a facedown adviser; the Conspiracy changes hands, anything else is paid for."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.records import Effect
from .....kernel.work import push, tell
from ....book import BOOK, word_if
from ....chapters.pieces.cards import facedown, facedown_owner, numbered, remove_adviser
from ....chapters.pieces.picking import pick
from ....chapters.pieces.rule import here
from ....chapters.pieces.tokens import arrive, lift, place
from ....state import CONSPIRACY, Adviser, Table, Work, change


def inquire() -> Effect:
    """Look at a facedown adviser of a player here; play or discard the Conspiracy, or give the favor on this card."""
    return Effect("inquire")


def _suspects(table: Table, seat: int) -> list[str]:
    return [name for name in facedown(table) if facedown_owner(table, name) in here(table, seat)]


@word_if("inquire", lambda table, source, seat, place: bool(_suspects(table, seat)))
def _inquire(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "facedown", _suspects(work, seat), "inquisitor.looks", seat, source, why=source)


@BOOK.does("inquisitor.looks")
def _looks(work: Work, seat: int, source: str, name: str) -> None:
    victim = facedown_owner(work, name)
    adviser = numbered(work, victim, int(name[1:]))
    work.ledger.seal()
    one, other = work.players[seat].color, work.players[victim].color
    tell(work, "oa-log-peeked-adviser", rule="OA-TURN-050", player=one, other=other)
    tell(work, "oa-log-saw", rule="OA-TURN-050", only=seat, card=adviser.card)
    if adviser.card == CONSPIRACY:
        _uncovered(work, seat, victim, adviser)
        return
    seen = replace(adviser, seen=tuple(sorted({*adviser.seen, seat})))
    advisers = tuple(seen if one == adviser else one for one in work.players[victim].advisers)
    change(work, victim, advisers=advisers)
    favor, secrets = lift(work, source)
    if secrets:
        place(work, source, secrets=secrets)
    arrive(work, victim, favor)
    tell(work, "oa-log-favor-given", rule="OA-TURN-044", player=other, n=favor)


def _uncovered(work: Work, seat: int, victim: int, adviser: Adviser) -> None:
    """The user plays it at once, face up or as a facedown adviser, or discards it."""
    one, other = work.players[seat].color, work.players[victim].color
    tell(work, "oa-log-conspiracy-found", rule="OA-VISION-020", player=one, other=other)
    remove_adviser(work, victim, adviser)
    change(work, seat, hand=(*work.players[seat].hand, CONSPIRACY))
    push(work, "play.card", CONSPIRACY, "", 0, 0, seat=seat)
