"""The effect words: constructors as content writes them in `words`, what each does in the modules beside it."""

from __future__ import annotations

from . import cards as cards
from . import conditions as conditions
from . import enemies as enemies
from . import gains as gains
from . import giving as giving
from . import lasting as lasting
from . import mana as mana
from . import points as points
from . import skills as skills
