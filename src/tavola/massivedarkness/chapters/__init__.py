"""The rules: what may be done and what comes of it, a module per chapter of the rulebook.

The parts stand above each other; each may import itself and those to its right.
"""

from __future__ import annotations

from . import board as board
from . import combat as combat
from . import enemies as enemies
from . import gear as gear
from . import heroes as heroes
from . import rounds as rounds

ORDER = ("rounds", "heroes", "enemies", "combat", "gear", "board")
