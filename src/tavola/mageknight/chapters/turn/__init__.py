"""Turns and rounds: set-up, interaction, the end of a turn, levels, rewards, scoring, the Dummy player."""

from __future__ import annotations

from . import altars as altars
from . import course as course
from . import dummy as dummy
from . import ending as ending
from . import interaction as interaction
from . import levels as levels
from . import results as results
from . import rewards as rewards
from . import rounds as rounds
from . import scoring as scoring
from . import setup as setup
