"""The rules: what may be done and what comes of it, a module per chapter of the rulebook.

The parts stand above each other; each may import itself and those to its right.
"""

from __future__ import annotations

from . import combat as combat
from . import hand as hand
from . import land as land
from . import pieces as pieces
from . import players as players
from . import turn as turn

ORDER = ("players", "turn", "combat", "hand", "land", "pieces")
