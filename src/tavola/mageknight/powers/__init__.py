"""What pieces do besides their own effect: a power is one object whose methods are the moments at which it speaks.

A power goes by the word of what is in force: a lasting effect of the turn, a Skill that lies ready, the Tactic not yet
used up. Every method has the rulebook's answer as its default. Chapters ask those of whoever acts in the ways of the
kernel (`kernel/powers/moments.py`): `react` after a deed, `adjust` an answer, `claim` a deed for the first that takes
it over, `grant` what all of them offer. Content registers the powers; no chapter knows a single piece by name.
"""

from __future__ import annotations

from .asking import MOMENTS as MOMENTS
from .asking import OPENING as OPENING
from .asking import adjust as adjust
from .asking import claim as claim
from .asking import grant as grant
from .asking import power as power
from .asking import react as react
from .asking import react_in_the_middle as react_in_the_middle
from .asking import speaks as speaks
from .power import Colors as Colors
from .power import Piece as Piece
from .power import Power as Power
