"""The names frames use: every step, question and effect word of Massive Darkness registers here."""

from __future__ import annotations

from ..kernel.effects import Verbs
from ..kernel.machine import Book
from .state import NOBODY, Table, Work


def speaker(table: Table) -> int:
    """Who answers for the group: the active hero's player, outside any activation the first player (MD-GLO-04)."""
    return table.acting if table.acting != NOBODY else table.first


#: A question is put to the hero its frame names, otherwise to whoever answers for the group.
BOOK: Book[Table, Work] = Book(speaker)
#: Before the enemies' dice are rolled a player looks at what was done, and may take it back.
BOOK.pause("activation")
#: A symbol that changes nothing, or a hero healed in vain, is no choice.
BOOK.weighed |= {"combat_enchant", "heal_whom"}
VERBS: Verbs[Table, Work] = Verbs(BOOK, "md-ask-choose")
