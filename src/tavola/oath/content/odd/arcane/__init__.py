"""Arcane cards that are more than a table row."""

from __future__ import annotations

from . import dream_thief as dream_thief
from . import inquisitor as inquisitor
from . import jinx as jinx
from . import plague_engines as plague_engines
from . import revelation as revelation
from . import terror_spells as terror_spells
from . import witchs_bargain as witchs_bargain
