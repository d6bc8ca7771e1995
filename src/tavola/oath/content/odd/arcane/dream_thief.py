"""Dream Thief: two facedown advisers change places, and stay face down."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.records import Effect
from .....kernel.work import tell
from ....book import BOOK, word_if
from ....chapters.pieces.cards import facedown, facedown_owner, numbered
from ....chapters.pieces.picking import pick
from ....state import Adviser, Work, change


def swap_facedown() -> Effect:
    """Exchange the places of any two facedown advisers."""
    return Effect("swap_facedown")


@word_if("swap_facedown", lambda table, source, seat, place: len(facedown(table)) > 1)
def _swap(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "facedown", facedown(work), "dream_thief.second", seat, source, why=source)


@BOOK.does("dream_thief.second")
def _second(work: Work, seat: int, source: str, first: str) -> None:
    others = [name for name in facedown(work) if name != first]
    pick(work, seat, "facedown", others, "dream_thief.swap", first, why=source)


@BOOK.does("dream_thief.swap")
def _swapped(work: Work, one: str, two: str) -> None:
    """Everybody sees which cards move; whoever knew one of them knows it still."""
    places = [(facedown_owner(work, name), int(name[1:])) for name in (one, two)]
    (first, n), (second, m) = places
    mine, theirs = numbered(work, first, n), numbered(work, second, m)
    new = {n: _known(theirs, second), m: _known(mine, first)}
    for owner in dict.fromkeys((first, second)):
        advisers = tuple(new.get(a.n, a) if not a.up else a for a in work.players[owner].advisers)
        change(work, owner, advisers=advisers)
    colors = work.players[first].color, work.players[second].color
    work.ledger.seal()
    tell(work, "oa-log-swaps-facedown", rule="OA-TURN-053", player=colors[0], other=colors[1])


def _known(adviser: Adviser, owner: int) -> Adviser:
    """The adviser as it lies with somebody else: its old owner has seen it."""
    return replace(adviser, seen=tuple(sorted({*adviser.seen, owner})))
