"""Whatever bends somebody's action, wherever it is printed, and the ways to ask it.

A power *adjusts* an answer, *claims* a deed to do something instead, or *reacts* to one after it is done. Where many
pieces bear a few words each, powers go by word and in layers (`words.py`: cards that tax, lessen or forbid). Where each
special rule is its own, powers are objects whose methods are the moments of the game (`moments.py`: scenarios,
variants, odd pieces). Of those that go by word a trace tells which changed what.
"""

from __future__ import annotations

from .moments import Moments as Moments
from .power import Change as Change
from .power import Power as Power
from .words import REACTION as REACTION
from .words import Force as Force
from .words import Powers as Powers
