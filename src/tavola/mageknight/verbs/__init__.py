"""The effect words, by theme: the constructor content writes, and beside it what the word does, whether it can happen,
what its arguments are called and which rules it touches."""

from __future__ import annotations

from . import cards as cards
from . import changes as changes
from . import conditions as conditions
from . import enemies as enemies
from . import gains as gains
from . import giving as giving
from . import lasting as lasting
from . import mana as mana
from . import points as points
from . import reasons as reasons
from . import shields as shields
from . import skills as skills
from . import turn as turn
