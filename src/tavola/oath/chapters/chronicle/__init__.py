"""Writing the chronicle: what the winner does with the world before the next game (R15)."""

from __future__ import annotations

from . import cards as cards
from . import citizens as citizens
from . import course as course
from . import edifice as edifice
from . import land as land
from . import relics as relics
from . import saving as saving
from . import vow as vow
