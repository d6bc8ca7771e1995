"""Pieces that are more than a table row: chains of small named steps, one module each."""

from __future__ import annotations

from . import bandit_chief as bandit_chief
from . import blackmail as blackmail
from . import conspiracy as conspiracy
from . import edifices as edifices
from . import false_prophet as false_prophet
from . import homeland_relic as homeland_relic
from . import jinx as jinx
from . import relic_thief as relic_thief
from . import relics as relics
from . import wild_mounts as wild_mounts
