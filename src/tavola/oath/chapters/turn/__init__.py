"""Set-up, Wake, Rest, rounds and the end of the game."""

from __future__ import annotations

from . import course as course
from . import ending as ending
from . import setup as setup
