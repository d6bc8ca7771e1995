"""What several scenarios share."""

from __future__ import annotations

from . import alone as alone
from . import blitz as blitz
from . import dummy as dummy
from . import goals as goals
from . import quests as quests
from . import rivalry as rivalry
from . import titles as titles
