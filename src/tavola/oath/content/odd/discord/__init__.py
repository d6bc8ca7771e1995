"""Discord cards that are more than a table row."""

from __future__ import annotations

from . import bandit_chief as bandit_chief
from . import blackmail as blackmail
from . import dissent as dissent
from . import enchantress as enchantress
from . import false_prophet as false_prophet
from . import gambling_hall as gambling_hall
from . import relic_thief as relic_thief
from . import riots as riots
