"""Owen alone in the tutorial, as most tests of a hero's activation begin."""

from __future__ import annotations

from ...scripted import Table, given

OWEN = '[[heroes]]\nhero = "owen"\n'
GUARD = '[[enemies]]\ncard = "goblin_warriors_l1"\nat = "{at}"\n'

#: The zone with the two doors.
DOOR = 'at = "6v.b2"'


def owen(more: str = "", top: str = "", after: str = "") -> Table:
    """Start zone 6v.a3, corridor 6v.a2, 6v.b2, 6v.c2; doors 1 and 2 at 6v.b2."""
    return given(top + "\n" + OWEN + more + "\n" + after)
