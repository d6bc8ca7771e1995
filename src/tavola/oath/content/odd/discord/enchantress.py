"""Enchantress: she changes places with a face-up adviser of another player (OA-TURN-053)."""

from __future__ import annotations

from .....kernel.records import Effect
from .....kernel.work import push, tell
from ....book import BOOK, word_if
from ....chapters.pieces.cards import (
    adviser_limit,
    adviser_weight,
    discard_adviser,
    face_up,
    locked,
    removable_advisers,
    tag,
    tagged,
)
from ....chapters.pieces.picking import pick
from ....chapters.pieces.rule import where
from ....state import Adviser, Table, Work, change


def enchant() -> Effect:
    """Exchange this adviser with a face-up one of any other player."""
    return Effect("enchant")


def _others(table: Table, seat: int) -> list[str]:
    return [
        card
        for other in range(len(table.players))
        if other != seat
        for card in face_up(table, other)
        if not locked(table, card, seat)
    ]


@word_if("enchant", lambda table, source, seat, place: bool(_others(table, seat)))
def _swap(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "card", _others(work, seat), "enchantress.swap", seat, source, why=source)


@BOOK.does("enchantress.swap")
def _swapped(work: Work, seat: int, source: str, card: str) -> None:
    """Tokens stay on their cards; a swap is no play. Whoever is now above the limit discards another card."""
    other, _ = where(work, card)
    for owner, old, new in ((seat, source, card), (other, card, source)):
        advisers = tuple(
            Adviser(new, True) if one == Adviser(old, True) else one for one in work.players[owner].advisers
        )
        change(work, owner, advisers=advisers)
    one, two = work.players[seat].color, work.players[other].color
    tell(work, "oa-log-swaps", rule="OA-TURN-053", player=one, other=two, card=card)
    push(work, "enchantress.trim", seat, card)
    push(work, "enchantress.trim", other, source)


@BOOK.does("enchantress.trim")
def _trim(work: Work, seat: int, kept: str) -> None:
    """Advisers that count leave, one by one, down to the limit; never the one just received."""
    advisers = work.players[seat].advisers
    weight = adviser_weight(work, seat, advisers)
    if weight <= adviser_limit(work, seat):
        return
    among = [
        tag(one)
        for one in removable_advisers(work, seat, seat)
        if tag(one) != kept and adviser_weight(work, seat, tuple(a for a in advisers if a != one)) < weight
    ]
    if among:
        push(work, "enchantress.trim", seat, kept)
        pick(work, seat, "adviser", among, "enchantress.leaves", seat)


@BOOK.does("enchantress.leaves")
def _leaves(work: Work, seat: int, name: str) -> None:
    discard_adviser(work, seat, seat, tagged(work, seat, name))
