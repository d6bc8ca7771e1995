"""The dungeon and what can be read off it: zones, reach, decks, skills in force, the end of a mission."""

from __future__ import annotations

from . import board as board
from . import decks as decks
from . import ending as ending
from . import naming as naming
from . import reach as reach
from . import refusals as refusals
from . import skills as skills
