"""The rules: what may be done and what comes of it, a module per chapter of the rulebook.

The parts stand above each other; each may import itself and those to its right.
"""

from __future__ import annotations

from . import actions as actions
from . import campaign as campaign
from . import chronicle as chronicle
from . import court as court
from . import pieces as pieces
from . import powers as powers
from . import prince as prince
from . import turn as turn

ORDER = ("chronicle", "prince", "turn", "court", "campaign", "actions", "powers", "pieces")
