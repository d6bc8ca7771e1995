"""Tokens, warbands, cards, relics and who rules what."""

from __future__ import annotations

from . import cards as cards
from . import dice as dice
from . import heeding as heeding
from . import muting as muting
from . import picking as picking
from . import relics as relics
from . import rule as rule
from . import tokens as tokens
from . import warbands as warbands
