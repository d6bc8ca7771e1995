"""The effect words of Oath, constructor beside meaning.

`gains`, `banks`, `cards`, `moving`, `people`, `armies`, `war`, `grants`: words that do something at once. `bends`:
words that stand in force and adjust a question, claim a deed or react to one; used as a battle plan they stand for
that campaign. `conditions`: under which a word speaks. `amounts`: numbers that are counted when they are needed.
"""

from __future__ import annotations

from . import amounts as amounts
from . import armies as armies
from . import banks as banks
from . import bends as bends
from . import cards as cards
from . import conditions as conditions
from . import gains as gains
from . import grants as grants
from . import moving as moving
from . import people as people
from . import war as war
