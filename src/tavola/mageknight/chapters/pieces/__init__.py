"""The pieces on the table and what can be read off them: spaces, enemies, rivals, piles, mana, Fame, Wounds."""

from __future__ import annotations

from . import fame as fame
from . import foes as foes
from . import hexmap as hexmap
from . import hurt as hurt
from . import mana as mana
from . import opposing as opposing
from . import piles as piles
from . import protection as protection
from . import rivals as rivals
from . import teams as teams
from . import tracks as tracks
from . import wages as wages
from . import wounds as wounds
