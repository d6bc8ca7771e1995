"""Combat: its course, dice and pools, rerolls, enchantments, results and wounds."""

from __future__ import annotations

from . import course as course
from . import dice as dice
from . import effects as effects
from . import enchantments as enchantments
from . import lines as lines
from . import pools as pools
from . import preparing as preparing
from . import rerolls as rerolls
from . import results as results
from . import wounds as wounds
