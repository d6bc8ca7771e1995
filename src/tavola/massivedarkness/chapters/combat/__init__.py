"""Combat: its course, dice and pools, rerolls, enchantments, results and wounds."""

from __future__ import annotations

from . import course as course
from . import deeds as deeds
from . import dice as dice
from . import effects as effects
from . import enchantments as enchantments
from . import lines as lines
from . import mixing as mixing
from . import pools as pools
from . import preparing as preparing
from . import rerolls as rerolls
from . import results as results
from . import stakes as stakes
from . import suffering as suffering
from . import wounds as wounds
