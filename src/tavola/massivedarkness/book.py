"""The names frames use: every step, question and effect word of Massive Darkness registers here."""

from __future__ import annotations

from ..kernel.effects import Verbs
from ..kernel.machine import Book
from ..kernel.records import Frame
from .state import NOBODY, Table, Work

BOOK: Book[Table, Work] = Book()
#: With nothing to hand over there is nothing to ask.
BOOK.plain |= {"trade"}


def speaker(table: Table) -> int:
    """Who answers for the group: the active hero's player, outside any activation the first player (MD-GLO-04)."""
    return table.acting if table.acting != NOBODY else table.first


def asked_seat(table: Table, frame: Frame) -> int:
    return speaker(table)


VERBS: Verbs[Table, Work] = Verbs(BOOK, asked_seat, "md-ask-choose")
