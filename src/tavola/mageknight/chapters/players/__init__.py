"""Combat between players, and together: duels and joint fights."""

from __future__ import annotations

from . import duel as duel
from . import joint_fights as joint_fights
from . import questions as questions
from . import strikes as strikes
